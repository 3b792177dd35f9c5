import { existsSync, readFileSync } from "node:fs";

/** A file of a line a fact: its id, a tab, and lines parted by bars. Empty where there is no such file. */
export function readLinesOfFacts(file: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((row) => row.includes("\t"))
      .map((row) => {
        const [id = "", lines = ""] = row.split("\t");
        return [
          id.trim(),
          lines
            .split("|")
            .map((line) => line.trim())
            .filter(Boolean),
        ] as const;
      }),
  );
}
