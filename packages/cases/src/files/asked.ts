import type { CompiledCase } from "../compile/case.ts";
import { readLinesOfFacts } from "./lines-of-facts.ts";

/** The bank of questions beside a case's file (`<slug>.asked.txt`). What names no fact of the case is left out. */
export const readAsked = (file: string): ReadonlyMap<string, readonly string[]> =>
  readLinesOfFacts(file);

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
