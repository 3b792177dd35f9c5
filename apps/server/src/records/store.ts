import { and, asc, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  awards,
  messages,
  moduleRatings,
  recallCards,
  sessions,
  testResults,
} from "../db/schema.ts";
import type { MessageRow, SessionRow, TestResultRow } from "../sessions/store.ts";

/** A person's sessions with nothing of what was said, newest first; the marks from the awards. */
export const listBriefly = (db: Database, userId: string) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      caseId: sessions.caseId,
      caseHash: sessions.caseHash,
      moduleId: sessions.moduleId,
      messageCount: sessions.messageCount,
      initialDiagnosis: sql<string | null>`${sessions.initialDiagnosis}->>'preliminaryDiagnosis'`,
      initialAt: sql<string | null>`${sessions.initialDiagnosis}->>'submittedAt'`,
      finalDiagnosis: sql<string | null>`${sessions.finalDiagnosis}->>'finalDiagnosis'`,
      finalAt: sql<string | null>`${sessions.finalDiagnosis}->>'submittedAt'`,
      reflection: sessions.reflection,
      createdAt: sessions.createdAt,
      completedAt: sessions.completedAt,
      percent: awards.percent,
      questioningPercent: awards.questioningPercent,
      diagnosisPercent: awards.diagnosisPercent,
      treatmentPercent: awards.treatmentPercent,
      points: awards.points,
    })
    .from(sessions)
    .leftJoin(awards, eq(awards.sessionId, sessions.id))
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
export type BriefRow = Awaited<ReturnType<typeof listBriefly>>[number];

/** The tests of a person's sessions, in the order in which they were ordered. */
export const listTestsOf = async (
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, { testName: string; orderedAt: Date }[]>> => {
  const rows = await db
    .select({
      sessionId: testResults.sessionId,
      testName: testResults.testName,
      orderedAt: testResults.orderedAt,
    })
    .from(testResults)
    .innerJoin(sessions, eq(sessions.id, testResults.sessionId))
    .where(eq(sessions.userId, userId))
    .orderBy(asc(testResults.sessionId), asc(testResults.position));
  return groupBySession(rows);
};

/** So many whole sessions older than the one given, newest first, with what belongs to them. */
export const listWhole = async (
  db: Database,
  userId: string,
  after: Pick<SessionRow, "createdAt" | "id"> | null,
  limit: number,
) => {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        after
          ? or(
              lt(sessions.createdAt, after.createdAt),
              and(eq(sessions.createdAt, after.createdAt), lt(sessions.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const said: MessageRow[] = await db
    .select()
    .from(messages)
    .where(inArray(messages.sessionId, ids))
    .orderBy(asc(messages.sessionId), asc(messages.position));
  const results: TestResultRow[] = await db
    .select()
    .from(testResults)
    .where(inArray(testResults.sessionId, ids))
    .orderBy(asc(testResults.sessionId), asc(testResults.position));
  const [messagesOf, resultsOf] = [groupBySession(said), groupBySession(results)];
  return rows.map((row) => ({
    row,
    messages: messagesOf.get(row.id) ?? [],
    results: resultsOf.get(row.id) ?? [],
  }));
};

export const listCards = (db: Database, userId: string) =>
  db
    .select()
    .from(recallCards)
    .where(eq(recallCards.userId, userId))
    .orderBy(asc(recallCards.dueAt), asc(recallCards.id));

export const listModuleRatings = (db: Database, userId: string) =>
  db.select().from(moduleRatings).where(eq(moduleRatings.userId, userId));

const groupBySession = <T extends { readonly sessionId: string }>(
  rows: readonly T[],
): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.sessionId);
    if (group) group.push(row);
    else groups.set(row.sessionId, [row]);
  }
  return groups;
};
