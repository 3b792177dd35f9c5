import fs from "node:fs";
import readline from "node:readline";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup: gzip of lines of JSON. The first is the head, then ["row", table, row] and ["file", path, base64], the last
 * ["end", rows, files], without which it is cut off. Rows are PostgreSQL's own JSON, so that either database reads them.
 */
export const headSchema = z.object({
  anamnesis: z.literal("backup"),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  /** The newest migration that the rows have been through: `when` of its entry in the journal. */
  migration: z.number(),
});
export type Head = z.infer<typeof headSchema>;

export type Entry =
  | { readonly kind: "row"; readonly table: string; readonly json: string }
  | { readonly kind: "file"; readonly path: string; readonly content: Buffer };

/** The file is no backup, or a damaged one; the message says which. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

export interface ArchiveWriter {
  row(table: string, json: string): Promise<void>;
  file(path: string, content: Buffer): Promise<void>;
  /** Writes the end and syncs; only then does the file have its name. Answers its size in bytes. */
  end(): Promise<{ rows: number; files: number; bytes: number }>;
  /** Leaves nothing behind. */
  abandon(): void;
}

/**
 * Begins a backup. It is readable by its owner alone: it holds what learners wrote.
 * @throws where `file` exists already
 */
export const writeArchive = (file: string, head: Head): ArchiveWriter => {
  if (fs.existsSync(file)) throw new ArchiveError(`${file} exists already; name another file.`);
  const part = `${file}.part`;
  const out = fs.createWriteStream(part, { mode: 0o600, flush: true });
  const gzip = createGzip();
  const written = finished(gzip.pipe(out));
  written.catch(() => undefined);
  let [rows, files] = [0, 0];
  const line = async (text: string): Promise<void> => {
    if (gzip.write(`${text}\n`)) return;
    await Promise.race([once(gzip, "drain"), written]);
  };
  void line(JSON.stringify(head));
  return {
    row(table, json) {
      rows += 1;
      // The row is JSON already, and may be large.
      return line(`["row",${JSON.stringify(table)},${json.replaceAll("\n", " ")}]`);
    },
    file(path, content) {
      files += 1;
      return line(JSON.stringify(["file", path, content.toString("base64")]));
    },
    async end() {
      await line(JSON.stringify(["end", rows, files]));
      gzip.end();
      await written;
      fs.renameSync(part, file);
      return { rows, files, bytes: fs.statSync(file).size };
    },
    abandon() {
      gzip.destroy();
      out.destroy();
      fs.rmSync(part, { force: true });
    },
  };
};

const endSchema = z.tuple([z.literal("end"), z.number(), z.number()]);
const fileSchema = z.tuple([z.literal("file"), z.string(), z.base64()]);
const rowStart = /^\["row","(\w+)",/;

/**
 * Reads a backup whole, entry by entry; without `onEntry` it only looks whether it is whole.
 * @throws ArchiveError where it is none, or is damaged or cut off
 */
export async function readArchive(
  file: string,
  onEntry: (entry: Entry) => Promise<void> = () => Promise.resolve(),
): Promise<{ head: Head; rows: number; files: number }> {
  const damaged = (why: string): ArchiveError =>
    new ArchiveError(`${file} cannot be restored: ${why}.`);
  const input = fs.createReadStream(file).on("error", () => undefined);
  const unpacked = input.pipe(createGunzip());
  input.on("error", (error) => unpacked.destroy(error));
  const counted = { rows: 0, files: 0 };
  let head: Head | null = null;
  let isWhole = false;
  try {
    for await (const line of readline.createInterface({ input: unpacked, crlfDelay: Infinity })) {
      if (!head) {
        head = headOf(line);
        if (!head) throw damaged("it is no backup of Anamnesis, or one of another format");
        continue;
      }
      if (isWhole) throw damaged("something stands behind its end");
      const [start, table] = rowStart.exec(line) ?? [];
      if (start !== undefined && table !== undefined) {
        counted.rows += 1;
        await onEntry({ kind: "row", table, json: line.slice(start.length, -1) });
        continue;
      }
      const value: unknown = JSON.parse(line);
      const asFile = fileSchema.safeParse(value);
      if (asFile.success) {
        counted.files += 1;
        const [, path, content] = asFile.data;
        await onEntry({ kind: "file", path, content: Buffer.from(content, "base64") });
        continue;
      }
      const [, rows, files] = endSchema.parse(value);
      if (rows !== counted.rows || files !== counted.files)
        throw damaged("parts of it are missing");
      isWhole = true;
    }
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw damaged("a line of it is damaged");
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith("Z_")) throw damaged("it is damaged, cut off, or no gzip file");
    throw error;
  }
  if (!head || !isWhole) throw damaged("it is cut off");
  return { head, ...counted };
}

const headOf = (line: string): Head | null => {
  try {
    return headSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
};
