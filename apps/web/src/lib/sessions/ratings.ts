import type { ClinicalTone } from "@/lib/format/score.ts";

const excellent = 8.5;
const good = 7;

/** Of a score 0 to 10: green at 8.5 or more, yellow at 7 or more, red below (specification, section 9). */
export const toneOfScore = (score: number): ClinicalTone =>
  score >= excellent ? "success" : score >= good ? "warning" : "danger";

/** The analysis calls the lowest band "Needs Improvement", the history "Fair". */
export const ratingOf = <Lowest extends string = "Needs Improvement">(
  score: number,
  lowest: Lowest = "Needs Improvement" as Lowest,
): "Excellent" | "Good" | Lowest =>
  score >= excellent ? "Excellent" : score >= good ? "Good" : lowest;

export interface HealthBand {
  readonly label: "Good" | "Moderate" | "Critical";
  readonly tone: ClinicalTone;
}
/** Health status, 0 to 100: 70 or more Good, 40 or more Moderate, below Critical. */
export const healthBandOf = (status: number): HealthBand =>
  status >= 70
    ? { label: "Good", tone: "success" }
    : status >= 40
      ? { label: "Moderate", tone: "warning" }
      : { label: "Critical", tone: "danger" };
