import { existsSync, readFileSync } from "node:fs";
import type { CompiledCase } from "../compile/case.ts";

/**
 * The bank of questions beside a case's file (`<slug>.asked.txt`): a line a fact, its id, a tab, and ways of asking for it
 * parted by bars. What names no fact of the case is left out.
 */
export function readAsked(file: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes("\t"))
      .map((line) => {
        const [id = "", questions = ""] = line.split("\t");
        return [
          id.trim(),
          questions
            .split("|")
            .map((question) => question.trim())
            .filter(Boolean),
        ] as const;
      }),
  );
}

/** The case with each fact's ways of being asked for: those of its bank, and the questions that its rubric gives for it. */
export function withAsked(
  compiled: CompiledCase,
  asked: ReadonlyMap<string, readonly string[]>,
): CompiledCase {
  const rubric = new Map<string, readonly string[]>();
  for (const { fact, question } of compiled.marking.ask)
    for (const id of fact) rubric.set(id, [...(rubric.get(id) ?? []), question]);
  return {
    ...compiled,
    facts: compiled.facts.map((fact) => {
      const own = [...(asked.get(fact.id) ?? []), ...(rubric.get(fact.id) ?? [])];
      const isOfLife = fact.id.startsWith("life.");
      return own.length > 0
        ? { ...fact, asked: isOfLife ? [...(fact.asked ?? []), ...own] : own }
        : fact;
    }),
  };
}
