import type { Fact } from "@anamnesis/cases";
import { plainTokens } from "./tokens.ts";

/** What a fact is called, and what it says: the words by which a question is matched with it. */
export interface FactWords {
  readonly label: readonly string[];
  readonly said: readonly string[];
  /** How people ask for it. */
  readonly asked: readonly string[];
  /** The same, question by question. */
  readonly questions: readonly (readonly string[])[];
}

const longestLabel = 40;
const longestSaid = 48;
const longestAsked = 80;

function read(texts: readonly string[], most: number): string[] {
  const words: string[] = [];
  for (const text of texts)
    for (const { word } of plainTokens(text)) {
      if (words.length >= most) return words;
      if (/[a-z0-9]/.test(word)) words.push(word);
    }
  return words;
}

const named = new WeakMap<Fact, Pick<FactWords, "label" | "said">>();

/** What a fact is called and what it says, in canonical spelling. */
export function namedAndSaid(fact: Fact): Pick<FactWords, "label" | "said"> {
  const kept = named.get(fact);
  if (kept) return kept;
  const name = (fact.item ?? fact.attribute ?? fact.topic.replace(/^.*:/, "")).replaceAll("_", " ");
  const made = {
    label: read([name, ...fact.words], longestLabel),
    said: read([fact.is, ...fact.brief, ...fact.say.slice(0, 2)], longestSaid),
  };
  named.set(fact, made);
  return made;
}

/** The words of a fact, in canonical spelling; the same in training and when a patient is talked to. */
export function wordsOfFact(fact: Fact): FactWords {
  const questions = (fact.asked ?? [])
    .map((question) => read([question], longestAsked))
    .filter((words) => words.length > 0);
  return {
    ...namedAndSaid(fact),
    asked: questions.flat().slice(0, longestAsked),
    questions,
  };
}
