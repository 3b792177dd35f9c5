import { and, asc, countDistinct, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  awards,
  earnedAchievements,
  moduleRatings,
  sessions,
  standings,
  users,
} from "../db/schema.ts";
import type { Period } from "./periods.ts";

export type Award = typeof awards.$inferSelect;

/** False when the session has its award already. */
export const insertAward = async (tx: Database, award: Award): Promise<boolean> => {
  const added = await tx
    .insert(awards)
    .values(award)
    .onConflictDoNothing()
    .returning({ sessionId: awards.sessionId });
  return added.length > 0;
};

/** A person's awards, oldest first. */
export const listAwards = (db: Database, userId: string): Promise<Award[]> =>
  db
    .select()
    .from(awards)
    .where(eq(awards.userId, userId))
    .orderBy(asc(awards.completedAt), asc(awards.sessionId));

export const addToStanding = async (
  tx: Database,
  standing: { period: Period; startsOn: string; userId: string; points: number; percent: number },
): Promise<void> => {
  const { percent, ...row } = standing;
  await tx
    .insert(standings)
    .values({ ...row, cases: 1, percentSum: percent })
    .onConflictDoUpdate({
      target: [standings.period, standings.startsOn, standings.userId],
      set: {
        points: sql`${standings.points} + ${row.points}`,
        cases: sql`${standings.cases} + 1`,
        percentSum: sql`${standings.percentSum} + ${percent}`,
      },
    });
};

export const insertAchievements = async (
  tx: Database,
  userId: string,
  achievementIds: readonly string[],
  earnedAt: Date,
): Promise<void> => {
  if (achievementIds.length === 0) return;
  await tx
    .insert(earnedAchievements)
    .values(achievementIds.map((achievementId) => ({ userId, achievementId, earnedAt })))
    .onConflictDoNothing();
};

export const listAchievements = async (
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .select()
    .from(earnedAchievements)
    .where(eq(earnedAchievements.userId, userId));
  return new Map(rows.map((row) => [row.achievementId, row.earnedAt]));
};

export const timeZoneOf = async (db: Database, userId: string): Promise<string> => {
  const [row] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.timeZone ?? "UTC";
};

/** The person's sessions with a final diagnosis. */
export const listCompleted = async (
  db: Database,
  userId: string,
): Promise<{ caseId: string; completedAt: Date }[]> => {
  const rows = await db
    .select({ caseId: sessions.caseId, completedAt: sessions.completedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.completedAt)));
  return rows.flatMap(({ caseId, completedAt }) => (completedAt ? [{ caseId, completedAt }] : []));
};

const ranked = {
  userId: standings.userId,
  name: users.name,
  specialization: users.specialization,
  institutionName: users.institutionName,
  points: standings.points,
  cases: standings.cases,
  percentSum: standings.percentSum,
};

const inPeriod = (period: Period, startsOn: string) =>
  and(eq(standings.period, period), eq(standings.startsOn, startsOn));

/** The first of a period: by points, then by average, then by name. */
export const listTop = (db: Database, period: Period, startsOn: string, limit: number) =>
  db
    .select(ranked)
    .from(standings)
    .innerJoin(users, eq(users.id, standings.userId))
    .where(inPeriod(period, startsOn))
    .orderBy(
      desc(standings.points),
      desc(sql`${standings.percentSum}::float8 / ${standings.cases}`),
      asc(users.name),
      asc(users.id),
    )
    .limit(limit);
export type RankedRow = Awaited<ReturnType<typeof listTop>>[number];

export const findStanding = async (
  db: Database,
  period: Period,
  startsOn: string,
  userId: string,
): Promise<RankedRow | null> => {
  const [row] = await db
    .select(ranked)
    .from(standings)
    .innerJoin(users, eq(users.id, standings.userId))
    .where(and(inPeriod(period, startsOn), eq(standings.userId, userId)));
  return row ?? null;
};

/** How many different totals are above that many points. */
export const countTotalsAbove = async (
  db: Database,
  period: Period,
  startsOn: string,
  points: number,
): Promise<number> => {
  const [row] = await db
    .select({ above: countDistinct(standings.points) })
    .from(standings)
    .where(and(inPeriod(period, startsOn), gt(standings.points, points)));
  return row?.above ?? 0;
};

export const listRatings = (
  db: Database,
): Promise<{ moduleId: string; mean: number; count: number }[]> =>
  db
    .select({
      moduleId: moduleRatings.moduleId,
      mean: sql<number>`avg(${moduleRatings.rating})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(moduleRatings)
    .groupBy(moduleRatings.moduleId);

export const listOwnRatings = async (
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.select().from(moduleRatings).where(eq(moduleRatings.userId, userId));
  return new Map(rows.map((row) => [row.moduleId, row.rating]));
};

export const saveRating = async (
  db: Database,
  rating: typeof moduleRatings.$inferInsert,
): Promise<void> => {
  await db
    .insert(moduleRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: [moduleRatings.moduleId, moduleRatings.userId],
      set: { rating: rating.rating, ratedAt: rating.ratedAt },
    });
};
