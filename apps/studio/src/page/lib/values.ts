import type { Control, FieldSpec } from "../../contract.ts";

export type Path = readonly (string | number)[];
export const pathId = (path: Path): string => path.join(".");

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      isRecord(value) ? value[step] : Array.isArray(value) ? value[Number(step)] : undefined,
    whole,
  );

export const isWithin = (path: Path, outer: Path): boolean =>
  outer.every((step, at) => String(path[at]) === String(step));

const waiting = /^\(to be written\b:? ?(.*?)\)?$/;
/** What a scaffold left to the author to write, without its brackets; undefined where something is written. */
export const hintOf = (value: unknown): string | undefined =>
  typeof value === "string" ? waiting.exec(value)?.[1] : undefined;
export const toBeWritten = (what: string): string => `(to be written: ${what})`;

/** A text as it stands in an input: what is still to be written is empty. */
export const shownText = (value: unknown): string =>
  value === undefined || value === null || hintOf(value) !== undefined ? "" : String(value);

/** The lines of a field, whether they are written as a list or as one text. */
export const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : value === undefined || value === null
      ? []
      : [String(value)];

/** Names of the file in words: `left_sternal_edge`, "left sternal edge". */
export const inWords = (name: string): string => name.replace(/[_-]/g, " ");
export const titled = (name: string): string => {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value to begin with: what must be there, and "(to be written)" wherever only the author knows. */
export function blankOf(control: Control, label: string): unknown {
  switch (control.kind) {
    case "text":
    case "paragraph":
    case "scalar":
      return toBeWritten(label.toLowerCase());
    case "number":
      return control.min ?? 1;
    case "choice":
      return control.options[0] ?? "";
    case "switch":
      return false;
    case "lines":
      return [toBeWritten(label.toLowerCase())];
    case "several":
    case "picks":
    case "list":
      return [];
    case "pick":
      return "";
    case "group":
      return Object.fromEntries(
        control.fields
          .filter(({ isOptional }) => !isOptional)
          .map((field: FieldSpec) => [field.key, blankOf(field.control, field.label)]),
      );
    case "finding":
      return { text: toBeWritten(label.toLowerCase()), abnormal: false };
    case "weight":
      return "0";
    case "record":
    case "history":
      return {};
    case "yaml":
      return [];
  }
}

/** Path in the file of a fact, as the reply of a patient names it. */
export function pathOfFact(whole: unknown, fact: string): Path | undefined {
  const [key = "", ...rest] = fact.split(".");
  const name = rest.join(".");
  if (key === "mention") {
    const mentions = valueAt(whole, ["talk", "mentions"]);
    const at = Array.isArray(mentions)
      ? mentions.findIndex((one) => isRecord(one) && one["id"] === name)
      : -1;
    return at === -1 ? undefined : ["talk", "mentions", at];
  }
  const entry = valueAt(whole, ["history", key]);
  if (entry === undefined) return undefined;
  if (name === "") return ["history", key];
  if (isRecord(entry) && name in entry) return ["history", key, name];
  return isRecord(entry) && isRecord(entry["items"]) && name in entry["items"]
    ? ["history", key, "items", name]
    : undefined;
}
