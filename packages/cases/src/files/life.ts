import { existsSync, readFileSync } from "node:fs";
import type { CompiledCase } from "../compile/case.ts";
import { factsOfLife } from "../compile/facts.ts";

/** Something of a person's life that no history asks for and a listener does: "why didn't you come sooner?" */
export interface LifeEntry {
  readonly id: string;
  /** How a learner names it. */
  readonly words: readonly string[];
  /** Questions that it answers. */
  readonly asked: readonly string[];
  readonly say: readonly string[];
  /** What more there is to it, when asked on. */
  readonly more: readonly string[];
}

/**
 * The life beside a case's file (`<slug>.life.txt`): blocks with an empty line between; an id, then lines that begin with
 * "=" (words for it, parted by bars), "?" (questions), "<" (what the person says) and "+" (what they add when asked on).
 */
export function readLife(file: string): readonly LifeEntry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(([id = "", ...lines]) => {
      const begun = (mark: string): string[] =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim());
      const words = begun("=").flatMap((line) => line.split("|").map((word) => word.trim()));
      return { id: id.trim(), words, asked: begun("?"), say: begun("<"), more: begun("+") };
    });
}

/** The case with what else its person knows. */
export const withLife = (compiled: CompiledCase, entries: readonly LifeEntry[]): CompiledCase => ({
  ...compiled,
  facts: [...compiled.facts, ...factsOfLife(entries)],
});
