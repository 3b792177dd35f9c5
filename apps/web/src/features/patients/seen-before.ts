import type { SessionSummary } from "@anamnesis/contract";
import { percentOf } from "@/lib/format/score.ts";

export type SeenBefore =
  | { status: "unfinished" }
  /** `bestPercent` is null while the only completed session is still being marked. */
  | { status: "completed"; bestPercent: number | null };

/** What a learner has done with a patient so far: an open session comes before completed ones; null when nothing. */
export function seenBefore(
  sessions: readonly SessionSummary[],
  patientId: string,
): SeenBefore | null {
  const own = sessions.filter(({ patient }) => patient._id === patientId);
  if (own.length === 0) return null;
  if (own.some(({ stage }) => stage === "chat" || stage === "tests" || stage === "final"))
    return { status: "unfinished" };
  const scores = own.flatMap(({ finalDiagnosisReport }) =>
    finalDiagnosisReport === null ? [] : [percentOf(finalDiagnosisReport.overallScore)],
  );
  return { status: "completed", bestPercent: scores.length > 0 ? Math.max(...scores) : null };
}
