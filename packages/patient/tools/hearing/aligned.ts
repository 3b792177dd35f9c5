import { contentWords } from "../../src/lexicon/concepts.ts";
import { sentencesOf } from "../../src/speak/sentences.ts";

/** What a part of a line asks for: the words of its facts, none where it asks for no fact. */
export interface Wanted {
  readonly words: string;
  readonly ofFacts?: ReadonlySet<string>;
}

/** What a part weighs that goes without an answer, and a sentence that meets a part which asks for nothing. */
const leftOut = 0.6;
const metInKind = 0.25;

function fit(sentence: string, { words, ofFacts }: Wanted): number {
  if (!ofFacts) return metInKind;
  const own = contentWords(sentence);
  if (own.size === 0) return metInKind;
  const asked = contentWords(words);
  const shared = [...own].reduce(
    (sum, word) => sum + (ofFacts.has(word) ? 1 : asked.has(word) ? 0.5 : 0),
    0,
  );
  return 0.1 + shared / own.size;
}

const asking = (parts: readonly Wanted[]): number => parts.filter(({ ofFacts }) => ofFacts).length;

/**
 * The sentences of a reply by the part of the line that they answer. A reply answers in the order of the questions, so the
 * sentences are dealt out in order, as well as their words fit the facts asked for (dynamic programming).
 */
export function aligned(reply: string, parts: readonly Wanted[]): readonly string[] {
  const sentences = sentencesOf(reply)
    .map((one) => one.trim())
    .filter(Boolean);
  let best = parts.map((part, at) => ({
    score: -leftOut * asking(parts.slice(0, at)) + fit(sentences[0] ?? "", part),
    path: [at],
  }));
  for (const sentence of sentences.slice(1)) {
    best = parts.map((part, at) => {
      const [from] = best
        .slice(0, at + 1)
        .map(({ score, path }, before) => ({
          score: score - leftOut * asking(parts.slice(before + 1, at)),
          path,
        }))
        .sort((a, b) => b.score - a.score);
      return {
        score: (from?.score ?? -Infinity) + fit(sentence, part),
        path: [...(from?.path ?? []), at],
      };
    });
  }
  const [found] = best
    .map(({ score, path }, at) => ({
      score: score - leftOut * asking(parts.slice(at + 1)),
      path,
    }))
    .sort((a, b) => b.score - a.score);
  return parts.map((_, part) => sentences.filter((__, at) => found?.path[at] === part).join(" "));
}
