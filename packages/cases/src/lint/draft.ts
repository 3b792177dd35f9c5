import type { CaseSource } from "../schema/case.ts";
import { advice, error, type CasePath, type LintFinding } from "./problem.ts";

/** What a scaffold writes where the author has to: "(to be written: how the pain feels)". */
export const toBeWritten = (hint: string): string => `(to be written: ${hint})`;
const placeholder = /^\(to be written\b:? ?(.*?)\)?$/;

function textsIn(value: unknown, path: CasePath): { path: CasePath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every place that a scaffold left to the author. */
export const checkPlaceholders = (source: CaseSource): LintFinding[] =>
  textsIn(source, []).flatMap(({ path, text }) => {
    const hint = placeholder.exec(text)?.[1];
    return hint === undefined ? [] : [error(path, `still to be written: ${hint}`)];
  });

/** The parts that a draft may be without and a case may not. */
export function missingParts({ differential, marking, expert, learn, sources }: CaseSource): {
  readonly findings: readonly LintFinding[];
  readonly isComplete: boolean;
} {
  const parts: readonly (readonly [string, boolean, string])[] = [
    ["differential", differential.length === 0, "four diagnoses or more, with their weights"],
    ["marking", marking.ask.length === 0, "what is asked, ordered and given, and why"],
    ["expert", expert.questions.length === 0, "the encounter an expert would have"],
    ["learn", learn.length === 0, "what the learner takes away"],
    ["sources", sources.length === 0, "guidelines with their year"],
  ];
  const missing = parts.filter(([, isMissing]) => isMissing);
  return {
    findings: missing.map(([name, , what]) => advice([name], `still to be written: ${what}`)),
    isComplete: missing.length === 0,
  };
}

/** What an import could find no place for. */
export const checkImported = ({ imported = [] }: CaseSource): LintFinding[] =>
  imported.flatMap(({ at, text, became }, index) =>
    became.length > 0
      ? []
      : [advice(["imported", index], `no place was found for ${at}: "${text}"`)],
  );
