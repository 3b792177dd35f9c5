import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { awards } from "../db/schema.ts";
import { dayAfter } from "./streak.ts";

// A day counts when a session with points was completed on it. The walks touch as many index entries as the run has days.

const activeDays = (userId: string) =>
  sql`${awards} where ${awards.userId} = ${userId} and ${awards.percent} > 0`;

const walk = (userId: string, start: SQL, step: 1 | -1) => sql`
  with recursive run(day, length) as (
    ${start}
    union all
    select run.day + ${step}::int, run.length + 1 from run
    where exists (select 1 from ${activeDays(userId)} and ${awards.localDay} = run.day)
  )
  select coalesce(max(run.length), 0)::int from run`;

/** Length of the run of days from a day on, or up to it; 0 when nothing was done on it. A scalar to select. */
export const runLength = (userId: string, day: string, step: 1 | -1): SQL<number> =>
  sql<number>`(${walk(userId, sql`select ${day}::date, 0`, step)})`;

/** The streak that ended on a day. */
export const streakEndingOn = async (
  db: Database,
  userId: string,
  day: string,
): Promise<number> => {
  const [row] = await db
    .select({ length: runLength(userId, day, -1) })
    .from(sql`(select 1) as one`);
  return row?.length ?? 0;
};

/** The streak that is alive now: the one that ends on the last active day, when that is not before yesterday. */
export const findCurrentStreak = async (
  db: Database,
  userId: string,
  today: string,
): Promise<number> => {
  const start = sql`
    select last.day, 0 from (select max(${awards.localDay}) as day from ${activeDays(userId)}) as last
    where last.day >= ${dayAfter(today, -1)}::date`;
  const [row] = await db
    .select({ length: sql<number>`(${walk(userId, start, -1)})` })
    .from(sql`(select 1) as one`);
  return row?.length ?? 0;
};
