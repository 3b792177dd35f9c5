import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { migrationsFolder } from "../db/migrations-folder.ts";
import { ArchiveError, readArchive, type Head } from "./archive.ts";
import { listTables } from "./rows.ts";

/** Runs the migrations of a folder on the database that is restored into. */
export type Migrate = (folder: string) => Promise<void>;

const rowsAtOnce = 200;

/**
 * Fills an empty database from a backup: brings it to the schema that the rows had, puts them in, then brings it up to
 * this version. Files of cases are put below `casesDirectory`; one that is there already with another content is left and
 * named in `kept`.
 * @throws ArchiveError where the backup is damaged (before anything is written), or newer than this program
 */
export const restore = async (
  file: string,
  target: { readonly db: Database; readonly migrate: Migrate },
  casesDirectory: string,
): Promise<Restored> => {
  const { head } = await readArchive(file);
  await migrateTo(head, target.migrate);
  const kept: string[] = [];
  const counted = await target.db.transaction(async (tx) => {
    const known = new Set(await listTables(tx));
    let [table, rows]: [string, string[]] = ["", []];
    const flush = async (): Promise<void> => {
      if (rows.length > 0) await insert(tx, table, rows);
      rows = [];
    };
    const read = await readArchive(file, async (entry) => {
      if (entry.kind === "file") {
        if (!putFile(casesDirectory, entry.path, entry.content)) kept.push(entry.path);
        return;
      }
      if (!known.has(entry.table))
        throw new ArchiveError(`${file} cannot be restored: there is no table ${entry.table}.`);
      if (entry.table !== table || rows.length >= rowsAtOnce) await flush();
      table = entry.table;
      rows.push(entry.json);
    });
    await flush();
    return read;
  });
  await target.migrate(migrationsFolder());
  return { ...counted, kept };
};

export interface Restored {
  readonly head: Head;
  readonly rows: number;
  readonly files: number;
  /** Files that were there already with another content. */
  readonly kept: readonly string[];
}

const insert = async (tx: Database, table: string, rows: readonly string[]): Promise<void> => {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::json)`,
  );
};

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

/** Only the migrations that the rows have been through: later ones may change rows, and must find them. */
const migrateTo = async ({ migration, version }: Head, migrate: Migrate): Promise<void> => {
  const all = migrationsFolder();
  const journal = journalSchema.parse(
    JSON.parse(fs.readFileSync(path.join(all, "meta/_journal.json"), "utf8")),
  );
  const entries = journal.entries.filter(({ when }) => when <= migration);
  if (entries.at(-1)?.when !== migration)
    throw new ArchiveError(
      `The backup was made by Anamnesis ${version}, whose database this program does not know. Restore it with that version or a newer one.`,
    );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-migrations-"));
  try {
    fs.cpSync(all, folder, { recursive: true });
    fs.writeFileSync(
      path.join(folder, "meta/_journal.json"),
      JSON.stringify({ ...journal, entries }),
    );
    await migrate(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

/** False where a file of that name with another content is there already. A path never leads out of the folder. */
const putFile = (folder: string, name: string, content: Buffer): boolean => {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep))
    throw new ArchiveError(`The backup names a file outside its folder: ${name}.`);
  if (fs.existsSync(file)) return fs.readFileSync(file).equals(content);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, content);
  return true;
};
