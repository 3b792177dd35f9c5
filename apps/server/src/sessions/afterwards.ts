import { endingOf } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { Afterwards, Contest, FinalDiagnosisReport } from "@anamnesis/contract";

interface Analysed {
  readonly report: FinalDiagnosisReport | null;
  readonly contests: readonly Contest[] | null;
}

/**
 * What became of the patient, as the report and what was contested in it have it: that one ending and no other. Null before the
 * analysis, and where the report or the case does not say.
 */
export const afterwardsOf = (
  { report, contests }: Analysed,
  { afterwards }: Pick<CompiledCase, "afterwards">,
): Afterwards | null => {
  if (!report || !afterwards) return null;
  const accepted = (contests ?? []).flatMap(({ itemId, outcome }) =>
    outcome === "accepted" ? [itemId] : [],
  );
  const ending = endingOf(report, new Set(accepted));
  const told = ending && afterwards[ending];
  return told ? { ending, when: told.when, by: told.by ?? null, says: told.says } : null;
};
