import type { Mood } from "@anamnesis/cases";
import type { Attribute } from "@anamnesis/terminology";
import type { BedsideMemory } from "./bedside/memory.ts";
import type { Asked } from "./lexicon/answer-bank.ts";
import type { Doubt } from "./read/doubts.ts";
import type { LineReading } from "./read/reading.ts";
import type { Ask, DialogueAct, Focus } from "./understand/types.ts";

/** Everything the patient remembers of the conversation; JSON, kept with the session. */
export interface DialogueState {
  readonly seed: number;
  readonly turn: number;
  /** Fact id → turn in which it was first told. */
  readonly told: Readonly<Record<string, number>>;
  /** Wording (by hash) → turn in which it was last said, so that no phrase comes back within ten turns. */
  readonly used: Readonly<Record<string, number>>;
  /** -5..5; openness to sensitive questions grows with it. */
  readonly rapport: number;
  readonly mood: Mood;
  /** Turn in which the mood last changed. */
  readonly moodSince: number;
  readonly focus: Focus;
  /** How many steps of `opening.more` have been told. */
  readonly opened: number;
  /** Times in a row that the patient did not understand. */
  readonly lost: number;
  /** What the patient offered to choose between, when the last reply was "do you mean … or …?". */
  readonly offered: readonly string[];
  /** Facts of the last reply that told any, for "sorry, say that again?" and "tell me more". */
  readonly lastTold: readonly string[];
  /** True once the learner has made the talk private or promised confidence. */
  readonly isPrivate: boolean;
  /** Once-only events ("introduced", "asked_serious") → turn. */
  readonly events: Readonly<Record<string, number>>;
  /** What the learner has said will be done or is so, for telling it back; the latest last. */
  readonly toldThem?: readonly { readonly touches: string; readonly words: string }[];
  /** What was done at the bedside, and the case's time; absent in talks from before it was kept. */
  readonly bedside?: BedsideMemory;
}

/** One step of what is going to be said; the only thing that a wording, embedded or by a model, may express. */
export type PlanStep =
  | {
      readonly kind: "tell";
      readonly fact: string;
      readonly repeated: boolean;
      readonly part: "say" | "more" | "brief";
      /** Which of the fact's wordings fit what was asked; any where it is missing. */
      readonly fits?: readonly number[];
      /** The one thing that a part of the line was surely after: it is told again rather than passed over. */
      readonly isAsked?: boolean;
      /** Only what somebody or something is called was asked. */
      readonly isName?: true;
      /** Said in front when the question was a yes-or-no question. */
      readonly answer?: "yes" | "no";
      /** What asked for it. */
      readonly asked?: Asked;
    }
  /** The patient's own few words beside an informant's; the plan tells the fact as well. */
  | { readonly kind: "aside"; readonly fact: string }
  /** What the patient fears, said on hearing news and not because it was asked for; it does not count as told. */
  | { readonly kind: "worry"; readonly fact: string }
  /** The complaint (`step` -1) or one of the case's `opening.more` steps, which tell several facts in the author's words. */
  | {
      readonly kind: "opening";
      readonly step: number;
      readonly facts: readonly string[];
      readonly repeated: boolean;
    }
  /** A plain no to something that the case does not name; `about` is safe to echo, or empty. */
  | {
      readonly kind: "deny";
      readonly topic: string;
      readonly matter:
        "condition" | "drug" | "relative" | "place" | "circumstance" | "thing" | "never" | "rest";
      readonly about: string;
      /** Absences that are denied in one breath; they count as told. */
      readonly facts?: readonly string[];
    }
  /** The patient cannot say: this detail is not in the case. */
  | { readonly kind: "unknown"; readonly topic: string; readonly attribute?: Attribute }
  | {
      readonly kind: "social";
      readonly move: string;
      readonly about?: string;
      /** Of the patient's own few words those that take up what was said, or a gesture where none do; without it any. */
      readonly own?: "gesture" | readonly number[];
      /** Which of the case's own replies to what the learner said: slot, block, and the one that takes up their words. */
      readonly banked?: { readonly slot: string; readonly block: number; readonly prefer?: number };
      /** Asked what is missing from what was played back: nothing is. */
      readonly isAll?: true;
      /** Places among the case's reactions of what was said to lines like this whole one, the likest first. */
      readonly reactions?: readonly number[];
    }
  | { readonly kind: "withhold"; readonly topic: string }
  | { readonly kind: "offer"; readonly topics: readonly string[] }
  /** What was meant is asked back; `about` is the topic that was made out, safe to name. */
  | { readonly kind: "ask_again"; readonly about?: string }
  | {
      readonly kind: "examined";
      readonly system: string;
      readonly finding: string;
      /** Ids of the manoeuvres that alone were asked for; the whole system without. */
      readonly parts?: readonly string[];
      /** Chosen by name: the finding comes whole, whatever was reported before. */
      readonly isChosen?: true;
    }
  /** What the nurse says, or what the patient says of a change by themselves. */
  | { readonly kind: "beside"; readonly who: "nurse" | "patient"; readonly words: string };

export interface Reply {
  readonly text: string;
  /** Topics understood, most likely first. */
  readonly topics: readonly string[];
  readonly acts: readonly DialogueAct[];
  readonly asks: readonly Ask[];
  /** Ids of the facts told by this reply. */
  readonly facts: readonly string[];
  /** Examination systems whose finding was given. */
  readonly examined: readonly string[];
  readonly plan: readonly PlanStep[];
  readonly mood: Mood;
  readonly source: "embedded" | "model";
}

/** How the line of a turn was taken, for whoever may read it better. */
export interface HeardLine {
  readonly reading: LineReading;
  readonly doubts: readonly Doubt[];
  /** Whether another reader may be given the line at all. */
  readonly mayBeRead: boolean;
}

export interface TurnResult {
  readonly state: DialogueState;
  readonly reply: Reply;
  /** Missing of the first line, which answers nobody. */
  readonly heard?: HeardLine;
}
