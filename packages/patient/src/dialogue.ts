import type { Mood } from "@anamnesis/cases";
import type { Ask, DialogueAct, Focus } from "./understand/types.ts";

/** Everything the patient remembers of the conversation; JSON, kept with the session. */
export interface DialogueState {
  readonly seed: number;
  readonly turn: number;
  /** Fact id → turn in which it was first told. */
  readonly told: Readonly<Record<string, number>>;
  /** How often each wording pool has been drawn from, so that no phrase comes back within ten turns. */
  readonly used: Readonly<Record<string, number>>;
  /** -5..5; openness to sensitive questions grows with it. */
  readonly rapport: number;
  readonly mood: Mood;
  readonly focus: Focus;
  /** How many steps of `opening.more` have been told. */
  readonly opened: number;
  /** Times in a row that the patient did not understand. */
  readonly lost: number;
  /** What the patient offered to choose between, when the last reply was "do you mean … or …?". */
  readonly offered: readonly string[];
}

/** One step of what is going to be said; the only thing that a wording, embedded or by a model, may express. */
export type PlanStep =
  | {
      readonly kind: "tell";
      readonly fact: string;
      readonly repeated: boolean;
      readonly part: "say" | "more" | "brief";
    }
  | { readonly kind: "social"; readonly move: string }
  | { readonly kind: "withhold"; readonly topic: string }
  | { readonly kind: "offer"; readonly topics: readonly string[] }
  | { readonly kind: "ask_again" }
  | { readonly kind: "examined"; readonly system: string; readonly finding: string };

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

export interface TurnResult {
  readonly state: DialogueState;
  readonly reply: Reply;
}
