import fs from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { lockDirectory } from "./embedded/directory-lock.ts";
import { guardFreeSpace } from "./embedded/free-space.ts";
import { WorkerDatabase, type Connection } from "./embedded/worker-client.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import * as schema from "./schema.ts";

/** What the stores are given: the database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: "embedded" | "postgres";
  /** False when the disk is so full that writing could harm. */
  hasRoom(): boolean;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Of the embedded database: copies its files, as they are in one moment, to a new folder. Everything else waits meanwhile. */
  copyTo?(folder: string): Promise<void>;
}

/** There is an embedded database, and it does not open. */
export class DatabaseDamagedError extends Error {
  override readonly name = "DatabaseDamagedError";
  constructor(directory: string, cause: unknown) {
    super(`The database in ${directory} cannot be opened`, { cause });
  }
}

/** Arbitrary, but the same in every server process: who holds it migrates. */
const migrationLock = 7_263_418;

/** Any object with PGlite's `query` and `transaction`; drizzle's driver calls nothing else. */
export const overConnection = (
  connection: Connection & {
    transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  },
) => drizzlePglite(connection as unknown as PGlite, { schema });

/**
 * Opens the embedded database below `dataDirectory`, taking the lock on it.
 * @throws DirectoryInUseError when another process has it.
 */
export const openEmbedded = async (
  dataDirectory: string,
  on: { dead: (error: Error) => void; warning: (message: string) => void },
): Promise<DatabaseHandle> => {
  const directory = path.resolve(dataDirectory, "database");
  fs.mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 });
  const hadData = fs.existsSync(path.join(directory, "PG_VERSION"));
  const lock = await lockDirectory(directory, { onWaiting: on.warning });
  try {
    const client = await WorkerDatabase.open(directory, {
      onDead: on.dead,
      onWarning: on.warning,
    }).catch((error: unknown) => {
      throw hadData ? new DatabaseDamagedError(directory, error) : error;
    });
    const db = overConnection(client);
    await migratePglite(db, { migrationsFolder: migrationsFolder() });
    const space = await guardFreeSpace(directory);
    return {
      db,
      kind: "embedded",
      hasRoom: space.hasRoom,
      ping: () => ping(db),
      copyTo: (folder) => client.copyTo(folder),
      async close() {
        space.stop();
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Opens PostgreSQL (15 or later) at `url`; of several processes that start at once, one migrates and the others wait. */
export const openPostgres = async (url: string): Promise<DatabaseHandle> => {
  const client = postgres(url, {
    max: 10,
    onnotice: () => undefined,
    connect_timeout: 10,
    backoff: reconnectAfter,
  });
  try {
    await migrateUnderLock(url);
  } catch (error) {
    await client.end({ timeout: 1 });
    throw error;
  }
  const db = drizzlePostgres(client, { schema });
  return {
    db,
    kind: "postgres",
    hasRoom: () => true,
    ping: () => ping(db),
    close: () => client.end({ timeout: 3 }),
  };
};

/** Seconds. The driver's own waits grow to twenty, in which learners wait with it after the database is back. */
const reconnectAfter = (tries: number): number => Math.min(1, 0.1 * 2 ** tries);

const migrateUnderLock = async (url: string): Promise<void> => {
  // One connection of its own: the lock belongs to a connection, and the migrations must run on that one.
  const single = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  try {
    await single`select pg_advisory_lock(${migrationLock})`;
    await migratePostgres(drizzlePostgres(single), { migrationsFolder: migrationsFolder() });
  } finally {
    await single.end({ timeout: 3 });
  }
};

const ping = async (db: Database): Promise<void> => {
  await db.execute(sql`select 1`);
};

/** Whether a statement failed because a row with that key exists already. */
export const isUniqueViolation = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: string }).code === "23505") return true;
  return false;
};
