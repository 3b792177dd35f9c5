import { levelFactors, pointsFor, worth, type Level } from "../progress/points.ts";

interface Result {
  readonly percent: number;
  readonly level: Level;
}

/**
 * How the points of a session came about, in a sentence or two.
 * @param earlier the person's results with the same case before it
 */
export const explainPoints = (
  result: Result & { readonly points: number },
  earlier: readonly Result[],
): string => {
  const { percent, level, points } = result;
  const product =
    levelFactors[level] === 1
      ? `${percent}% in a beginner case`
      : `${percent}% × ${levelFactors[level]} for an ${level.toLowerCase()} case`;
  if (earlier.length === 0) return `First time with this patient: ${product}.`;
  const best = Math.max(...earlier.map(worth));
  const own = worth(result);
  const seen = `Repetition ${earlier.length} with this patient: ${product} is worth ${own}`;
  if (own <= best)
    return `${seen}, no more than your best of ${best} before, so it adds nothing; it is good practice all the same.`;
  const share = `${own - best} more than your best before`;
  // Awards from before this rule keep the points that they were given.
  return points === pointsFor(result, earlier)
    ? `${seen}, ${share}; ${partIn(earlier.length)} of that counts.`
    : `${seen}, ${share}.`;
};

const partIn = (repetition: number): string =>
  repetition === 1 ? "half" : repetition === 2 ? "a quarter" : `one part in ${2 ** repetition}`;
