import { and, desc, eq, gte, isNotNull, isNull, lt, max, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { awards, moduleRatings, sessions, standings, users } from "../db/schema.ts";

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

export const timeZoneOf = async (db: Database, userId: string): Promise<string> => {
  const [row] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.timeZone ?? "UTC";
};

/** A person's sums over all marked sessions, as they are kept for the ranking of all time. */
export const findTotals = async (
  db: Database,
  userId: string,
): Promise<{ points: number; cases: number; percentSum: number }> => {
  const [row] = await db
    .select({
      points: standings.points,
      cases: standings.cases,
      percentSum: standings.percentSum,
    })
    .from(standings)
    .where(and(eq(standings.userId, userId), eq(standings.period, "all")));
  return row ?? { points: 0, cases: 0, percentSum: 0 };
};

/** As the index of these few has it. */
const isWaiting = and(isNotNull(sessions.finalDiagnosis), isNull(sessions.report));

/** The person's sessions with a final diagnosis that are not marked yet. */
export const countWaiting = (db: Database, userId: string): Promise<number> =>
  db.$count(sessions, and(eq(sessions.userId, userId), isWaiting));

/** The person's newest awards first, with the version of the case that was played. */
export const listNewestAwards = (db: Database, userId: string, limit: number) =>
  db
    .select({ award: awards, caseHash: sessions.caseHash })
    .from(awards)
    .innerJoin(sessions, eq(sessions.id, awards.sessionId))
    .where(eq(awards.userId, userId))
    .orderBy(desc(awards.completedAt), desc(awards.sessionId))
    .limit(limit);

/**
 * How many sessions the person began between each bound and the next: by the number of the first bound, from 1 on.
 * @param bounds rising
 */
export const countBegun = async (
  db: Database,
  userId: string,
  bounds: readonly Date[],
): Promise<ReadonlyMap<number, number>> => {
  const [first, last] = [bounds[0], bounds.at(-1)];
  if (!first || !last) return new Map();
  const list = `{${bounds.map((bound) => bound.toISOString()).join(",")}}`;
  const bucket = sql<number>`width_bucket(${sessions.createdAt}, ${list}::timestamptz[])`;
  const rows = await db
    .select({ bucket, count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gte(sessions.createdAt, first),
        lt(sessions.createdAt, last),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.bucket, row.count]));
};

/** The person's best percent in each case that was marked, by the id of the case. */
export const listBest = async (
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ caseId: awards.caseId, best: max(awards.percent) })
    .from(awards)
    .where(eq(awards.userId, userId))
    .groupBy(awards.caseId);
  return new Map(rows.map(({ caseId, best }) => [caseId, best ?? 0]));
};

/** The cases of the person's sessions that wait to be marked. */
export const listWaitingCases = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ caseId: sessions.caseId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isWaiting));
  return rows.map(({ caseId }) => caseId);
};

/** Whether the person has a session of the module with more than 0 percent. */
export const hasWorkedIn = async (
  db: Database,
  userId: string,
  moduleId: string,
): Promise<boolean> => {
  const found = await db
    .select({ moduleId: awards.moduleId })
    .from(awards)
    .where(
      and(eq(awards.userId, userId), eq(awards.moduleId, moduleId), sql`${awards.percent} > 0`),
    )
    .limit(1);
  return found.length > 0;
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
