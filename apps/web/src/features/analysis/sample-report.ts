import type { FinalDiagnosisReport } from "@anamnesis/contract";

export const samplePatient = {
  _id: "sample-chest-pain",
  name: "Robert Whitfield",
  age: 58,
  gender: "Male",
  informant: null,
} as const;

/** A sample report; shown under the banner alone, when the session could not be loaded. */
export const sampleReport: FinalDiagnosisReport = {
  questioningScore: 8.5,
  questioningFeedback:
    "The history was thorough: onset, character and spread of the pain came early, and the risk factors followed.",
  diagnosisScore: 9,
  diagnosisFeedback:
    "The diagnosis was right, and the reasoning named the findings that speak for and against it.",
  treatmentScore: 7.8,
  treatmentFeedback:
    "The first treatment was right. Follow-up would gain from a date and from signs that should bring the patient back.",
  overallScore: 8.4,
  summaryFeedback: "A well-led consultation with a safe plan.",
  strengths: [
    "Began with an open question and let the patient finish",
    "Asked for risk factors and family history",
    "Ordered the tests that decide",
  ],
  areasToImprove: [
    "Ask what the patient is worried about",
    "Be specific about follow-up and safety-netting",
  ],
  analyzedAt: "2025-01-01T00:00:00.000Z",
  examinerVersion: "sample",
  items: [],
  diagnosis: { expected: "", given: "", match: "" },
  expertPath: [],
  expertReasoning: "",
  learningPoints: [],
  sources: [],
  replay: { diagnoses: [], steps: [] },
};
