import type { SessionSummary } from "@anamnesis/contract";
import { percentOf } from "@/lib/format/score.ts";

export interface HistoryStats {
  readonly total: number;
  /** Whole percent over the sessions with a report; null while there is none. */
  readonly average: number | null;
  readonly best: number | null;
}

/** The figures above the list: over all sessions, whatever is filtered. */
export function historyStats(
  sessions: readonly Pick<SessionSummary, "finalDiagnosisReport">[],
): HistoryStats {
  const scores = sessions.flatMap(({ finalDiagnosisReport }) =>
    finalDiagnosisReport === null ? [] : [finalDiagnosisReport.overallScore],
  );
  if (scores.length === 0) return { total: sessions.length, average: null, best: null };
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    total: sessions.length,
    average: percentOf(mean),
    best: percentOf(Math.max(...scores)),
  };
}
