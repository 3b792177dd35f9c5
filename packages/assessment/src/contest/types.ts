import type { ReportItem } from "../types.ts";

/** Where the learner says that an item was met. */
export type Pointed =
  | {
      readonly where: "turn";
      /** The learner's own count of what they said, from 1. */
      readonly number: number;
      readonly line: string;
      readonly answer: string;
      /** What the patient understood and told, as it was stored with the answer. */
      readonly topics: readonly string[];
      readonly facts: readonly string[];
    }
  /** The triage card and the vital signs. */
  | { readonly where: "card" }
  /** A sentence or row of the learner's own reasoning or plan. */
  | {
      readonly where: "written";
      readonly part: "diagnosis" | "reasoning" | "medication" | "advice";
      readonly text: string;
    };

export interface Verdict {
  readonly outcome: "accepted" | "partly" | "not-found";
  /** Points of the item from now on, never fewer than it had. */
  readonly points: number;
  /** What the examiner says to the learner. */
  readonly text: string;
}

export type ContestedItem = Pick<
  ReportItem,
  | "about"
  | "ref"
  | "group"
  | "area"
  | "label"
  | "outcome"
  | "points"
  | "maxPoints"
  | "question"
  | "evidence"
>;
