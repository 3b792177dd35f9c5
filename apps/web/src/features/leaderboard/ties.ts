import type { LeaderboardEntry } from "@anamnesis/contract";

type Ranked = Pick<LeaderboardEntry, "_id" | "rank">;

/**
 * The ranks that more than one of these people hold. Of `page`, people without a gap after the first `before` of a ranking,
 * it is also known that whoever ranks higher than their place shares the rank with somebody on the page before.
 */
export function sharedRanks(
  people: readonly Ranked[],
  page: readonly Ranked[] = [],
  before = 0,
): ReadonlySet<number> {
  const holders = new Map<number, Set<string>>();
  const hold = (rank: number, id: string) =>
    holders.set(rank, (holders.get(rank) ?? new Set<string>()).add(id));
  for (const { _id, rank } of [...people, ...page]) hold(rank, _id);
  for (const [index, { rank }] of page.entries())
    if (rank < before + index + 1) hold(rank, "somebody above");
  return new Set([...holders].filter(([, ids]) => ids.size > 1).map(([rank]) => rank));
}
