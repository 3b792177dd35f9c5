import type { Patient } from "@anamnesis/contract";
import type { SessionRow, TestResultRow } from "../sessions/store.ts";
import type { ToldSession } from "./statements.ts";
import type { BriefRow } from "./store.ts";

/** The patient as triage announced them: "Delroy Pryce, 58: acute chest pain". */
export const toldPatient = (patient: Patient): ToldSession["patient"] => {
  const [problem] = patient.mainDiseases;
  return {
    id: patient._id,
    line: `${patient.name}, ${patient.age}${problem ? `: ${problem}` : ""}`,
  };
};

/** A session that was read briefly, for its statements. */
export const toldBriefly = (
  row: BriefRow,
  tests: ToldSession["tests"],
  patient: Patient,
): ToldSession => ({
  id: row.id,
  userId: row.userId,
  moduleId: row.moduleId,
  patient: toldPatient(patient),
  createdAt: row.createdAt,
  initialDiagnosis:
    row.initialDiagnosis !== null && row.initialAt !== null
      ? { preliminaryDiagnosis: row.initialDiagnosis, submittedAt: row.initialAt }
      : null,
  tests,
  finalDiagnosis:
    row.finalDiagnosis !== null && row.finalAt !== null
      ? { finalDiagnosis: row.finalDiagnosis, submittedAt: row.finalAt }
      : null,
  completedAt: row.completedAt,
  percent: row.percent,
});

/** A whole session that has just been marked, for the same statements. */
export const toldWhole = (
  row: SessionRow,
  tests: readonly TestResultRow[],
  patient: Patient,
): ToldSession => ({
  id: row.id,
  userId: row.userId,
  moduleId: row.moduleId,
  patient: toldPatient(patient),
  createdAt: row.createdAt,
  initialDiagnosis: row.initialDiagnosis,
  tests,
  finalDiagnosis: row.finalDiagnosis,
  completedAt: row.completedAt,
  percent: row.report ? Math.round(row.report.overallScore * 10) : null,
});
