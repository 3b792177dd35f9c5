import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  sql,
} from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { awards, caseSchedules, recallCards, sessions, skills } from "../db/schema.ts";

export type SkillRow = typeof skills.$inferSelect;
export type ScheduleRow = typeof caseSchedules.$inferSelect;
export type CardRow = typeof recallCards.$inferSelect;

/** A person's skills of some dimensions. */
export const listSkills = (
  db: Database,
  userId: string,
  dimensions: readonly SkillRow["dimension"][] = ["specialty", "reasoning", "topic"],
): Promise<SkillRow[]> =>
  db
    .select()
    .from(skills)
    .where(and(eq(skills.userId, userId), inArray(skills.dimension, [...dimensions])));

export const saveSkills = async (tx: Database, rows: readonly SkillRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(skills)
    .values([...rows])
    .onConflictDoUpdate({
      target: [skills.userId, skills.dimension, skills.key],
      set: {
        earned: sql`excluded.earned`,
        possible: sql`excluded.possible`,
        sessions: sql`excluded.sessions`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
};

/** One row for each case that the person has completed, however often. */
export const listSchedules = (db: Database, userId: string): Promise<ScheduleRow[]> =>
  db.select().from(caseSchedules).where(eq(caseSchedules.userId, userId));

/** Cases of which the person has a session without a final diagnosis, and those whose diagnosis waits to be marked. */
export const listUnmarkedCases = async (
  db: Database,
  userId: string,
): Promise<{ readonly caseId: string; readonly isHandedIn: boolean }[]> =>
  db
    .selectDistinct({
      caseId: sessions.caseId,
      isHandedIn: sql<boolean>`${sessions.completedAt} is not null`,
    })
    .from(sessions)
    .leftJoin(awards, eq(awards.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), isNull(awards.sessionId)));

export const findSchedule = async (
  tx: Database,
  userId: string,
  caseId: string,
): Promise<ScheduleRow | null> => {
  const [row] = await tx
    .select()
    .from(caseSchedules)
    .where(and(eq(caseSchedules.userId, userId), eq(caseSchedules.caseId, caseId)));
  return row ?? null;
};

export const saveSchedule = async (tx: Database, row: ScheduleRow): Promise<void> => {
  await tx
    .insert(caseSchedules)
    .values(row)
    .onConflictDoUpdate({ target: [caseSchedules.userId, caseSchedules.caseId], set: row });
};

/** The cards of one case; nobody else changes them until the transaction ends. */
export const lockCards = (tx: Database, userId: string, caseId: string): Promise<CardRow[]> =>
  tx
    .select()
    .from(recallCards)
    .where(and(eq(recallCards.userId, userId), eq(recallCards.caseId, caseId)))
    .orderBy(asc(recallCards.id))
    .for("update");

/** A card of that person, locked; somebody else's is not there. */
export const lockCard = async (
  tx: Database,
  id: string,
  userId: string,
): Promise<CardRow | null> => {
  const [row] = await tx
    .select()
    .from(recallCards)
    .where(and(eq(recallCards.id, id), eq(recallCards.userId, userId)))
    .for("update");
  return row ?? null;
};

/** Adds cards, or puts what they hold now in place of those of the same items. */
export const saveCards = async (
  tx: Database,
  rows: readonly (typeof recallCards.$inferInsert)[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(recallCards)
    .values([...rows])
    .onConflictDoUpdate({
      target: [recallCards.userId, recallCards.caseId, recallCards.itemId],
      set: {
        sessionId: sql`excluded.session_id`,
        moduleId: sql`excluded.module_id`,
        patientName: sql`excluded.patient_name`,
        content: sql`excluded.content`,
        memory: sql`excluded.memory`,
        dueAt: sql`excluded.due_at`,
      },
    });
};

/** Stores when a card comes back. */
export const moveCard = async (
  tx: Database,
  { id, memory, dueAt }: Pick<CardRow, "id" | "memory" | "dueAt">,
): Promise<void> => {
  await tx.update(recallCards).set({ memory, dueAt }).where(eq(recallCards.id, id));
};

/** The cards that are due, the most overdue first. */
export const listDueCards = (
  db: Database,
  userId: string,
  now: Date,
  limit: number,
): Promise<CardRow[]> =>
  db
    .select()
    .from(recallCards)
    .where(and(eq(recallCards.userId, userId), lte(recallCards.dueAt, now)))
    .orderBy(asc(recallCards.dueAt), asc(recallCards.caseId), asc(recallCards.itemId))
    .limit(limit);

/** How many recall cards are due. */
export const countDueCards = async (db: Database, userId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ due: count() })
    .from(recallCards)
    .where(and(eq(recallCards.userId, userId), lte(recallCards.dueAt, now)));
  return row?.due ?? 0;
};

/** How many cards there are, and when the next one is due that is not yet. */
export const cardsAhead = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<{ total: number; nextDueAt: Date | null }> => {
  const [[all], [next]] = await Promise.all([
    db.select({ total: count() }).from(recallCards).where(eq(recallCards.userId, userId)),
    db
      .select({ dueAt: min(recallCards.dueAt) })
      .from(recallCards)
      .where(and(eq(recallCards.userId, userId), gt(recallCards.dueAt, now))),
  ]);
  return { total: all?.total ?? 0, nextDueAt: next?.dueAt ?? null };
};

/** How many cards a session made or brought back. */
export const countCardsOf = async (db: Database, sessionId: string): Promise<number> => {
  const [row] = await db
    .select({ cards: count() })
    .from(recallCards)
    .where(eq(recallCards.sessionId, sessionId));
  return row?.cards ?? 0;
};

/** What the person noted last for themselves about each of some cases. */
export const newestReflections = async (
  db: Database,
  userId: string,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([sessions.caseId], {
      caseId: sessions.caseId,
      reflection: sessions.reflection,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        inArray(sessions.caseId, [...caseIds]),
        isNotNull(sessions.reflection),
      ),
    )
    .orderBy(asc(sessions.caseId), desc(sessions.reflectedAt), desc(sessions.id));
  return new Map(
    rows.flatMap(({ caseId, reflection }) => (reflection === null ? [] : [[caseId, reflection]])),
  );
};

/** The overall percents of the last marked sessions, newest first. */
export const lastPercents = async (
  db: Database,
  userId: string,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .select({ percent: awards.percent })
    .from(awards)
    .where(eq(awards.userId, userId))
    .orderBy(desc(awards.completedAt), desc(awards.sessionId))
    .limit(limit);
  return rows.map(({ percent }) => percent);
};

/** The person's awards for one case, in the order in which they were given. */
export const listResultsOfCase = (db: Database, userId: string, caseId: string) =>
  db
    .select({
      sessionId: awards.sessionId,
      percent: awards.percent,
      level: awards.level,
      points: awards.points,
      localDay: awards.localDay,
    })
    .from(awards)
    .where(and(eq(awards.userId, userId), eq(awards.caseId, caseId)))
    .orderBy(
      sql`coalesce(${awards.analyzedAt}, ${awards.completedAt})`,
      asc(awards.completedAt),
      asc(awards.sessionId),
    );

/** A session without a final diagnosis. */
export interface Unfinished {
  readonly id: string;
  readonly caseId: string;
  readonly createdAt: Date;
}

/**
 * The newest unfinished session among some cases. One that was left and begun anew is not meant: it must be the newest
 * with its case.
 */
export const findUnfinished = async (
  db: Database,
  userId: string,
  caseIds: readonly string[],
): Promise<Unfinished | null> => {
  if (caseIds.length === 0) return null;
  const later = sql`select 1 from ${sessions} as later where later.user_id = ${sessions.userId} and later.case_id = ${sessions.caseId} and (later.created_at, later.id) > (${sessions.createdAt}, ${sessions.id})`;
  const [row] = await db
    .select({ id: sessions.id, caseId: sessions.caseId, createdAt: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        sql`${sessions.completedAt} is null`,
        inArray(sessions.caseId, [...caseIds]),
        sql`not exists (${later})`,
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(1);
  return row ?? null;
};

/** Takes away the card that a session made of an item, where it is still that session's. */
export const dropCard = async (tx: Database, sessionId: string, itemId: string): Promise<void> => {
  await tx
    .delete(recallCards)
    .where(and(eq(recallCards.sessionId, sessionId), eq(recallCards.itemId, itemId)));
};
