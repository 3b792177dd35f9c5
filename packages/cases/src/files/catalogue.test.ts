import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { modules } from "../modules.ts";
import { catalogueTable } from "./catalogue.ts";
import { loadLibrary } from "./index.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../library", import.meta.url)));
const cellsOf = (table: string): string[] =>
  table
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|\s*-/.test(line))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .join("|"),
    );

describe("the list of cases", () => {
  it("in docs/authoring/library.md is that of the library (npm run -s cases:list)", () => {
    const page = readFileSync(
      fileURLToPath(new URL("../../../../docs/authoring/library.md", import.meta.url)),
      "utf8",
    );
    for (const row of cellsOf(catalogueTable(cases))) expect(cellsOf(page)).toContain(row);
  });

  it("has five cases or more in each module, of every level in the whole", () => {
    for (const { id } of modules)
      expect(cases.filter(({ module }) => module === id).length).toBeGreaterThanOrEqual(5);
    expect(new Set(cases.map(({ level }) => level)).size).toBe(3);
  });

  it("tells persons apart: no two share a name, few a line of work", () => {
    const adults = cases.filter(({ person }) => person.age >= 16);
    expect(new Set(adults.map(({ person }) => person.name)).size).toBe(adults.length);
    expect(new Set(adults.map(({ person }) => person.work)).size).toBe(adults.length);
  });
});
