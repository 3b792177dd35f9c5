import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { compileCase, type CompiledCase } from "../compile/case.ts";
import { caseSourceSchema } from "../schema/case.ts";

/** A reason why a file cannot be served, for a person to act on. `line` is 1-based. */
export interface CaseProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Reads and compiles one case text; `file` is only named in problems. */
export function readCase(
  text: string,
  file: string,
): { readonly case?: CompiledCase; readonly problems: readonly CaseProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? 1 : lines.linePos(offset).line;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: error.message.split("\n")[0] ?? "not YAML",
      })),
    };
  }
  const parsed = caseSourceSchema.safeParse(document.toJS());
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map((issue) => {
        let path = [...issue.path];
        let node: unknown;
        while (path.length > 0 && !(node = document.getIn(path, true))) path = path.slice(0, -1);
        const range = (node as { range?: [number] } | undefined)?.range;
        return {
          file,
          line: lineAt(range?.[0]),
          message: `${issue.path.join(".")}: ${issue.message}`,
        };
      }),
    };
  }
  try {
    return { case: compileCase(parsed.data), problems: [] };
  } catch (error) {
    return {
      problems: [
        { file, line: 1, message: error instanceof Error ? error.message : String(error) },
      ],
    };
  }
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
