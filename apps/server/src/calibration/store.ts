import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";

/** A person's judgements by how sure they were, and how many of them were right; from what is kept with the sessions. */
export const countJudgements = async (
  db: Database,
  userId: string,
): Promise<{ sureness: number; counted: number; right: number }[]> => {
  const kept = db
    .select({ one: sql`jsonb_array_elements(${sessions.judgements})`.as("one") })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.judgements)))
    .as("kept");
  return db
    .select({
      sureness: sql<number>`(${kept.one}->>'sureness')::int`,
      counted: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) filter (where (${kept.one}->>'isRight')::boolean))::int`,
    })
    .from(kept)
    .groupBy(sql`1`);
};
