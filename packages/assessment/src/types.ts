import type { LineReading } from "@anamnesis/patient";
import type { DialogueState } from "@anamnesis/patient";

/** What a learner did with one case, in the specification's field names. */
export interface Encounter {
  /** Patient lines may be left out; they are then simulated with `seed`. */
  readonly messages: readonly {
    readonly sender: "user" | "patient";
    readonly text: string;
    /** How the patient took a learner's line, where it was not the embedded hearing that read it. */
    readonly reading?: LineReading;
    /** Of a patient's line: the facts that it told, as they were stored with it. */
    readonly facts?: readonly string[];
  }[];
  readonly initialDiagnosis?: {
    readonly clinicalReasoning?: string;
    readonly preliminaryDiagnosis?: string;
    readonly initialMedications?: readonly string[];
    /** It was written only after a result had been seen: hindsight, not a first impression. */
    readonly afterResults?: boolean;
  } | null;
  /** Names of the investigations, in the order they were ordered. */
  readonly tests: readonly string[];
  /** The same names by order, what was ordered together side by side, where it is known. */
  readonly orders?: readonly (readonly string[])[];
  /** Minutes that were waited for results, with the number of messages that had been spoken before each wait. */
  readonly waits?: readonly { readonly afterMessages: number; readonly minutes: number }[];
  readonly finalDiagnosis?: {
    readonly updatedReasoning?: string;
    readonly finalDiagnosis?: string;
    readonly finalMedications?: readonly string[];
    readonly treatmentPlan?: {
      readonly lifestyleRecommendations?: string;
      readonly followUpInstructions?: string;
    };
  } | null;
  readonly seed?: number;
}

export interface Evidence {
  readonly kind:
    | "turn"
    | "test"
    | "initial-diagnosis"
    | "final-diagnosis"
    | "reasoning"
    | "medication"
    | "lifestyle"
    | "follow-up"
    | "none";
  /** Index in `messages` for a turn, in `tests` for a test, in the list for a medication. */
  readonly index?: number;
  readonly text: string;
}

/** What a mark is about; the server keeps its skills by it. */
export type ItemKind =
  | "history"
  | "red-flags"
  | "pertinent-negatives"
  | "communication"
  | "examination"
  | "diagnosis"
  | "justification"
  | "investigations"
  | "treatment"
  | "safety"
  | "follow-up";

/** What sort of thing an item marks; `whole` is a sum or consequence of others, to which there is no one answer. */
export type ItemAbout =
  | "question"
  | "examination"
  | "manner"
  | "diagnosis"
  | "dangerous-diagnosis"
  | "finding"
  | "alternatives"
  | "reasoning"
  | "test"
  | "treatment"
  | "lifestyle"
  | "follow-up"
  | "harm"
  | "whole";

export interface ReportItem {
  readonly id: string;
  readonly about: ItemAbout;
  /** Which one: the fact, system, test, treatment or finding of the case. */
  readonly ref?: string;
  readonly kind: ItemKind;
  /** The patient came to harm or into danger by it: an order, a diagnosis, a test, a delay. Waste and rudeness are none. */
  readonly isHarm: boolean;
  /** What was asked about (`chest_pain`), examined (`exam:skin`) or ordered (`test:ecg`). */
  readonly topic?: string;
  readonly area: "questioning" | "diagnosis" | "treatment";
  readonly group: string;
  readonly label: string;
  readonly outcome: "earned" | "partial" | "missed" | "penalty" | "cap";
  readonly points: number;
  readonly maxPoints: number;
  readonly why: string;
  readonly question?: string;
  /** What the examiner says about its own reading: what it could not find, or may have missed. */
  readonly note?: string;
  readonly evidence: readonly Evidence[];
  /** A line of the learner's could show that it was met. */
  readonly isContestable?: boolean;
  /** Of a cap: the area's score is at most this … */
  readonly ceiling?: number;
  /** … unless all of these items turn out to have been met. */
  readonly liftedBy?: readonly string[];
}

export interface ReplayStep {
  readonly label: string;
  readonly evidence: Evidence | null;
  /** Diagnosis id → probability 0..1; they sum to 1. */
  readonly probabilities: Readonly<Record<string, number>>;
}

/** Where the learner's own diagnosis stands in the replay. */
export interface OwnDiagnosis {
  readonly given: string;
  /** One of the replay's diagnoses, or null. */
  readonly diagnosisId: string | null;
  /** Index of the last step that was known when it was written down. */
  readonly afterStep: number;
}

/** A habit of thought that the trace shows, with what shows it. */
export interface Habit {
  readonly kind: "anchoring" | "premature-closure";
  readonly text: string;
}

/** What the replay shows of the way this learner thought. */
export interface ReplayInsights {
  readonly initial: OwnDiagnosis | null;
  readonly final: OwnDiagnosis | null;
  readonly mostInformativeAsked: {
    readonly step: number;
    readonly label: string;
    readonly text: string;
  } | null;
  readonly mostInformativeMissed: {
    readonly label: string;
    readonly question: string | null;
    readonly text: string;
  } | null;
  /** Tests that were ordered and moved no diagnosis, and that nothing else asked for. */
  readonly idleTests: readonly string[];
  /** Indicative cost in pounds and radiation of what was ordered; `unneededCost` of what was neither needed nor useful. */
  readonly burden: {
    readonly cost: number;
    readonly unneededCost: number;
    readonly radiationMillisievert: number;
  };
  readonly habits: readonly Habit[];
}

/** The bedside as the debrief shows it. Minutes are those of the case's own time. */
export interface BedsideReport {
  readonly minutes: number;
  readonly hasDied: boolean;
  readonly curve: readonly {
    readonly minute: number;
    readonly heartRate: number;
    readonly systolic: number;
    readonly respiratoryRate: number;
    readonly spo2: number;
  }[];
  readonly acts: readonly {
    readonly minute: number;
    readonly text: string;
    readonly evidence: Evidence;
  }[];
  /** What the case expects by when; `given` is null where it was never done at the bedside. */
  readonly times: readonly {
    readonly id: string;
    readonly label: string;
    readonly within: number;
    readonly given: number | null;
    readonly outcome: "in time" | "late" | "missed";
    readonly why: string;
  }[];
}

/** The final diagnosis report without the time of marking, which the caller adds. Scores are 0..10 with one decimal. */
export interface Report {
  readonly questioningScore: number;
  readonly questioningFeedback: string;
  readonly diagnosisScore: number;
  readonly diagnosisFeedback: string;
  readonly treatmentScore: number;
  readonly treatmentFeedback: string;
  readonly overallScore: number;
  /** Something ordered or settled on could have seriously harmed this patient; the encounter is not passed. */
  readonly isUnsafe: boolean;
  readonly summaryFeedback: string;
  readonly strengths: readonly string[];
  readonly areasToImprove: readonly string[];
  readonly examinerVersion: string;
  readonly items: readonly ReportItem[];
  readonly diagnosis: { readonly expected: string; readonly given: string; readonly match: string };
  readonly expertPath: readonly { readonly step: string; readonly why: string }[];
  readonly expertReasoning: string;
  readonly learningPoints: readonly string[];
  readonly sources: readonly string[];
  /** Absent where the patient does not change and nothing was done. */
  readonly bedside?: BedsideReport;
  readonly replay: {
    readonly diagnoses: readonly { readonly id: string; readonly name: string }[];
    readonly steps: readonly ReplayStep[];
    readonly insights: ReplayInsights;
  };
}

export type { DialogueState };
