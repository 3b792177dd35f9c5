import type { Answer, CompiledCase } from "../compile/case.ts";
import { readRows } from "./rows.ts";

/**
 * The answers beside a case's file (`<slug>.answers.txt`), a line each: the facts that it tells joined by "+", a tab, questions
 * that it answers parted by bars, a tab, the answer. Empty where there is no such file.
 */
export const readAnswers = (file: string): readonly Answer[] =>
  readRows(file).map(([facts, asked, say]) => ({
    facts: facts.split("+"),
    asked: asked
      .split("|")
      .map((one) => one.trim())
      .filter(Boolean),
    say,
  }));

/** The case with its answers; those that tell what the case does not know are left out. */
export function withAnswers(compiled: CompiledCase, answers: readonly Answer[]): CompiledCase {
  const ids = new Set(compiled.facts.map(({ id }) => id));
  const own = answers.filter(({ facts }) => facts.every((id) => ids.has(id)));
  return own.length === 0 ? compiled : { ...compiled, answers: own };
}
