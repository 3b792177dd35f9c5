import { and, asc, count, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { recallCards, skills } from "../db/schema.ts";

export type SkillRow = typeof skills.$inferSelect;

export const listSkills = (db: Database, userId: string): Promise<SkillRow[]> =>
  db
    .select()
    .from(skills)
    .where(eq(skills.userId, userId))
    .orderBy(asc(skills.dimension), asc(skills.key));

/** How many recall cards are due. */
export const countDueCards = async (db: Database, userId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ due: count() })
    .from(recallCards)
    .where(and(eq(recallCards.userId, userId), lte(recallCards.dueAt, now)));
  return row?.due ?? 0;
};
