import type { ListedTerm } from "../../contract.ts";

const fold = (text: string): string => text.toLowerCase().replace(/_/g, " ").trim();

function rankOf(term: ListedTerm, typed: string): number | undefined {
  const names = [term.name, term.id, ...term.also].map(fold);
  const words = typed.split(/\s+/);
  const best = names.reduce<number>((rank, name, at) => {
    const penalty = at < 2 ? 0 : 0.5;
    const own =
      name === typed
        ? 0
        : name.startsWith(typed)
          ? 1
          : words.every((word) => name.split(/[\s(),/-]+/).some((there) => there.startsWith(word)))
            ? 2
            : name.includes(typed)
              ? 3
              : 9;
    return Math.min(rank, own + penalty);
  }, 9);
  return best < 9 ? best : undefined;
}

/** What a text may be the beginning of, best first; the first of the list for an empty one. */
export function searchTerms(
  terms: readonly ListedTerm[],
  text: string,
  most = 30,
): readonly ListedTerm[] {
  const typed = fold(text);
  if (typed === "") return terms.slice(0, most);
  return terms
    .flatMap((term) => {
      const rank = rankOf(term, typed);
      return rank === undefined ? [] : [{ term, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.term.name.length - b.term.name.length)
    .slice(0, most)
    .map(({ term }) => term);
}
