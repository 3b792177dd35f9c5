import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../src/db/database.ts";

const select = async <T>(db: Database, query: SQL): Promise<T[]> => {
  const result = (await db.execute(query)) as unknown as { rows?: T[] } & T[];
  return result.rows ?? [...result];
};

/** Every table of the database. */
export const allTables = async (db: Database): Promise<string[]> => {
  const rows = await select<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** The tables whose rows belong to somebody: by the person or by a session. */
export const tablesOfPeople = async (db: Database): Promise<string[]> => {
  const rows = await select<{ name: string }>(
    db,
    sql`select distinct columns.table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('user_id', 'session_id') order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** How many rows of a table hold one of some texts, anywhere in them. */
export const countRowsWith = async (
  db: Database,
  table: string,
  texts: readonly string[],
): Promise<number> => {
  const rows = await select<{ row: string }>(
    db,
    sql`select to_jsonb(held)::text as row from ${sql.identifier(table)} as held`,
  );
  return rows.filter(({ row }) => texts.some((text) => row.includes(text))).length;
};
