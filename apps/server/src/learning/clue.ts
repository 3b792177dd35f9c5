import { findDrugs, isDrugOf } from "@anamnesis/terminology";

/** What a clue must not name. */
export interface Secret {
  /** The answer and its other names. */
  readonly names: readonly string[];
  /** Medicines or classes of medicines that are the answer, by id. */
  readonly medicines: readonly string[];
}

const gap = "…";
/** Words that give nothing away, however often they stand in an answer. */
const plain = new Set(
  "after again against also and are at away before both but by daily days each early first for from her his hours how if in into it its least less more most no none not now of off on once one only or other out over some than that the their them then there they this time to two until up very was week weeks what when where which while who with without within".split(
    " ",
  ),
);
const fewestWords = 3;
const stem = 5;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mark}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether two words are forms of one: the same, or the same at their beginning. */
const isForm = (a: string, b: string): boolean =>
  a === b || (a.length >= stem && b.length >= stem && a.slice(0, stem) === b.slice(0, stem));

/**
 * The reason for something with a gap wherever it names it (cloze deletion): read by itself it asks, read again after the
 * answer it explains. Null where too little is left to be a clue.
 */
export const clueOf = (why: string, { names, medicines }: Secret): string | null => {
  const secret = names.flatMap(wordsOf).filter((word) => !plain.has(word) && !/^\d+$/.test(word));
  const named = findDrugs(why)
    .filter(({ id }) => medicines.some((wanted) => isDrugOf(id, wanted)))
    .map(({ span }) => span);
  const isSecret = (word: string, at: number): boolean =>
    named.some(({ start, end }) => at >= start && at < end) ||
    wordsOf(word).some((part) => secret.some((one) => isForm(part, one)));
  let left = 0;
  const clue = why
    .trim()
    .replace(/[\p{L}\p{N}][\p{L}\p{N}\p{Mark}]*/gu, (word, at: number) => {
      if (isSecret(word, at)) return gap;
      if (word.length > 2) left += 1;
      return word;
    })
    .replace(/…(?:[\s\-–/]*…)+/gu, gap)
    .replace(/…\.$/u, gap);
  return left >= fewestWords ? clue : null;
};
