import type { ResultLine, TestResult } from "@anamnesis/contract";

const line = (analyte: string, value: string, unit: string, range: string): ResultLine => ({
  analyte,
  value,
  unit,
  range,
  flag: "",
  conventional: null,
});
const orderedAt = "2025-01-01T00:00:00.000Z";

/** The sample pair of results; shown under the banner alone, when the session could not be loaded. */
export const sampleResults: readonly TestResult[] = [
  {
    testName: "Complete Blood Count (CBC)",
    resultText:
      "Haemoglobin: 142 g/L (130–170)\nWhite cells: 7.2 10⁹/L (4.0–11.0)\nPlatelets: 250 10⁹/L (150–400)\n\nAll within the reference ranges.",
    values: [
      line("Haemoglobin", "142", "g/L", "130–170"),
      line("White cells", "7.2", "10⁹/L", "4.0–11.0"),
      line("Platelets", "250", "10⁹/L", "150–400"),
    ],
    report: "All within the reference ranges.",
    hasTracing: false,
    format: "text",
    orderedAt,
  },
  {
    testName: "ECG/EKG",
    values: [],
    report:
      "Sinus rhythm, 78/min. PR 160 ms, QRS 88 ms, QTc 410 ms. Normal axis. No ST or T wave changes.",
    resultText:
      "Sinus rhythm, 78/min. PR 160 ms, QRS 88 ms, QTc 410 ms. Normal axis. No ST or T wave changes.",
    hasTracing: false,
    format: "text",
    orderedAt,
  },
];
