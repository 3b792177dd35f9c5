import type {
  Message,
  Notebook,
  Patient,
  Session,
  SessionSummary,
  TestResult,
} from "@anamnesis/contract";
import { scoresAfter } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import { waitingMinutes } from "@anamnesis/terminology";
import type { ClinicBedside } from "./clinic.ts";
import { afterwardsOf } from "./afterwards.ts";
import { panelOf } from "./panel.ts";
import { stageOf } from "./stage.ts";
import { unheardAnswers } from "./unheard.ts";
import type { MessageRow, SessionListRow, SessionRow, TestResultRow } from "./store.ts";

/** Before anything was written in it. */
const emptyNotebook: Notebook = { notes: "", differential: [], savedAt: null };

/** The session as the contract shows it to its owner. */
export const sessionView = (
  row: SessionRow,
  messages: readonly MessageRow[],
  results: readonly TestResultRow[],
  compiled: CompiledCase,
  patient: Patient,
  bedside?: ClinicBedside,
): Session => ({
  _id: row.id,
  user: row.userId,
  patient,
  level: compiled.level,
  specialization: row.moduleId,
  messages: messages.map(messageView),
  testResults: results.map(testResultView),
  initialDiagnosis: row.initialDiagnosis,
  finalDiagnosis: row.finalDiagnosis,
  finalDiagnosisReport: row.report,
  caseDiagnosis: row.report ? compiled.diagnosis.name : null,
  stage: stageOf({
    hasInitialDiagnosis: row.initialDiagnosis !== null,
    hasResults: results.length > 0,
    hasFinalDiagnosis: row.finalDiagnosis !== null,
    hasReport: row.report !== null,
  }),
  ...clockView(results, compiled, row.finalDiagnosis !== null, bedside),
  ...(bedside ? { bedside: bedside.shown } : {}),
  panel: panelOf(patient, row.told),
  emotionalState: row.emotionalState,
  notebook: row.notebook ?? emptyNotebook,
  reflection: row.reflection,
  contests: row.contests ?? [],
  contestedScores: row.report && row.contests ? scoresAfter(row.report, row.contests) : null,
  unheard: row.report ? unheardAnswers(row.report.items, compiled) : [],
  ...earnedAfterwards(row, compiled),
  ...(row.report && row.judgements ? { judgements: row.judgements } : {}),
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

const earnedAfterwards = (row: SessionRow, compiled: CompiledCase): Pick<Session, "afterwards"> => {
  const afterwards = afterwardsOf(row, compiled);
  return afterwards ? { afterwards } : {};
};

/** Names of the tests by order: what was ordered together carries the same time. */
export const ordersOf = (
  results: readonly Pick<TestResultRow, "testName" | "orderedAt">[],
): readonly (readonly string[])[] => {
  const orders = new Map<number, string[]>();
  for (const { testName, orderedAt } of results) {
    const at = orderedAt.getTime();
    orders.set(at, [...(orders.get(at) ?? []), testName]);
  }
  return [...orders.values()];
};

/** The case's own time, and what is seen of a patient in danger who has waited too long. */
const clockView = (
  results: readonly TestResultRow[],
  compiled: CompiledCase,
  isOver: boolean,
  bedside: ClinicBedside | undefined,
): Pick<Session, "caseClockMinutes" | "urgencyWarning"> => {
  const caseClockMinutes = waitingMinutes(ordersOf(results));
  // Of a patient who changes the nurse says what there is to say.
  if (bedside && compiled.course?.untreated)
    return { caseClockMinutes, urgencyWarning: isOver ? null : bedside.call };
  const { urgency } = compiled.marking;
  const isLate = urgency !== undefined && !isOver && caseClockMinutes > urgency.minutes;
  return { caseClockMinutes, urgencyWarning: isLate ? urgency.warning : null };
};

export const summaryView = (
  row: SessionListRow,
  compiled: CompiledCase,
  patient: Patient,
): SessionSummary => {
  const { award } = row;
  return {
    _id: row.id,
    user: row.userId,
    patient,
    level: compiled.level,
    specialization: compiled.module,
    finalDiagnosis: row.finalDiagnosis,
    finalDiagnosisReport: award && {
      questioningScore: award.questioningPercent / 10,
      diagnosisScore: award.diagnosisPercent / 10,
      treatmentScore: award.treatmentPercent / 10,
      overallScore: award.percent / 10,
      analyzedAt: award.analyzedAt.toISOString(),
    },
    caseDiagnosis: award && compiled.diagnosis.name,
    stage: stageOf({
      hasInitialDiagnosis: row.hasInitialDiagnosis,
      hasResults: row.hasResults,
      hasFinalDiagnosis: row.finalDiagnosis !== null,
      hasReport: award !== null,
    }),
    messageCount: row.messageCount,
    reflection: row.reflection,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
};

export const messageView = (row: MessageRow): Message => ({
  _id: row.id,
  sender: row.sender,
  text: row.text,
  timestamp: row.sentAt.toISOString(),
  ...(row.source ? { source: row.source } : {}),
});

export const testResultView = (row: TestResultRow): TestResult => ({
  testName: row.testName,
  resultText: row.resultText,
  values: row.detail?.values ?? [],
  report: row.detail?.report ?? row.resultText,
  hasTracing: row.detail?.hasTracing ?? false,
  ...(row.detail?.reportOpenedAt ? { reportOpenedAt: row.detail.reportOpenedAt } : {}),
  format: row.format,
  ...(row.resultImageURL === null ? {} : { resultImageURL: row.resultImageURL }),
  ...(row.detail?.image ? { image: row.detail.image } : {}),
  orderedAt: row.orderedAt.toISOString(),
});
