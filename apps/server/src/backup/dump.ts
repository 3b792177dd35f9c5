import fs from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { version } from "../version.ts";
import { writeArchive } from "./archive.ts";
import { listTables, newestMigration, rowsOf } from "./rows.ts";

const rowsAtOnce = 500;

/** What lies in one backup. */
export interface Dumped {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes every row of a database as it is in one moment, and the files below `casesDirectory`, into a new file.
 * @throws ArchiveError where `file` exists; an error where the database is empty
 */
export const dump = async (db: Database, casesDirectory: string, file: string): Promise<Dumped> =>
  db.transaction(
    async (tx) => {
      const migration = await newestMigration(tx);
      if (migration === null)
        throw new Error("There is nothing to back up: the database is empty.");
      const archive = writeArchive(file, {
        anamnesis: "backup",
        format: 1,
        version,
        createdAt: new Date().toISOString(),
        migration,
      });
      try {
        for (const table of await listTables(tx)) {
          await tx.execute(
            sql`declare dumped no scroll cursor for select row_to_json(t)::text as json from ${sql.identifier(table)} t`,
          );
          for (;;) {
            const rows = await rowsOf<{ json: string }>(
              tx,
              sql.raw(`fetch ${rowsAtOnce} from dumped`),
            );
            if (rows.length === 0) break;
            for (const { json } of rows) await archive.row(table, json);
          }
          await tx.execute(sql`close dumped`);
        }
        for (const name of filesBelow(casesDirectory))
          await archive.file(name, fs.readFileSync(path.join(casesDirectory, name)));
        return await archive.end();
      } catch (error) {
        archive.abandon();
        throw error;
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Files below a folder that need not exist, as paths with "/". */
const filesBelow = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((name) => name.split(path.sep).join("/"))
        .toSorted()
    : [];
