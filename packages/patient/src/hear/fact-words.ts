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

type Tokens = (text: string) => readonly Pick<Token, "word">[];

function read(texts: readonly string[], most: number, tokens: Tokens): string[] {
  return texts
    .flatMap((text) => tokens(text).map(({ word }) => word))
    .filter((word) => /[a-z0-9]/.test(word))
    .slice(0, most);
}

/** What a fact is called and what it says, in canonical spelling. */
export function namedAndSaid(fact: Fact, tokens: Tokens): Pick<FactWords, "label" | "said"> {
  const name = (fact.item ?? fact.attribute ?? fact.topic.replace(/^.*:/, "")).replaceAll("_", " ");
  return {
    label: read([name, ...fact.words], longestLabel, tokens),
    said: read([fact.is, ...fact.brief, ...fact.say.slice(0, 2)], longestSaid, tokens),
  };
}

/** The words of a fact, in canonical spelling; the same in training and when a patient is talked to. */
export function wordsOfFact(fact: Fact, tokens: Tokens): FactWords {
  const questions = (fact.asked ?? [])
    .map((question) => read([question], longestAsked, tokens))
    .filter((words) => words.length > 0);
  return {
    ...namedAndSaid(fact, tokens),
    asked: questions.flat().slice(0, longestAsked),
    questions,
  };
}
