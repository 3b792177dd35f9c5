import type { Check, Marks, Talk } from "../contract.ts";
import { checkCase, playable } from "./check.ts";
import { marksOf } from "./marks.ts";
import { Talker } from "./talk.ts";

/** A case as it is being written. `revision` also changes when a file beside it does. */
export interface Written {
  readonly text: string;
  readonly file: string;
  readonly revision: number;
}

/** What the linter, the patient and the examiner have to say of it. */
export interface Engine {
  check(written: Written): Promise<Check>;
  talk(written: Written, lines: readonly string[], seed: number): Promise<Talk>;
  marks(written: Written): Promise<Marks>;
  close(): Promise<void>;
}

export type Asked =
  | { readonly kind: "check"; readonly written: Written }
  | {
      readonly kind: "talk";
      readonly written: Written;
      readonly lines: readonly string[];
      readonly seed: number;
    }
  | { readonly kind: "marks"; readonly written: Written };

/** Answers in the thread that it is in. */
export function answering(): (asked: Asked) => Check | Talk | Marks {
  const talker = new Talker();
  let read:
    { readonly written: Written; readonly compiled: ReturnType<typeof playable> } | undefined;
  const compiledOf = (written: Written) => {
    if (
      read?.written.text !== written.text ||
      read.written.revision !== written.revision ||
      read.written.file !== written.file
    )
      read = { written, compiled: playable(written.text, written.file) };
    return read.compiled;
  };
  return (asked) => {
    const { written } = asked;
    if (asked.kind === "check") return checkCase(written.text, written.file, written.revision);
    if (asked.kind === "marks") return marksOf(compiledOf(written));
    return talker.talk(compiledOf(written), asked.lines, asked.seed);
  };
}
