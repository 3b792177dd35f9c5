import type { Bedside, Patient } from "@anamnesis/contract";
import { hints, type Hint } from "@/texts/registrar.ts";

/** Completed cases after which the registrar has gone. */
export const lastCase = 3;

export interface Situation {
  /** The learner's own lines so far. */
  readonly said: readonly string[];
  readonly hasExamined: boolean;
  readonly isUnwellUntreated: boolean;
  /** Cases that the learner has completed. */
  readonly completed: number;
  readonly dismissed: readonly string[];
}

/** An early warning that asks for somebody senior, and nothing done at the bedside. */
export const isUnwellUntreated = (
  { earlyWarning }: Pick<Patient, "earlyWarning">,
  bedside: Pick<Bedside, "earlyWarning" | "entries"> | undefined,
): boolean => {
  const risk = (bedside?.earlyWarning ?? earlyWarning)?.risk;
  return (risk === "medium" || risk === "high") && (bedside?.entries.length ?? 0) === 0;
};

const fits = (hint: Hint, { said, hasExamined, ...now }: Situation): boolean => {
  if (hint.cases < now.completed || now.dismissed.includes(hint.id)) return false;
  if (said.length < hint.from || said.length > (hint.upTo ?? Infinity)) return false;
  if (hint.while === "nobody has been examined" && hasExamined) return false;
  if (hint.while === "the patient is unwell and untreated" && !now.isUnwellUntreated) return false;
  const { unless } = hint;
  return unless === undefined || !said.some((line) => unless.test(line));
};

/**
 * What the registrar would say now, or null. Of several that fit the one that comes latest in a consultation; danger before all.
 */
export const hintFor = (situation: Situation): Hint | null =>
  situation.completed >= lastCase
    ? null
    : (hints.findLast((hint) => fits(hint, situation)) ?? null);
