import type { Attribute, TopicId } from "@anamnesis/terminology";
import type { TellRule } from "../schema/history.ts";

/** The smallest thing a patient can tell. Everything a patient says traces back to facts. */
export interface Fact {
  /** Path in the case: `chest_pain`, `chest_pain.onset`, `family_history.father`. */
  readonly id: string;
  /** `symptom:chest_pain`, `family_history`, `ice:concerns`, … */
  readonly topic: TopicId;
  /** Set when the fact is an attribute of the topic's complaint. */
  readonly attribute?: Attribute;
  /** Set when the fact is a named item of the topic or complaint (a drug, a relative, "lying down"). */
  readonly item?: string;
  readonly polarity: "present" | "absent" | "info";
  /** The value, for machine and examiner: "90 min ago, sudden, at rest". */
  readonly is: string;
  readonly say: readonly string[];
  /** Wordings that stand anywhere in a reply, since they name what they speak of; the fullest first. */
  readonly whole?: readonly string[];
  readonly brief: readonly string[];
  readonly more: readonly string[];
  /** What the patient puts in themself while the informant tells it. */
  readonly aside?: readonly string[];
  readonly tell: TellRule;
  readonly words: readonly string[];
  /** Ways in which learners ask for it, from the case's own bank of questions. */
  readonly asked?: readonly string[];
  readonly panel?: string;
  readonly mood?: string;
  /** True when it comes from the declared defaults and not from the case. */
  readonly isDefault: boolean;
}
