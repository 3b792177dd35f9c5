import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { renamed, setValue, withValue } from "./edit.ts";
import { isRecord, parse, type Path } from "./nodes.ts";
import { sourceOf, withSource } from "./source.ts";

const library = fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url));
const shipped = readdirSync(library, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .sort()
  .map((name) => [name, readFileSync(join(library, name), "utf8")] as const);

const textOf = (edited: ReturnType<typeof setValue>): string => {
  if (!edited.ok) throw new Error(edited.problem);
  return edited.text;
};
const set = (text: string, path: Path, value?: unknown) => textOf(setValue(text, path, value));

/** The lines that one text has and the other has not, from the first to the last that differs. */
function differing(one: string, other: string): { from: number; lines: number } {
  const [a, b] = [one.split("\n"), other.split("\n")];
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back) === b.at(-1 - back))
    back += 1;
  return { from, lines: a.length - from - back };
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return typeof value === "string" ? [path] : [];
}
const at = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], whole);

describe("editing a case's file", () => {
  it("changes no byte of any shipped case where every part is set to what it is", () => {
    expect(shipped.length).toBeGreaterThanOrEqual(30);
    for (const [name, text] of shipped) {
      const whole = parse(text).toJS() as Record<string, unknown>;
      for (const key of ["person", "history", "marking"])
        expect(set(text, [key], whole[key]) === text, `${name}: ${key}`).toBe(true);
      for (const key of ["history", "expert"])
        expect(textOf(withSource(text, key, sourceOf(text, key))) === text, name).toBe(true);
    }
  });

  it("changes one text of every shipped case, wherever it stands, and no other line", () => {
    for (const [index, [name, text]] of shipped.entries()) {
      const whole = parse(text).toJS() as unknown;
      const leaves = leavesOf(whole);
      for (let turn = 0; turn < 2; turn += 1) {
        const path = leaves[(index * 131 + turn * 977) % leaves.length] ?? [];
        const old = String(at(whole, path));
        const value = `Something else: it's "new", [here] - # and plain`;
        const changed = set(text, path, value);
        const now: unknown = parse(changed).toJS();
        expect(now, `${name} ${path.join(".")}`).toEqual(withValue(whole, path, value));
        // As many lines as the text took, and those of its key or of the brackets that it stands in.
        const { lines } = differing(text, changed);
        expect(lines, `${name} ${path.join(".")}`).toBeLessThanOrEqual(
          Math.ceil(old.length / 40) + 2,
        );
      }
    }
  });

  it("adds, moves and takes out items without touching their neighbours", () => {
    const text = [
      "# a case",
      "triage:",
      "  problem: Chest pain # as the nurse wrote it",
      "  symptoms: [Sweating, Nausea]",
      "  criticalFactors: []",
      "more:",
      "  # the first of them",
      "  - say: One, two",
      "    tells: [a]",
      "  # the second",
      "  - say: >-",
      "      A long one that",
      "      goes on.",
      "    tells: [b] # why",
      "last: 1",
      "",
    ].join("\n");
    expect(set(text, ["triage", "symptoms"], ["Sweating", "Cough, dry", "Nausea"])).toBe(
      text.replace("[Sweating, Nausea]", '[Sweating, "Cough, dry", Nausea]'),
    );
    expect(set(text, ["triage", "symptoms"], ["Nausea"])).toBe(
      text.replace("[Sweating, Nausea]", "[Nausea]"),
    );
    expect(set(text, ["triage", "criticalFactors"], ["Pale"])).toBe(
      text.replace("criticalFactors: []", "criticalFactors:\n    - Pale"),
    );
    expect(set(text, ["triage", "problem"], "Pain")).toBe(
      text.replace("Chest pain # as", "Pain # as"),
    );
    expect(set(text, ["more", 1, "say"], "Short.")).toBe(
      text.replace(">-\n      A long one that\n      goes on.", "Short."),
    );
    expect(set(text, ["more", 1])).toBe(text.replace(/ {2}- say: >-\n.*\n.*\n.*# why\n/, ""));
    expect(set(text, ["more", 2], { say: "Three", tells: ["c"] })).toBe(
      text.replace("# why\n", "# why\n  - say: Three\n    tells:\n      - c\n"),
    );
    expect(set(text, ["more", 0, "say"])).toBe(text.replace("say: One, two\n    ", ""));
    expect(set(text, ["triage", "mood", "now"], "calm")).toBe(
      text.replace("criticalFactors: []\n", "criticalFactors: []\n  mood:\n    now: calm\n"),
    );
    expect(textOf(renamed(text, ["triage", "symptoms"], "signs"))).toBe(
      text.replace("symptoms", "signs"),
    );
    expect(renamed(text, ["triage", "symptoms"], "problem").ok).toBe(false);
  });

  it("keeps the part that is written as text to itself", () => {
    const text = "# one\na: 1\n\n# two\nb: 2 # stays\n";
    expect(sourceOf(text, "b")).toBe("# two\nb: 2 # stays\n");
    expect(textOf(withSource(text, "b", "# two\nb: 3 # stays"))).toBe(text.replace("b: 2", "b: 3"));
    expect(textOf(withSource(text, "c", "c: [x]"))).toBe(`${text}c: [x]\n`);
    expect(withSource(text, "b", "b: 2\na: 5\n").ok).toBe(false);
    expect(withSource(text, "b", "b: [2\n").ok).toBe(false);
  });
});
