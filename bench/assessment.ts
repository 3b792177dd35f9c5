import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expertEncounter, mark, type Encounter } from "@anamnesis/assessment";
import { loadLibrary } from "@anamnesis/cases/files";

const references = join(process.cwd(), "packages", "assessment", "reference");
const longTalk = 60;
const rounds = 5;

interface Reference {
  readonly encounter: Encounter;
}

const referencesOf = (caseId: string): readonly (readonly [string, Encounter])[] =>
  readdirSync(join(references, caseId))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => [
      file.replace(".json", ""),
      (JSON.parse(readFileSync(join(references, caseId, file), "utf8")) as Reference).encounter,
    ]);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Marks every reference encounter, and times the marking of a 60-turn talk. */
export async function run(): Promise<void> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  const rows: Record<string, string | number>[] = [];
  const timings: Record<string, string | number>[] = [];
  for (const compiled of loadLibrary(folder).cases) {
    const expert = expertEncounter(compiled);
    for (const [name, encounter] of [["expert", expert] as const, ...referencesOf(compiled.id)]) {
      const report = mark(compiled, encounter);
      rows.push({
        case: compiled.id,
        encounter: name,
        questioning: report.questioningScore,
        diagnosis: report.diagnosisScore,
        treatment: report.treatmentScore,
        overall: report.overallScore,
      });
    }
    const messages = Array.from(
      { length: longTalk },
      (_, turn) =>
        expert.messages[turn % expert.messages.length] ?? {
          sender: "user" as const,
          text: "Go on.",
        },
    );
    const taken = Array.from({ length: rounds }, () => {
      const start = performance.now();
      mark(compiled, { ...expert, messages });
      return performance.now() - start;
    });
    timings.push({ case: compiled.id, turns: longTalk, milliseconds: Math.round(median(taken)) });
  }
  console.table(rows);
  console.table(timings);
  const out = join(process.cwd(), "bench", "results");
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "assessment.json"), `${JSON.stringify({ rows, timings }, null, 2)}\n`);
}
