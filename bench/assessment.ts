import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expertEncounter, mark, type Encounter } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import {
  agreementOf,
  areas,
  calibrationSet,
  scoreIn,
} from "../packages/assessment/src/testing/calibration.ts";

const references = join(process.cwd(), "packages", "assessment", "reference");
const longTalk = 60;
const rounds = 9;

interface Reference {
  readonly encounter: Encounter;
}

const referencesOf = (caseId: string): readonly (readonly [string, Encounter])[] =>
  !existsSync(join(references, caseId))
    ? []
    : readdirSync(join(references, caseId))
        .filter((file) => file.endsWith(".json"))
        .sort()
        .map((file) => [
          file.replace(".json", ""),
          (JSON.parse(readFileSync(join(references, caseId, file), "utf8")) as Reference).encounter,
        ]);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Row = Record<string, string | number>;
const round2 = (value: number): number => Math.round(value * 100) / 100;

/** The marks of encounters whose fair marks were set down beforehand, and how well the two agree. */
function calibrate(cases: readonly CompiledCase[]): { deviations: Row[]; agreements: Row[] } {
  const marked = calibrationSet(
    join(process.cwd(), "packages", "assessment", "calibration"),
  ).flatMap((one) => {
    const compiled = cases.find(({ id }) => id === one.caseId);
    return compiled ? [{ ...one, report: mark(compiled, one.encounter) }] : [];
  });
  const deviations = marked.map(({ caseId, name, fair, report }) => ({
    case: caseId,
    encounter: name,
    ...Object.fromEntries(areas.map((area) => [area, `${scoreIn(report, area)} (${fair[area]})`])),
  }));
  const agreements = areas.map((area) => {
    const { rankCorrelation, bias, meanDeviation, largestDeviation } = agreementOf(
      marked.map(({ report }) => scoreIn(report, area)),
      marked.map(({ fair }) => fair[area]),
    );
    return {
      score: area,
      encounters: marked.length,
      "rank correlation": round2(rankCorrelation),
      "mean bias": round2(bias),
      "mean deviation": round2(meanDeviation),
      "largest deviation": round2(largestDeviation),
    };
  });
  return { deviations, agreements };
}

/** Marks every reference encounter, and times the marking of a 60-turn talk. */
export async function run(): Promise<void> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  const rows: Record<string, string | number>[] = [];
  const timings: Record<string, string | number>[] = [];
  const { cases } = loadLibrary(folder);
  for (const compiled of cases) {
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
    timings.push({
      case: compiled.id,
      turns: longTalk,
      "median ms": Math.round(median(taken)),
      // What it takes when nothing else runs on the machine.
      "best ms": Math.round(Math.min(...taken)),
    });
  }
  const { deviations, agreements } = calibrate(cases);
  console.table(rows);
  console.table(deviations);
  console.table(agreements);
  console.table(timings);
  const out = join(process.cwd(), "bench", "results");
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, "assessment.json"),
    `${JSON.stringify({ rows, agreements, deviations, timings }, null, 2)}\n`,
  );
}
