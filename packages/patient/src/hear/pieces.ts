/** Cuts a word into the pieces that the encoder knows, each by its number. */
export type Pieces = (word: string) => readonly number[];

const unknown = 0;
/** The first numbers stand for signs of the model itself. */
const reserved = 6;
/** What an unknown letter costs, in the logarithm of a share: more than any piece. */
const unknownCost = -20;

/**
 * Makes the cutting of words from the encoder's pieces (as SentencePiece writes them, "▁" before a word's beginning) and the
 * logarithm of each one's share: the cut whose shares multiply to most is taken. `pieces` and `shares` go by number.
 */
export function createPieces(pieces: readonly string[], shares: ArrayLike<number>): Pieces {
  const numbers = new Map(
    pieces.map((piece, at) => [piece, at] as const).filter(([, at]) => at >= reserved),
  );
  const longest = pieces.reduce((most, { length }) => Math.max(most, length), 1);
  const cut = (word: string): number[] => {
    const text = /^[\p{L}\p{N}]/u.test(word) ? `▁${word}` : word;
    const best: { score: number; from: number; piece: number }[] = [
      { score: 0, from: 0, piece: unknown },
    ];
    for (let to = 1; to <= text.length; to += 1) {
      let found = { score: -Infinity, from: to - 1, piece: unknown };
      for (let from = Math.max(0, to - longest); from < to; from += 1) {
        const piece = numbers.get(text.slice(from, to));
        if (piece === undefined && from < to - 1) continue;
        const score =
          (best[from]?.score ?? 0) + (piece === undefined ? unknownCost : (shares[piece] ?? 0));
        if (score > found.score) found = { score, from, piece: piece ?? unknown };
      }
      best.push(found);
    }
    const out: number[] = [];
    for (let at = text.length; at > 0; at = best[at]?.from ?? 0) out.push(best[at]?.piece ?? 0);
    return out.reverse();
  };
  const kept = new Map<string, readonly number[]>();
  return (word) => {
    const known = kept.get(word);
    if (known) return known;
    if (kept.size > 20_000) kept.clear();
    const made = cut(word);
    kept.set(word, made);
    return made;
  };
}
