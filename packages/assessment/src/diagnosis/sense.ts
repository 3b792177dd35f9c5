import type { CompiledCase } from "@anamnesis/cases";
import { diagnoses, editDistance, tokenise } from "@anamnesis/terminology";
import { stemOf, stemsOf } from "../encounter/stems.ts";
import { isBagOfWords } from "../encounter/bag.ts";
import { everydayWords } from "./everyday-words.ts";
import { plainWords } from "./plain-words.ts";

/** One sentence of a written reasoning, and whether it says anything. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A string of words without a verb, a sign or a link. */
  readonly isBag: boolean;
  /** Holds words that belong neither to medicine nor to this patient. */
  readonly isStrange: boolean;
  /** Says a thing and its opposite. */
  readonly isContradictory: boolean;
}

const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\bneck (?:is )?stiff\w*|\bstiff neck|\bneck stiffness/i, /\bneck (?:is |was )?supple/i],
  [/\bgradual(?:ly)?\b/i, /\bthunderclap|\bsudden(?:ly)?\b/i],
  [/\bsafe\b/i, /\bmust be stopped|\bcontraindicated|\bunsafe/i],
  [
    /\bmost likely|\bis likely|\bconfirmed\b/i,
    /\bis unlikely|\bunlikely\b|\bruled out|\bis excluded/i,
  ],
  [/\bfebrile\b/i, /\bafebrile\b/i],
  [/\braised\b/i, /\bis low\b/i],
];
/** Between two things that are set against each other there is a word that does so. */
const contrast =
  /\b(?:not|no|rather|but|than|while|whereas|unlike|instead|versus|vs|without|never|less|whilst|however|although|though|against|compared|excludes?)\b|;/i;

const isContradiction = (text: string): boolean =>
  !contrast.test(text) && opposites.some(([one, other]) => one.test(text) && other.test(text));

const diseaseStems = new Set(
  diagnoses.flatMap(({ name, synonyms }) => stemsOf([name, ...synonyms].join(" "))),
);
const plainStems = new Set([...plainWords].map(stemOf));
/** What an author would write about this case, and nobody about another. */
const caseStems = new WeakMap<CompiledCase, ReadonlySet<string>>();
function stemsOfCase(compiled: CompiledCase): ReadonlySet<string> {
  let stems = caseStems.get(compiled);
  if (!stems) {
    const { expert, marking, triage, examination, investigations } = compiled;
    stems = new Set(
      stemsOf(
        [
          expert.reasoning,
          expert.initial.reasoning,
          expert.final.reasoning,
          triage.history,
          ...triage.symptoms,
          ...triage.criticalFactors,
          ...marking.ask.flatMap(({ label, why }) => [label, why]),
          ...marking.diagnosis.findings.flatMap(({ label, any }) => [label, ...any]),
          ...Object.values(examination).map((part) => part.text),
          ...Object.values(investigations).map(({ report }) => report),
        ].join(" "),
      ),
    );
    caseStems.set(compiled, stems);
  }
  return stems;
}

const shortestJudged = 4;
const mostUnknown = 0.5;
const sameRoot = 5;
/** Beginnings of the long words of a vocabulary, by which most other forms of them are known. */
const roots = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
function rootsOf(known: ReadonlySet<string>): ReadonlySet<string> {
  let found = roots.get(known);
  if (!found) {
    const long = [...known].filter((one) => one.length >= sameRoot);
    roots.set(known, (found = new Set(long.map((one) => one.slice(0, sameRoot)))));
  }
  return found;
}
const isNear = (word: string, known: ReadonlySet<string>): boolean =>
  word.length >= 6 &&
  (rootsOf(known).has(word.slice(0, sameRoot)) ||
    [...known].some(
      (one) =>
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= 1 &&
        one.length >= sameRoot &&
        editDistance(word, one, 1) <= 1,
    ));

const mostInBracket = 240;
/** The sentences of a text; a semicolon inside a bracket ends none. */
function bracketsWhole(text: string): readonly { sentence: string; index: number }[] {
  const pieces: { sentence: string; index: number }[] = [];
  const open = (piece: string): number =>
    (piece.match(/\(/g) ?? []).length - (piece.match(/\)/g) ?? []).length;
  for (const match of text.matchAll(/[^.;!?\n]+(?:\.(?=\d)[^.;!?\n]*)*[.;!?\n]*/g)) {
    const last = pieces.at(-1);
    if (
      last &&
      open(last.sentence) > 0 &&
      match[0].includes(")") &&
      !last.sentence.includes("\n") &&
      last.sentence.length + match[0].length < mostInBracket &&
      last.index + last.sentence.length === match.index
    )
      last.sentence += match[0];
    else pieces.push({ sentence: match[0], index: match.index });
  }
  return pieces;
}

/** Splits a reasoning into sentences and judges each; `heard` holds the stems of what this learner was told and saw. */
export function sentencesOf(
  compiled: CompiledCase,
  text: string,
  heard: ReadonlySet<string>,
): readonly Sentence[] {
  const sentences: Sentence[] = [];
  const own = stemsOfCase(compiled);
  const isKnown = (stem: string): boolean =>
    own.has(stem) || heard.has(stem) || plainStems.has(stem) || diseaseStems.has(stem);
  for (const { sentence, index } of bracketsWhole(text)) {
    const words = tokenise(sentence)
      .map(({ word }) => word)
      .filter((word) => /^[a-z]{3,}$/.test(word));
    const isForeign = words.some(
      (word) => everydayWords.has(word) && !heard.has(stemOf(word)) && !own.has(stemOf(word)),
    );
    const content = words.filter((word) => word.length >= shortestJudged);
    const unknown = content.filter(
      (word) =>
        !isKnown(stemOf(word)) &&
        !plainWords.has(word) &&
        !isNear(word, own) &&
        !isNear(word, plainWords),
    );
    sentences.push({
      text: sentence.trim(),
      start: index,
      end: index + sentence.length,
      isBag: isBagOfWords(sentence),
      isStrange: isForeign || (unknown.length > 1 && unknown.length > content.length * mostUnknown),
      isContradictory: isContradiction(sentence),
    });
  }
  return sentences;
}

const fewestToJudge = 3;
const mostStrange = 0.6;
/** Whether a reasoning as a whole is about something else: three sentences and more, and most of them hold foreign words. */
export const isNonsense = (sentences: readonly Sentence[]): boolean => {
  const long = sentences.filter(({ text }) => text.split(/\s+/).length >= 4);
  return (
    long.length >= fewestToJudge &&
    long.filter(({ isStrange }) => isStrange).length >= long.length * mostStrange
  );
};
