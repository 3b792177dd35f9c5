import type { FinalDiagnosisReport } from "@anamnesis/contract";

export interface ReplayBar {
  readonly id: string;
  readonly name: string;
  /** Whole percent of the differential. */
  readonly percent: number;
  /** Percentage points since the step before; 0 at the first. */
  readonly change: number;
}
export interface ReplayFrame {
  readonly label: string;
  /** What the learner did to learn it; null for what was known at the start. */
  readonly source: string | null;
  readonly bars: readonly ReplayBar[];
}

/** The words behind a step, unless its label says the same. */
const sourceOf = ({ label, evidence }: FinalDiagnosisReport["replay"]["steps"][number]) =>
  evidence === null || evidence.text === "" || label.startsWith(evidence.text)
    ? null
    : evidence.text;

/**
 * How the differential moved, step by step, as shares of the whole; the diagnosis likeliest at the end first. Whether the
 * report gives fractions or percentages makes no difference.
 */
export function replayFrames({ diagnoses, steps }: FinalDiagnosisReport["replay"]): ReplayFrame[] {
  const shares = steps.map(({ probabilities }) => {
    const total = diagnoses.reduce((sum, { id }) => sum + (probabilities[id] ?? 0), 0);
    return new Map(
      diagnoses.map(({ id }) => [id, total > 0 ? (probabilities[id] ?? 0) / total : 0] as const),
    );
  });
  const last = shares.at(-1);
  const order = [...diagnoses].sort((a, b) => (last?.get(b.id) ?? 0) - (last?.get(a.id) ?? 0));
  const percentAt = (step: number, id: string) => Math.round((shares[step]?.get(id) ?? 0) * 100);
  return steps.map((step, index) => ({
    label: step.label,
    source: sourceOf(step),
    bars: order.map(({ id, name }) => ({
      id,
      name,
      percent: percentAt(index, id),
      change: index === 0 ? 0 : percentAt(index, id) - percentAt(index - 1, id),
    })),
  }));
}
