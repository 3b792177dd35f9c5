import { contentWords } from "../lexicon/concepts.ts";

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
  "ago back around just bit now still then well know think said say told love dear doctor duck mate pet".split(
    " ",
  ),
);

const inPlain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/^\W*(yes|yeah|no|and|but),?\s+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether one of the sentences before says all or nearly all that these words say, and says it in the same sense. */
function isSaid({ words, isNo }: Said, before: readonly Said[]): boolean {
  const all = new Set(before.flatMap((other) => (other.isNo === isNo ? [...other.words] : [])));
  if (words.size >= sharedWords && [...words].every((word) => all.has(word))) return true;
  return before.some((other) => {
    if (other.isNo !== isNo) return false;
    const shared = [...words].filter((word) => other.words.has(word)).length;
    return (
      shared === words.size ||
      (shared >= sharedWords && shared >= Math.min(words.size, other.words.size) * mostlySaid)
    );
  });
}

/** The text without sentences of an earlier answer of the same reply ("She's not been sick."). */
export function unsaid(text: string, said: Said[]): string {
  const sentences = text.match(/[^.!?]+[.!?]+["')\]]*\s*|[^.!?]+$/g) ?? [text];
  const before = [...said];
  const fresh = sentences.filter((part) => {
    const plain = inPlain(part);
    const one = {
      words: new Set([...contentWords(plain)].filter((word) => !light.has(word))),
      isNo: denies.test(plain),
    };
    if (one.words.size === 0) return true;
    said.push(one);
    return !isSaid(one, before);
  });
  return fresh.length === sentences.length ? text : fresh.join("").trim();
}
