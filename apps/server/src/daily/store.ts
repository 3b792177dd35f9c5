import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { dailyPatients, dailyRounds, installationKeys, sessions } from "../db/schema.ts";

export type RoundRow = typeof dailyRounds.$inferSelect;

/** The value under that name; the first one that was ever offered stays. */
export const keepKey = async (db: Database, name: string, offered: string): Promise<string> => {
  await db.insert(installationKeys).values({ name, value: offered }).onConflictDoNothing();
  const [row] = await db.select().from(installationKeys).where(eq(installationKeys.name, name));
  if (!row) throw new Error(`The key ${name} is gone.`);
  return row.value;
};

export const findPatientOfDay = async (db: Database, day: string): Promise<string | null> => {
  const [row] = await db.select().from(dailyPatients).where(eq(dailyPatients.day, day));
  return row?.caseId ?? null;
};

/** Those of the days from `from` on, before `day`. */
export const listPatientsOfDays = async (
  db: Database,
  from: string,
  day: string,
): Promise<string[]> => {
  const rows = await db
    .select({ caseId: dailyPatients.caseId })
    .from(dailyPatients)
    .where(and(gte(dailyPatients.day, from), lt(dailyPatients.day, day)));
  return rows.map(({ caseId }) => caseId);
};

/** Keeps whose day it is; of two processes that choose at once, the first. `instead`: a choice that can be played no longer. */
export const keepPatientOfDay = async (
  db: Database,
  day: string,
  caseId: string,
  instead: string | null,
): Promise<string> => {
  await db.insert(dailyPatients).values({ day, caseId }).onConflictDoNothing();
  if (instead !== null)
    await db
      .update(dailyPatients)
      .set({ caseId })
      .where(and(eq(dailyPatients.day, day), eq(dailyPatients.caseId, instead)));
  return (await findPatientOfDay(db, day)) ?? caseId;
};

const ofPerson = (userId: string, day: string) =>
  and(eq(dailyRounds.userId, userId), eq(dailyRounds.day, day));

export const findRound = async (
  db: Database,
  userId: string,
  day: string,
): Promise<RoundRow | null> => {
  const [row] = await db.select().from(dailyRounds).where(ofPerson(userId, day));
  return row ?? null;
};

/** Begins a round; one that has begun already stays. */
export const insertRound = async (
  tx: Database,
  row: typeof dailyRounds.$inferInsert,
): Promise<void> => {
  await tx.insert(dailyRounds).values(row).onConflictDoNothing();
};

/** Changes an open round that has as many lines as when it was read; null when it is no longer so. */
export const advanceRound = async (
  tx: Database,
  before: Pick<RoundRow, "userId" | "day" | "lineCount">,
  changes: Partial<Omit<RoundRow, "userId" | "day">>,
): Promise<RoundRow | null> => {
  const [row] = await tx
    .update(dailyRounds)
    .set(changes)
    .where(
      and(
        ofPerson(before.userId, before.day),
        eq(dailyRounds.lineCount, before.lineCount),
        isNull(dailyRounds.given),
      ),
    )
    .returning();
  return row ?? null;
};

/** The place of a score among the ranked rounds of a day, equals sharing it. */
export const standingOf = async (
  db: Database,
  day: string,
  score: number,
): Promise<{ readonly rank: number; readonly of: number }> => {
  const ranked = and(eq(dailyRounds.day, day), dailyRounds.isRanked);
  const [all] = await db.select({ of: count() }).from(dailyRounds).where(ranked);
  const [better] = await db
    .select({ before: count() })
    .from(dailyRounds)
    .where(and(ranked, gt(dailyRounds.score, score)));
  return { rank: (better?.before ?? 0) + 1, of: all?.of ?? 0 };
};

/** The days with a finished round, newest first. */
export const listFinishedDays = async (
  db: Database,
  userId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .select({ day: dailyRounds.day })
    .from(dailyRounds)
    .where(and(eq(dailyRounds.userId, userId), isNotNull(dailyRounds.finishedAt)))
    .orderBy(desc(dailyRounds.day))
    .limit(limit);
  return rows.map(({ day }) => day);
};

/** Every round of a person, newest first, for their own record. */
export const listRounds = (db: Database, userId: string): Promise<RoundRow[]> =>
  db
    .select()
    .from(dailyRounds)
    .where(eq(dailyRounds.userId, userId))
    .orderBy(desc(dailyRounds.day));

/** What a person has to do with a patient in ordinary sessions in which something was said. */
export const acquaintance = async (
  db: Database,
  userId: string,
  caseId: string,
): Promise<{ readonly hasMet: boolean; readonly isSeeing: boolean }> => {
  const [newest] = await db
    .select({ finalDiagnosis: sql<boolean>`${sessions.finalDiagnosis} is not null` })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), eq(sessions.caseId, caseId), gt(sessions.messageCount, 1)),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return { hasMet: newest !== undefined, isSeeing: newest?.finalDiagnosis === false };
};
