import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { voiceCalls } from "../db/schema.ts";

type Row = typeof voiceCalls.$inferInsert;
/** One call of the model, or one that was not made, as it is kept. */
export type CallRecord = Required<Omit<Row, "id">>;

/** Longer texts of a violation are cut: a model may say anything. */
const longestViolation = 200;

export const keepCall = async (db: Database, record: CallRecord): Promise<void> => {
  const violation = record.violation?.slice(0, longestViolation) ?? null;
  await db.insert(voiceCalls).values({ ...record, violation });
};

const tokens = sql<number>`coalesce(sum(${voiceCalls.inputTokens} + ${voiceCalls.outputTokens}), 0)::float8`;

/** Tokens that a person has used since a moment; of everybody together without one. */
export const tokensSince = async (db: Database, since: Date, userId?: string): Promise<number> => {
  const [row] = await db
    .select({ tokens })
    .from(voiceCalls)
    .where(
      and(
        gte(voiceCalls.at, since),
        userId === undefined ? undefined : eq(voiceCalls.userId, userId),
      ),
    );
  return row?.tokens ?? 0;
};

const counted = (outcome: string) =>
  sql<number>`count(*) filter (where ${voiceCalls.outcome} = ${outcome})::int`;
const percentile = (share: number, column: typeof voiceCalls.firstMs | typeof voiceCalls.totalMs) =>
  sql<
    number | null
  >`round(percentile_cont(${share}) within group (order by ${column}) filter (where ${voiceCalls.outcome} <> 'skipped'))::int`;

/** What the calls since a moment came to, by purpose. */
export const sumCalls = (db: Database, since: Date) =>
  db
    .select({
      purpose: voiceCalls.purpose,
      calls: sql<number>`count(*)::int`,
      spoken: counted("spoken"),
      partly: counted("partly"),
      embedded: counted("embedded"),
      used: counted("used"),
      unused: counted("unused"),
      skipped: counted("skipped"),
      inputTokens: sql<number>`coalesce(sum(${voiceCalls.inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${voiceCalls.outputTokens}), 0)::float8`,
      medianFirstMs: percentile(0.5, voiceCalls.firstMs),
      slowestFirstMs: percentile(0.95, voiceCalls.firstMs),
      medianTotalMs: percentile(0.5, voiceCalls.totalMs),
    })
    .from(voiceCalls)
    .where(gte(voiceCalls.at, since))
    .groupBy(voiceCalls.purpose)
    .orderBy(voiceCalls.purpose);

const countBy = (
  db: Database,
  since: Date,
  column: typeof voiceCalls.fault | typeof voiceCalls.violationKind,
) =>
  db
    .select({ kind: sql<string>`${column}`, count: sql<number>`count(*)::int` })
    .from(voiceCalls)
    .where(and(gte(voiceCalls.at, since), isNotNull(column)))
    .groupBy(column)
    .orderBy(desc(sql`count(*)`), column);

export const countFaults = (db: Database, since: Date) => countBy(db, since, voiceCalls.fault);
export const countViolations = (db: Database, since: Date) =>
  countBy(db, since, voiceCalls.violationKind);

/** The latest violations, for whoever chooses a model. */
export const latestViolations = (db: Database, since: Date) =>
  db
    .select({
      at: voiceCalls.at,
      kind: sql<string>`${voiceCalls.violationKind}`,
      violation: sql<string>`${voiceCalls.violation}`,
    })
    .from(voiceCalls)
    .where(and(gte(voiceCalls.at, since), isNotNull(voiceCalls.violationKind)))
    .orderBy(desc(voiceCalls.at))
    .limit(20);
