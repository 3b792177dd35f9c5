import type { Fact, ReplySlotId } from "@anamnesis/cases";
import type { DialogueAct } from "../understand/types.ts";
import type { System } from "../examine/systems.ts";
import type { Order } from "./ordering.ts";
import type { QuestionKind } from "./question-kind.ts";
import type { Given } from "../read/reading.ts";

/** What a learner does with a part of a line. */
export const moveActs = [
  "ask",
  "open",
  "greet",
  "consent",
  "signpost",
  "private",
  "empathise",
  "reassure",
  "apologise",
  "thank",
  "acknowledge",
  "news",
  "explain",
  "plan",
  "offer",
  "instruct",
  "safetynet",
  "summary",
  "teachback",
  "check",
  "questions",
  "feel",
  "repair",
  "challenge",
  "examine",
  "goodbye",
  "smalltalk",
  "probe",
  "rude",
  "command",
  "nonsense",
] as const;
export type MoveAct = (typeof moveActs)[number];

/** Acts whose words may be about facts of the case; those of the others are not matched with it. */
export const actsOfFacts: ReadonlySet<MoveAct> = new Set([
  "ask",
  "open",
  "challenge",
  "probe",
  "smalltalk",
  "summary",
  "repair",
  "check",
]);

/** What a plan or a piece of news touches in the life of who hears it. */
export const moveTouches = [
  "admission",
  "needle",
  "operation",
  "test",
  "medicine",
  "ban",
  "home",
  "bad_news",
  "good_news",
  "waiting",
  "not_knowing",
  "transfer",
  "relatives",
  "other",
] as const;
export type MoveTouch = (typeof moveTouches)[number];

/** A fact of the case with the logit that it is what a stretch of words is after. */
export interface Scored {
  readonly fact: Fact;
  readonly score: number;
}

/** A stretch of words matched with the case: every fact's logit, and that of "nothing that the case speaks of". */
export interface Match {
  /** Canonical words. */
  readonly tokens: readonly string[];
  /** The words as typed. */
  readonly words: string;
  /** In the order of the view's facts. */
  readonly scores: Float32Array;
  readonly nothing: number;
  /** Canonical words that the patient said last. */
  readonly before?: readonly string[];
}

export interface LikelySlot {
  readonly slot: ReplySlotId;
  /** 0..1 of those that its act allows. */
  readonly share: number;
}

/** What frightens them, what has been left out of a summary, whether it was right. */
export type Want = "what_frightens" | "what_is_left" | "if_right";

/** A medicine that is not to be given: not at all, or not before something else. */
export interface HeldBack {
  readonly id: string;
  /** As it was called. */
  readonly name: string;
  readonly isLater: boolean;
  /** How it is to be given then. */
  readonly order?: Order;
}

/** A test asked for without saying which. */
export type VagueTest = "bloods" | "scan" | "X-ray";

/** Tests asked for in the talk. */
export interface TestsAsked {
  /** Of investigations, in the order in which they were named. */
  readonly ids: readonly string[];
  readonly unnamed: readonly VagueTest[];
  /** Bidden of whoever sees to it; else the patient is told of it. */
  readonly isBidden: boolean;
}

/** One thing done in a line: every word of the line belongs to one move. */
export interface Move extends Match {
  readonly act: MoveAct;
  /** Probability of the act. */
  readonly confidence: number;
  readonly touches: MoveTouch;
  /** Acts that its wording makes beside its own. */
  readonly worded?: readonly DialogueAct[];
  /** Of an opening: the first one, "go on", or "anything else?". */
  readonly opens?: "opening" | "elaborate" | "anything_else";
  /** The kind of answer that it wants. */
  readonly kind?: QuestionKind;
  /** What its wording wants beside that. */
  readonly wants?: readonly Want[];
  /** It speaks of what no patient is, or plays. */
  readonly offScript?: "machine" | "game";
  /** It is said to the nurse, not to the patient. */
  readonly isToNurse?: boolean;
  /** The result of a test is wanted. */
  readonly isOfResult?: boolean;
  /** Half of its words and more are no words that anybody knows. */
  readonly isStrange?: boolean;
  /** Whether it is put so that yes or no answers it. */
  readonly isClosed: boolean;
  /** It leaves the choice between things: yes or no would be no answer. */
  readonly isChoice?: boolean;
  /** It states something to be confirmed: "you're better, yes?" */
  readonly isTag?: boolean;
  /** It has the form of a question: an auxiliary, "any", or a question mark. */
  readonly isQuestion?: boolean;
  /** What is said, where it is no question, as finely as a reply depends on it; the likeliest first. */
  readonly slots?: readonly LikelySlot[];
  /** What is to be examined; only where that is the act. */
  readonly examines?: readonly System[];
  /** What is ordered or done with it now. */
  readonly orders?: readonly Order[];
  /** Medicines named in it that are not to be given, or not yet. */
  readonly held?: readonly HeldBack[];
  /** The tests that are asked for with it. */
  readonly tests?: TestsAsked;
  /** The things of a list that is asked in one breath; empty where there is none. */
  readonly members: readonly Match[];
  /** What it is about, where its reader said so; nothing is then ranked. */
  readonly given?: Given;
}

/** A line as it was heard; nothing after this sees the line itself. */
export interface Heard {
  readonly moves: readonly Move[];
  /** It is said to the patient although somebody else speaks for them. */
  readonly isToPatient?: boolean;
  /** Hardly a word of it is English. */
  readonly isForeign?: boolean;
}
