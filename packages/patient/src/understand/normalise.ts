import { abbreviations, contractions, spellings } from "./word-tables.ts";

/** Words of one piece of text, canonical: lower case, British spelling, abbreviations and contractions written out. */
export type Words = readonly string[];

/** Sounds that carry nothing; "like", "so" and "well" are not here because they often do. */
export const hesitations: ReadonlySet<string> = new Set(
  "um umm uh uhh er err erm ehm eh hm hmm hmmm mm mmm mhm mmhmm ah ahh aha oh ooh ohh huh".split(
    " ",
  ),
);

const fillerPhrases: readonly (readonly string[])[] = [
  ["you", "know", "what", "i", "mean"],
  ["if", "you", "know", "what", "i", "mean"],
  ["do", "not", "worry"],
  ["sort", "of", "like"],
  ["kind", "of", "like"],
  ["if", "that", "is", "okay", "with", "you"],
  ["if", "you", "do", "not", "mind", "me", "asking"],
  ["if", "you", "do", "not", "mind"],
  ["can", "i", "just", "double", "check"],
  ["can", "i", "just", "ask"],
  ["could", "i", "just", "ask"],
  ["let", "us", "say"],
  ["shall", "we", "say"],
];

/** Plain lower-case ASCII-ish text with straight quotes; punctuation is kept for the segmenter. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, " - ")
    .replace(/\u2026/g, "...")
    .replace(/\bo\.?\s?k\.?(?=[\s,.?!]|$)/g, "okay")
    .replace(/\ba\s?(?:&|and|\+)\s?e\b/g, "emergency department")
    .replace(/\b([nd])\s?(?:\/|&|\+)\s?v\b/g, (_whole, first: string) =>
      first === "n" ? "nausea or vomiting" : "diarrhoea or vomiting",
    )
    .replace(/\bx[\s-]rays?\b/g, "xray")
    .replace(/\bg\.?\s?p\b\.?/g, "gp")
    .replace(/\bg\.?\s?i\b\.?/g, "gi")
    .replace(/(\d)\s*\/\s*(\d)/g, "$1 out of $2");
}

/** Words of folded text without punctuation, each in its canonical spelling. */
export function rawWords(folded: string): string[] {
  const words: string[] = [];
  for (const match of folded.matchAll(/[a-z]+(?:'[a-z]+)*|\d+(?:\.\d+)?/g)) {
    const word = match[0];
    const long = abbreviations.get(word) ?? contractions.get(word);
    if (long) words.push(...long);
    else if (word.endsWith("'s")) words.push(...possessive(word.slice(0, -2)));
    else words.push(word.replace(/'/g, ""));
  }
  return words.map(canonicalSpelling);
}

function possessive(owner: string): string[] {
  return isClauseHead.has(owner) ? [owner, "is"] : [owner];
}
const isClauseHead = new Set(
  "what that it there how who where when here he she everything anything".split(" "),
);

function canonicalSpelling(word: string): string {
  const known = spellings.get(word);
  if (known) return known;
  if (/(?:mmuni|ospitali|ummari|ecogni|ormali|ounseli)z/.test(word))
    return word.replace("iz", "is");
  return word;
}

/** Without hesitations, filler phrases and stuttered repeats ("is it, is it worse" becomes "is it worse"). */
export function fluent(words: readonly string[]): string[] {
  let out = words.filter((word) => !hesitations.has(word));
  for (const phrase of fillerPhrases) out = without(out, phrase);
  for (const size of [4, 3, 2, 1]) out = withoutRepeats(out, size);
  return out;
}

function without(words: readonly string[], phrase: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const here = phrase.every((word, k) => words[i + k] === word);
    const isAll = here && phrase.length === words.length;
    if (here && !isAll) i += phrase.length - 1;
    else out.push(words[i] ?? "");
  }
  return out;
}

function withoutRepeats(words: readonly string[], size: number): string[] {
  const out: string[] = [];
  for (const word of words) {
    out.push(word);
    const end = out.length;
    if (end < size * 2) continue;
    let isRepeat = true;
    for (let k = 1; k <= size && isRepeat; k += 1) isRepeat = out[end - k] === out[end - k - size];
    if (isRepeat) out.length = end - size;
  }
  return out;
}

/** Most words whose stems are kept. */
const keptStems = 20_000;
const stems = new Map<string, string>();

/** A rough stem, so that "swallow", "swallowing" and "swallowed" share a feature. */
export function stem(word: string): string {
  const kept = stems.get(word);
  if (kept !== undefined) return kept;
  const made = stemAnew(word);
  if (stems.size >= keptStems) stems.clear();
  stems.set(word, made);
  return made;
}

function stemAnew(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=[a-z]{3})s$/, "");
  return word
    .replace(/(?:iness|ness)$/, "")
    .replace(/ies$/, "y")
    .replace(/(?:ings|ing|edly|ed)$/, "")
    .replace(/(?<!s)s$/, "")
    .replace(/(?:ly|ful)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1")
    .replace(/e$/, "")
    .replace(/i$/, "y");
}
