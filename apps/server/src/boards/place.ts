/** How many people have a total, or one of a step. */
export interface Bucket {
  readonly bucket: number;
  readonly people: number;
}

/** The bucket that holds a place, and how many people stand above that bucket. */
export interface Place {
  readonly bucket: number;
  readonly above: number;
}

export const peopleIn = (buckets: readonly Bucket[]): number =>
  buckets.reduce((sum, { people }) => sum + people, 0);

/**
 * Where the person stands who has so many people before them (0 for the first of all), with ties in whatever order.
 * @param buckets highest first
 * @returns null when there are not that many people
 */
export const placeOf = (buckets: readonly Bucket[], before: number): Place | null => {
  let above = 0;
  for (const { bucket, people } of buckets) {
    if (before < above + people) return { bucket, above };
    above += people;
  }
  return null;
};

/**
 * The ranks of people who follow one another on a board: one more than the number of people with more points, so that
 * equals share a rank and the next one counts them all (1, 2, 2, 4).
 * @param totals their points, in the order of the board
 * @param first the rank of the first of them
 * @param before how many people stand before the first of them, equals included
 */
export const ranksOf = (totals: readonly number[], first: number, before: number): number[] => {
  const ranks: number[] = [];
  totals.forEach((points, index) => {
    const isTied = index > 0 && points === totals[index - 1];
    const rank = index === 0 ? first : isTied ? ranks[index - 1] : before + index + 1;
    ranks.push(rank ?? first);
  });
  return ranks;
};
