import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../apps/server/src/db/database.ts";
import type { LibraryCase } from "../../apps/server/src/library/library.ts";
import { slowCounts, slowStandings } from "../../apps/server/tests/support/slow-boards.ts";

/** How much there is: people of the crowd, and their marked sessions. */
export interface Size {
  readonly people: number;
  readonly sessions: number;
}

/** Statements of this many rows: the embedded database's watchdog ends what is silent for long. */
const chunk = 50_000;

/** A hash of a row's number, 0 and up: the same rows on every database and in every run. */
const hashed = (salt: number): SQL => sql.raw(`(hashint4(n + ${salt} * 1000003) & 2147483647)`);
/** An id made of a text, with the marks of version 4: the same in every run. */
export const idOf = (text: SQL): SQL =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
export const crowdId = (n: number | SQL): SQL => idOf(sql`'person ' || ${n}`);
const sessionId = idOf(sql`'session ' || n`);

/**
 * Fills an empty database by SQL: a crowd with ten marked sessions each over a year, of seven specializations and some
 * hundred institutions, one in twenty hidden and one in twenty under a pseudonym. What is kept of awards is counted once,
 * in SQL.
 */
export const fillCrowd = async (
  db: Database,
  size: Size,
  cases: readonly LibraryCase[],
): Promise<void> => {
  await insertVersions(db, cases);
  await inChunks(size.people, (from, to) => insertPeople(db, from, to));
  const indexes = await dropIndexes(db, ["sessions", "awards"]);
  await inChunks(size.sessions, async (from, to) => {
    await insertSessions(db, size.people, cases.length, from, to);
    await insertAwards(db, from, to);
  });
  for (const definition of indexes) await db.execute(sql.raw(definition));
};

/** Standings and counts from all awards, one period after the other. */
export const recount = async (db: Database): Promise<void> => {
  await db.execute(sql`truncate standings, standing_counts`);
  for (const period of ["week", "month", "all"]) {
    await db.execute(sql`insert into standings
      (period, starts_on, user_id, points, cases, percent_sum, listed, specialization, institution_key, reached_at)
      select * from (${slowStandings}) as counted where period = ${period}`);
    await db.execute(sql`insert into standing_counts
      ${slowCounts(sql`select * from standings where period = ${period}`)}`);
  }
  for (const table of [
    "users",
    "sessions",
    "awards",
    "standings",
    "standing_counts",
    "test_results",
  ])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
};

/** How many rows of what is kept differ from a recount of all awards. */
export const countDifferences = async (db: Database): Promise<number> => {
  let differences = 0;
  const standing = sql`period, starts_on, user_id, points, cases, percent_sum, listed,
    specialization, institution_key, reached_at`;
  const count = sql`period, starts_on, board, step, bucket, people`;
  for (const period of ["week", "month", "all"]) {
    const pairs = [
      [
        sql`select ${standing} from standings where period = ${period}`,
        sql`select ${standing} from (${slowStandings}) as counted where period = ${period}`,
      ],
      [
        sql`select ${count} from standing_counts where people <> 0 and period = ${period}`,
        sql`select ${count} from (${slowCounts(sql`select * from standings where period = ${period}`)}) as counted`,
      ],
    ] as const;
    for (const [kept, counted] of pairs) {
      for (const [left, right] of [
        [kept, counted],
        [counted, kept],
      ] as const) {
        const rows = await rowsOf<{ n: number }>(
          db,
          sql`select count(*)::int as n from ((${left}) except all (${right})) as difference`,
        );
        differences += rows[0]?.n ?? 0;
      }
    }
  }
  return differences;
};

export const rowsOf = async <T>(db: Database, query: SQL): Promise<T[]> => {
  const result = (await db.execute(query)) as unknown as { rows?: T[] } & T[];
  return result.rows ?? [...result];
};

const inChunks = async (
  total: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> => {
  for (let from = 1; from <= total; from += chunk)
    await work(from, Math.min(total, from + chunk - 1));
};

const insertVersions = async (db: Database, cases: readonly LibraryCase[]): Promise<void> => {
  await db.execute(
    sql`create table bench_cases (number int primary key, id text, hash text, module text, level text)`,
  );
  for (const [n, { compiled, hash }] of cases.entries()) {
    await db.execute(sql`insert into case_versions (hash, case_id, snapshot, created_at)
      values (${hash}, ${compiled.id}, ${JSON.stringify(compiled)}::jsonb, now())`);
    await db.execute(sql`insert into bench_cases
      values (${n}, ${compiled.id}, ${hash}, ${compiled.module}, ${compiled.level})`);
  }
};

const insertPeople = async (db: Database, from: number, to: number): Promise<void> => {
  await db.execute(sql`
    insert into users (id, email, name, password_hash, specialization, institution_name,
      leaderboard_visibility, pseudonym, created_at)
    select ${crowdId(sql`n`)}, 'person' || n || '@example.org', 'Person ' || n, '-',
      (array['General', 'Pediatrics', 'Cardiology', 'Neurology', 'Gynecology', 'Emergency', ''])
        [1 + ${hashed(1)} % 7],
      case when n % 4 = 0 then '' else 'Institution ' || (${hashed(2)} % 300) end,
      case when n % 20 = 7 then 'hidden' when n % 20 = 3 then 'pseudonym' else 'name' end,
      case when n % 20 = 3 then 'Pseudonym ' || n else '' end,
      now() - interval '400 days'
    from generate_series(${from}::int, ${to}::int) as n`);
};

const insertSessions = async (
  db: Database,
  people: number,
  cases: number,
  from: number,
  to: number,
): Promise<void> => {
  const completed = sql`date_trunc('minute', now()) - (${hashed(3)} % 31536000) * interval '1 second'`;
  await db.execute(sql`
    insert into sessions (id, user_id, case_id, case_hash, module_id, seed, patient_state,
      emotional_state, told, message_count, final_diagnosis, report, created_at, updated_at, completed_at)
    select ${sessionId}, ${crowdId(sql`(1 + n % ${people}::int)`)}, played.id, played.hash,
      played.module, n, '{}', 'calm', '[]', 20, '{}', '{}',
      ${completed} - interval '20 minutes', ${completed}, ${completed}
    from generate_series(${from}::int, ${to}::int) as n
    join bench_cases as played on played.number = ${hashed(4)} % ${cases}::int
    order by 1`);
};

const insertAwards = async (db: Database, from: number, to: number): Promise<void> => {
  // About one session in five repeats a case and counts little.
  await db.execute(sql`
    insert into awards (session_id, user_id, case_id, module_id, level, reason, percent,
      questioning_percent, diagnosis_percent, treatment_percent, points, seconds, completed_at,
      local_day, analyzed_at)
    select sessions.id, user_id, case_id, module_id, played.level,
      case when n % 5 = 0 then 'repeat' else 'first' end, percent, percent, percent, percent,
      case when n % 5 = 0 then percent / 8 else round(percent * case played.level
        when 'Advanced' then 1.5 when 'Intermediate' then 1.25 else 1 end) end::int,
      1200, completed_at, (completed_at at time zone 'UTC')::date, completed_at
    from generate_series(${from}::int, ${to}::int) as n
    cross join lateral (select (30 + ${hashed(5)} % 71)::int as percent) as marked
    join sessions on sessions.id = ${sessionId}
    join bench_cases as played on played.id = sessions.case_id
    order by 1`);
};

/** Building an index over all rows is many times quicker than keeping it while they come. */
const dropIndexes = async (db: Database, tables: readonly string[]): Promise<string[]> => {
  const definitions: string[] = [];
  for (const table of tables) {
    const rows = await rowsOf<{ name: string; definition: string }>(
      db,
      sql`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = 'public' and tablename = ${table} and indexname not like '%_pkey'`,
    );
    for (const { name, definition } of rows) {
      await db.execute(sql.raw(`drop index "${name}"`));
      definitions.push(definition);
    }
  }
  return definitions;
};
