import type { PatientView } from "@anamnesis/cases";
import { stem } from "../understand/normalise.ts";
import { stemsIn } from "../read/fact-stems.ts";

interface Kept {
  readonly acts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Words of the line that the reply takes up: it fits no line without them. */
  readonly taken: readonly string[];
}

interface Bank {
  readonly kept: readonly Kept[];
  readonly rarity: (word: string) => number;
}

/** Said in any line, and taken up by nobody. */
const idle = new Set(
  "all back soon thank thanks one two both each other else here while moment minute bye goodbye doctor doc nurse love dear mate again keep put need want help work find"
    .split(" ")
    .map(stem),
);

/** The telling words of a text, figures with them. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...stemsIn(text), ...(text.match(/\d+/g) ?? []).map(stem)].filter((one) => !idle.has(one)),
  );

const banks = new WeakMap<PatientView, Bank>();

function bankOf(view: PatientView): Bank {
  const made = banks.get(view);
  if (made) return made;
  const kept = (view.reactions ?? []).map(({ acts, told, say }): Kept => {
    const words = wordsOf(told);
    return {
      acts: new Set(acts),
      words,
      taken: [...wordsOf(say)].filter((one) => words.has(one)),
    };
  });
  const counts = new Map<string, number>();
  for (const { words } of kept)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const bank: Bank = {
    kept,
    rarity: (word) => Math.log(1 + (kept.length + 1) / ((counts.get(word) ?? 0) + 0.5)),
  };
  banks.set(view, bank);
  return bank;
}

/** What a line asks for by these is missing from a reply to a line without them, and the other way round. */
const obliging: readonly (readonly string[])[] = [
  ["goodbye"],
  ["check", "consent", "offer"],
  ["feel"],
  ["news"],
];

/** What the words, the acts and what is taken up count for. */
const weighs = { words: 0.5, acts: 0.3, taken: 0.2 };
/** So many words taken up are all that can be wished for. */
const enoughTaken = 3;
/** Below these a line is not like enough for what was said to it. */
const leastLike = 0.33;
const leastWords = 0.12;

/**
 * Places in `view.reactions` of what was said to lines like this one, the likest first: of lines that oblige to the same
 * (an answer, a farewell), and only what takes up nothing that this line has not said. Pure.
 */
export function reactionsLike(
  view: PatientView,
  acts: ReadonlySet<string>,
  told: string,
): readonly number[] {
  const { kept, rarity } = bankOf(view);
  const words = wordsOf(told);
  const weight = (all: Iterable<string>): number =>
    [...all].reduce((sum, word) => sum + rarity(word), 0);
  const own = weight(words);
  const has = (set: ReadonlySet<string>, some: readonly string[]): boolean =>
    some.some((one) => set.has(one));
  return kept
    .flatMap((one, at) => {
      if (!obliging.every((some) => has(one.acts, some) === has(acts, some))) return [];
      if (!one.taken.every((word) => words.has(word))) return [];
      const shared = weight([...one.words].filter((word) => words.has(word)));
      const alike = shared === 0 ? 0 : shared / Math.sqrt(own * weight(one.words));
      const both = [...one.acts].filter((act) => acts.has(act)).length;
      const like =
        weighs.words * alike +
        (weighs.acts * both) / new Set([...one.acts, ...acts]).size +
        weighs.taken * Math.min(1, one.taken.length / enoughTaken);
      return alike >= leastWords && like >= leastLike ? [{ at, like }] : [];
    })
    .sort((a, b) => b.like - a.like)
    .map(({ at }) => at);
}
