import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { compileCase } from "../compile/case.ts";
import type { Fact } from "../compile/fact.ts";
import { withFilms } from "../films.ts";
import type { CaseSource } from "../schema/case.ts";
import { checkAnswers } from "../lint/answers.ts";
import { checkHistoryKeys } from "../lint/history-keys.ts";
import { checkPeopleAfterwards } from "../lint/afterwards.ts";
import { lintCase } from "../lint/index.ts";
import { checkLife } from "../lint/life.ts";
import { checkReactions } from "../lint/reactions.ts";
import { checkReplies } from "../lint/replies.ts";
import { checkSaid } from "../lint/said.ts";
import { readAnswers } from "./answers.ts";
import { parseCase, type CaseProblem } from "./case-text.ts";
import { readLife, type LifeEntry } from "./life.ts";
import { readReactions } from "./reactions.ts";
import { readReplies } from "./replies.ts";
import { readSaid, type Said } from "./said.ts";
import { readPictures } from "./pictures.ts";

export interface LintProblem extends CaseProblem {
  readonly severity: "error" | "advice";
}

interface LintedText {
  readonly id?: string;
  readonly module?: string;
  readonly patient?: string;
  /** Still being written: what is said of it is advice. */
  readonly isDraft?: boolean;
  readonly problems: readonly LintProblem[];
}

const beside = (file: string, kind: string): string =>
  basename(file).replace(/\.yaml$/, `.${kind}.txt`);

const noWordings: Said = new Map();

const wordableIds = (source: CaseSource, life: readonly LifeEntry[]): readonly string[] => [
  ...life.map(({ id }) => `life.${id}`),
  ...factIds(source),
];

const factsOf = (source: CaseSource): readonly Fact[] =>
  checkHistoryKeys(source).some(({ severity }) => severity === "error")
    ? []
    : compileCase(source).facts;

const factIds = (source: CaseSource): readonly string[] =>
  factsOf(source)
    .filter(({ isDefault, topic }) => !isDefault || topic === "other")
    .map(({ id }) => id);

/** What is declared for everybody is told as well. */
const tellableIds = (source: CaseSource, life: readonly LifeEntry[]): readonly string[] => [
  ...wordableIds(source, life),
  ...factsOf(source).map(({ id }) => id),
];

/** Everything amiss with one case text, by line; `file` is only named in problems. Its pictures lie in `folder`, if one is given. */
export function lintText(text: string, file: string, folder?: string): LintedText {
  const parsed = parseCase(text, file);
  if (!parsed.ok)
    return { problems: parsed.problems.map((problem) => ({ ...problem, severity: "error" })) };
  const pictures =
    folder === undefined
      ? []
      : readPictures(withFilms(parsed.source.investigations, parsed.source), folder).problems;
  const replies = folder === undefined ? [] : readReplies(join(folder, beside(file, "replies")));
  const life = folder === undefined ? [] : readLife(join(folder, beside(file, "life")));
  const said = folder === undefined ? noWordings : readSaid(join(folder, beside(file, "said")));
  const answers = folder === undefined ? [] : readAnswers(join(folder, beside(file, "answers")));
  const reactions =
    folder === undefined ? [] : readReactions(join(folder, beside(file, "reactions")));
  const problems = [
    ...lintCase(parsed.source),
    ...checkReplies(parsed.source, replies),
    ...checkLife(parsed.source, life),
    ...checkSaid(parsed.source, said, new Set(wordableIds(parsed.source, life))),
    ...checkAnswers(parsed.source, answers, new Set(tellableIds(parsed.source, life))),
    ...checkReactions(parsed.source, reactions),
    ...(folder === undefined
      ? []
      : checkPeopleAfterwards(parsed.source, JSON.stringify([life, replies]))),
    ...pictures.map((problem) => ({ ...problem, severity: "error" as const })),
  ]
    .map(({ path, message, severity }) => ({
      file,
      line: parsed.lineOf(path),
      path,
      message,
      severity,
    }))
    .sort((a, b) => a.line - b.line);
  const { source } = parsed;
  return {
    id: source.id,
    module: source.module,
    patient: source.person.name,
    isDraft: source.draft === true,
    problems,
  };
}

/** Lints every `<module>/<slug>.yaml` below a folder; also that file, folder and id agree and no id comes twice. */
export function lintLibrary(directory: string): {
  readonly files: number;
  readonly drafts: number;
  readonly problems: readonly LintProblem[];
} {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  const owners = new Map<string, string>();
  const namesakes = new Map<string, string>();
  let drafts = 0;
  const problems = names.flatMap((name): LintProblem[] => {
    const file = relative(process.cwd(), join(directory, name));
    const linted = lintText(
      readFileSync(join(directory, name), "utf8"),
      file,
      dirname(join(directory, name)),
    );
    if (linted.isDraft) drafts += 1;
    const own = [...linted.problems];
    const complain = (message: string) => own.push({ file, line: 1, severity: "error", message });
    if (linted.id !== undefined) {
      const other = owners.get(linted.id);
      if (other) complain(`the id "${linted.id}" is also that of ${other}`);
      owners.set(linted.id, file);
      if (basename(name, ".yaml") !== linted.id)
        complain(`the file should be called ${linted.id}.yaml, after its id`);
      const folder = name.split(sep)[0];
      if (name.includes(sep) && folder !== linted.module)
        complain(`a case of the module "${linted.module}" belongs into ${linted.module}/`);
    }
    if (linted.patient !== undefined) {
      const other = namesakes.get(linted.patient);
      if (other) complain(`the patient has the same name as that of ${other}`);
      namesakes.set(linted.patient, file);
    }
    return own;
  });
  return { files: names.length, drafts, problems };
}
