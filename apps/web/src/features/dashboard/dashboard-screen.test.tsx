import type {
  DailyRound,
  Dashboard,
  Recommendation,
  SessionSummary,
  UserStats,
} from "@anamnesis/contract";
import { screen, waitFor, within } from "@testing-library/react";
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
const trend = [81, 60, 90].map((overall, index) => ({
  sessionId: `t${index}`,
  patientName: `Patient ${index}`,
  completedAt: `2026-01-0${index + 1}T08:00:00.000Z`,
  overall,
  questioning: 80,
  diagnosis: 70,
  treatment: 50,
}));
const today = new Date().toISOString().slice(0, 10);
const dashboard: Dashboard = {
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
const recommended = (fields: Partial<Recommendation>): Recommendation => ({
  kind: "new",
  patient,
  reason: "New to you.",
  sessionId: null,
  ...fields,
});
const round: DailyRound = {
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
const answers = {
  "GET /auth/me": { json: aUser() },
  "GET /modules": { json: [] },
  "GET /daily": { json: round },
  "GET /users/dashboard": { json: dashboard },
};
const withDashboard = (fields: Partial<Dashboard>) => ({
  ...answers,
  "GET /users/dashboard": { json: { ...dashboard, ...fields } },
});
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

  it("says in words and in tables what the charts draw", async () => {
    fakeApi(answers);
    renderApp(routes, "/dashboard");
    expect(await screen.findByText(/over 3 cases\.$/)).toBeVisible();
    await userEvent.click(screen.getByText("All scores as a table"));
    const table = within(screen.getByRole("region", { name: "All scores as a table" }));
    expect(table.getAllByRole("row")).toHaveLength(4);
    expect(table.getByRole("row", { name: /Patient 1 .*60%/ })).toBeVisible();
    expect(screen.getByText(/^4 sessions on 1 day/)).toBeVisible();
    expect(screen.getByText("Strongest: History. Most to gain: Treatment.")).toBeVisible();
    const kinds = within(screen.getByRole("table", { name: "Clinical reasoning" }));
    expect(kinds.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "History",
      "Treatment",
    ]);
    expect(kinds.getByRole("row", { name: "Treatment 41% 3 cases" })).toBeVisible();
    expect(screen.getByRole("row", { name: "Cardiology 77% 1 case" })).toBeVisible();
  });

  it("recommends patients with the reason, and goes on where one stopped", async () => {
    const open = { ...session("9", null), stage: "tests" as const };
    fakeApi({
      ...withDashboard({
        recommendations: [
          recommended({ kind: "unfinished", reason: "You were half way.", sessionId: "9" }),
          recommended({ patient: { ...patient, _id: "x", name: "Amara Okafor" } }),
        ],
      }),
      // Not among the last three: asked for, to know where it stands.
      "GET /sessions/9": { json: open },
    });
    renderApp(routes, "/dashboard");
    const next = within(await screen.findByRole("region", { name: "Recommended for you" }));
    expect(next.getByText("You were half way.")).toBeVisible();
    await waitFor(() =>
      expect(next.getByRole("link", { name: "Continue with Daniel Whelan" })).toHaveAttribute(
        "href",
        "/tests/9",
      ),
    );
    expect(next.getByRole("link", { name: "Start Session with Amara Okafor" })).toHaveAttribute(
      "href",
      "/simulation/x",
    );
  });

  it("leads to the recall cards that are due, and is silent while none is", async () => {
    fakeApi(withDashboard({ dueCards: 5 }));
    const { unmount } = renderApp(routes, "/dashboard");
    const recall = within(await screen.findByRole("region", { name: "Recall" }));
    expect(recall.getByText("5 cards to recall")).toBeVisible();
    expect(recall.getByRole("link", { name: "Start recalling" })).toHaveAttribute(
      "href",
      "/recall",
    );
    unmount();
    fakeApi(answers);
    renderApp(routes, "/dashboard");
    await screen.findByRole("link", { name: /Patient 1/ });
    expect(screen.queryByRole("region", { name: "Recall" })).not.toBeInTheDocument();
  });

  it("invites a newcomer, with one word about what is to come", async () => {
    fakeApi(
      withDashboard({
        recent: [],
        trend: [],
        skills: [],
        activity: [],
        recommendations: [
          recommended({}),
          recommended({ patient: { ...patient, _id: "q", name: "Nadia Rahimi" } }),
        ],
      }),
    );
    renderApp(routes, "/dashboard");
    const first = within(await screen.findByRole("region", { name: "Your first patient" }));
    expect(first.getByText("Three minutes with Daniel Whelan")).toBeVisible();
    expect(first.getByRole("link", { name: "Meet Daniel" })).toHaveAttribute(
      "href",
      "/simulation/p",
    );
    const begin = within(screen.getByRole("region", { name: "Or begin with one of these" }));
    expect(begin.getByRole("link", { name: "Start Session with Nadia Rahimi" })).toBeVisible();
    expect(begin.queryByText("Daniel Whelan")).not.toBeInTheDocument();
    expect(screen.getByText(/^The patients you see will be listed here/)).toBeVisible();
    expect(screen.queryByText("No score yet")).not.toBeInTheDocument();
    expect(screen.queryByText("Specialties")).not.toBeInTheDocument();
  });

  it("says what is still missing for a first score once a patient was seen", async () => {
    fakeApi(withDashboard({ recent: [session("2", null)], trend: [], skills: [], activity: [] }));
    renderApp(routes, "/dashboard");
    expect(await screen.findByText("No score yet")).toBeVisible();
  });

  it("never mixes sample data with real data", async () => {
    let isDown = true;
    fakeApi({
      ...answers,
      "GET /users/dashboard": () => (isDown ? { status: 400, json: {} } : { json: dashboard }),
    });
    renderApp(routes, "/dashboard");
    expect(await screen.findByText("Sample data: your own could not be loaded")).toBeVisible();
    expect(screen.getByText("Acute MI Case")).toBeVisible();
    expect(
      within(screen.getByRole("group", { name: "Cases Completed" })).getByText("24"),
    ).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: /Patient 1/ })).toBeVisible();
    expect(screen.queryByText("Acute MI Case")).not.toBeInTheDocument();
  });
});

describe("the daily round on the dashboard", () => {
  beforeEach(() => localStorage.setItem("authToken", "t"));
  const result: DailyRound["result"] = {
    score: 78,
    questionPoints: 28,
    diagnosisPoints: 50,
    lines: [],
    open: [],
    diagnosis: "Something",
    verdict: "right",
    telling: [],
    standing: null,
  };

  it.each([
    ["Ines is waiting. Eight questions, one diagnosis.", "Start the daily round", {}],
    [
      "Ines: 7 questions left.",
      "Continue the daily round",
      { left: 7, turns: [{ question: "Q", answer: "A", cost: 1 }] },
    ],
    ["Done for today: 78 of 100.", "See the result of the daily round", { given: "X", result }],
  ] as const)("says: %s", async (text, link, fields) => {
    fakeApi({ ...answers, "GET /daily": { json: { ...round, ...fields } } });
    renderApp(routes, "/dashboard");
    const card = within(await screen.findByRole("region", { name: "Daily round" }));
    expect(await card.findByText(text)).toBeVisible();
    expect(card.getByRole("link", { name: link })).toHaveAttribute("href", "/daily");
  });

  it("leaves its place to the rest where it cannot be told", async () => {
    fakeApi({ ...answers, "GET /daily": { status: 404, json: { message: "Nobody" } } });
    renderApp(routes, "/dashboard");
    expect(await screen.findByText("Learning Modules")).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Daily round" })).not.toBeInTheDocument(),
    );
  });
});

describe("asking where the answer is used", () => {
  beforeEach(() => localStorage.setItem("authToken", "t"));
  const newcomer = {
    recent: [],
    recommendations: [
      recommended({}),
      recommended({ patient: { ...patient, _id: "q", name: "Nadia Rahimi" } }),
    ],
  };

  it("offers who has chosen nothing what to see first, saves it, and asks for other patients", async () => {
    const seen = fakeApi({
      ...withDashboard(newcomer),
      "PUT /users/update": { json: aUser({ interests: ["Pediatric Cases"] }) },
    });
    renderApp(routes, "/dashboard");
    const question = "What would you like to see first?";
    const group = within(await screen.findByRole("group", { name: question }));
    await userEvent.click(group.getByRole("button", { name: "Pediatric Cases" }));
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: question })).not.toBeInTheDocument(),
    );
    expect(seen.find(({ method }) => method === "PUT")?.body).toEqual({
      interests: ["Pediatric Cases"],
    });
    const asked = seen.filter(({ path }) => path === "/users/dashboard");
    expect(asked.length).toBeGreaterThan(1);
    expect(screen.getByRole("heading", { name: "Or begin with one of these" })).toHaveFocus();
  });

  it("asks nobody who has answered already", async () => {
    fakeApi({
      ...withDashboard(newcomer),
      "GET /auth/me": { json: aUser({ specialization: "Cardiology" }) },
    });
    renderApp(routes, "/dashboard");
    await screen.findByRole("region", { name: "Your first patient" });
    expect(screen.queryByText("What would you like to see first?")).not.toBeInTheDocument();
  });
});
