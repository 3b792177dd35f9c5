import type { SessionSummary } from "@anamnesis/contract";

const base = {
  user: "00000000-0000-4000-8000-000000000000",
  finalDiagnosis: null,
  stage: "analysed",
  messageCount: 24,
  reflection: null,
  completedAt: null,
} as const;
const vitals = {
  heartRate: 95,
  systolic: 150,
  diastolic: 95,
  temperatureC: 37,
  respiratoryRate: 22,
  spo2: 96,
} as const;
const report = (overallScore: number, analyzedAt: string) => ({
  questioningScore: overallScore,
  diagnosisScore: overallScore,
  treatmentScore: overallScore,
  overallScore,
  analyzedAt,
});

/** The figures above the sample sessions. */
export const sampleSummary = { total: 3, average: 79, best: 94 } as const;

/** Three sample sessions, the newest two hours old; shown under the banner alone, when the real ones could not be loaded. */
export function sampleSessions(now: Date): SessionSummary[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  return [
    {
      ...base,
      _id: "00000000-0000-4000-8000-000000000001",
      level: "Intermediate",
      specialization: "cardiology",
      caseDiagnosis: "Acute myocardial infarction",
      createdAt: ago(2),
      finalDiagnosisReport: report(9.4, ago(1)),
      patient: {
        _id: "sample-chest-pain",
        name: "Robert Whitfield",
        age: 58,
        ageText: "58",
        gender: "Male",
        mainDiseases: ["Acute chest pain", "Hypertension"],
        criticalFactors: [],
        symptoms: [],
        emotionalState: "Anxious",
        history: "",
        healthStatus: 35,
        vitals,
        moduleId: "cardiology",
        level: "Intermediate",
        informant: null,
        createdAt: ago(2),
      },
    },
    {
      ...base,
      _id: "00000000-0000-4000-8000-000000000002",
      level: "Beginner",
      specialization: "pulmonology",
      caseDiagnosis: "Community-acquired pneumonia",
      createdAt: ago(26),
      finalDiagnosisReport: report(7.8, ago(25)),
      patient: {
        _id: "sample-cough",
        name: "Amara Okafor",
        age: 34,
        ageText: "34",
        gender: "Female",
        mainDiseases: ["Cough with fever"],
        criticalFactors: [],
        symptoms: [],
        emotionalState: "Worried",
        history: "",
        healthStatus: 60,
        vitals,
        moduleId: "pulmonology",
        level: "Beginner",
        informant: null,
        createdAt: ago(26),
      },
    },
    {
      ...base,
      _id: "00000000-0000-4000-8000-000000000003",
      level: "Beginner",
      specialization: "neurology",
      caseDiagnosis: "Migraine",
      createdAt: ago(74),
      finalDiagnosisReport: report(6.5, ago(73)),
      patient: {
        _id: "sample-headache",
        name: "Ines Carvalho",
        age: 27,
        ageText: "27",
        gender: "Female",
        mainDiseases: ["Recurrent headache"],
        criticalFactors: [],
        symptoms: [],
        emotionalState: "Frustrated",
        history: "",
        healthStatus: 78,
        vitals,
        moduleId: "neurology",
        level: "Beginner",
        informant: null,
        createdAt: ago(74),
      },
    },
  ];
}
