import type { CourseBand } from "@anamnesis/cases";
import type { BedsideKind } from "@anamnesis/terminology";
import type { Order } from "../hear/ordering.ts";

/** Something done at the bedside, with the minute of the case's time at which it was done. */
export interface Act {
  readonly kind: BedsideKind;
  /** Of a drug, a class or a bedside term. */
  readonly id: string;
  readonly minute: number;
  readonly turn: number;
  /** As the nurse says it back: "adrenaline 0.5 mg into the muscle". */
  readonly words: string;
  readonly dose?: number;
  readonly unit?: string;
  readonly route?: string;
  readonly millilitres?: number;
  readonly overMinutes?: number;
  readonly litresPerMinute?: number;
  readonly device?: string;
  /** The nurse asked whether it was meant, and it was ordered again. */
  readonly isInsisted?: true;
}

/** Vital signs as they are written down. */
export interface Signs {
  readonly heartRate: number;
  readonly systolic: number;
  readonly diastolic: number;
  readonly temperatureC: number;
  readonly respiratoryRate: number;
  readonly spo2: number;
  readonly consciousness?: "confused" | "voice" | "pain" | "unresponsive";
  readonly onOxygen?: true;
}

export interface Measured {
  readonly minute: number;
  readonly signs: Signs;
}

/** How the patient is; `dead` ends the encounter. */
export type Band = CourseBand | "dead";

/** What the nurse has said by herself, and when. */
export interface Report {
  readonly minute: number;
  readonly turn: number;
  readonly words: string;
}

/** An order that waits for a word of the learner's. */
export interface Pending {
  readonly why: "detail" | "danger";
  readonly order: Order;
  readonly turn: number;
}

/** Something that the nurse said, and in which turn. */
export interface NurseSaid {
  readonly words: string;
  readonly turn: number;
}

/** What is remembered of the bedside: JSON, kept in the dialogue state. Everything else follows from it and the case. */
export interface BedsideMemory {
  /** Minutes of the case's time at the end of the last turn. */
  readonly clock: number;
  readonly acts: readonly Act[];
  readonly reports: readonly Report[];
  readonly pending?: Pending;
  /** What the nurse said in the last turns, so that she does not say it again. */
  readonly said?: readonly NurseSaid[];
  /** Medicines whose dose was said for later; the latest last. */
  readonly doses?: readonly Order[];
  /** Ids of the investigations asked for in the talk: on the form until they are ordered. */
  readonly noted?: readonly string[];
  /** Results have come since the talk began. */
  readonly hasResults?: true;
  /** Sentences of findings that were read out, figures aside. */
  readonly reported?: readonly string[];
  /** Systems that were listened to with a stethoscope, and the minute of the case's time at which each last was. */
  readonly listened?: Readonly<
    Partial<Record<"cardiovascular" | "respiratory" | "abdomen" | "ent", number>>
  >;
  /** The last vital signs that somebody took. */
  readonly measured?: Measured;
  /** The state that was reported last. */
  readonly band: Band;
}

export const atFirst: BedsideMemory = { clock: 0, acts: [], reports: [], band: "found" };

export const isMonitored = ({ acts }: Pick<BedsideMemory, "acts">): boolean =>
  acts.some(({ kind }) => kind === "monitor");
