import { isDenying } from "../lexicon/negation.ts";

/** Two sentences of which so many words are the same say the same, or the contrary. */
const nearlyTheSame = 0.7;

const idle = new Set(
  "a an the no not never do does did is are was were have has had been got bad well oh so and but yes yeah".split(
    " ",
  ),
);

/** The words of a sentence without what affirms or denies them. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/n['’]t\b/g, "")
      .replace(/['’](?:s|re|ve|d|ll|m)\b/g, "")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && !idle.has(word)),
  );

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
};

interface Line {
  readonly words: ReadonlySet<string>;
  readonly isDenial: boolean;
}

/** Finds the sentence of a plan that another turns round: "She isn't nine." of "She's nine." */
export function turnedFrom(lines: readonly string[]): (sentence: string) => boolean {
  const own: readonly Line[] = lines.flatMap((line) => {
    const words = wordsOf(line);
    return words.size === 0 ? [] : [{ words, isDenial: isDenying(line) }];
  });
  return (sentence) => {
    const words = wordsOf(sentence);
    // What goes on behind a comma, breaks off or asks says more than one thing.
    if (words.size === 0 || /[,;:—–]|[?…]\s*$|\.{3}\s*$/.test(sentence)) return false;
    const isDenial = isDenying(sentence);
    const near = own.filter((line) => alike(words, line.words) >= nearlyTheSame);
    return near.length > 0 && near.every((line) => line.isDenial !== isDenial);
  };
}
