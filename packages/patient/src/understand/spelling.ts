import { stem } from "./normalise.ts";

/** Corrects misspelt words against the words of the domain. */
export type Corrector = (words: string[]) => string[];

/** Edit distance with neighbouring letters swapped counted once; stops above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/**
 * `known` is ordered by frequency, so that of equally near words the commoner wins. Words of three letters or fewer,
 * numbers and words of `extra` (a case's own) are left alone.
 */
export function createCorrector(
  known: readonly string[],
  extra: readonly string[] = [],
): Corrector {
  const ranks = new Map<string, number>();
  known.forEach((word, rank) => ranks.set(word, rank));
  for (const word of extra) ranks.set(word, 0);
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const list = byLength.get(word.length);
    if (list) list.push(word);
    else byLength.set(word.length, [word]);
  }
  const stems = new Set(known.filter((word) => word.length > 3).map(stem));
  const cache = new Map<string, string>();
  const nearest = (word: string): string => {
    const limit = word.length >= 8 ? 2 : 1;
    let best = word;
    let bestScore = Infinity;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        if (candidate[0] !== word[0] && candidate[1] !== word[0] && candidate[1] !== word[1])
          continue;
        const distance = editDistance(word, candidate, limit);
        if (distance > limit) continue;
        const score =
          distance * 10 +
          (candidate[0] === word[0] ? 0 : 4) +
          (ranks.get(candidate) ?? 0) / known.length;
        if (score < bestScore) {
          bestScore = score;
          best = candidate;
        }
      }
    }
    return best;
  };
  return (words) =>
    words.map((word) => {
      if (word.length < 4 || ranks.has(word) || /\d/.test(word)) return word;
      const found = cache.get(word);
      if (found !== undefined) return found;
      // A form of a known word stands, unless it doubles a letter ("vomitting").
      const isForm = stems.has(stem(word)) && !/([b-df-hj-np-tv-z])\1(?:ing|ed)$/.test(word);
      const fixed = isForm ? word : nearest(word);
      if (cache.size > 5000) cache.clear();
      cache.set(word, fixed);
      return fixed;
    });
}
