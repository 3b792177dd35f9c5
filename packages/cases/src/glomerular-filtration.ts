const micromolPerMilligram = 88.4;

/**
 * Estimated glomerular filtration rate of an adult in mL/min/1.73 m² from creatinine in µmol/L: CKD-EPI 2021 without race
 * (Inker et al., N Engl J Med 2021;385:1737-49).
 */
export function estimatedGfr(
  creatinineMicromol: number,
  age: number,
  sex: "male" | "female",
): number {
  const [kappa, alpha, factor] = sex === "female" ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinineMicromol / micromolPerMilligram / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor;
}
