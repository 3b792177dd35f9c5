import type { PickKind } from "../../contract.ts";

/** Label, hint, and what the schema cannot say of a field: where its ids come from, or how it is best written. */
export type Words = readonly [
  label: string,
  hint?: string,
  how?: {
    readonly pick?: PickKind;
    readonly is?: "paragraph" | "yaml" | "switch" | "lines" | "weight" | "history" | "scalar";
    /** One of a list, for "Add …". */
    readonly noun?: string;
  },
];
/** By the path in the schema; `[]` stands for any item of a list, `*` for any name. */
export type WordsByPath = Readonly<Record<string, Words>>;
