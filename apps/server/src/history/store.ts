import { and, eq, gte, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";
import type { Position } from "./cursor.ts";
import { patternOf, type FoundCases } from "./filter.ts";

export interface CaseVersion {
  readonly caseId: string;
  readonly caseHash: string;
}

/** Every version of a case that the person has a session with, found by stepping through the index from one to the next. */
export const listPlayedVersions = async (db: Database, userId: string): Promise<CaseVersion[]> => {
  const own = sql`${sessions} where ${sessions.userId} = ${userId}`;
  const rows = await db
    .select({ caseId: sql<string>`version.case_id`, caseHash: sql<string>`played.hash` })
    .from(
      sql`(
        with recursive step(hash) as (
          select (select min(${sessions.caseHash}) from ${own})
          union all
          select (select min(${sessions.caseHash}) from ${own} and ${sessions.caseHash} > step.hash)
          from step where step.hash is not null
        )
        select hash from step where hash is not null
      ) as played
      join case_versions as version on version.hash = played.hash`,
    );
  return rows;
};

/** The person's sessions with a reflection that holds the text, whatever its case. */
export const listReflectedOn = async (
  db: Database,
  userId: string,
  text: string,
): Promise<string[]> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNotNull(sessions.reflection),
        sql`${sessions.reflection} ~ ${patternOf(text)}`,
      ),
    );
  return rows.map(({ id }) => id);
};

export const isSince = (beginning: Date): SQL => gte(sessions.createdAt, beginning);

/** Of one of these versions. */
export const isOf = (hashes: readonly string[]): SQL =>
  hashes.length > 0 ? inArray(sessions.caseHash, [...hashes]) : sql`false`;

/** Of a case that was found, or with a reflection that was. */
export const isFound = (
  { always, onceAnalysed }: FoundCases,
  reflectedOn: readonly string[],
): SQL => {
  const ways = [
    always.length > 0 ? isOf(always) : undefined,
    onceAnalysed.length > 0 ? and(isOf(onceAnalysed), isNotNull(sessions.report)) : undefined,
    reflectedOn.length > 0
      ? sql`${sessions.id} = any(${`{${reflectedOn.join(",")}}`}::uuid[])`
      : undefined,
  ];
  return or(...ways) ?? sql`false`;
};

/** Further down than a position, newest being first. */
export const isBelow = ({ createdAt, id }: Position): SQL =>
  sql`(${sessions.createdAt}, ${sessions.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

export const countSessions = (
  db: Database,
  userId: string,
  where: SQL | undefined,
): Promise<number> => db.$count(sessions, and(eq(sessions.userId, userId), where));
