import type { LeaderboardEntry } from "@anamnesis/contract";

/** The ranks that more than one of these people hold. */
export function sharedRanks(
  people: readonly Pick<LeaderboardEntry, "_id" | "rank">[],
): ReadonlySet<number> {
  const holders = new Map<number, Set<string>>();
  for (const { _id, rank } of people)
    holders.set(rank, (holders.get(rank) ?? new Set<string>()).add(_id));
  return new Set([...holders].filter(([, ids]) => ids.size > 1).map(([rank]) => rank));
}
