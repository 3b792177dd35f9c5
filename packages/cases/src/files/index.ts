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

export interface LoadedLibrary {
  /** What can be played, sorted by id. */
  readonly cases: readonly CompiledCase[];
  /** What is still being written: it can be tried, and is never served. */
  readonly drafts: readonly CompiledCase[];
  readonly problems: readonly CaseProblem[];
}

/** Every case below a folder (`<module>/<slug>.yaml`). A broken file is reported and skipped; the rest serve. */
export function loadLibrary(directory: string): LoadedLibrary {
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
  const sorted = cases.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    cases: sorted.filter(({ draft }) => !draft),
    drafts: sorted.filter(({ draft }) => draft),
    problems,
  };
}

/** A library with the cases of an installation beside it: what has the id of a shipped case stands in its place. */
export function withOwnCases(shipped: LoadedLibrary, own: LoadedLibrary): LoadedLibrary {
  const replaced = new Set(own.cases.map(({ id }) => id));
  return {
    cases: [...shipped.cases.filter(({ id }) => !replaced.has(id)), ...own.cases].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    ),
    drafts: [...shipped.drafts, ...own.drafts],
    problems: [...shipped.problems, ...own.problems],
  };
}
