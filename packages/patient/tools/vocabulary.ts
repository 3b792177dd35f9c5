import type { LexiconData } from "../src/understand/lexicon.ts";
import { edge } from "../src/understand/word-pairs.ts";
import type { Example } from "./examples.ts";

/** Words by how often they are used, for the spelling corrector. */
export function knownWords(
  examples: readonly Example[],
  data: LexiconData,
  common: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  const count = (word: string, by: number): void => {
    if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + by);
  };
  for (const example of examples) for (const word of example.view.words) count(word, 1);
  for (const table of [data.concepts, data.hints, data.slots]) {
    for (const phrases of Object.values(table))
      for (const phrase of phrases ?? []) for (const word of phrase.split(" ")) count(word, 1);
  }
  for (const word of common) count(word, 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
}

/** Neighbouring words that at least two written lines have. */
export function knownPairs(examples: readonly Example[]): [string, string][] {
  const groups = new Map<string, number>();
  const shared = new Set<string>();
  for (const { view, group } of examples) {
    const words = [edge, ...view.words, edge];
    for (let at = 1; at < words.length; at += 1) {
      const pair = `${words[at - 1] ?? ""} ${words[at] ?? ""}`;
      const first = groups.get(pair);
      if (first === undefined) groups.set(pair, group);
      else if (first !== group) shared.add(pair);
    }
  }
  return [...shared].map((pair) => {
    const [left = "", right = ""] = pair.split(" ");
    return [left, right];
  });
}
