import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BesideKind } from "../contract.ts";

/** The text of a file; null where there is none. */
export const readText = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, "utf8") : null;

/** Writes a file whole or not at all: beside it first, then in its place. Its permissions stay as they were. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;
  const draft = join(dirname(file), `.${basename(file)}.writing-${process.pid}`);
  const handle = openSync(draft, "w", mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export const besideFile = (file: string, kind: BesideKind): string =>
  file.replace(/\.ya?ml$/, `.${kind}.txt`);
/** Where an author's text lies while the file on the disk says something else. */
export const unsavedFile = (file: string): string => `${file}.unsaved`;

/** The cases of an installation, `<module>/<id>.yaml`, by their path below the folder. */
export const casesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.ya?ml$/.test(name) && !basename(name).startsWith("."))
        .sort()
    : [];
