import type { levels } from "@anamnesis/contract";

export type Level = (typeof levels)[number];

/** What a percent is worth by the level of the case. */
export const levelFactors: Readonly<Record<Level, number>> = {
  Beginner: 1,
  Intermediate: 1.25,
  Advanced: 1.5,
};

interface Result {
  /** Overall, whole. */
  readonly percent: number;
  /** Of the version of the case that was played. */
  readonly level: Level;
}

/** What a result counts for when it is the first with its case. */
export const worth = ({ percent, level }: Result): number =>
  Math.round(percent * levelFactors[level]);

/**
 * The points of a marked session. The first one with a case counts in full; the k-th repetition counts what it is worth
 * beyond the best one before, halved k times. So a total never falls, and never exceeds the best that was shown of each
 * case, however often an easy one is repeated.
 * @param earlier the person's earlier results with the same case
 */
export const pointsFor = (result: Result, earlier: readonly Result[]): number => {
  if (earlier.length === 0) return worth(result);
  const best = Math.max(...earlier.map(worth));
  return Math.round(Math.max(0, worth(result) - best) / 2 ** earlier.length);
};

/** The rule in words, for everyone who is ranked by it. */
export const pointsRules: readonly string[] = [
  "The first time that you complete a case, its overall percent is your points: once for a beginner case, 1.25 times for an intermediate one, 1.5 times for an advanced one.",
  "Repeating a case adds only what you improve on your best result with it: half of that at the first repetition, a quarter at the second, and so on.",
  "A case that you leave before the final diagnosis counts nothing, and nothing is ever taken away.",
  "Points are counted by the server when a case is marked; equal points share a rank.",
];
