import { ordinaryWords } from "./ordinary-words.ts";
import { allowedEdits, bitCount, editDistance, letterMask } from "./distance.ts";

export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

const opposites = ["hyper", "hypo"] as const;
/** "Hypercalcaemia" and "hypocalcaemia" are two letters apart and must never be taken for each other. */
const isOpposite = (a: string, b: string): boolean =>
  opposites.some((prefix) => a.startsWith(prefix)) &&
  opposites.some((prefix) => a.startsWith(prefix) !== b.startsWith(prefix));

/** Words that phrases are made of, and what a misspelt word may have meant. */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly byLength = new Map<number, { word: string; mask: number }[]>();

  add(word: string): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    const sameLength = this.byLength.get(word.length);
    const entry = { word, mask: letterMask(word) };
    if (sameLength) sameLength.push(entry);
    else this.byLength.set(word.length, [entry]);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /**
   * The words meant by a typed one: itself where it is known, otherwise the nearest within the edits that its length
   * allows. Ordinary English words and digits are never taken for a misspelling.
   */
  near(typed: string, isKnownElsewhere: (word: string) => boolean): readonly NearWord[] {
    if (this.words.has(typed)) return [{ word: typed, edits: 0 }];
    const limit = allowedEdits(typed.length);
    if (limit === 0 || /\d/.test(typed) || ordinaryWords.has(typed) || isKnownElsewhere(typed))
      return [];
    const mask = letterMask(typed);
    let best = limit;
    let found: NearWord[] = [];
    for (let length = typed.length - limit; length <= typed.length + limit; length++) {
      for (const entry of this.byLength.get(length) ?? []) {
        const allowed = Math.min(best, allowedEdits(Math.min(entry.word.length, typed.length)));
        if (allowed === 0) continue;
        if (bitCount(mask ^ entry.mask) > 2 * allowed) continue;
        if (entry.word[0] !== typed[0] && entry.word.length < 8) continue;
        if (isOpposite(typed, entry.word)) continue;
        const edits = editDistance(typed, entry.word, allowed);
        if (edits > allowed) continue;
        if (edits < best) found = [];
        best = edits;
        found.push({ word: entry.word, edits });
      }
    }
    return found;
  }
}
