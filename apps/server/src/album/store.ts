import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { awards, sessions } from "../db/schema.ts";
import type { Position } from "../history/cursor.ts";

const analysed = (userId: string) => and(eq(sessions.userId, userId), isNotNull(sessions.report));

/** The last analysed session with each case, newest first, with how many there were; reports are not read. */
export const listLastMeetings = async (
  db: Database,
  userId: string,
  from: Position | null,
  limit: number,
): Promise<(Position & { readonly times: number })[]> => {
  const last = db
    .selectDistinctOn([sessions.caseId], {
      id: sessions.id,
      createdAt: sessions.createdAt,
      times: sql<number>`count(*) over (partition by ${sessions.caseId})`
        .mapWith(Number)
        .as("times"),
    })
    .from(sessions)
    .where(analysed(userId))
    .orderBy(sessions.caseId, desc(sessions.createdAt), desc(sessions.id))
    .as("last_meeting");
  return db
    .select({ id: last.id, createdAt: last.createdAt, times: last.times })
    .from(last)
    .where(
      from
        ? sql`(${last.createdAt}, ${last.id}) < (${from.createdAt.toISOString()}::timestamptz, ${from.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(last.createdAt), desc(last.id))
    .limit(limit);
};

/** How many cases the person has an analysed session with. */
export const countMet = async (db: Database, userId: string): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${sessions.caseId})`.mapWith(Number) })
    .from(sessions)
    .where(analysed(userId));
  return row?.total ?? 0;
};

/** What is shown of some sessions, with their reports: a page of them, never all. */
export const readMeetings = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: sessions.id,
      caseId: sessions.caseId,
      caseHash: sessions.caseHash,
      report: sessions.report,
      contests: sessions.contests,
      createdAt: sessions.createdAt,
      completedAt: sessions.completedAt,
      percent: awards.percent,
    })
    .from(sessions)
    .leftJoin(awards, eq(awards.sessionId, sessions.id))
    .where(inArray(sessions.id, [...ids]));
