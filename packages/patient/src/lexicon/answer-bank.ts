import type { PatientView } from "@anamnesis/cases";
import { contentWords } from "./concepts.ts";
import { questionKind, type QuestionKind } from "../hear/question-kind.ts";

/** An answer that this person gave to a question for the same facts, and how like that question was, 0..1. */
export interface LikeAnswer {
  readonly say: string;
  readonly like: number;
}

/** What asked for something: the learner's words, and the kind of answer that they want. */
export interface Asked {
  readonly words: string;
  readonly kind: QuestionKind;
}

interface Question {
  readonly words: ReadonlySet<string>;
  readonly kind: QuestionKind;
}

interface Kept {
  readonly say: string;
  readonly asked: readonly Question[];
}

interface Bank {
  readonly byFacts: ReadonlyMap<string, readonly Kept[]>;
  readonly rarity: (word: string) => number;
}

const keyOf = (facts: readonly string[]): string => [...facts].sort().join("+");

const questionOf = ({ words, kind }: Asked): Question => ({ words: contentWords(words), kind });

const banks = new WeakMap<PatientView, Bank>();

function bankOf(view: PatientView): Bank {
  const made = banks.get(view);
  if (made) return made;
  const byFacts = new Map<string, Kept[]>();
  const counts = new Map<string, number>();
  let questions = 0;
  for (const { facts, asked, say } of view.answers ?? []) {
    const own = asked.map((words) => questionOf({ words, kind: questionKind(words) }));
    for (const { words } of own) {
      questions += 1;
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const key = keyOf(facts);
    byFacts.set(key, [...(byFacts.get(key) ?? []), { say, asked: own }]);
  }
  const bank: Bank = {
    byFacts,
    rarity: (word) => Math.log((questions + 1) / ((counts.get(word) ?? 0) + 0.5)),
  };
  banks.set(view, bank);
  return bank;
}

/** How much the words weigh beside the kind of answer that is wanted. */
const wordsWeigh = 0.65;
/** "And how bad?" names nothing that could be like or unlike. */
const nothingNamed = 0.5;

function likeness({ rarity }: Bank, one: Question, other: Question): number {
  const weight = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + rarity(word), 0);
  const isBare = one.words.size === 0 || other.words.size === 0;
  const shared = isBare ? 0 : weight([...one.words].filter((word) => other.words.has(word)));
  const named = isBare ? nothingNamed : shared / Math.sqrt(weight(one.words) * weight(other.words));
  return wordsWeigh * named + (1 - wordsWeigh) * Number(one.kind === other.kind);
}

/**
 * What this person has been written to answer where just these facts were asked for, the answer to the likest question
 * first. Empty where nobody has asked for them. Pure.
 * @param facts ids, in any order
 * @param asked the learner's words, and the kind of answer that they want
 */
export function answersLike(
  view: PatientView,
  facts: readonly string[],
  asked: Asked,
): readonly LikeAnswer[] {
  const bank = bankOf(view);
  const kept = bank.byFacts.get(keyOf(facts)) ?? [];
  if (kept.length === 0) return [];
  const question = questionOf(asked);
  return kept
    .map(({ say, asked: known }) => ({
      say,
      like: known.reduce((most, other) => Math.max(most, likeness(bank, question, other)), 0),
    }))
    .sort((a, b) => b.like - a.like);
}
