import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { compileCase, type CompiledCase } from "../compile/case.ts";
import { checkHistoryKeys } from "../lint/history-keys.ts";
import { withFilms } from "../films.ts";
import { readAnswers, withAnswers } from "./answers.ts";
import { readAsked, withAsked } from "./asked.ts";
import { parseCase, type CaseProblem } from "./case-text.ts";
import { readLife, withLife } from "./life.ts";
import { readReactions, withReactions } from "./reactions.ts";
import { readReplies, withReplies } from "./replies.ts";
import { readSaid, withSaid } from "./said.ts";
import { readPictures, type PictureSource } from "./pictures.ts";

export type { CaseProblem } from "./case-text.ts";
export type { PictureSource } from "./pictures.ts";
export { readAnswers } from "./answers.ts";
export { readLife, type LifeEntry } from "./life.ts";
export { readReplies, type ReplyBlock } from "./replies.ts";
export { lintLibrary, lintText, type LintProblem } from "./lint-files.ts";

const noPictures: ReadonlyMap<string, PictureSource> = new Map();

interface ReadCase {
  readonly case?: CompiledCase;
  readonly problems: readonly CaseProblem[];
  /** By the SHA-256 of the content. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
}

/** Reads and compiles one case text; `file` is only named in problems. Its pictures lie in `folder`; without one, none are read. */
export function readCase(text: string, file: string, folder?: string): ReadCase {
  const parsed = parseCase(text, file);
  if (!parsed.ok) return { problems: parsed.problems, pictures: noPictures };
  const unknown = checkHistoryKeys(parsed.source).filter(({ severity }) => severity === "error");
  if (unknown.length > 0) {
    return {
      problems: unknown.map(({ path, message }) => ({ file, line: parsed.lineOf(path), message })),
      pictures: noPictures,
    };
  }
  const compiled = compileCase(parsed.source);
  if (folder === undefined) return { case: compiled, problems: [], pictures: noPictures };
  const { investigations, pictures, problems } = readPictures(
    withFilms(compiled.investigations, compiled),
    folder,
  );
  return problems.length > 0
    ? {
        problems: problems.map(({ path, message }) => ({
          file,
          line: parsed.lineOf(path),
          message,
        })),
        pictures,
      }
    : { case: { ...compiled, investigations }, problems: [], pictures };
}

/** The case with what the files beside it hold: further life, whole wordings, ways of asking, replies, answers, reactions. `path` is the case's own. */
export function withFilesBeside(compiled: CompiledCase, path: string): CompiledCase {
  const beside = (kind: string): string => path.replace(/\.ya?ml$/, `.${kind}.txt`);
  const alive = withLife(compiled, readLife(beside("life")));
  const worded = withSaid(alive, readSaid(beside("said")));
  const asked = withAsked(worded, readAsked(beside("asked")));
  const replying = withReplies(asked, readReplies(beside("replies")));
  const answering = withAnswers(replying, readAnswers(beside("answers")));
  return withReactions(answering, readReactions(beside("reactions")));
}

export interface LoadedLibrary {
  /** What can be played, sorted by id. */
  readonly cases: readonly CompiledCase[];
  /** What is still being written: it can be tried, and is never served. */
  readonly drafts: readonly CompiledCase[];
  readonly problems: readonly CaseProblem[];
  /** The pictures of the cases, by the SHA-256 of their content. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
}

/** Every case below a folder (`<module>/<slug>.yaml`). A broken file is reported and skipped; the rest serve. */
export function loadLibrary(directory: string): LoadedLibrary {
  const cases: CompiledCase[] = [];
  const problems: CaseProblem[] = [];
  const pictures = new Map<string, PictureSource>();
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  for (const name of files) {
    const path = join(directory, name);
    const result = readCase(readFileSync(path, "utf8"), relative(directory, path), dirname(path));
    for (const [hash, picture] of result.pictures) pictures.set(hash, picture);
    problems.push(...result.problems);
    if (result.case) cases.push(withFilesBeside(result.case, path));
  }
  const sorted = cases.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    cases: sorted.filter(({ draft }) => !draft),
    drafts: sorted.filter(({ draft }) => draft),
    problems,
    pictures,
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
    pictures: new Map([...shipped.pictures, ...own.pictures]),
  };
}
