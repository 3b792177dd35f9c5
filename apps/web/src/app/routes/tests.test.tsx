import type { Session } from "@anamnesis/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { patient } from "@/features/consultation/sample-patient.ts";
import { firstTests } from "@/features/investigations/catalogue.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { Component as Tests } from "./tests.tsx";

const sessionId = "3f2b8c1e-7a4d-4e9b-9c55-0a1b2c3d4e5f";
const at = "2026-03-01T10:00:00.000Z";
const initialDiagnosis = {
  clinicalReasoning: "Fever and a stiff neck.",
  preliminaryDiagnosis: "Meningitis",
  initialMedications: [],
  submittedAt: at,
};

const session = (fields: Partial<Session>): Session => ({
  _id: sessionId,
  user: "11111111-1111-4111-8111-111111111111",
  patient: { ...patient, name: "Delroy Pryce" },
  level: "Intermediate",
  specialization: "cardiology",
  messages: [],
  testResults: [],
  initialDiagnosis,
  finalDiagnosis: null,
  finalDiagnosisReport: null,
  caseDiagnosis: null,
  stage: "tests",
  caseClockMinutes: 0,
  urgencyWarning: null,
  panel: { symptoms: [], history: [] },
  bedside: {
    minutes: 4,
    vitals: {
      heartRate: 110,
      systolic: 100,
      diastolic: 60,
      temperatureC: 39,
      respiratoryRate: 22,
      spo2: 96,
    },
    earlyWarning: { total: 5, risk: "medium", points: [], scale: "NEWS2" } as never,
    takenAtMinute: 0,
    isMonitored: false,
    hasDied: false,
    entries: [],
    notedTests: ["ECG/EKG", "Urinalysis"],
  },
  emotionalState: "frightened",
  notebook: { notes: "", differential: [], savedAt: null },
  reflection: null,
  contests: [],
  contestedScores: null,
  unheard: [],
  createdAt: at,
  completedAt: null,
  ...fields,
});

function open(fields: Partial<Session> = {}) {
  const seen = fakeApi({
    [`GET /sessions/${sessionId}`]: { json: session(fields) },
    "GET /tests": { json: firstTests },
    [`POST /sessions/${sessionId}/tests`]: { status: 201, json: [] },
  });
  renderApp([{ path: "/tests/:sessionId", element: <Tests /> }], `/tests/${sessionId}`);
  return seen;
}

beforeEach(() => localStorage.clear());

test("what was asked for in the consultation stands first and ticked, and is ordered only when it is ordered", async () => {
  const seen = open();
  const asked = await screen.findByRole("region", { name: "Asked for in the consultation" });
  const ecg = within(asked).getByRole("button", { name: "ECG/EKG" });
  expect(ecg).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/2 tests asked for in the consultation are ticked/)).toBeVisible();
  expect(seen.some(({ method }) => method === "POST")).toBe(false);

  await userEvent.click(ecg);
  expect(ecg).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(screen.getByRole("button", { name: "Order 1 Test(s)" }));
  expect(seen.find(({ method }) => method === "POST")?.body).toEqual({ tests: ["Urinalysis"] });
});

test("what was taken off the form stays off after a reload, and what is asked for later is ticked beside it", async () => {
  open();
  const named = (name: string) =>
    screen
      .findByRole("region", { name: "Asked for in the consultation" })
      .then((asked) => within(asked).getByRole("button", { name }));
  await userEvent.click(await named("ECG/EKG"));
  cleanup();

  open();
  expect(await named("ECG/EKG")).toHaveAttribute("aria-pressed", "false");
  expect(await named("Urinalysis")).toHaveAttribute("aria-pressed", "true");
  cleanup();

  const before = session({});
  if (!before.bedside) throw new Error("no bedside");
  open({ bedside: { ...before.bedside, notedTests: ["ECG/EKG", "Urinalysis", "Chest X-Ray"] } });
  expect(await named("ECG/EKG")).toHaveAttribute("aria-pressed", "false");
  expect(await named("Chest X-Ray")).toHaveAttribute("aria-pressed", "true");
});

test("before the first diagnosis is in nothing is ticked", async () => {
  open({ initialDiagnosis: null, stage: "chat" });
  const asked = await screen.findByRole("region", { name: "Asked for in the consultation" });
  expect(within(asked).getByRole("button", { name: "ECG/EKG" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect(screen.queryByRole("button", { name: /^Order/ })).not.toBeInTheDocument();
});
