import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./say.mjs";

const ignored = new Set(["node_modules", "dist", ".git"]);

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name)) yield* filesBelow(join(path, name));
  }
}

/** A digest of the contents of files and folders, relative to the root. Contents, not times: a clone has new times. */
export function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** Whether what was made under `stamp` (a file relative to the root) was made from this digest. */
export function isFresh(stamp, value) {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, "utf8") === value;
}

export function markFresh(stamp, value) {
  const file = join(root, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
