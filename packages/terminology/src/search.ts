import { diagnoses } from "./diagnoses/index.ts";
import { drugClassById, drugs } from "./drugs/index.ts";
import { allowedEdits, editDistance } from "./text/distance.ts";
import { tokenise } from "./text/tokens.ts";

/** A diagnosis or a medicine that a text may be the beginning of. */
export interface TermFound {
  readonly name: string;
  /** The synonym that the text met, as it is listed; null where it met the name itself. */
  readonly matched: string | null;
  /** ICD-10 code of a diagnosis; class of a medicine, empty where it has none. */
  readonly detail: string;
}
export type TermKind = "diagnosis" | "drug";

interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
}
interface Entry {
  readonly name: string;
  readonly detail: string;
  /** The name first, then what else it is called. */
  readonly phrases: readonly Phrase[];
}

const wordsOf = (text: string): string[] => tokenise(text).map(({ word }) => word);
const phraseOf = (text: string): Phrase => ({ text, words: wordsOf(text) });

const entriesOf: Readonly<Record<TermKind, () => readonly Entry[]>> = {
  diagnosis: () =>
    diagnoses.map(({ name, icd10, synonyms }) => ({
      name,
      detail: icd10,
      phrases: [name, ...synonyms].map(phraseOf),
    })),
  drug: () =>
    drugs.map(({ name, classes, brands, synonyms }) => ({
      name,
      detail: drugClassById(classes[0] ?? "")?.name ?? "",
      phrases: [name, ...brands, ...synonyms].map(phraseOf),
    })),
};

const made = new Map<TermKind, readonly Entry[]>();
function entries(kind: TermKind): readonly Entry[] {
  const list = made.get(kind) ?? entriesOf[kind]();
  made.set(kind, list);
  return list;
}

interface Place {
  readonly at: number;
  readonly matched: string | null;
}

/** Rank of a phrase for what was written so far; lower is better, null where it is not meant. */
type Rank = number | null;
const rank = { whole: 0, beginning: 1, inside: 2, anywhere: 3, misspelt: 4 } as const;
/** What is called so beside its name comes after names of the same rank. */
const synonymPenalty = 0.5;

const startsWithWords = (words: readonly string[], typed: readonly string[], at: number): boolean =>
  typed.every((word, index) => {
    const there = words[at + index];
    if (there === undefined) return false;
    return index === typed.length - 1 ? there.startsWith(word) : there === word;
  });

const isMisspelt = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((word) =>
    words.some((there) => {
      if (there.startsWith(word)) return true;
      const edits = allowedEdits(word.length);
      if (edits === 0 || there[0] !== word[0]) return false;
      // The word may not be finished: it is held against as much of the other.
      const shown = there.slice(0, Math.max(word.length, 4));
      return editDistance(word, shown, edits) <= edits || editDistance(word, there, edits) <= edits;
    }),
  );

function rankOf(words: readonly string[], typed: readonly string[]): Rank {
  if (startsWithWords(words, typed, 0)) {
    const isWhole = words.length === typed.length && words.at(-1) === typed.at(-1);
    return isWhole ? rank.whole : rank.beginning;
  }
  if (words.some((_, at) => at > 0 && startsWithWords(words, typed, at))) return rank.inside;
  if (typed.every((word) => words.some((there) => there.startsWith(word)))) return rank.anywhere;
  return isMisspelt(words, typed) ? rank.misspelt : null;
}

/**
 * What a text may be the beginning of, best first, at most `limit`: names before synonyms, beginnings before words inside,
 * misspelt ones last, shorter names before longer ones. Nothing for a text without a word.
 */
export function searchTerms(kind: TermKind, text: string, limit: number): readonly TermFound[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found: { readonly at: number; readonly term: TermFound }[] = [];
  for (const { name, detail, phrases } of entries(kind)) {
    const places = phrases.flatMap(({ text: phrase, words }, index): Place[] => {
      const place = rankOf(words, typed);
      if (place === null) return [];
      return index === 0
        ? [{ at: place, matched: null }]
        : [{ at: place + synonymPenalty, matched: phrase }];
    });
    const [best, ...others] = places;
    if (best === undefined) continue;
    const { at, matched } = others.reduce((one, other) => (other.at < one.at ? other : one), best);
    found.push({ at, term: { name, matched, detail } });
  }
  return found
    .sort(
      (a, b) =>
        a.at - b.at ||
        a.term.name.length - b.term.name.length ||
        (a.term.name < b.term.name ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ term }) => term);
}
