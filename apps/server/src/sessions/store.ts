import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { awards, caseVersions, messages, sessions, testResults, users } from "../db/schema.ts";
import type { ResultDetail } from "./records.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type TestResultRow = typeof testResults.$inferSelect;
export type SessionChanges = Partial<
  Omit<SessionRow, "id" | "userId" | "caseId" | "caseHash" | "createdAt">
>;

/** A session of that person; somebody else's is not there. */
export const findOwnSession = async (
  db: Database,
  id: string,
  userId: string,
): Promise<SessionRow | null> => {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return row ?? null;
};

/** The same, and nobody else writes to it until the transaction ends. */
export const lockOwnSession = async (
  tx: Database,
  id: string,
  userId: string,
): Promise<SessionRow | null> => {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .for("update");
  return row ?? null;
};

/** Serialises what must happen once for a person (starting a session, counting an award); rows that refer to the person can still be added. */
export const lockUser = async (tx: Database, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
};

export const findNewestUnfinished = async (
  db: Database,
  userId: string,
  caseId: string,
): Promise<SessionRow | null> => {
  const [row] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.caseId, caseId),
        isNull(sessions.finalDiagnosis),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return row ?? null;
};

export const insertSession = async (
  tx: Database,
  session: typeof sessions.$inferInsert,
): Promise<SessionRow> => {
  const [row] = await tx.insert(sessions).values(session).returning();
  if (!row) throw new Error("The session was not stored.");
  return row;
};

export const updateSession = async (
  tx: Database,
  id: string,
  changes: SessionChanges,
): Promise<SessionRow> => {
  const [row] = await tx.update(sessions).set(changes).where(eq(sessions.id, id)).returning();
  if (!row) throw new Error("The session is gone.");
  return row;
};

/**
 * Changes a session that has as many messages as when it was read and is not finished; false when it is no longer so.
 * Of two turns computed from the same state, one gets true.
 */
export const advanceSession = async (
  tx: Database,
  before: Pick<SessionRow, "id" | "messageCount">,
  changes: SessionChanges,
): Promise<boolean> => {
  const changed = await tx
    .update(sessions)
    .set(changes)
    .where(
      and(
        eq(sessions.id, before.id),
        eq(sessions.messageCount, before.messageCount),
        isNull(sessions.finalDiagnosis),
      ),
    )
    .returning({ id: sessions.id });
  return changed.length > 0;
};

export const insertMessages = async (
  tx: Database,
  rows: readonly (typeof messages.$inferInsert)[],
): Promise<void> => {
  await tx.insert(messages).values([...rows]);
};

/** Puts another wording in place of a message's. */
export const rewordMessage = async (
  tx: Database,
  { sessionId, position }: Pick<MessageRow, "sessionId" | "position">,
  words: Pick<MessageRow, "text" | "source">,
): Promise<void> => {
  await tx
    .update(messages)
    .set(words)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.position, position)));
};

export const listMessages = (db: Database, sessionId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(asc(messages.position));

export const insertTestResults = async (
  tx: Database,
  rows: readonly (typeof testResults.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(testResults).values([...rows]);
};

export const listTestResults = (db: Database, sessionId: string): Promise<TestResultRow[]> =>
  db
    .select()
    .from(testResults)
    .where(eq(testResults.sessionId, sessionId))
    .orderBy(asc(testResults.position));

/** A result of a session by its test's name. */
export const findTestResult = async (
  db: Database,
  sessionId: string,
  testName: string,
): Promise<TestResultRow | null> => {
  const [row] = await db.select().from(testResults).where(resultOf(sessionId, testName));
  return row ?? null;
};

export const setResultDetail = async (
  tx: Database,
  { sessionId, testName }: TestResultRow,
  detail: ResultDetail,
): Promise<void> => {
  await tx.update(testResults).set({ detail }).where(resultOf(sessionId, testName));
};

const resultOf = (sessionId: string, testName: string) =>
  and(eq(testResults.sessionId, sessionId), eq(testResults.testName, testName));

/**
 * A person's sessions as lists show them, newest first, without conversation and report: the scores are those of the
 * award, since a report is large.
 */
export const listOwnSessions = (
  db: Database,
  userId: string,
  { where, limit }: { readonly where?: SQL | undefined; readonly limit?: number } = {},
) => {
  const query = db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      caseId: sessions.caseId,
      caseHash: sessions.caseHash,
      messageCount: sessions.messageCount,
      hasInitialDiagnosis: sql<boolean>`${sessions.initialDiagnosis} is not null`,
      hasResults: sql<boolean>`exists (select 1 from ${testResults} where ${testResults.sessionId} = ${sessions.id})`,
      finalDiagnosis: sessions.finalDiagnosis,
      award: {
        percent: awards.percent,
        questioningPercent: awards.questioningPercent,
        diagnosisPercent: awards.diagnosisPercent,
        treatmentPercent: awards.treatmentPercent,
        analyzedAt: sql`coalesce(${awards.analyzedAt}, ${awards.completedAt})`.mapWith(
          awards.completedAt,
        ),
      },
      reflection: sessions.reflection,
      createdAt: sessions.createdAt,
      completedAt: sessions.completedAt,
    })
    .from(sessions)
    .leftJoin(awards, eq(awards.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), where))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};
export type SessionListRow = Awaited<ReturnType<typeof listOwnSessions>>[number];

const isToBeMarked = (now: Date) =>
  and(
    isNotNull(sessions.finalDiagnosis),
    isNull(sessions.report),
    or(isNull(sessions.markNotBefore), lte(sessions.markNotBefore, now)),
  );

/** How many sessions wait to be marked, also those whose next attempt is not due. */
export const countUnmarked = (db: Database): Promise<number> =>
  db.$count(sessions, and(isNotNull(sessions.finalDiagnosis), isNull(sessions.report)));

/** Sessions whose final diagnosis waits to be marked, and whose next attempt is due. */
export const listUnmarked = (db: Database, now: Date, limit: number): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(isToBeMarked(now))
    .orderBy(asc(sessions.completedAt))
    .limit(limit);

/**
 * Counts an attempt at marking, if one is due; of several at once that see the same row, one gets true.
 * @param notBefore when the next attempt may be made if this one fails
 */
export const claimMarking = async (
  db: Database,
  row: Pick<SessionRow, "id" | "markAttempts">,
  now: Date,
  notBefore: Date,
): Promise<boolean> => {
  const claimed = await db
    .update(sessions)
    .set({ markAttempts: row.markAttempts + 1, markNotBefore: notBefore })
    .where(
      and(eq(sessions.id, row.id), eq(sessions.markAttempts, row.markAttempts), isToBeMarked(now)),
    )
    .returning({ id: sessions.id });
  return claimed.length > 0;
};

export const insertCaseVersion = async (
  tx: Database,
  version: typeof caseVersions.$inferInsert,
): Promise<void> => {
  await tx.insert(caseVersions).values(version).onConflictDoNothing();
};

export const findCaseVersion = async (db: Database, hash: string): Promise<unknown> => {
  const [row] = await db
    .select({ snapshot: caseVersions.snapshot })
    .from(caseVersions)
    .where(eq(caseVersions.hash, hash));
  return row?.snapshot ?? null;
};
