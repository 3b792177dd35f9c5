import { contentWords } from "../lexicon/concepts.ts";
import { capitalised, sentencesOf, wordCount } from "./sentences.ts";

/** A "no" in a sentence put in plain form, where "haven't" is "haven t". */
const denies = /\b(no|not|never|none|nothing|nobody|neither|hardly|\w+n t)\b/;

/** A sentence that shares so large a part of its words with one said before says it again. */
const mostlySaid = 0.5;
/** The same of anything else. */
const largelySaid = 0.65;
/** A short sentence says nothing new with one word less. */
const sharedWords = 2;

export interface Said {
  /** The sentence in plain form. */
  readonly plain: string;
  readonly words: ReadonlySet<string>;
  readonly isNo: boolean;
  /** What of the case it was said of, where that is known. */
  readonly topic?: string;
}

/** Words that carry nothing by themselves. */
const light = new Set(
  "ago back around just bit now still then well know think said say told love dear doctor duck mate pet gone got get been come came went".split(
    " ",
  ),
);

const inPlain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/^\W*(yes|yeah|no|and|but),?\s+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** So many words of one sentence in another say the same, whatever "no" stands in one of them. */
const plainlyShared = 4;
const nearlyAll = 0.7;

const sharedBy = (a: Said, b: Said): number =>
  [...a.words].filter((word) => b.words.has(word)).length;

/** A figure may be another one than the last, though its words are known. */
const figure =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|once|twice|half)\b/gi;
const figuresIn = ({ plain }: Said): readonly string[] => plain.match(figure) ?? [];
const hasFigure = (text: string): boolean => text.search(figure) >= 0;

/** Whether a sentence before says all or nearly all of this one: in the same sense, or in so many words that the sense is the same. */
function isSaid(one: Said, before: readonly Said[]): boolean {
  const { words, isNo } = one;
  const all = new Set(before.flatMap((other) => (other.isNo === isNo ? [...other.words] : [])));
  const figures = new Set(before.flatMap(figuresIn));
  const isKnown = figuresIn(one).every((figure) => figures.has(figure));
  if (isKnown && words.size >= sharedWords && [...words].every((word) => all.has(word)))
    return true;
  // Of the same thing half of the words say it again, if no figure is new.
  const isOfSame = ({ topic }: Said): boolean => topic !== undefined && topic === one.topic;
  if (
    before.some(
      (other) =>
        isOfSame(other) &&
        other.isNo === isNo &&
        figuresIn(one).every((figure) => figuresIn(other).includes(figure)) &&
        sharedBy(one, other) >= words.size * mostlySaid,
    )
  )
    return true;
  return before.some((other) => {
    // "… and I knew where I was at once. I knew where I was at once."
    if (wordCount(one.plain) >= plainlyShared && other.plain.includes(one.plain)) return true;
    const shared = sharedBy(one, other);
    if (other.isNo !== isNo) {
      const isWhole = !isNo && words.size > sharedWords && shared === words.size;
      return isWhole || (shared >= plainlyShared && shared >= words.size * nearlyAll);
    }
    return shared === words.size || (shared >= sharedWords && shared >= words.size * largelySaid);
  });
}

function saidBy(sentence: string): Said {
  const plain = inPlain(sentence);
  return {
    plain,
    words: new Set([...contentWords(plain)].filter((word) => !light.has(word))),
    isNo: denies.test(plain),
  };
}

/** The sentences of a text that say anything, and what of, where that is known. */
export const saidIn = (text: string, topic?: string): readonly Said[] =>
  sentencesOf(text)
    .map((part) => ({ ...saidBy(part), ...(topic === undefined ? {} : { topic }) }))
    .filter(({ words }) => words.size > 0);

/** What is left begins anew: no "but" of what was left out. */
const begun = (text: string): string => capitalised(text.replace(/^(?:and|but|so|then),?\s+/i, ""));

/** The text without sentences of an earlier answer of the same reply ("She's not been sick."). */
export function unsaid(text: string, said: readonly Said[], topic?: string): string {
  const sentences = sentencesOf(text);
  const fresh = sentences.filter((part) => {
    const one = { ...saidBy(part), ...(topic === undefined ? {} : { topic }) };
    return one.words.size === 0 || !isSaid(one, said);
  });
  if (fresh.length === sentences.length) return text;
  // What is left of "Yes. He was my brother." says nothing.
  return fresh.some((part) => saidBy(part).words.size > 0) ? begun(fresh.join("").trim()) : "";
}

/** Whether all that a text says was said in some sentences before. */
export function isAllSaid(text: string, earlier: readonly Said[]): boolean {
  const says = sentencesOf(text)
    .map(saidBy)
    .filter(({ words }) => words.size > 0);
  return says.length > 0 && says.every((one) => isSaid(one, earlier));
}

/** A text without its questions: what is asked is not accepted in the same breath. */
export const withoutQuestions = (text: string): string =>
  sentencesOf(text)
    .filter((part) => !/\?["')\]]*\s*$/.test(part))
    .join("")
    .trim();

/**
 * The text without the sentences that bring nothing new: every word of theirs was in the person's last replies, or nearly all
 * were in one sentence of them. Something is always left of it; of what was asked for by itself the first sentence, which answers.
 */
export function notToldLately(text: string, earlier: readonly Said[], isAsked = false): string {
  const sentences = sentencesOf(text);
  const knownAs = (isNo: boolean): ReadonlySet<string> =>
    new Set(earlier.flatMap((other) => (other.isNo === isNo ? [...other.words] : [])));
  const known = { yes: knownAs(false), no: knownAs(true) };
  const fresh = sentences.filter((part, at) => {
    const one = saidBy(part);
    if (one.words.size === 0 || (isAsked && at === 0)) return true;
    const before = one.isNo ? known.no : known.yes;
    const figures = earlier.flatMap(figuresIn);
    const isNew = hasFigure(part) && !figuresIn(one).every((figure) => figures.includes(figure));
    if (!isNew && [...one.words].every((word) => before.has(word))) return false;
    return !earlier.some(
      (other) =>
        other.isNo === one.isNo &&
        one.words.size > sharedWords &&
        sharedBy(one, other) >= one.words.size * nearlyAll,
    );
  });
  const says = fresh.some((part) => saidBy(part).words.size > 0);
  return fresh.length === sentences.length || !says ? text : begun(fresh.join("").trim());
}

/** So large a part of a sentence's words in a question is the question given back. */
const nearlyGivenBack = 0.8;

/**
 * The text without the sentences that only give back what the question said: "they turned me away, why?" wants the reason.
 * Something that says more is always left of it.
 */
export function notGivenBack(text: string, asked: readonly Said[]): string {
  const sentences = sentencesOf(text);
  const known = new Set(asked.flatMap(({ words }) => [...words]));
  const fresh = sentences.filter((part) => {
    const { words, isNo } = saidBy(part);
    const shared = [...words].filter((word) => known.has(word)).length;
    return isNo || words.size < sharedWords || shared < words.size * nearlyGivenBack;
  });
  const says = fresh.some((part) => saidBy(part).words.size > 0);
  return fresh.length === sentences.length || !says ? text : begun(fresh.join("").trim());
}
