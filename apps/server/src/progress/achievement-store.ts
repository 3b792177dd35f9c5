import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { achievementProgress, awards, earnedAchievements, standings } from "../db/schema.ts";
import type { EarnedLevel, Reached } from "./achievements.ts";
import type { Past, Played } from "./achievement-measures.ts";
import { runLength } from "./day-store.ts";
import { daysBetween } from "./streak.ts";

type EarnedRow = typeof earnedAchievements.$inferSelect;
export type Award = typeof awards.$inferSelect;

/** The order in which a person's sessions were marked; of older awards the time of marking is not known. */
const inOrderOfMarking = [
  sql`${awards.analyzedAt} asc nulls first`,
  asc(awards.completedAt),
  asc(awards.sessionId),
];

export const listAwards = (db: Database, userId: string): Promise<Award[]> =>
  db
    .select()
    .from(awards)
    .where(eq(awards.userId, userId))
    .orderBy(...inOrderOfMarking);

export const listAwardsOfCase = (db: Database, userId: string, caseId: string): Promise<Award[]> =>
  db
    .select()
    .from(awards)
    .where(and(eq(awards.userId, userId), eq(awards.caseId, caseId)))
    .orderBy(...inOrderOfMarking);

export const listReached = async (db: Database, userId: string): Promise<Reached> => {
  const rows = await db
    .select()
    .from(achievementProgress)
    .where(eq(achievementProgress.userId, userId));
  return new Map(rows.map((row) => [row.achievementId, row.reached]));
};

export const saveReached = async (
  tx: Database,
  userId: string,
  reached: Reached,
): Promise<void> => {
  if (reached.size === 0) return;
  await tx
    .insert(achievementProgress)
    .values(
      [...reached].map(([achievementId, value]) => ({ userId, achievementId, reached: value })),
    )
    .onConflictDoUpdate({
      target: [achievementProgress.userId, achievementProgress.achievementId],
      set: { reached: sql`excluded.reached` },
    });
};

/** People with a marked session of whom fewer achievements than these are kept. */
export const listIncomplete = async (
  db: Database,
  achievements: number,
  limit: number,
): Promise<string[]> => {
  const kept = db
    .select({ count: sql`count(*)` })
    .from(achievementProgress)
    .where(eq(achievementProgress.userId, standings.userId));
  const rows = await db
    .select({ userId: standings.userId })
    .from(standings)
    .where(and(eq(standings.period, "all"), sql`(${kept}) < ${achievements}`))
    .limit(limit);
  return rows.map(({ userId }) => userId);
};

export const listEarned = (db: Database, userId: string): Promise<EarnedRow[]> =>
  db.select().from(earnedAchievements).where(eq(earnedAchievements.userId, userId));

/** Levels that are there already stay as they are. */
export const insertEarned = async (
  tx: Database,
  levels: readonly EarnedLevel[],
  by: Pick<EarnedRow, "userId" | "sessionId" | "earnedAt">,
): Promise<void> => {
  if (levels.length === 0) return;
  await tx
    .insert(earnedAchievements)
    .values(levels.map((level) => ({ ...level, ...by })))
    .onConflictDoNothing();
};

/** The past of a session whose award was just added, as the other awards have it. */
export const findPast = async (
  tx: Database,
  award: Award,
  sameCase: readonly Played[],
): Promise<Past> => {
  const own = and(eq(awards.userId, award.userId), sql`${awards.percent} > 0`);
  const others = and(own, ne(awards.sessionId, award.sessionId));
  const exists = (condition: ReturnType<typeof eq>) =>
    sql<boolean>`exists (select 1 from ${awards} where ${others} and ${condition})`;
  const [row] = await tx
    .select({
      hasModule: exists(eq(awards.moduleId, award.moduleId)),
      hasDay: exists(eq(awards.localDay, award.localDay)),
      lastDay: sql<
        string | null
      >`(select max(${awards.localDay}) from ${awards} where ${others})::text`,
      before: runLength(award.userId, award.localDay, -1),
      after: runLength(award.userId, award.localDay, 1),
    })
    .from(awards)
    .where(eq(awards.sessionId, award.sessionId));
  if (!row) throw new Error("The award is gone.");
  return {
    sameCase: sameCase.filter(({ percent }) => percent > 0),
    isNewModule: !row.hasModule,
    isNewDay: !row.hasDay,
    run: row.before + row.after - 1,
    daysAway: row.lastDay === null ? null : daysBetween(row.lastDay, award.localDay),
  };
};
