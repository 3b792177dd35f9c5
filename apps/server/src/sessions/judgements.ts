import type { CompiledCase } from "@anamnesis/cases";
import type {
  FinalDiagnosis,
  FinalDiagnosisReport,
  InitialDiagnosis,
  Judgement,
} from "@anamnesis/contract";
import { aboutOf } from "../learning/about.ts";

/** From this credit on the examiner takes a final diagnosis for right (packages/assessment, "move"). */
const rightCredit = 0.6;

interface Written {
  readonly initialDiagnosis: InitialDiagnosis | null;
  readonly finalDiagnosis: FinalDiagnosis | null;
}

/** Whether the final diagnosis was right, as it was marked or as it turned out when it was contested. */
const isFinalRight = (
  { items }: Pick<FinalDiagnosisReport, "items">,
  accepted: ReadonlySet<string>,
): boolean => {
  const item = items.find((one) => aboutOf(one).about === "diagnosis");
  if (!item) return false;
  return (
    accepted.has(item.id) || (item.maxPoints > 0 && item.points / item.maxPoints >= rightCredit)
  );
};

/** What the replay gave a diagnosis at a step, as a whole percent. */
const foundAt = (
  replay: FinalDiagnosisReport["replay"],
  own: { readonly diagnosisId: string | null; readonly afterStep: number } | null | undefined,
): number | null => {
  const share = own?.diagnosisId
    ? replay.steps[own.afterStep]?.probabilities[own.diagnosisId]
    : undefined;
  return share === undefined ? null : Math.round(share * 100);
};

/**
 * The diagnoses for which the learner said how sure they were, each with whether it was right. A first impression is right where
 * it is the case's diagnosis or what that is a kind of, or the one that was right in the end; one written after a result is
 * hindsight and does not count. Null where nothing was said.
 * @param accepted items that were missed by the report and turned out to be met when they were contested
 */
export const judgementsOf = (
  { initialDiagnosis, finalDiagnosis }: Written,
  report: Pick<FinalDiagnosisReport, "items" | "replay">,
  { diagnosis }: Pick<CompiledCase, "diagnosis">,
  accepted: ReadonlySet<string> = new Set<string>(),
): Judgement[] | null => {
  const { initial = null, final = null } = report.replay.insights ?? {};
  const isRight = isFinalRight(report, accepted);
  const judgements: Judgement[] = [];
  if (initialDiagnosis?.sureness !== undefined && initialDiagnosis.afterResults !== true)
    judgements.push({
      stage: "initial",
      given: initialDiagnosis.preliminaryDiagnosis,
      sureness: initialDiagnosis.sureness,
      isRight:
        initial?.diagnosisId != null &&
        (initial.diagnosisId === diagnosis.id ||
          (isRight && initial.diagnosisId === final?.diagnosisId)),
      found: foundAt(report.replay, initial),
    });
  if (finalDiagnosis?.sureness !== undefined)
    judgements.push({
      stage: "final",
      given: finalDiagnosis.finalDiagnosis,
      sureness: finalDiagnosis.sureness,
      isRight,
      found: foundAt(report.replay, final),
    });
  return judgements.length > 0 ? judgements : null;
};
