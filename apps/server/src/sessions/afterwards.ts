import { endingOf } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { Afterwards, Contest, FinalDiagnosisReport } from "@anamnesis/contract";

interface Analysed {
  readonly report: FinalDiagnosisReport | null;
  readonly contests: readonly Contest[] | null;
}

/** Items that were missed by the report and turned out to be met when they were contested. */
export const acceptedIn = (contests: readonly Contest[] | null): ReadonlySet<string> =>
  new Set(
    (contests ?? []).flatMap(({ itemId, outcome }) => (outcome === "accepted" ? [itemId] : [])),
  );

/**
 * What became of the patient, as the report and what was contested in it have it: that one ending and no other. Null before the
 * analysis, and where the report or the case does not say.
 */
export const afterwardsOf = (
  { report, contests }: Analysed,
  { afterwards }: Pick<CompiledCase, "afterwards">,
): Afterwards | null => {
  if (!report || !afterwards) return null;
  const ending = endingOf(report, acceptedIn(contests));
  const told = ending && afterwards[ending];
  return told ? { ending, when: told.when, by: told.by ?? null, says: told.says } : null;
};
