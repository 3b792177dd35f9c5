import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compileCase, type CompiledCase } from "../compile/case.ts";
import { checkHistoryKeys } from "../lint/history-keys.ts";
import { parseCase, type CaseProblem } from "./case-text.ts";

export type { CaseProblem } from "./case-text.ts";
export { lintLibrary, lintText, type LintProblem } from "./lint-files.ts";

/** Reads and compiles one case text; `file` is only named in problems. */
export function readCase(
  text: string,
  file: string,
): { readonly case?: CompiledCase; readonly problems: readonly CaseProblem[] } {
  const parsed = parseCase(text, file);
  if (!parsed.ok) return { problems: parsed.problems };
  const unknown = checkHistoryKeys(parsed.source).filter(({ severity }) => severity === "error");
  if (unknown.length > 0) {
    return {
      problems: unknown.map(({ path, message }) => ({ file, line: parsed.lineOf(path), message })),
    };
  }
  return { case: compileCase(parsed.source), problems: [] };
}

/** Every case below a folder (`<module>/<slug>.yaml`), sorted by id. A broken file is reported and skipped; the rest serve. */
export function loadLibrary(directory: string): {
  readonly cases: readonly CompiledCase[];
  readonly problems: readonly CaseProblem[];
} {
  const cases: CompiledCase[] = [];
  const problems: CaseProblem[] = [];
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  for (const name of files) {
    const path = join(directory, name);
    const result = readCase(readFileSync(path, "utf8"), relative(directory, path));
    problems.push(...result.problems);
    if (result.case) cases.push(result.case);
  }
  return { cases: cases.sort((a, b) => (a.id < b.id ? -1 : 1)), problems };
}
