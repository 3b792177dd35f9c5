import type { CompiledCase } from "@anamnesis/cases";
import { isContestable } from "./contest/reconsider.ts";
import { areasOf, strengthsOf } from "./debrief/highlights.ts";
import { diagnosisFeedback } from "./debrief/diagnosis-feedback.ts";
import { questioningFeedback } from "./debrief/questioning-feedback.ts";
import { hasWorsened } from "./bedside/report.ts";
import { summaryFeedback } from "./debrief/summary.ts";
import { treatmentFeedback } from "./debrief/treatment-feedback.ts";
import { markDiagnosis } from "./diagnosis/mark-diagnosis.ts";
import { orderedTests } from "./diagnosis/tests.ts";
import { rehearse } from "./encounter/consultation.ts";
import { overallOf, quote, scoreOf } from "./items.ts";
import { markQuestioning } from "./questioning/mark-questioning.ts";
import { insightsOf } from "./replay/insights.ts";
import { replayOf } from "./replay/replay.ts";
import { markTreatment } from "./treatment/mark-treatment.ts";
import type { Encounter, Report } from "./types.ts";
import { examinerVersion } from "./version.ts";

/**
 * Marks an encounter against its case. Pure: the same case, encounter and examiner version give the same report.
 * Scores are 0 to 10 with one decimal, each the sum of its area's items kept within 0 and 10; the overall score is the
 * mean of the three, at most 4.9 when the patient could have come to serious harm and at most 4 without a history.
 */
export function mark(compiled: CompiledCase, encounter: Encounter): Report {
  const consultation = rehearse(compiled, encounter);
  const tests = orderedTests(encounter.tests);
  const questioning = markQuestioning(compiled, consultation);
  const diagnosis = markDiagnosis(compiled, encounter, consultation, tests);
  const treatment = markTreatment(compiled, encounter, consultation);
  const { bedside } = treatment;
  const trace = replayOf(compiled, consultation, tests);
  const insights = insightsOf(
    compiled,
    encounter,
    consultation,
    tests,
    diagnosis,
    trace,
    questioning,
  );
  const items = [...questioning, ...diagnosis.items, ...treatment.items].map((item) =>
    isContestable(item) ? { ...item, isContestable: true } : item,
  );

  const questioningScore = scoreOf(questioning);
  const diagnosisScore = scoreOf(diagnosis.items);
  const treatmentScore = scoreOf(treatment.items);
  const isUnsafe =
    treatment.isSeriousHarm || treatment.leftOut !== undefined || diagnosis.isDangerous;
  const overallScore = overallOf([questioningScore, diagnosisScore, treatmentScore], isUnsafe);

  return {
    questioningScore,
    questioningFeedback: questioningFeedback(compiled, consultation, questioning),
    diagnosisScore,
    diagnosisFeedback: diagnosisFeedback(compiled, encounter, diagnosis, insights),
    treatmentScore,
    treatmentFeedback: treatmentFeedback(compiled, encounter, treatment),
    overallScore,
    isUnsafe,
    summaryFeedback: summaryFeedback(
      compiled,
      {
        questioning: questioningScore,
        diagnosis: diagnosisScore,
        treatment: treatmentScore,
        overall: overallScore,
      },
      diagnosis,
      treatment,
      insights,
      hasWorsened(consultation) ? bedside : undefined,
    ),
    strengths: strengthsOf(consultation, items),
    areasToImprove: areasOf(consultation, items),
    examinerVersion,
    items,
    diagnosis: {
      expected: compiled.diagnosis.name,
      given: quote(encounter.finalDiagnosis?.finalDiagnosis ?? "", 200),
      match: diagnosis.final.match,
    },
    expertPath: compiled.expert.path,
    expertReasoning: compiled.expert.reasoning.trim(),
    learningPoints: compiled.learn,
    sources: compiled.sources,
    ...(bedside ? { bedside } : {}),
    replay: { ...trace, insights },
  };
}
