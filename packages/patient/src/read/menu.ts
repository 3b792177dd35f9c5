import type { Fact, PatientView } from "@anamnesis/cases";
import { phraseOf } from "../lexicon/topic-phrases.ts";

/** The list of what can be asked of a patient, by neutral label and number; it says of nothing whether it is so. */
export interface Menu {
  /** One topic a line, each thing with its number. */
  readonly text: string;
  /** The fact of a number, or undefined where the list has no such number. */
  readonly idOf: (number: number) => string | undefined;
  readonly numberOf: (id: string) => number | undefined;
}

const mostWords = 4;
const mostWordsOfItem = 2;
const longestWord = 32;

const plain = (name: string): string => name.replaceAll("_", " ");
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

function labels(view: PatientView) {
  const { guarded } = view;
  const never = guarded.isKnown ? [] : [guarded.name, ...guarded.giveaways].map(bare);
  const mayStand = (word: string): boolean =>
    word.length <= longestWord && !never.some((one) => bare(word).includes(one));
  const named = (words: readonly string[], most: number, name = ""): string => {
    const own = words.filter((word) => mayStand(word) && word !== name).slice(0, most);
    return own.length > 0 ? ` (${own.join(", ")})` : "";
  };
  const label = (fact: Fact): string => {
    if (fact.item !== undefined) {
      const name = plain(fact.item);
      return `${mayStand(name) ? name : "one more of these"}${named(fact.words, mostWordsOfItem, name)}`;
    }
    return fact.attribute ? plain(fact.attribute) : "at all";
  };
  const heading = (topic: string, facts: readonly Fact[]): string => {
    const root = facts.find((fact) => !fact.attribute && !fact.item);
    if (topic === "other") return "their life and what they mention";
    return `${phraseOf(topic)}${named(root?.words ?? [], mostWords)}`;
  };
  return { label, heading };
}

const menus = new WeakMap<PatientView, Menu>();

/**
 * What can be asked of a patient: guarded facts and absences too, so that the list itself tells nothing. The diagnosis, the
 * rubric and results are not on it, nor any word that gives the diagnosis away.
 */
export function menuOf(view: PatientView): Menu {
  const kept = menus.get(view);
  if (kept) return kept;
  const { label, heading } = labels(view);
  const ids = [...new Set(view.facts.map(({ id }) => id))];
  const numbers = new Map(ids.map((id, at) => [id, at + 1]));
  const byTopic = new Map<string, Fact[]>();
  for (const fact of view.facts) {
    const list = byTopic.get(fact.topic) ?? [];
    if (!list.some(({ id }) => id === fact.id)) list.push(fact);
    byTopic.set(fact.topic, list);
  }
  const text = [...byTopic]
    .map(
      ([topic, facts]) =>
        `${heading(topic, facts)}: ${facts.map((fact) => `${numbers.get(fact.id) ?? 0} ${label(fact)}`).join("; ")}`,
    )
    .join("\n");
  const made: Menu = {
    text,
    idOf: (number) => ids[number - 1],
    numberOf: (id) => numbers.get(id),
  };
  menus.set(view, made);
  return made;
}
