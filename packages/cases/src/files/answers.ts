import { existsSync, readFileSync } from "node:fs";
import type { Answer, CompiledCase } from "../compile/case.ts";

/**
 * The answers beside a case's file (`<slug>.answers.txt`), a line each: the facts that it tells joined by "+", a tab, questions
 * that it answers parted by bars, a tab, the answer. Empty where there is no such file.
 */
export function readAnswers(file: string): readonly Answer[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((row) => row.includes("\t"))
    .map((row) => {
      const [facts = "", asked = "", say = ""] = row.split("\t");
      return {
        facts: facts.trim().split("+"),
        asked: asked
          .split("|")
          .map((one) => one.trim())
          .filter(Boolean),
        say: say.trim(),
      };
    });
}

/** The case with its answers; those that tell what the case does not know are left out. */
export function withAnswers(compiled: CompiledCase, answers: readonly Answer[]): CompiledCase {
  const ids = new Set(compiled.facts.map(({ id }) => id));
  const own = answers.filter(({ facts }) => facts.every((id) => ids.has(id)));
  return own.length === 0 ? compiled : { ...compiled, answers: own };
}
