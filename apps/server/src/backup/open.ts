import fs from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { overConnection, type Database } from "../db/database.ts";
import { lockDirectory } from "../db/embedded/directory-lock.ts";
import { WorkerDatabase } from "../db/embedded/worker-client.ts";
import * as schema from "../db/schema.ts";
import type { Migrate } from "./restore.ts";
import { rowsOf } from "./rows.ts";

/** A database as a tool has it open: as it is, without the migrations of this version. */
export interface OpenRaw {
  readonly db: Database;
  readonly migrate: Migrate;
  close(): Promise<void>;
}

/** The old data is in the way; the message says how to go on. */
export class TargetError extends Error {
  override readonly name = "TargetError";
}

/** Of a tool: statements may take long, and nobody else waits for them. */
const patientMs = 3_600_000;

/** Opens an embedded database in `folder`, making it where there is none. No lock is taken. */
export const openFolder = async (folder: string): Promise<OpenRaw> => {
  const client = await WorkerDatabase.open(folder, {
    onDead: (error) => {
      throw error;
    },
    onWarning: (message) => void process.stderr.write(`${message}\n`),
    silenceMs: patientMs,
  });
  const db = overConnection(client);
  return {
    db,
    migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    close: () => client.close(),
  };
};

/** Opens a PostgreSQL database over one connection. */
export const openAddress = (url: string): OpenRaw => {
  const client = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  const db = drizzlePostgres(client, { schema });
  return {
    db,
    migrate: (migrationsFolder) => migratePostgres(db, { migrationsFolder }),
    close: () => client.end({ timeout: 3 }),
  };
};

/** Where a restored database is built, and how it takes its place. */
export interface Target extends OpenRaw {
  /** The old data's new name, where there was any. */
  readonly setAside: string | null;
  /** Puts what was restored in its place; until then nothing of the old has been touched. */
  commit(): Promise<void>;
  /** Leaves everything as it was. */
  abandon(): Promise<void>;
}

const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * An embedded database beside the one that is there, which it replaces at the end.
 * @throws TargetError where data is there and `isForced` is not set; DirectoryInUseError where a server has it
 */
export const embeddedTarget = async (
  dataDirectory: string,
  isForced: boolean,
  now: Date,
): Promise<Target> => {
  const place = path.join(dataDirectory, "database");
  fs.mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const isThere = fs.existsSync(place);
  if (isThere && !isForced)
    throw new TargetError(
      `There is a database in ${dataDirectory} already. Restore into another DATA_DIR, or say --force: it is then set aside, not deleted.`,
    );
  const lock = await lockDirectory(place, {
    onWaiting: (message) => void process.stderr.write(`${message}\n`),
  });
  const building = path.join(dataDirectory, "database-restoring");
  fs.rmSync(building, { recursive: true, force: true });
  const setAside = isThere ? path.join(dataDirectory, `database-before-${stampOf(now)}`) : null;
  try {
    const raw = await openFolder(building);
    return {
      ...raw,
      setAside,
      async commit() {
        await raw.close();
        if (setAside !== null) fs.renameSync(place, setAside);
        fs.renameSync(building, place);
        lock.release();
      },
      async abandon() {
        await raw.close();
        fs.rmSync(building, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * A PostgreSQL database whose old tables, if there are any, are set aside as schemas of another name.
 * @throws TargetError where data is there and `isForced` is not set, or others are connected
 */
export const postgresTarget = async (
  url: string,
  isForced: boolean,
  now: Date,
): Promise<Target> => {
  const raw = openAddress(url);
  const { db } = raw;
  try {
    const count = async (statement: ReturnType<typeof sql>): Promise<number> =>
      (await rowsOf<{ n: number }>(db, statement))[0]?.n ?? 0;
    const tables = await count(
      sql`select count(*)::int as n from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    if (tables > 0 && !isForced)
      throw new TargetError(
        "There are tables in that database already. Restore into an empty one, or say --force: they are then set aside in another schema, not deleted.",
      );
    const others = await count(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (others > 0)
      throw new TargetError(
        `${others} other connections use that database. Stop the servers first.`,
      );
    const aside = tables > 0 ? `before_${stampOf(now).toLowerCase()}` : null;
    const rename = (from: string, to: string) =>
      db.execute(sql`alter schema ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    if (aside !== null) {
      await rename("public", aside);
      await rename("drizzle", `${aside}_drizzle`);
      await db.execute(sql`create schema public`);
    }
    return {
      ...raw,
      setAside: aside && `schema ${aside}`,
      commit: raw.close,
      async abandon() {
        await db.execute(sql`drop schema if exists drizzle cascade`);
        await db.execute(sql`drop schema public cascade`);
        if (aside === null) await db.execute(sql`create schema public`);
        else {
          await rename(aside, "public");
          await rename(`${aside}_drizzle`, "drizzle");
        }
        await raw.close();
      },
    };
  } catch (error) {
    await raw.close();
    throw error;
  }
};
