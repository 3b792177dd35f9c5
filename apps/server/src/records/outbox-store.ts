import type { XapiStatement } from "@anamnesis/contract";
import { asc, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { statementOutbox } from "../db/schema.ts";

export type WaitingStatement = typeof statementOutbox.$inferSelect;

export const putStatements = async (
  tx: Database,
  userId: string,
  statements: readonly XapiStatement[],
  now: Date,
): Promise<void> => {
  if (statements.length === 0) return;
  await tx
    .insert(statementOutbox)
    .values(
      statements.map((statement) => ({
        id: statement.id,
        userId,
        statement,
        notBefore: now,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
};

/** Statements that are due, each counted as tried; of several processes one gets a statement. */
export const claimStatements = (
  db: Database,
  now: Date,
  limit: number,
): Promise<WaitingStatement[]> => {
  const due = db
    .select({ id: statementOutbox.id })
    .from(statementOutbox)
    .where(lte(statementOutbox.notBefore, now))
    .orderBy(asc(statementOutbox.createdAt), asc(statementOutbox.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  const tries = sql`${statementOutbox.attempts} + 1`;
  return db
    .update(statementOutbox)
    .set({
      attempts: tries,
      // A minute, two, four …, at most a day.
      notBefore: sql`${now.toISOString()}::timestamptz
        + least(1440, power(2, least(${statementOutbox.attempts}, 20))) * interval '1 minute'`,
    })
    .where(inArray(statementOutbox.id, due))
    .returning();
};

export const dropStatements = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(statementOutbox).where(inArray(statementOutbox.id, [...ids]));
};
