import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { automaticLearners, mark, tryAdversaries, type Report } from "@anamnesis/assessment";
import { patientView, type CompiledCase } from "@anamnesis/cases";
import { loadLibrary, readCase, withFilesBeside } from "@anamnesis/cases/files";
import { openConversation, takeTurn, type Turn } from "@anamnesis/patient";

// npm run cases:try -- [id or file …] [--talk]: automatic learners of each level play the case; without a name, all cases.
const usage = "usage: npm run -s cases:try -- [case id or file …] [--talk]";
const print = (line = ""): void => void process.stdout.write(`${line}\n`);

function casesOf(names: readonly string[]): readonly CompiledCase[] | string {
  const folder = process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages/cases/library");
  const { cases, drafts } = loadLibrary(folder);
  if (names.length === 0) return cases;
  const found: CompiledCase[] = [];
  for (const name of names) {
    const known = [...cases, ...drafts].find(({ id }) => id === name);
    if (known) found.push(known);
    else if (existsSync(name)) {
      const read = readCase(readFileSync(name, "utf8"), name);
      if (!read.case)
        return read.problems
          .map(({ file, line, message }) => `${file}:${line}: ${message}`)
          .join("\n");
      found.push(withFilesBeside(read.case, name));
    } else
      return `There is no case "${name}".\n${usage}\n${cases.map(({ id }) => `  ${id}`).join("\n")}`;
  }
  return found;
}

/** The author's encounter as it comes out, question by answer. */
function talk(compiled: CompiledCase): void {
  const view = patientView(compiled);
  const opening = openConversation(view, 1);
  let { state } = opening;
  const context: Turn[] = [{ speaker: "patient", text: opening.reply.text }];
  print(`  ${compiled.person.calledName}: ${opening.reply.text}`);
  for (const text of compiled.expert.questions) {
    const turn = takeTurn(view, state, text, context);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    state = turn.state;
    print(`  You: ${text}`);
    print(`  ${compiled.person.calledName}: ${turn.reply.text}`);
  }
}

const row = (level: string, report: Report): string =>
  [
    level.padEnd(12),
    ...[
      report.questioningScore,
      report.diagnosisScore,
      report.treatmentScore,
      report.overallScore,
    ].map((score) => score.toFixed(1).padStart(11)),
  ].join("");

/** Whoever would be paid for what treats nobody; true where nobody is. */
function attack(compiled: CompiledCase, others: readonly CompiledCase[]): boolean {
  const results = tryAdversaries(compiled, others);
  for (const { name, about, treatment, problem } of results)
    print(
      `  against: ${name.padEnd(12)} treatment ${treatment.toFixed(1).padStart(4)}  ${problem ?? `(${about})`}`,
    );
  return results.every(({ problem }) => problem === undefined);
}

function tryOut(
  compiled: CompiledCase,
  withTalk: boolean,
  others: readonly CompiledCase[],
): boolean {
  print(`${compiled.id}: ${compiled.diagnosis.name}${compiled.draft ? " (draft)" : ""}`);
  if (compiled.marking.ask.length === 0 || compiled.expert.questions.length === 0) {
    print(
      "There is no marking or no expert's encounter yet: nothing to try. Talk to it with npm run chat.",
    );
    print();
    return false;
  }
  if (withTalk) talk(compiled);
  print("learner     questioning  diagnosis  treatment    overall");
  const marks = automaticLearners(compiled).map(({ level, encounter }) => ({
    level,
    report: mark(compiled, encounter),
  }));
  for (const { level, report } of marks) print(row(level, report));
  const expert = marks.find(({ level }) => level === "expert")?.report;
  const missed = expert?.items.filter(({ outcome }) => outcome === "missed") ?? [];
  if (missed.length > 0) print(`The expert misses: ${missed.map(({ label }) => label).join("; ")}`);
  const overall = (name: string) =>
    marks.find(({ level }) => level === name)?.report.overallScore ?? 0;
  const isSound = overall("expert") >= 9 && overall("minimal") <= 4 && overall("scattershot") <= 5;
  const isProof = attack(compiled, others);
  print(
    isSound && isProof
      ? "As it should be."
      : isSound
        ? "Not as it should be: a plan is paid that treats nobody."
        : "Not as it should be: expert >= 9, minimal <= 4, scattershot <= 5.",
  );
  print();
  return isSound && isProof;
}

const args = process.argv.slice(2);
const chosen = casesOf(args.filter((arg) => !arg.startsWith("--")));
if (typeof chosen === "string") {
  console.error(chosen);
  process.exitCode = 2;
} else {
  const withTalk = args.includes("--talk");
  const library = casesOf([]);
  const others = typeof library === "string" ? chosen : library;
  const results = chosen.map((compiled) => tryOut(compiled, withTalk, others));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
