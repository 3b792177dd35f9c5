import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Runs a statement; the two drivers hand its rows over in two ways. */
export const rowsOf = async <T>(db: Database, statement: SQL): Promise<readonly T[]> => {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as T[];
};

/** The tables of the product, each after those that it refers to. */
export const listTables = async (db: Database): Promise<readonly string[]> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const references = await rowsOf<{ name: string; needs: string }>(
    db,
    sql`select a.relname as name, b.relname as needs from pg_constraint c
        join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`,
  );
  const ordered: string[] = [];
  const add = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (above.includes(name)) throw new Error(`The tables ${above.join(", ")} need one another.`);
    for (const one of references) if (one.name === name) add(one.needs, [...above, name]);
    ordered.push(name);
  };
  for (const { name } of tables) add(name, []);
  return ordered;
};

/** The newest migration that a database has been through, or null for an empty one. */
export const newestMigration = async (db: Database): Promise<number | null> => {
  const [there] = await rowsOf<{ found: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!there?.found) return null;
  const [row] = await rowsOf<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return row?.newest ? Number(row.newest) : null;
};
