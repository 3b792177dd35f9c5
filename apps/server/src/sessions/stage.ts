import type { Stage } from "@anamnesis/contract";

/** Where the learner stands: see the contract's `stageSchema`. Tests may be ordered before the initial diagnosis. */
export const stageOf = (session: {
  readonly hasInitialDiagnosis: boolean;
  readonly hasResults: boolean;
  readonly hasFinalDiagnosis: boolean;
  readonly hasReport: boolean;
}): Stage => {
  if (session.hasReport) return "analysed";
  if (session.hasFinalDiagnosis) return "analysing";
  if (!session.hasInitialDiagnosis) return "chat";
  return session.hasResults ? "final" : "tests";
};
