/** What kind of thing is done at the bedside. */
export type BedsideKind =
  | "drug"
  | "oxygen"
  | "fluid"
  | "position"
  | "access"
  | "monitor"
  | "measure"
  | "procedure"
  | "call"
  | "move"
  | "wait";

/** Something done at the bedside that is no medicine; medicines are named by `findDrugs`. */
export interface BedsideTerm {
  readonly id: string;
  readonly kind: Exclude<BedsideKind, "drug">;
  /** As a nurse says it back. */
  readonly name: string;
  /** Actions of a treatment plan that it is, for whoever marks it. */
  readonly marks: readonly string[];
  /** The investigation whose result it gives at once. */
  readonly test?: string;
  /** Minutes of the case's time that it takes those at the bedside. */
  readonly minutes: number;
  /** What names it in an order. */
  readonly pattern: RegExp;
}

export const term = (
  id: string,
  kind: BedsideTerm["kind"],
  name: string,
  pattern: RegExp,
  marks: readonly string[] = [],
  minutes = 0.5,
): BedsideTerm => ({ id, kind, name, pattern, marks, minutes });
