import type { Token } from "./tokens.ts";

type Span = readonly [from: number, to: number];

const wh = /^(?:what|how|when|where|which|who|whose|why|whereabouts)$/;
const auxiliary =
  /^(?:do|does|did|have|has|had|are|is|was|were|am|can|could|would|will|should|may|any|ever)$/;
const pronoun = /^(?:i|you|u|he|she|it|they|we|there|that|this)$/;
const front = /^(?:and|so|but|or|also|okay|right|well|now|then|um|er|erm|oh|ah)$/;
const isWord = (word: string): boolean => /[a-z0-9]/.test(word);

/** Whether words begin as a question does: "are they new?", "what for?", "any fever?" */
function asks(words: readonly string[]): boolean {
  const own = words.filter(isWord);
  const [first = ""] = own.slice(own.findIndex((word) => !front.test(word)));
  return wh.test(first) || auxiliary.test(first);
}

/** "Muddled?": a word given back in front of the question that is put about it. */
const echoes = (words: readonly string[]): boolean =>
  words.at(-1) === "?" &&
  words.filter(isWord).length <= 3 &&
  !words.some((word) => pronoun.test(word) || auxiliary.test(word) || wh.test(word));

/** "… have you?", "…, is it?": asks for a yes to what stands before it. */
function isTag(words: readonly string[]): boolean {
  const [first = "", second = "", third = "", ...more] = words.filter(isWord);
  if (!auxiliary.test(first) || more.length > 0) return false;
  // "I'm sure, do it."
  if (/^(?:do|have)$/.test(first) && /^(?:it|that|this)$/.test(second)) return false;
  return third === "" ? pronoun.test(second) : /^(?:not|nt|t)$/.test(second) && pronoun.test(third);
}

/** "You're back to normal, or do they come in a row?": one question, of which of the two. */
const isFirstOfTwo = (words: readonly string[], next: readonly string[]): boolean =>
  words.at(-1) === "," && next[0] === "or";

/** The parts, the two sides of a choice as one, an echo put in front of the question about it, and what only asks for a yes behind what it asks of. Pure. */
export function withLeads(tokens: readonly Token[], parts: readonly Span[]): [number, number][] {
  const wordsOf = ([from, to]: Span): string[] => tokens.slice(from, to).map(({ word }) => word);
  const out: [number, number][] = [];
  let begun: number | undefined;
  parts.forEach((part, at) => {
    const words = wordsOf(part);
    const next = parts[at + 1];
    const last = out.at(-1);
    if (begun === undefined && last && isTag(words) && tokens[part[0] - 1]?.word === ",") {
      last[1] = part[1];
      return;
    }
    if (next && (echoes(words) || isFirstOfTwo(words, wordsOf(next))) && asks(wordsOf(next))) {
      begun ??= part[0];
      return;
    }
    out.push([begun ?? part[0], part[1]]);
    begun = undefined;
  });
  return out;
}
