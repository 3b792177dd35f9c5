/** What an electrocardiogram measures when nothing is wrong. Rate per minute, intervals in ms, axis in degrees. */
export interface AgeNormals {
  readonly rate: number;
  readonly pr: number;
  readonly qrs: number;
  readonly qtc: number;
  readonly axis: number;
  /** How much of the right ventricular preponderance of the newborn is left: 1 at birth, 0 in the adult. */
  readonly rightward: number;
  /** The T wave in V1 to V4 in millivolts: negative in V1 to V3 from the first week to puberty. */
  readonly anteriorT: readonly [number, number, number, number];
}

interface Band extends AgeNormals {
  readonly untilYears: number;
}

const juvenile = [-0.2, -0.16, -0.06, 0.2] as const;

/**
 * Typical values by age, near the medians of Rijnbeek et al., New normal limits for the paediatric electrocardiogram, Eur Heart J 2001;22:702
 * (children) and Rijnbeek et al., J Electrocardiol 2014;47:914 (adults).
 */
const bands: readonly Band[] = [
  {
    untilYears: 0.08,
    rate: 160,
    pr: 100,
    qrs: 66,
    qtc: 413,
    axis: 110,
    rightward: 1,
    anteriorT: juvenile,
  },
  {
    untilYears: 0.25,
    rate: 152,
    pr: 98,
    qrs: 64,
    qtc: 419,
    axis: 87,
    rightward: 0.8,
    anteriorT: juvenile,
  },
  {
    untilYears: 1,
    rate: 130,
    pr: 110,
    qrs: 68,
    qtc: 415,
    axis: 70,
    rightward: 0.6,
    anteriorT: juvenile,
  },
  {
    untilYears: 3,
    rate: 119,
    pr: 118,
    qrs: 71,
    qtc: 412,
    axis: 65,
    rightward: 0.45,
    anteriorT: juvenile,
  },
  {
    untilYears: 5,
    rate: 98,
    pr: 121,
    qrs: 75,
    qtc: 412,
    axis: 68,
    rightward: 0.35,
    anteriorT: juvenile,
  },
  {
    untilYears: 8,
    rate: 88,
    pr: 129,
    qrs: 80,
    qtc: 411,
    axis: 68,
    rightward: 0.25,
    anteriorT: [-0.18, -0.12, 0.05, 0.3],
  },
  {
    untilYears: 12,
    rate: 78,
    pr: 134,
    qrs: 84,
    qtc: 411,
    axis: 68,
    rightward: 0.15,
    anteriorT: [-0.15, -0.05, 0.2, 0.4],
  },
  {
    untilYears: 16,
    rate: 73,
    pr: 140,
    qrs: 88,
    qtc: 408,
    axis: 65,
    rightward: 0.08,
    anteriorT: [-0.1, 0.15, 0.4, 0.5],
  },
  {
    untilYears: 40,
    rate: 70,
    pr: 150,
    qrs: 90,
    qtc: 405,
    axis: 55,
    rightward: 0,
    anteriorT: [0.02, 0.45, 0.5, 0.45],
  },
  {
    untilYears: 70,
    rate: 70,
    pr: 158,
    qrs: 90,
    qtc: 412,
    axis: 40,
    rightward: 0,
    anteriorT: [0.04, 0.38, 0.42, 0.4],
  },
  {
    untilYears: Infinity,
    rate: 70,
    pr: 166,
    qrs: 90,
    qtc: 420,
    axis: 25,
    rightward: 0,
    anteriorT: [0.04, 0.32, 0.36, 0.34],
  },
];

/** What is normal at an age in years (adults when the age is not known). */
export function normalsOf(age: number): AgeNormals {
  const band = bands.find(({ untilYears }) => age < untilYears) ?? bands.at(-1);
  if (!band) throw new Error("No age bands");
  return band;
}
