import { isAttribute, isTopicId, type Attribute, type TopicId } from "@anamnesis/terminology";
import type { HistoryEntrySource, LeafSource } from "../schema/history.ts";
import type { Mention } from "../schema/talk.ts";
import type { Fact } from "./fact.ts";

const leafKeys = new Set([
  "is",
  "say",
  "more",
  "brief",
  "aside",
  "tell",
  "words",
  "panel",
  "mood",
  "items",
]);

/** The topic that a key of `history` stands for, or undefined when there is none. */
export const topicOfKey = (key: string): TopicId | undefined =>
  [`symptom:${key}`, key, `ice:${key}`, `hpc:${key}`, `identity:${key}`].find(isTopicId);

interface Place {
  readonly id: string;
  readonly topic: TopicId;
  readonly attribute?: Attribute;
  readonly item?: string;
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : String(value);

function toFact(place: Place, source: LeafSource): Fact {
  const leaf = typeof source === "object" && !Array.isArray(source) ? source : { is: source };
  const value = leaf.is;
  const polarity =
    value === false
      ? "absent"
      : value === true || (place.topic.startsWith("symptom:") && !place.attribute && !place.item)
        ? "present"
        : "info";
  return {
    ...place,
    polarity,
    is:
      value === undefined
        ? (leaf.say?.[0] ?? "")
        : value === true
          ? "yes"
          : value === false
            ? "no"
            : textOf(value),
    say: leaf.say ?? [],
    brief: leaf.brief ?? [],
    more: leaf.more ?? [],
    tell: leaf.tell ?? "asked",
    words: leaf.words ?? [],
    ...(leaf.aside ? { aside: leaf.aside } : {}),
    ...(leaf.panel ? { panel: leaf.panel } : {}),
    ...(leaf.mood ? { mood: leaf.mood } : {}),
    isDefault: false,
  };
}

/**
 * The facts of one `history` entry: itself, its attributes and its items.
 * @throws Error naming the key when it is no topic; the linter reports it before anything is served.
 */
export function factsOfEntry(key: string, entry: HistoryEntrySource): Fact[] {
  const topic = topicOfKey(key);
  if (!topic) throw new Error(`history.${key} is not a known topic or symptom`);
  if (typeof entry !== "object" || Array.isArray(entry)) return [toFact({ id: key, topic }, entry)];
  const { items, ...rest } = entry;
  const own = Object.fromEntries(
    Object.entries(rest).filter(([name]) => leafKeys.has(name)),
  ) as LeafSource;
  const facts = [toFact({ id: key, topic }, own)];
  for (const [name, leaf] of Object.entries(rest)) {
    if (leafKeys.has(name)) continue;
    if (!isAttribute(name))
      throw new Error(
        `history.${key}.${name} is neither an attribute nor a field; named things go under items`,
      );
    facts.push(toFact({ id: `${key}.${name}`, topic, attribute: name }, leaf as LeafSource));
  }
  for (const [name, leaf] of Object.entries(items ?? {})) {
    facts.push(toFact({ id: `${key}.${name}`, topic, item: name }, leaf));
  }
  return facts;
}

/** Who or what the patient's own lines name: one fact each, whose `more` comes when it is asked on. */
export const factsOfMentions = (mentions: readonly Mention[]): Fact[] =>
  mentions.map(({ id, words, who, more }) => ({
    id: `mention.${id}`,
    topic: "other",
    item: id,
    polarity: "info",
    is: who[0] ?? "",
    say: who,
    brief: [],
    more,
    tell: "asked",
    words,
    asked: words.flatMap((word) => [
      `who is ${word}`,
      `what is ${word}`,
      `who is ${word} to you`,
      `tell me about ${word}`,
      `${word}, who or what is that`,
      `what is ${word} called`,
    ]),
    // Nothing can be earned by it, as by what is declared for everybody.
    isDefault: true,
  }));

/** What else this person knows that no history asks for: reasons, names, circumstances. One fact each; nothing can be earned by it. */
export const factsOfLife = (
  entries: readonly Pick<Required<Fact>, "words" | "asked" | "say" | "more" | "id">[],
): Fact[] =>
  entries.map(({ id, words, say, more, asked }) => ({
    id: `life.${id}`,
    topic: "other",
    item: id,
    polarity: "info",
    is: say[0] ?? "",
    say,
    brief: [],
    more,
    tell: "asked",
    words,
    asked,
    isDefault: true,
  }));
