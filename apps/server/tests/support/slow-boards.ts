import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../src/db/database.ts";

// What the leaderboards keep, counted anew from the awards and the people, in SQL and by other means than the server's.

const periods = sql`(values
  ('week', date_trunc('week', completed_at at time zone 'UTC')::date),
  ('month', date_trunc('month', completed_at at time zone 'UTC')::date),
  ('all', date '1970-01-01')
) as period (name, starts_on)`;

/** Standings as the awards make them. */
export const slowStandings = sql`
  select period.name as period, period.starts_on, user_id,
    sum(points)::int as points, count(*)::int as cases, sum(percent)::int as percent_sum,
    leaderboard_visibility <> 'hidden' as listed, specialization,
    lower(regexp_replace(btrim(institution_name), '\\s+', ' ', 'g')) as institution_key,
    coalesce(max(completed_at) filter (where points > 0), min(completed_at)) as reached_at
  from awards join users on users.id = awards.user_id cross join lateral ${periods}
  group by 1, 2, 3, 7, 8, 9`;

/** Counts as standings make them. */
export const slowCounts = (standings: SQL): SQL => sql`
  select period, starts_on, board.name as board, step.points as step,
    standing.points / step.points as bucket, count(*)::int as people
  from (${standings}) as standing
  cross join lateral (values ('everyone'),
    (case when specialization <> '' then 'specialization:' || specialization end),
    (case when institution_key <> '' then 'institution:' || institution_key end)) as board (name)
  cross join (values (1), (64)) as step (points)
  where listed and board.name is not null
  group by 1, 2, 3, 4, 5`;

const rowsOf = async (db: Database, query: SQL): Promise<string[]> => {
  const result = (await db.execute(
    sql`select to_jsonb(counted)::text as row from (${query}) as counted`,
  )) as unknown as { rows?: { row: string }[] } & { row: string }[];
  return (result.rows ?? [...result]).map(({ row }) => row).sort();
};

/** What is kept, and what should be: equal when all is well. */
export const bothCounts = async (db: Database) => ({
  kept: {
    standings: await rowsOf(
      db,
      sql`select period, starts_on, user_id, points, cases, percent_sum,
      listed, specialization, institution_key, reached_at from standings`,
    ),
    counts: await rowsOf(
      db,
      sql`select period, starts_on, board, step, bucket, people
      from standing_counts where people <> 0`,
    ),
  },
  recounted: {
    standings: await rowsOf(db, slowStandings),
    counts: await rowsOf(db, slowCounts(slowStandings)),
  },
});
