import type { Patient, SessionSummary } from "@anamnesis/contract";
import { percentOf } from "@/lib/format/score.ts";
import { isFinished } from "./stage.ts";

type Candidate = Pick<Patient, "_id" | "moduleId" | "level">;
type Seen = Pick<SessionSummary, "stage" | "finalDiagnosisReport"> & {
  readonly patient: Pick<Patient, "_id" | "moduleId">;
};
export type Reason =
  | { readonly kind: "unfinished" }
  | { readonly kind: "new-module" }
  | { readonly kind: "new-patient" }
  | { readonly kind: "improve"; readonly bestPercent: number };

export interface Recommendation<P extends Candidate> {
  readonly patient: P;
  readonly reason: Reason;
}

const levels = ["Beginner", "Intermediate", "Advanced"] as const;
/** Percents from which the last three sessions call for a harder patient. */
const readyFor = { Intermediate: 65, Advanced: 80 } as const;
const lastSessions = 3;

/** The level that the last three scored sessions (newest first) speak for. */
function suitedLevel(sessions: readonly Seen[]): (typeof levels)[number] {
  const scores = sessions
    .flatMap(({ finalDiagnosisReport: report }) => (report ? [percentOf(report.overallScore)] : []))
    .slice(0, lastSessions);
  if (scores.length < lastSessions) return "Beginner";
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return mean >= readyFor.Advanced
    ? "Advanced"
    : mean >= readyFor.Intermediate
      ? "Intermediate"
      : "Beginner";
}

/**
 * Whom to see next, other than `exceptId`: an unfinished patient first; then somebody not seen yet, at the level nearest to
 * what the last scores speak for and rather from a module without a completed case; then the patient with the lowest best
 * score. Null when there is nobody else. `sessions` are newest first.
 */
export function recommendNext<P extends Candidate>(
  patients: readonly P[],
  sessions: readonly Seen[],
  exceptId?: string,
): Recommendation<P> | null {
  const others = patients.filter(({ _id }) => _id !== exceptId);
  const byId = new Map(others.map((patient) => [patient._id, patient]));
  for (const { stage, patient } of sessions) {
    const open = isFinished(stage) ? undefined : byId.get(patient._id);
    if (open) return { patient: open, reason: { kind: "unfinished" } };
  }

  const finished = sessions.filter(({ stage }) => isFinished(stage));
  const seenIds = new Set(finished.map(({ patient }) => patient._id));
  const seenModules = new Set(finished.map(({ patient }) => patient.moduleId));
  const level = levels.indexOf(suitedLevel(finished));
  const distance = (patient: Candidate) => Math.abs(levels.indexOf(patient.level) - level);
  const isNewModule = (patient: Candidate) => !seenModules.has(patient.moduleId);
  const [unseen] = others
    .filter(({ _id }) => !seenIds.has(_id))
    .sort((a, b) => distance(a) - distance(b) || Number(isNewModule(b)) - Number(isNewModule(a)));
  if (unseen)
    return {
      patient: unseen,
      reason: { kind: finished.length > 0 && isNewModule(unseen) ? "new-module" : "new-patient" },
    };

  const best = new Map<string, number>();
  for (const { patient, finalDiagnosisReport: report } of finished)
    if (report)
      best.set(patient._id, Math.max(best.get(patient._id) ?? 0, percentOf(report.overallScore)));
  const [weakest] = others
    .filter(({ _id }) => best.has(_id))
    .sort((a, b) => (best.get(a._id) ?? 0) - (best.get(b._id) ?? 0));
  if (!weakest) return null;
  return {
    patient: weakest,
    reason: { kind: "improve", bestPercent: best.get(weakest._id) ?? 0 },
  };
}
