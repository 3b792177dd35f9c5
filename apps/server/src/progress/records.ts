import type { recallKinds } from "@anamnesis/contract";

// Shapes of the progress tables' JSON columns.

/** What a report says of a session beyond its scores: the achievements look at these. */
export interface AwardTraits {
  /** Whole percent of the points for the way of talking: introduction, consent, feelings, plain words, summary. */
  readonly communicationPercent: number;
  /** Answered the patient's feelings. */
  readonly feelingsAnswered: boolean;
  /** Ideas, concerns and expectations that were asked for, out of three. */
  readonly perspective: number;
  /** Whole percent of the red flags found; null where the case has none. */
  readonly redFlagPercent: number | null;
  /** Items that took points for harm or danger. */
  readonly harms: number;
  /** The patient could have come to serious harm. Awards from before it was kept do not say. */
  readonly isUnsafe?: boolean;
  /** Tests ordered, and those of them that moved nothing. */
  readonly tests: number;
  readonly idleTests: number;
  /** Every needed test was ordered. */
  readonly neededTests: boolean;
  /** The first diagnosis was the final one's match already, and right. */
  readonly rightFromTheStart: boolean;
  /** Wrong at first, right in the end. */
  readonly changedToRight: boolean;
  /** Questions asked. */
  readonly turns: number;
}

/** A card of the scheduler (ts-fsrs) with instants in ISO 8601. */
export interface MemoryState {
  readonly due: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly elapsedDays: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: 0 | 1 | 2 | 3;
  readonly lastReview: string | null;
}

export interface RecallContent {
  readonly kind: (typeof recallKinds)[number];
  readonly situation: string;
  /** Of a vignette: what to choose from. */
  readonly choices?: string[];
  readonly prompt: string;
  readonly answer: string;
  readonly why: string;
}
