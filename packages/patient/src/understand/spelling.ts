import { hesitations, stem } from "./normalise.ts";
import { edge, readPairs, type WordPairs } from "./word-pairs.ts";
import { abbreviations, contractions, spellings } from "./word-tables.ts";

/** Corrects misspelt words against the words of the domain, word by word: what is written short becomes several at its place. */
export type AlignedCorrector = (words: readonly string[]) => readonly (readonly string[])[];

/** Makes a corrector that leaves some words alone. */
export type Spelling = (own?: readonly string[]) => AlignedCorrector;

/** One letter more, less or other, or two neighbours swapped. */
function oneEditApart(a: string, b: string): boolean {
  if (a === b) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Edit distance with neighbouring letters swapped counted once; stops above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (limit === 1) return oneEditApart(a, b) ? 1 : a === b ? 0 : 2;
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

/** Shortest word that is corrected. */
const shortest = 3;

/** What a corrector goes by. */
export interface SpellingKnowledge {
  /** Words that are spelt right, most frequent first. */
  readonly known: readonly string[];
  readonly pairs: WordPairs;
}

interface Candidate {
  readonly word: string;
  /** Lower is nearer. */
  readonly cost: number;
}

/** What one known neighbour is worth against an edit, which costs ten. */
const neighbourGain = 4;
/** Without such an end a word is no form of another but has lost its own ("smok"). */
const inflected = /(?:s|ed|ing|er|ly|y|ness|ful|able)$/;
/** Words that go with anything. */
const numbers = new Set("one two three four five six seven eight nine ten".split(" "));
/** A known word this frequent is never taken for a slip. */
const everyday = 150;

/**
 * Makes correctors that share what they go by; each has words of its own, a case's, which it never corrects.
 *
 * Corrects by edit distance, by how common a word is and by the words beside it. Words of two letters and numbers are
 * left alone. What is written short or in its American form ("jabs", "meds") is found too and written out. A known
 * word is taken for a slip of another ("are you thirty") only where neither neighbour goes with it and both go with
 * the other.
 */
export function createSpelling({ known, pairs }: SpellingKnowledge): Spelling {
  const ranks = new Map<string, number>();
  known.forEach((word, rank) => ranks.set(word, rank));
  const others = [...abbreviations.keys(), ...contractions.keys(), ...spellings.keys()].filter(
    (word) => word.length >= 4 && /^[a-z]+$/.test(word) && !ranks.has(word),
  );
  const short = new Set(others);
  for (const word of others) ranks.set(word, known.length / 8);
  // By length with the first letter, and by length with the second one.
  const places = new Map<string, string[]>();
  const place = (key: string, word: string): void => {
    const list = places.get(key);
    if (list) list.push(word);
    else places.set(key, [word]);
  };
  for (const word of [...known, ...others]) {
    place(`${String(word.length)}${word[0] ?? ""}`, word);
    place(`${String(word.length)}.${word[1] ?? ""}`, word);
  }
  const stems = new Set(known.filter((word) => word.length > 3).map(stem));
  const rarity = (word: string): number =>
    Math.log(2 + (ranks.get(word) ?? known.length)) / Math.log(2 + known.length);

  const search = (word: string, limit: number, isKnown: boolean): Candidate[] => {
    const found = new Map<string, number>();
    const [first = "", second = ""] = word;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      if (length < shortest) continue;
      const size = String(length);
      const lists = [places.get(`${size}${first}`)];
      // The first letter of a known or a short word is taken to be right.
      if (!isKnown && word.length > shortest)
        lists.push(places.get(`${size}.${first}`), places.get(`${size}.${second}`));
      for (const candidate of lists.flatMap((list) => list ?? [])) {
        if (candidate === word) continue;
        const distance = editDistance(word, candidate, limit);
        if (distance > limit) continue;
        const cost = distance * 10 + (candidate[0] === first ? 0 : 4) + rarity(candidate) * 5;
        found.set(candidate, cost);
      }
    }
    return [...found]
      .map(([candidate, cost]) => ({ word: candidate, cost }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 8);
  };
  const cache = new Map<string, readonly Candidate[]>();
  const candidates = (word: string): readonly Candidate[] => {
    const kept = cache.get(word);
    if (kept) return kept;
    // A form of a known word stands, unless it doubles a letter ("vomitting").
    const isForm =
      word.length > shortest &&
      stems.has(stem(word)) &&
      inflected.test(word) &&
      (stem(word).length > shortest || word.length < 6) &&
      !/([b-df-hj-np-tv-z])\1(?:ing|ed)$/.test(word);
    const isKnown = ranks.has(word);
    const found =
      isForm && !isKnown ? [] : search(word, isKnown || word.length < 8 ? 1 : 2, isKnown);
    if (cache.size > 5000) cache.clear();
    cache.set(word, found);
    return found;
  };
  const writtenOut = (word: string): readonly string[] =>
    abbreviations.get(word) ?? contractions.get(word) ?? [spellings.get(word) ?? word];

  return (extra = []) => {
    const own = new Set(extra);
    return (words) => {
      const out: (readonly string[])[] = [];
      let before: string = edge;
      words.forEach((word, at) => {
        const found = own.has(word)
          ? [word]
          : corrected(word, before, words[at + 1] ?? edge, words.length);
        before = found.at(-1) ?? before;
        out.push(found);
      });
      return out;
    };
  };

  function corrected(
    word: string,
    before: string,
    after: string,
    count: number,
  ): readonly string[] {
    if (word.length < shortest || hesitations.has(word) || !/^[a-z']+$/.test(word)) return [word];
    if (short.has(word)) return writtenOut(word);
    const rank = ranks.get(word);
    if (rank !== undefined && rank < everyday) return [word];
    const support = (one: string): number => Number(pairs(before, one)) + Number(pairs(one, after));
    if (rank !== undefined && (count < 3 || numbers.has(word) || support(word) > 0)) return [word];
    const found = candidates(word);
    if (rank !== undefined) {
      const slip = found.find((one) => stem(one.word) !== stem(word) && support(one.word) === 2);
      return [slip?.word ?? word];
    }
    let best: Candidate | undefined;
    for (const one of found) {
      const cost = one.cost - support(one.word) * neighbourGain;
      if (!best || cost < best.cost) best = { word: one.word, cost };
    }
    return writtenOut(best?.word ?? word);
  }
}

/** The tables of the weights of a trained understanding. */
interface SpellingWeights {
  /** Words that are spelt right, most frequent first. */
  readonly words: string;
  /** Base64 of the table of words seen side by side. */
  readonly pairs: string;
}
const made = new WeakMap<SpellingWeights, Spelling>();

/** The spelling of some weights, made once for all who read by them. */
export function spellingOf(weights: SpellingWeights): Spelling {
  const kept = made.get(weights);
  if (kept) return kept;
  const spelling = createSpelling({
    known: weights.words.split(" "),
    pairs: readPairs(weights.pairs),
  });
  made.set(weights, spelling);
  return spelling;
}
