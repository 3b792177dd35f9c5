/** Words of the bedside in the analysis. */
export const bedsideReportTexts = {
  title: "At the bedside",
  hint: (acts: number, late: number) =>
    [
      acts === 0 ? "Nothing was done" : acts === 1 ? "1 thing done" : `${acts} things done`,
      ...(late > 0 ? [`${late} late or left out`] : []),
    ].join(", "),
  intro:
    "How the vital signs went in the patient's own time, with everything that was done marked where it was done.",
  died: "The patient died of what was not turned in time.",
  signs: {
    systolic: "Systolic pressure (mmHg)",
    heartRate: "Heart rate (/min)",
    spo2: "Oxygen saturation (%)",
    respiratoryRate: "Respiratory rate (/min)",
  },
  times: "What was expected, and when",
  outcome: { "in time": "In time", late: "Late", missed: "Not done" },
  expected: (within: number, given: number | null) =>
    given === null
      ? `expected within ${within} min`
      : `at ${given} min, expected within ${within} min`,
  acts: "What was done",
  noActs: "Nothing was done at the bedside.",
  minute: (minute: number) => `${Math.floor(minute)} min`,
  table: "The vital signs as a table",
  tableLabel: "Vital signs over time",
  time: "Time",
} as const;
