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
