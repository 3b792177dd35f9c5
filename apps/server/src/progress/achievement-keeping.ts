import type { Achievement } from "@anamnesis/contract";
import { lockUser } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import { achievementList } from "./achievement-list.ts";
import {
  achievementsOf,
  advance,
  isComplete,
  levelsReached,
  recount,
  type Reached,
} from "./achievements.ts";
import * as store from "./achievement-store.ts";

/**
 * Counts a session whose award was just added, and writes the levels that it earned. What was kept is carried on; where
 * it is not there, because the achievement is newer than the person's last session, all sessions are counted anew.
 * @param sameCase the person's earlier awards with the same case
 */
export const keepAchievements = async (
  tx: Database,
  award: store.Award,
  sameCase: readonly store.Award[],
): Promise<void> => {
  const { userId, sessionId, completedAt } = award;
  const kept = await store.listReached(tx, userId);
  const reached = isComplete(kept)
    ? advance(kept, award, await store.findPast(tx, award, sameCase))
    : recount(await store.listAwards(tx, userId));
  const changed = [...reached].filter(([id, value]) => kept.get(id) !== value);
  await store.saveReached(tx, userId, new Map(changed));
  const had = await store.listEarned(tx, userId);
  const fresh = levelsReached(reached).filter(
    ({ achievementId, level }) =>
      !had.some((one) => one.achievementId === achievementId && one.level === level),
  );
  await store.insertEarned(tx, fresh, { userId, sessionId, earnedAt: completedAt });
};

/** How far a person has come with each achievement. */
export const reachedBy = async (db: Database, userId: string): Promise<Reached> => {
  const kept = await store.listReached(db, userId);
  return isComplete(kept) ? kept : recount(await store.listAwards(db, userId));
};

const peopleAtOnce = 20;

/**
 * Counts, a few people at a time, what an achievement that is new to this installation is to be kept of those who have
 * not played since. Their levels are earned with their next session. Once nobody is left there is nothing to do until the
 * server is started anew.
 */
export const newAchievements = (db: Database): ((this: void) => Promise<void>) => {
  let isDone = false;
  return async () => {
    if (isDone) return;
    const people = await store.listIncomplete(db, achievementList.length, peopleAtOnce);
    for (const userId of people) {
      await db.transaction(async (tx) => {
        if (await lockUser(tx, userId))
          await store.saveReached(tx, userId, await reachedBy(tx, userId));
      });
    }
    isDone = people.length < peopleAtOnce;
  };
};

/** The achievements of which a session earned a level, as they stood then: with the highest level that it earned. */
export const earnedInSession = async (
  db: Database,
  userId: string,
  sessionId: string,
): Promise<Achievement[]> => {
  const earned = await store.listEarned(db, userId);
  const own = earned.filter((row) => row.sessionId === sessionId);
  if (own.length === 0) return [];
  const levelBy = new Map<string, number>();
  for (const { achievementId, level } of own)
    levelBy.set(achievementId, Math.max(level, levelBy.get(achievementId) ?? 0));
  const atThatTime = earned.filter(
    ({ achievementId, level }) => level <= (levelBy.get(achievementId) ?? 0),
  );
  const reached = await reachedBy(db, userId);
  return achievementsOf(reached, atThatTime).filter(({ id }) => levelBy.has(id));
};
