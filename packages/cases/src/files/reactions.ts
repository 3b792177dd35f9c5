import { existsSync, readFileSync } from "node:fs";
import type { CompiledCase, Reaction } from "../compile/case.ts";

/**
 * What this person says to what they are told (`<slug>.reactions.txt`), a line each: the acts of what was said joined by "+", a
 * tab, the learner's words, a tab, theirs. Empty where there is no such file.
 */
export function readReactions(file: string): readonly Reaction[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((row) => row.includes("\t"))
    .map((row) => {
      const [acts = "", told = "", say = ""] = row.split("\t");
      return { acts: acts.trim().split("+"), told: told.trim(), say: say.trim() };
    });
}

export const withReactions = (
  compiled: CompiledCase,
  reactions: readonly Reaction[],
): CompiledCase => (reactions.length === 0 ? compiled : { ...compiled, reactions });
