import { existsSync, readFileSync } from "node:fs";

/** The rows of a file of three columns parted by tabs, each trimmed; none where there is no such file. */
export function readRows(file: string): readonly (readonly [string, string, string])[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((row) => row.includes("\t"))
    .map((row) => {
      const [first = "", second = "", third = ""] = row.split("\t").map((cell) => cell.trim());
      return [first, second, third];
    });
}
