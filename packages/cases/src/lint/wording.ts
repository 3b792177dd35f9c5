import type { CaseSource } from "../schema/case.ts";
import { leavesOf } from "./history-keys.ts";
import { advice, error, type CasePath, type LintFinding } from "./problem.ts";

/** Longer than this nobody answers in one breath. */
const longestSay = 45;
const keyWeight = 3;
/** A child or a confused person puts in a word, not a speech. */
const longestAside = 15;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** The case is played on any day of any year; "May" and "March" are left out as words of other meanings. */
const dated =
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b|o'clock/;
const undatable = new Set(["dob_age"]);

/** Something said: a whole sentence that can stand alone. */
function checkSpoken(path: CasePath, lines: readonly string[]): LintFinding[] {
  const findings: LintFinding[] = [];
  lines.forEach((line, i) => {
    const at = [...path, i];
    if (wordsIn(line) > longestSay)
      findings.push(error(at, `${wordsIn(line)} words in one answer; ${longestSay} is the most`));
    if (!/[.!?…]["']?$/.test(line.trim()) || /^[a-z]/.test(line.trim())) {
      findings.push(
        error(
          at,
          `"${line}" is not a whole sentence; was it cut at a comma? Put each answer on a line of its own, or in quotes`,
        ),
      );
    }
  });
  if (new Set(lines).size < lines.length) findings.push(error(path, "the same wording twice"));
  return findings;
}

/** What the patient puts in beside the informant: short, whole, and only where there is an informant. */
function checkAside(source: CaseSource, path: CasePath, lines: readonly string[]): LintFinding[] {
  if (lines.length === 0) return [];
  const at = [...path, "aside"];
  const hasInformant = source.person.informant !== undefined;
  return [
    ...(hasInformant
      ? []
      : [error(at, `"aside" is for a patient with an informant; this one speaks in "say"`)]),
    ...checkSpoken(at, lines),
    ...lines.flatMap((line, i) =>
      wordsIn(line) > longestAside
        ? [error([...at, i], `${wordsIn(line)} words put in; ${longestAside} is the most`)]
        : [],
    ),
  ];
}

/** How things are said: whole sentences, not too long, with a second wording where it matters. */
export function checkWording(source: CaseSource): LintFinding[] {
  const findings: LintFinding[] = [
    ...checkSpoken(["opening", "greeting"], source.opening.greeting),
    ...checkSpoken(["opening", "complaint"], source.opening.complaint),
    ...source.opening.more.flatMap((step, i) =>
      checkSpoken(["opening", "more", i, "say"], step.say),
    ),
  ];
  for (const part of ["greeting", "complaint"] as const) {
    if (source.opening[part].length < 2)
      findings.push(advice(["opening", part], "write at least two wordings"));
  }
  const weighty = new Set(
    source.marking.ask.filter((item) => item.weight >= keyWeight).flatMap((item) => item.fact),
  );
  const opening = new Set([
    ...source.opening.tells,
    ...source.opening.more.flatMap((step) => step.tells),
  ]);
  for (const { path, id, value } of leavesOf(source)) {
    const leaf = typeof value === "object" && !Array.isArray(value) ? value : { is: value };
    findings.push(...checkSpoken([...path, "say"], leaf.say ?? []));
    findings.push(...checkSpoken([...path, "more"], leaf.more ?? []));
    findings.push(...checkAside(source, path, leaf.aside ?? []));
    if (!undatable.has(id) && (leaf.say ?? []).some((line) => dated.test(line)))
      findings.push(
        advice(
          path,
          `"${id}" names a month or hour; say how long ago, since a case is played on any day`,
        ),
      );
    (leaf.brief ?? []).forEach((line, i) => {
      if (/[.!?]$/.test(line.trim()))
        findings.push(error([...path, "brief", i], `"${line}": a brief has no full stop`));
      if (/^(?:and|but|or|with|as|in)\b/i.test(line.trim()) || wordsIn(line) < 2)
        findings.push(
          error([...path, "brief", i], `"${line}" is no clause; was it cut at a comma?`),
        );
    });
    const isPlainNo = leaf.is === false || leaf.is === undefined;
    if (!leaf.say && !isPlainNo)
      findings.push(error(path, `"${id}" is true of this patient but has no "say"`));
    if (leaf.is === undefined && !leaf.say)
      findings.push(error(path, `"${id}" has neither a value ("is") nor words ("say")`));
    if (weighty.has(id) && !path.includes("items") && (leaf.say?.length ?? 0) < 2)
      findings.push(
        advice(path, `"${id}" carries weight in the marking; give it a second wording`),
      );
    if (source.opening.tells.includes(id) && leaf.tell !== "opening")
      findings.push(error(path, `"${id}" is told at the opening; write "tell: opening"`));
    if (leaf.tell === "opening" && !opening.has(id))
      findings.push(error(path, `"${id}" says "tell: opening", but the opening does not tell it`));
  }
  return findings;
}
