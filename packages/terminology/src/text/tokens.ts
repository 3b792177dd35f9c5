/** A word of a text, folded so that spelling variants and plurals meet. */
export interface Token {
  readonly word: string;
  /** Offsets in the text: `text.slice(start, end)` is what was typed. */
  readonly start: number;
  readonly end: number;
  /** What stands between this word and the one before: spaces and punctuation. */
  readonly gap: string;
}

/** British and American spellings of the same stem, folded to one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/aemi/g, "emi"],
  [/haem/g, "hem"],
  [/oedem/g, "edem"],
  [/oesoph/g, "esoph"],
  [/oestr/g, "estr"],
  [/noea/g, "nea"],
  [/rhoea/g, "rhea"],
  [/paed/g, "ped"],
  [/gynaec/g, "gynec"],
  [/caec/g, "cec"],
  [/faec/g, "fec"],
  [/coeli/g, "celi"],
  [/phaeo/g, "pheo"],
  [/naem/g, "nem"],
  [/tumour/g, "tumor"],
  [/sulph/g, "sulf"],
  [/anaesth/g, "anesth"],
  [/isation/g, "ization"],
  [/ise(d?)$/g, "ize$1"],
  [/manoeuv/g, "maneuv"],
  [/fibre/g, "fiber"],
  [/natraem/g, "natrem"],
  [/aemia/g, "emia"],
  [/behaviour/g, "behavior"],
  [/labour/g, "labor"],
  [/goitre/g, "goiter"],
  [/centre/g, "center"],
  [/counsell/g, "counsel"],
];

/** Folding is the same work for the same word; the memory is dropped when it grows. */
const folded = new Map<string, string>();
const mostRemembered = 5_000;

/** Lower case, no accents, one spelling, no plural or possessive ending. */
export function foldWord(raw: string): string {
  const known = folded.get(raw);
  if (known !== undefined) return known;
  const word = fold(raw);
  if (folded.size >= mostRemembered) folded.clear();
  folded.set(raw, word);
  return word;
}

function fold(raw: string): string {
  let word = raw.toLowerCase();
  if (/[^a-z0-9']/.test(word)) {
    word = word.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’ʼ]/g, "'");
  }
  word = word.replace(/'s$/, "").replace(/'/g, "");
  for (const [from, to] of spellings) word = word.replace(from, to);
  if (word.length > 4 && word.endsWith("s") && !/(ss|us|is)$/.test(word)) word = word.slice(0, -1);
  return word;
}

const wordPattern = /\d+(?:[.,]\d+)*(?:[\p{L}]+)?|[\p{L}][\p{L}\p{M}\p{N}]*(?:['’ʼ]\p{L}+)*/gu;
/** Nobody names a concept in a word longer than this; it bounds the work on pasted rubbish. */
const longestWord = 40;

/** The words of a text in order. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const end = match.index + raw.length;
    const word = foldWord(raw.length > longestWord ? raw.slice(0, longestWord) : raw);
    tokens.push({ word, start: match.index, end, gap: text.slice(from, match.index) });
    from = end;
  }
  return tokens;
}

/** Whether a sentence or line ends between the previous word and this one. */
export const breaksClause = (token: Token): boolean => /[.;:!?\n•]/.test(token.gap);
