import type { Fact } from "@anamnesis/cases";
import type { Token } from "./tokens.ts";

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

/** The words of a fact, in canonical spelling; the same in training and when a patient is talked to. */
export function wordsOfFact(
  fact: Fact,
  tokens: (text: string) => readonly Pick<Token, "word">[],
): FactWords {
  const read = (texts: readonly string[], most: number): string[] =>
    texts
      .flatMap((text) => tokens(text).map(({ word }) => word))
      .filter((word) => /[a-z0-9]/.test(word))
      .slice(0, most);
  const questions = (fact.asked ?? [])
    .map((question) => read([question], longestAsked))
    .filter((words) => words.length > 0);
  const name = (fact.item ?? fact.attribute ?? fact.topic.replace(/^.*:/, "")).replaceAll("_", " ");
  return {
    label: read([name, ...fact.words], longestLabel),
    said: read([fact.is, ...fact.brief, ...fact.say.slice(0, 2)], longestSaid),
    asked: questions.flat().slice(0, longestAsked),
    questions,
  };
}
