import type {
  DailyRound,
  Dashboard,
  Recommendation,
  SessionSummary,
  UserStats,
} from "@anamnesis/contract";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser } from "@/testing/fake-api.ts";
import { DashboardScreen } from "./dashboard-screen.tsx";

export const routes = [
  { element: <RequireUser />, children: [{ path: "/dashboard", element: <DashboardScreen /> }] },
];
export const stats: UserStats = {
  casesCompleted: 2,
  averageScore: 81,
  bestScore: 94,
  studyHours: 3,
  currentStreak: 1,
  longestStreak: 1,
  totalScore: 160,
  achievements: [],
};
export const patient = {
  _id: "p",
  name: "Daniel Whelan",
  age: 58,
  ageText: "58",
  gender: "male",
  mainDiseases: ["Acute chest discomfort"],
  criticalFactors: [],
  symptoms: [],
  emotionalState: "Calm",
  history: "",
  healthStatus: 50,
  vitals: {
    heartRate: 95,
    systolic: 150,
    diastolic: 95,
    temperatureC: 37,
    respiratoryRate: 22,
    spo2: 96,
  },
  moduleId: "cardiology",
  level: "Beginner",
  informant: null,
  createdAt: "2026-01-05T08:00:00.000Z",
} satisfies SessionSummary["patient"];
export const session = (id: string, overallScore: number | null): SessionSummary => ({
  _id: id,
  user: "u",
  patient: { ...patient, name: `Patient ${id}` },
  level: "Beginner",
  specialization: "cardiology",
  finalDiagnosis: null,
  caseDiagnosis: null,
  stage: overallScore === null ? "chat" : "analysed",
  createdAt: new Date().toISOString(),
  completedAt: null,
  messageCount: 2,
  reflection: null,
  finalDiagnosisReport:
    overallScore === null
      ? null
      : {
          questioningScore: 8,
          diagnosisScore: 8,
          treatmentScore: 8,
          overallScore,
          analyzedAt: "2026-01-05T08:00:00.000Z",
        },
});
export const trend = [81, 60, 90].map((overall, index) => ({
  sessionId: `t${index}`,
  patientName: `Patient ${index}`,
  completedAt: `2026-01-0${index + 1}T08:00:00.000Z`,
  overall,
  questioning: 80,
  diagnosis: 70,
  treatment: 50,
}));
export const today = new Date().toISOString().slice(0, 10);
export const dashboard: Dashboard = {
  stats,
  recent: [session("1", 9.04), session("2", null), session("3", 6)],
  trend,
  skills: [
    { dimension: "reasoning", key: "treatment", label: "Treatment", percent: 41, sessions: 3 },
    { dimension: "reasoning", key: "history", label: "History", percent: 82, sessions: 3 },
    { dimension: "specialty", key: "cardiology", label: "Cardiology", percent: 77, sessions: 1 },
  ],
  activity: [{ day: today, sessions: 4 }],
  recommendations: [],
  dueCards: 0,
};
export const recommended = (fields: Partial<Recommendation>): Recommendation => ({
  kind: "new",
  patient,
  reason: "New to you.",
  sessionId: null,
  ...fields,
});
export const round: DailyRound = {
  day: today,
  endsAt: "2099-01-01T00:00:00.000Z",
  questions: 8,
  left: 8,
  patient: { ...patient, name: "Ines Cordeiro" },
  opening: "Hello.",
  turns: [],
  emotionalState: "calm",
  given: null,
  result: null,
  isWithheld: false,
  run: 0,
};
export const answers = {
  "GET /auth/me": { json: aUser() },
  "GET /modules": { json: [] },
  "GET /daily": { json: round },
  "GET /users/dashboard": { json: dashboard },
};
export const withDashboard = (fields: Partial<Dashboard>) => ({
  ...answers,
  "GET /users/dashboard": { json: { ...dashboard, ...fields } },
});
