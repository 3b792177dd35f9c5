import type { Attribute, TopicId } from "@anamnesis/terminology";
import type { LineReading } from "../read/reading.ts";

/** One line of the conversation so far, oldest first. */
export interface Turn {
  readonly speaker: "learner" | "patient";
  readonly text: string;
  /** Of a learner's line that was not read by the embedded hearing. */
  readonly reading?: LineReading;
}

/** What a learner does with words besides asking. */
export const dialogueActs = [
  "greeting",
  "introduction",
  "identity_check",
  "consent",
  "signposting",
  "empathy",
  "normalising",
  "reassurance",
  "summary",
  "explanation",
  "safety_netting",
  "closing",
  "thanks",
  "small_talk",
  "rudeness",
  "apology",
  "acknowledgement",
  "examination_request",
  "test_order",
  "role_break",
  "diagnosis_probe",
  "correction",
  "question",
  "jargon",
  "leading_question",
  "multiple_questions",
  "private_setting",
] as const;
export type DialogueAct = (typeof dialogueActs)[number];

/** A thing named inside an ask: "your *sister*", "*ibuprofen*", "when you *lie down*". `text` is lower case, as typed. */
export interface Slot {
  readonly kind:
    | "relative"
    | "drug"
    | "condition"
    | "body_part"
    | "circumstance"
    | "time"
    | "substance"
    | "test"
    | "case_word";
  readonly text: string;
  /** Terminology or case id where one is known. */
  readonly id?: string;
}

/**
 * One thing asked. `topic` is the id of `topics.json` that names it best. For an attribute of a complaint the topic is
 * `hpc:<attribute>` and `target` the complaint it is asked of (named in the text, or taken from the focus).
 */
export interface Ask {
  readonly topic: TopicId;
  readonly target?: TopicId;
  readonly attribute?: Attribute;
  readonly slots: readonly Slot[];
  readonly form: "open" | "closed" | "choice" | "leading";
  /** 0..1, calibrated: of asks at 0.8, eight in ten are right. */
  readonly confidence: number;
  /** The words that carried it, for the examiner and for debugging. */
  readonly words: string;
  /** True when the target or topic came from what was said before, not from this text. */
  readonly fromContext: boolean;
}

export interface Understanding {
  /** Topics most likely first; empty when it would ask back. Acts that are topics (greeting_intro, closing, …) are in it. */
  readonly topics: readonly TopicId[];
  readonly asks: readonly Ask[];
  readonly acts: readonly DialogueAct[];
  /** 0..1 for the whole utterance. */
  readonly confidence: number;
  /** answer: go on; offer: "do you mean A or B?" with `alternatives`; again: ask to say it differently. */
  readonly band: "answer" | "offer" | "again";
  readonly alternatives: readonly TopicId[];
}

/** A case's own words, so that "the ramipril", "your sister Jean" or "the bakery" are understood. */
export interface CaseVocabulary {
  readonly entries: readonly {
    readonly words: readonly string[];
    readonly topic: TopicId;
    readonly slot: Slot["kind"];
    readonly id: string;
  }[];
}

/** What is being talked about, kept by the dialogue state; without it the focus is read from `context`. */
export interface Focus {
  readonly target?: TopicId;
  readonly lastAsks: readonly Pick<Ask, "topic" | "target" | "attribute">[];
}

export interface UnderstandInput {
  readonly text: string;
  readonly context: readonly Turn[];
  readonly vocabulary?: CaseVocabulary;
  readonly focus?: Focus;
}

/** Pure: the same input and weights give the same understanding. */
export type Understand = (input: UnderstandInput) => Understanding;
