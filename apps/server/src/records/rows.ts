import type { RecordRow } from "@anamnesis/contract";
import type { CompiledCase } from "@anamnesis/cases";
import { csvTable } from "./csv.ts";
import type { BriefRow } from "./store.ts";

/** A session as a row of the record; the case's diagnosis only once it was earned. */
export const recordRow = (
  row: BriefRow,
  compiled: CompiledCase,
  module: string,
  tests: readonly string[],
): RecordRow => ({
  sessionId: row.id,
  patient: compiled.person.name,
  module,
  level: compiled.level,
  startedAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  messages: row.messageCount,
  tests: [...tests],
  initialDiagnosis: row.initialDiagnosis,
  finalDiagnosis: row.finalDiagnosis,
  caseDiagnosis: row.percent === null ? null : compiled.diagnosis.name,
  overallPercent: row.percent,
  questioningPercent: row.questioningPercent,
  diagnosisPercent: row.diagnosisPercent,
  treatmentPercent: row.treatmentPercent,
  points: row.points,
  reflection: row.reflection,
});

const columns: readonly (readonly [string, (row: RecordRow) => string | number | null])[] = [
  ["Session", (row) => row.sessionId],
  ["Patient", (row) => row.patient],
  ["Module", (row) => row.module],
  ["Level", (row) => row.level],
  ["Started (UTC)", (row) => row.startedAt],
  ["Completed (UTC)", (row) => row.completedAt],
  ["Messages", (row) => row.messages],
  ["Tests", (row) => row.tests.join("; ")],
  ["Initial diagnosis", (row) => row.initialDiagnosis],
  ["Final diagnosis", (row) => row.finalDiagnosis],
  ["Diagnosis of the case", (row) => row.caseDiagnosis],
  ["Overall (%)", (row) => row.overallPercent],
  ["Questioning (%)", (row) => row.questioningPercent],
  ["Diagnosis (%)", (row) => row.diagnosisPercent],
  ["Treatment (%)", (row) => row.treatmentPercent],
  ["Points", (row) => row.points],
  ["What I take away", (row) => row.reflection],
];

export const recordTable = (rows: readonly RecordRow[]): string =>
  csvTable(
    columns.map(([title]) => title),
    rows.map((row) => columns.map(([, read]) => read(row))),
  );
