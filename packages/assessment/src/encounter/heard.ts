import type { CompiledCase } from "@anamnesis/cases";
import { tokenise } from "@anamnesis/terminology";

/** One way of telling a fact: the words that carry it. */
interface Telling {
  readonly fact: string;
  readonly words: readonly string[];
}

const shortestCarrier = 4;
/** So many of a wording's carrying words make it the same statement, whoever worded it. */
const sameShare = 0.7;
const fewestWords = 3;
const unspecific = new Set(
  tokenise(
    "that this with have been from just like when they them there then than what which about some very really quite well much more most only also even still into over your you're i've it's don't doesn't didn't can't know think thing things would could going goes comes come came back time",
  ).map((token) => token.word),
);

const carriersOf = (text: string): readonly string[] => [
  ...new Set(
    tokenise(text)
      .map((token) => token.word)
      .filter(
        (word) => (word.length >= shortestCarrier || /\d/.test(word)) && !unspecific.has(word),
      ),
  ),
];

const byCase = new WeakMap<CompiledCase, readonly Telling[]>();

/** What was found on examination stands in brackets within the patient's line; what somebody says there stands in quotes. */
const withoutFindings = (line: string): string => line.replace(/\[[^\]"“]*\]/g, " ");

/** A sentence of fewer words is said about many things ("No, never."). */
const fewestWordsOfASentence = 4;
const wordsOf = (text: string): string =>
  tokenise(text)
    .map((token) => token.word)
    .join(" ");
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n/)
    .map(wordsOf)
    .filter((words) => words.split(" ").length >= fewestWordsOfASentence);

const sentencesByCase = new WeakMap<CompiledCase, ReadonlyMap<string, string>>();

/** The case's own sentences that tell one fact and no other. */
function ownSentences(compiled: CompiledCase): ReadonlyMap<string, string> {
  let own = sentencesByCase.get(compiled);
  if (!own) {
    const facts = new Map<string, Set<string>>();
    for (const fact of compiled.facts.filter(({ isDefault }) => !isDefault))
      for (const sentence of [...fact.say, ...fact.brief].flatMap(sentencesOf))
        facts.set(sentence, (facts.get(sentence) ?? new Set()).add(fact.id));
    own = new Map(
      [...facts].flatMap(([sentence, ids]) =>
        ids.size === 1 ? [...ids].map((id) => [sentence, id] as const) : [],
      ),
    );
    sentencesByCase.set(compiled, own);
  }
  return own;
}

function tellingsOf(compiled: CompiledCase): readonly Telling[] {
  let tellings = byCase.get(compiled);
  if (!tellings) {
    tellings = compiled.facts
      .filter((fact) => !fact.isDefault)
      .flatMap((fact) =>
        [...fact.say, ...fact.brief, fact.is].map((text) => ({
          fact: fact.id,
          words: carriersOf(text),
        })),
      )
      .filter(({ words }) => words.length >= fewestWords);
    byCase.set(compiled, tellings);
  }
  return tellings;
}

/**
 * The facts that a patient's actual line tells, in the case's own words or close to them. A transcript may come from
 * another voice than the simulated patient's; what stands in it was heard.
 */
export function factsInLine(compiled: CompiledCase, line: string): readonly string[] {
  const spoken = withoutFindings(line);
  const own = ownSentences(compiled);
  const found = new Set<string>(sentencesOf(spoken).flatMap((sentence) => own.get(sentence) ?? []));
  const said = new Set(carriersOf(spoken));
  if (said.size < fewestWords) return [...found];
  for (const { fact, words } of tellingsOf(compiled)) {
    if (found.has(fact)) continue;
    let missing = Math.floor(words.length * (1 - sameShare));
    if (words.length - missing < fewestWords) missing = words.length - fewestWords;
    let isTold = true;
    for (const word of words) {
      if (said.has(word)) continue;
      if (missing-- === 0) {
        isTold = false;
        break;
      }
    }
    if (isTold) found.add(fact);
  }
  return [...found];
}
