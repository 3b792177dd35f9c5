import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expertEncounter, mark, type Encounter } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { finalDiagnosisReportSchema, type FinalDiagnosisReport } from "@anamnesis/contract";

const analyzedAt = "2026-03-01T12:00:00.000Z";
const packages = (path: string): string =>
  fileURLToPath(new URL(`../../../../packages/${path}`, import.meta.url));

export interface ReferenceReport {
  readonly compiled: CompiledCase;
  /** "expert", or the kind of learner of the reference encounter. */
  readonly learner: string;
  /** As it is stored. */
  readonly report: FinalDiagnosisReport;
}

/** Those whose reports differ most: every item of a rubric is earned by one and missed or harmed by another. */
const learners = ["disorganised", "unsafe"] as const;

/** What the examiner makes of two learners with every shipped case, and of its expert. Takes seconds. */
export const referenceReports = (): readonly ReferenceReport[] =>
  loadLibrary(packages("cases/library")).cases.flatMap((compiled) => {
    const folder = packages(`assessment/reference/${compiled.id}`);
    const encounters = learners.map((learner) => {
      const content = readFileSync(`${folder}/${learner}.json`, "utf8");
      const { encounter } = JSON.parse(content) as { readonly encounter: Encounter };
      return { learner, encounter };
    });
    return [{ learner: "expert", encounter: expertEncounter(compiled) }, ...encounters].map(
      ({ learner, encounter }) => ({
        compiled,
        learner,
        report: finalDiagnosisReportSchema.parse({ ...mark(compiled, encounter), analyzedAt }),
      }),
    );
  });
