import type {
  Auscultation,
  Bedside,
  CatalogueTest,
  Printout,
  ResultLine,
} from "@anamnesis/contract";
import type {
  ContestedItem,
  Encounter,
  Pointed,
  Report,
  RoundMark,
  Verdict,
} from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { LineReading, Turn } from "@anamnesis/patient";
import type { Scene } from "../voices/scene.ts";

/** What the patient says, with what of it is kept beside the words. */
export interface PatientLine {
  readonly text: string;
  readonly source: "embedded" | "model";
  readonly emotionalState: string;
  readonly topics: readonly string[];
  readonly facts: readonly string[];
  /** How a voice read the learner's line, where the turn rests on that. */
  readonly reading?: LineReading;
}

export interface ClinicTurn {
  /** JSON, meant for the next turn; nobody else reads it. */
  readonly state: unknown;
  readonly line: PatientLine;
  /** Every line that the left panel shows beyond triage after this turn; ids are stable. */
  readonly told: readonly {
    readonly id: string;
    readonly list: "symptoms" | "history";
    readonly text: string;
  }[];
  /** What a voice needs to word the turn otherwise; missing where only this wording is to be had. */
  readonly scene?: Scene;
}

/** The bedside as it is shown, and what the nurse calls for while results are waited for. */
export interface ClinicBedside {
  readonly shown: Bedside;
  readonly call: string | null;
}

export interface ClinicResult {
  readonly testName: string;
  readonly resultText: string;
  readonly values: readonly ResultLine[];
  readonly report: string;
  readonly hasTracing: boolean;
  readonly format: "text" | "image";
  readonly image?: {
    readonly sha256: string;
    readonly alt: string;
    readonly credit: string;
    readonly licence: string;
  };
}

/**
 * The port to patient and examiner: sessions know nothing else of them. The same arguments give the same answer, save
 * that a model may word a line differently.
 */
export interface Clinic {
  /** The patient's first line, before the learner has said anything. */
  open(compiled: CompiledCase, seed: number): Promise<ClinicTurn>;
  takeTurn(
    compiled: CompiledCase,
    state: unknown,
    text: string,
    conversation: readonly Turn[],
    /** Minutes waited for results since the last turn, one an order. */
    waits: readonly number[],
    /** How somebody else has read the line. */
    reading?: LineReading,
  ): Promise<ClinicTurn>;
  /** The bedside after a turn and the waits since; missing where nothing is done at it. */
  bedside?(compiled: CompiledCase, state: unknown, waits: readonly number[]): ClinicBedside;
  /** What the stethoscope finds where it has been held; missing where nobody can be listened to. */
  auscultation?(compiled: CompiledCase, state: unknown): Auscultation;
  readonly tests: readonly CatalogueTest[];
  /** The catalogue's name for what was ordered, or null when there is no such test. */
  testNamed(name: string): string | null;
  /** The result of a test of the catalogue. */
  investigate(compiled: CompiledCase, testName: string, seed: number): ClinicResult;
  /** The tracing of a test that records one, or null. */
  tracing(compiled: CompiledCase, testName: string, seed: number): Printout | null;
  /** The report; later, where the examiner works in a thread of its own. */
  mark(compiled: CompiledCase, encounter: Encounter): Report | Promise<Report>;
  /** Marks a daily round: a few questions and a first diagnosis. */
  markRound(
    compiled: CompiledCase,
    encounter: Encounter,
    given: string,
    questions: number,
  ): RoundMark | Promise<RoundMark>;
  /** Judges one item of a report again, on what the learner points to. */
  reconsider(compiled: CompiledCase, item: ContestedItem, pointed: Pointed): Verdict;
}
