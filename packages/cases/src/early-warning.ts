import type { CaseSource } from "./schema/case.ts";

export const earlyWarningSigns = [
  "respiratoryRate",
  "spo2",
  "oxygen",
  "bloodPressure",
  "heartRate",
  "consciousness",
  "temperature",
  "capillaryRefill",
  "respiratoryEffort",
] as const;
export type EarlyWarningSign = (typeof earlyWarningSigns)[number];

export interface EarlyWarning {
  readonly name: "NEWS2" | "Bedside PEWS";
  readonly score: number;
  readonly most: number;
  /** What the score asks for, in the words of its authors' bands. */
  readonly risk: "low" | "low to medium" | "medium" | "high";
  /** Points of each sign that was recorded; a sign without a value counts nothing and is not listed. */
  readonly points: readonly { readonly sign: EarlyWarningSign; readonly points: number }[];
  readonly source: string;
}

type Vitals = CaseSource["vitals"];
/** Upper limits with the points up to and including them, ascending; the last one has no limit. */
type Bands = readonly (readonly [number, number])[];

const pointsIn = (bands: Bands, value: number): number =>
  bands.find(([limit]) => value <= limit)?.[1] ?? 0;
const top = Infinity;
const systolicOf = (vitals: Vitals): number => Number(vitals.bloodPressure.split("/")[0]);

/** Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017; oxygen saturation scale 1. */
function news2(vitals: Vitals): EarlyWarning {
  const points: EarlyWarning["points"] = [
    {
      sign: "respiratoryRate",
      points: pointsIn(
        [
          [8, 3],
          [11, 1],
          [20, 0],
          [24, 2],
          [top, 3],
        ],
        vitals.respiratoryRate,
      ),
    },
    {
      sign: "spo2",
      points: pointsIn(
        [
          [91, 3],
          [93, 2],
          [95, 1],
          [top, 0],
        ],
        vitals.spo2,
      ),
    },
    { sign: "oxygen", points: vitals.onOxygen ? 2 : 0 },
    {
      sign: "bloodPressure",
      points: pointsIn(
        [
          [90, 3],
          [100, 2],
          [110, 1],
          [219, 0],
          [top, 3],
        ],
        systolicOf(vitals),
      ),
    },
    {
      sign: "heartRate",
      points: pointsIn(
        [
          [40, 3],
          [50, 1],
          [90, 0],
          [110, 1],
          [130, 2],
          [top, 3],
        ],
        vitals.heartRate,
      ),
    },
    { sign: "consciousness", points: vitals.consciousness ? 3 : 0 },
    {
      sign: "temperature",
      points: pointsIn(
        [
          [35, 3],
          [36, 1],
          [38, 0],
          [39, 1],
          [top, 2],
        ],
        vitals.temperatureC,
      ),
    },
  ];
  const score = points.reduce((sum, entry) => sum + entry.points, 0);
  const hasThree = points.some((entry) => entry.points === 3);
  return {
    name: "NEWS2",
    score,
    most: 20,
    risk: score >= 7 ? "high" : score >= 5 ? "medium" : hasThree ? "low to medium" : "low",
    points,
    source: "Royal College of Physicians. National Early Warning Score (NEWS) 2. 2017",
  };
}

interface ChildBands {
  /** Age in years below which the bands hold. */
  readonly below: number;
  readonly heartRate: Bands;
  readonly systolic: Bands;
  readonly respiratoryRate: Bands;
}

/** Seven limits stand for the points 4, 2, 1, 0, 1, 2, 4, as the published table lists them. */
const bandsOf = (...limits: readonly [number, number, number, number, number, number]): Bands => {
  const points = [4, 2, 1, 0, 1, 2, 4];
  return [...limits, top].map((limit, index) => [limit, points[index] ?? 0] as const);
};

/** Parshuram, Hutchison, Middaugh. Development and initial validation of the Bedside Paediatric Early Warning System score. Crit Care 2009;13:R135, table 1. */
const childBands: readonly ChildBands[] = [
  {
    below: 0.25,
    heartRate: bandsOf(80, 90, 110, 149, 179, 189),
    systolic: bandsOf(45, 50, 60, 79, 99, 129),
    respiratoryRate: bandsOf(15, 19, 29, 60, 80, 90),
  },
  {
    below: 1,
    heartRate: bandsOf(70, 80, 100, 149, 169, 179),
    systolic: bandsOf(60, 70, 80, 99, 119, 149),
    respiratoryRate: bandsOf(15, 19, 24, 50, 70, 80),
  },
  {
    below: 5,
    heartRate: bandsOf(60, 70, 90, 119, 149, 169),
    systolic: bandsOf(65, 75, 90, 109, 124, 159),
    respiratoryRate: bandsOf(12, 15, 19, 40, 60, 70),
  },
  {
    below: 12,
    heartRate: bandsOf(50, 60, 70, 109, 129, 149),
    systolic: bandsOf(70, 80, 90, 119, 139, 169),
    respiratoryRate: bandsOf(10, 14, 19, 30, 40, 50),
  },
  {
    below: 16,
    heartRate: bandsOf(40, 50, 60, 99, 119, 139),
    systolic: bandsOf(75, 85, 100, 129, 149, 189),
    respiratoryRate: bandsOf(9, 10, 11, 16, 22, 29),
  },
];

const effortPoints = { normal: 0, mild: 1, moderate: 2, severe: 4 } as const;

function bedsidePews(vitals: Vitals, bands: ChildBands): EarlyWarning {
  const { capillaryRefillSeconds, respiratoryEffort } = vitals;
  const points: EarlyWarning["points"] = [
    { sign: "heartRate", points: pointsIn(bands.heartRate, vitals.heartRate) },
    { sign: "bloodPressure", points: pointsIn(bands.systolic, systolicOf(vitals)) },
    { sign: "respiratoryRate", points: pointsIn(bands.respiratoryRate, vitals.respiratoryRate) },
    {
      sign: "spo2",
      points: pointsIn(
        [
          [90, 2],
          [94, 1],
          [top, 0],
        ],
        vitals.spo2,
      ),
    },
    { sign: "oxygen", points: vitals.onOxygen ? 2 : 0 },
    ...(capillaryRefillSeconds === undefined
      ? []
      : [{ sign: "capillaryRefill" as const, points: capillaryRefillSeconds >= 3 ? 4 : 0 }]),
    ...(respiratoryEffort === undefined
      ? []
      : [{ sign: "respiratoryEffort" as const, points: effortPoints[respiratoryEffort] }]),
  ];
  const score = points.reduce((sum, entry) => sum + entry.points, 0);
  return {
    name: "Bedside PEWS",
    score,
    most: 26,
    risk: score >= 8 ? "high" : score >= 5 ? "medium" : score >= 3 ? "low to medium" : "low",
    points,
    source:
      "Parshuram CS, et al. Bedside Paediatric Early Warning System score. Crit Care 2009;13:R135",
  };
}

/**
 * The early-warning score of the vital signs taken at triage: NEWS2 from 16 years, Bedside PEWS below.
 * @param age in years; a fraction for infants
 */
export function earlyWarning(vitals: Vitals, age: number): EarlyWarning {
  const bands = childBands.find(({ below }) => age < below);
  return bands ? bedsidePews(vitals, bands) : news2(vitals);
}
