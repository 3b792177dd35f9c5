import type { LineReading } from "@anamnesis/patient";
import type { ResultLine } from "@anamnesis/contract";
/** A line for the left panel that the patient has told; stored with the session. */
export interface ToldLine {
  readonly id: string;
  readonly list: "symptoms" | "history";
  readonly text: string;
  /** ISO 8601. */
  readonly toldAt: string;
}

/** What the patient engine says about a reply: the topics it answered and the facts it told, by id. */
export interface TurnTrace {
  readonly topics: readonly string[];
  readonly facts: readonly string[];
  /** How a language model read the line that this answers; without it the embedded hearing did. */
  readonly reading?: LineReading;
}

/** A result taken apart, as it is kept with the session: what was read once stays as it was read. */
export interface ResultDetail {
  readonly values: ResultLine[];
  readonly report: string;
  readonly hasTracing?: boolean;
  readonly image?: { readonly alt: string; readonly credit: string; readonly licence: string };
  /** ISO 8601: when the learner asked for the report. */
  readonly reportOpenedAt?: string;
}
