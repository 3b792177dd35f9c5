import type { SessionSummary, UserStats } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { DashboardScreen } from "./dashboard-screen.tsx";

const routes = [
  { element: <RequireUser />, children: [{ path: "/dashboard", element: <DashboardScreen /> }] },
];
const stats: UserStats = {
  casesCompleted: 2,
  averageScore: 81,
  bestScore: 94,
  studyHours: 3,
  currentStreak: 1,
  longestStreak: 1,
  totalScore: 160,
  achievements: [],
};
const patient = {
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
const session = (id: string, overallScore: number | null): SessionSummary => ({
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
const answers = {
  "GET /auth/me": { json: aUser() },
  "GET /modules": { json: [] },
  "GET /patients": { json: [] },
  "GET /users/stats": { json: stats },
  "GET /sessions": {
    json: [session("1", 9.04), session("2", null), session("3", 6), session("4", 9)],
  },
};
beforeEach(() => localStorage.setItem("authToken", "t"));

describe("the dashboard", () => {
  it("greets by first name and shows one's own figures and the last three sessions", async () => {
    fakeApi(answers);
    renderApp(routes, "/dashboard");
    expect(await screen.findByRole("heading", { name: "Welcome back, Imogen" })).toBeVisible();
    const score = await screen.findByRole("group", { name: "Average Score" });
    expect(within(score).getByText("81%")).toBeVisible();
    expect(await screen.findByRole("link", { name: /Patient 1.*90%/ })).toHaveAttribute(
      "href",
      "/analysis/1",
    );
    expect(screen.getByRole("link", { name: /Patient 2.*Continue/ })).toHaveAttribute(
      "href",
      "/simulation/p",
    );
    expect(screen.queryByRole("link", { name: /Patient 4/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Start New Case" })).toHaveAttribute(
      "href",
      "/modules",
    );
    expect(screen.getByRole("link", { name: "View History" })).toHaveAttribute("href", "/history");
    expect(screen.getByRole("link", { name: "Continue setup" })).toBeVisible();
  });

  it("no longer offers onboarding that was completed", async () => {
    fakeApi({ ...answers, "GET /auth/me": { json: aUser({ onboardingCompleted: true }) } });
    renderApp(routes, "/dashboard");
    await screen.findByRole("heading", { name: /Welcome back/ });
    expect(screen.queryByRole("link", { name: "Continue setup" })).not.toBeInTheDocument();
  });

  it("says in words and in a table what the charts draw", async () => {
    fakeApi(answers);
    renderApp(routes, "/dashboard");
    expect(await screen.findByText(/over 3 cases\.$/)).toBeVisible();
    await userEvent.click(screen.getByText("All scores as a table"));
    const table = within(screen.getByRole("region", { name: "All scores as a table" }));
    expect(table.getAllByRole("row")).toHaveLength(4);
    expect(table.getByRole("row", { name: /Patient 3 .*60%/ })).toBeVisible();
    expect(screen.getByText(/^4 sessions on 1 day/)).toBeVisible();
  });

  it("proposes the next patient, one that is still open first", async () => {
    fakeApi({ ...answers, "GET /patients": { json: [{ ...patient, _id: "x" }, patient] } });
    renderApp(routes, "/dashboard");
    const next = within(await screen.findByRole("region", { name: "Next patient" }));
    expect(next.getByText("Waiting for you where you stopped")).toBeVisible();
    expect(next.getByRole("link", { name: "Continue: Daniel Whelan" })).toHaveAttribute(
      "href",
      "/simulation/p",
    );
  });

  it("never mixes sample data with real data", async () => {
    let isDown = true;
    fakeApi({
      ...answers,
      "GET /users/stats": () => (isDown ? { status: 400, json: {} } : { json: stats }),
    });
    renderApp(routes, "/dashboard");
    expect(await screen.findByText("Sample data: your own could not be loaded")).toBeVisible();
    expect(screen.getByText("Acute MI Case")).toBeVisible();
    expect(
      within(screen.getByRole("group", { name: "Cases Completed" })).getByText("24"),
    ).toBeVisible();
    expect(screen.queryByText("Patient 1")).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: /Patient 1/ })).toBeVisible();
    expect(screen.queryByText("Acute MI Case")).not.toBeInTheDocument();
  });
});
