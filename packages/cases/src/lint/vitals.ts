import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";

interface Band {
  /** Age in years below which the band holds. */
  readonly below: number;
  readonly heartRate: readonly [number, number];
  readonly respiratoryRate: readonly [number, number];
  readonly systolic: readonly [number, number];
}

/**
 * Values that a conscious, talking person of that age (or a child whose parent talks) can have: the normal ranges of
 * Advanced Paediatric Life Support and of adult early warning scores, widened to what severe illness reaches.
 */
const bands: readonly Band[] = [
  { below: 1, heartRate: [70, 240], respiratoryRate: [15, 90], systolic: [50, 120] },
  { below: 5, heartRate: [60, 220], respiratoryRate: [12, 80], systolic: [55, 140] },
  { below: 12, heartRate: [50, 220], respiratoryRate: [10, 60], systolic: [60, 170] },
  { below: 200, heartRate: [28, 230], respiratoryRate: [8, 50], systolic: [65, 260] },
];

const pulsePressureLeast = 15;

/** Vital signs that nobody of that age has, or that the signs on examination contradict. */
export function checkVitals(source: CaseSource): LintFinding[] {
  const { vitals, person, examination } = source;
  const findings: LintFinding[] = [];
  const band = bands.find(({ below }) => person.age < below);
  const [systolic = 0, diastolic = 0] = vitals.bloodPressure.split("/").map(Number);
  const within = (
    key: "heartRate" | "respiratoryRate" | "bloodPressure",
    value: number,
    [low, high]: readonly [number, number],
  ) => {
    if (value < low || value > high)
      findings.push(
        error(
          ["vitals", key],
          `${value} is outside ${low}–${high}, what is possible at ${person.age}`,
        ),
      );
  };
  if (band) {
    within("heartRate", vitals.heartRate, band.heartRate);
    within("respiratoryRate", vitals.respiratoryRate, band.respiratoryRate);
    within("bloodPressure", systolic, band.systolic);
  }
  if (systolic - diastolic < pulsePressureLeast)
    findings.push(
      error(["vitals", "bloodPressure"], "systolic and diastolic are too close together"),
    );

  const stated: readonly (readonly [RegExp, string, string])[] = [
    [/\b[Pp]ulse (\d+)/, String(vitals.heartRate), "pulse"],
    [/\b[Bb]lood pressure (\d+\/\d+)/, vitals.bloodPressure, "blood pressure"],
    [
      /(?:[Rr]espiratory rate|[Bb]reathing(?: at)?) (\d+)/,
      String(vitals.respiratoryRate),
      "respiratory rate",
    ],
    [/[Tt]emperature (\d+(?:\.\d+)?)/, String(vitals.temperatureC), "temperature"],
  ];
  for (const [system, { text }] of Object.entries(examination)) {
    for (const [pattern, value, name] of stated) {
      const found = pattern.exec(text)?.[1];
      if (found && found !== value)
        findings.push(
          error(
            ["examination", system, "text"],
            `${name} ${found} here, but ${value} among the vital signs`,
          ),
        );
    }
  }
  return findings;
}
