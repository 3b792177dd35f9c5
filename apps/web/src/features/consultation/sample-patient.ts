import type { Patient } from "@anamnesis/contract";

/** A patient to test the screens of the consultation with. */
export const patient: Patient = {
  _id: "p1",
  name: "Terence Malloy",
  age: 57,
  ageText: "57",
  gender: "Male",
  mainDiseases: ["Acute chest discomfort"],
  criticalFactors: [],
  symptoms: ["Sweating"],
  emotionalState: "Frightened",
  history: "",
  healthStatus: 32,
  vitals: {
    heartRate: 52,
    systolic: 98,
    diastolic: 60,
    temperatureC: 36.4,
    respiratoryRate: 20,
    spo2: 95,
  },
  moduleId: "cardiology",
  level: "Intermediate",
  informant: null,
  createdAt: "2026-03-01T00:00:00.000Z",
};
