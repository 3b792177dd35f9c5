/** Scores are 0 to 10 and shown times ten, as a whole percent. */
export const percentOf = (score: number): number => Math.round(score * 10);

export type ClinicalTone = "success" | "warning" | "danger";

/** Score badge, of a percent: 90 or more success, 70 or more warning, below 70 error (specification, section 9). */
export const scoreTone = (percent: number): ClinicalTone =>
  percent >= 90 ? "success" : percent >= 70 ? "warning" : "danger";

/** Difficulty badge: Beginner success, Intermediate warning, Advanced error. */
export const levelTone = (level: "Beginner" | "Intermediate" | "Advanced"): ClinicalTone =>
  (({ Beginner: "success", Intermediate: "warning", Advanced: "danger" }) as const)[level];
