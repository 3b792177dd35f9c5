import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { Ask, Understanding } from "../understand/types.ts";

/** What was said, what was understood of it, and what it was said into. */
export interface Heard {
  readonly view: PatientView;
  readonly state: DialogueState;
  readonly heard: Understanding;
  readonly text: string;
}

/** One way of taking a few words for more than they say; undefined where it does not fit. */
export type Reading = (said: Heard) => readonly Ask[] | undefined;

const attributeOf = (topic: string): Pick<Ask, "attribute"> =>
  topic.startsWith("hpc:") ? { attribute: topic.slice(4) as NonNullable<Ask["attribute"]> } : {};

const asksWhat = /^\W*(and |so |but )?(what|how|when|where|which|who|why|tell)\b/i;

/** The question that a reading takes the words for; open or closed by its first word. */
export const askFor = (topic: string, text: string, more: Partial<Ask> = {}): Ask => ({
  topic,
  ...attributeOf(topic),
  slots: [],
  form: asksWhat.test(text) ? "open" : "closed",
  confidence: 0.85,
  words: text.toLowerCase(),
  fromContext: false,
  ...more,
});

/** The question whether one named thing of the case is so. */
export const itemAskFor = (fact: Fact, text: string, more: Partial<Ask> = {}): Ask =>
  askFor(fact.topic, text, {
    form: "closed",
    slots: [{ kind: "case_word", text: (fact.item ?? "").replaceAll("_", " "), id: fact.id }],
    ...more,
  });

/** Whether one of these topics was understood. */
export const isAsked = (heard: Understanding, ...topics: readonly string[]): boolean =>
  heard.asks.some(({ topic }) => topics.includes(topic));
