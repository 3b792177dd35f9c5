import { contentWords } from "../lexicon/concepts.ts";
import { sentencesOf } from "./sentences.ts";

/** A "no" in a sentence put in plain form, where "haven't" is "haven t". */
const denies = /\b(no|not|never|none|nothing|nobody|neither|hardly|\w+n t)\b/;

/** A sentence that shares so large a part of its words with one said before says it again. */
const mostlySaid = 0.5;
/** A short sentence says nothing new with one word less. */
const sharedWords = 2;

export interface Said {
  readonly words: ReadonlySet<string>;
  readonly isNo: boolean;
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

/** Whether a sentence before says all or nearly all of this one: in the same sense, or in so many words that the sense is the same. */
function isSaid(one: Said, before: readonly Said[]): boolean {
  const { words, isNo } = one;
  const all = new Set(before.flatMap((other) => (other.isNo === isNo ? [...other.words] : [])));
  if (words.size >= sharedWords && [...words].every((word) => all.has(word))) return true;
  return before.some((other) => {
    const shared = sharedBy(one, other);
    if (other.isNo !== isNo) {
      const isWhole = !isNo && words.size > sharedWords && shared === words.size;
      return isWhole || (shared >= plainlyShared && shared >= words.size * nearlyAll);
    }
    return (
      shared === words.size ||
      (shared >= sharedWords && shared >= Math.min(words.size, other.words.size) * mostlySaid)
    );
  });
}

function saidBy(sentence: string): Said {
  const plain = inPlain(sentence);
  return {
    words: new Set([...contentWords(plain)].filter((word) => !light.has(word))),
    isNo: denies.test(plain),
  };
}

/** The sentences of a text that say anything. */
export const saidIn = (text: string): readonly Said[] =>
  sentencesOf(text)
    .map(saidBy)
    .filter(({ words }) => words.size > 0);

/** The text without sentences of an earlier answer of the same reply ("She's not been sick."). */
export function unsaid(text: string, said: Said[]): string {
  const sentences = sentencesOf(text);
  const before = [...said];
  const fresh = sentences.filter((part) => {
    const one = saidBy(part);
    if (one.words.size === 0) return true;
    said.push(one);
    return !isSaid(one, before);
  });
  if (fresh.length === sentences.length) return text;
  // What is left of "Yes. He was my brother." says nothing.
  return fresh.some((part) => saidBy(part).words.size > 0) ? fresh.join("").trim() : "";
}

/** The text without what was told almost word for word in an earlier reply, where anything else is left of it. */
export function notToldLately(text: string, earlier: readonly Said[]): string {
  const sentences = sentencesOf(text);
  const fresh = sentences.filter((part) => {
    const one = saidBy(part);
    if (one.words.size <= sharedWords) return true;
    return !earlier.some(
      (other) => other.isNo === one.isNo && sharedBy(one, other) >= one.words.size * nearlyAll,
    );
  });
  const says = fresh.some((part) => saidBy(part).words.size > 0);
  return fresh.length === sentences.length || !says ? text : fresh.join("").trim();
}
