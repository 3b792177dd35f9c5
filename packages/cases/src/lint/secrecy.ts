import { diagnosisById } from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { leavesOf } from "./history-keys.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Names of the diagnosis and of what it is a kind of, two steps up; "chest pain" and other presentations are no names. */
export function namesOf(source: CaseSource): readonly string[] {
  const names = new Set<string>([source.diagnosis.name, ...source.diagnosis.giveaways]);
  const visit = (id: string, depth: number) => {
    const entry = diagnosisById(id);
    if (!entry) return;
    for (const name of [entry.name, ...entry.synonyms]) names.add(name);
    if (depth > 0) for (const parent of entry.parents) visit(parent, depth - 1);
  };
  visit(source.diagnosis.id, 1);
  return [...names].filter((name) => name.length > 2);
}

/** The first name of the diagnosis that a text holds, as whole words in any case. */
export function leakIn(text: string, names: readonly string[]): string | undefined {
  return names.find((name) => new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, "i").test(text));
}

interface Shown {
  readonly path: CasePath;
  readonly text: string;
}

/** Every text that a learner can see or hear before the diagnosis is earned; ordered results are earned. */
function shownTexts(source: CaseSource): Shown[] {
  const shown: Shown[] = [];
  const add = (path: CasePath, value: unknown) => {
    if (typeof value === "string") shown.push({ path, text: value });
    else if (Array.isArray(value)) value.forEach((entry, i) => add([...path, i], entry));
  };
  for (const [key, value] of Object.entries(source.triage)) add(["triage", key], value);
  for (const [key, value] of Object.entries(source.person)) add(["person", key], value);
  add(["opening", "greeting"], source.opening.greeting);
  add(["opening", "complaint"], source.opening.complaint);
  source.opening.more.forEach((step, i) => add(["opening", "more", i, "say"], step.say));
  for (const { path, value } of leavesOf(source)) {
    if (typeof value !== "object" || Array.isArray(value)) continue;
    for (const key of ["say", "more", "brief", "aside", "panel"] as const)
      add([...path, key], value[key]);
  }
  for (const [system, finding] of Object.entries(source.examination))
    add(["examination", system, "text"], finding.text);
  add(["marking", "urgency", "warning"], source.marking.urgency?.warning);
  return shown;
}

/** The diagnosis named where it must not be: at triage, in the patient's mouth, on the panel, in a sign. */
export function checkSecrecy(source: CaseSource): LintFinding[] {
  const names = namesOf(source);
  return shownTexts(source)
    .filter(({ path }) => !source.diagnosis.patientKnows || path[0] === "triage")
    .flatMap(({ path, text }) => {
      const leak = leakIn(text, names);
      return leak === undefined
        ? []
        : [
            error(
              path,
              `"${leak}" gives the diagnosis away before it is earned; say what is seen or felt instead`,
            ),
          ];
    });
}
