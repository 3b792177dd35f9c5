import type { Session, User } from "@anamnesis/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { patient } from "@/features/consultation/sample-patient.ts";
import { OutboxProvider } from "@/features/outbox/outbox-provider.tsx";
import { createQueryClient } from "@/lib/api/queries.ts";
import { AuthContext, type Auth } from "@/lib/auth/auth-context.ts";
import { Component as Simulation } from "./simulation.tsx";

const sessionId = "3f2b8c1e-7a4d-4e9b-9c55-0a1b2c3d4e5f";
const at = new Date().toISOString();
const user = { _id: "11111111-1111-4111-8111-111111111111", name: "Ada" } as User;
const auth = { state: { status: "signed-in", user }, user } as Auth;

const session: Session = {
  _id: sessionId,
  user: user._id,
  patient: { ...patient, name: "Delroy Pryce" },
  level: "Intermediate",
  specialization: "cardiology",
  messages: [{ _id: "m0", sender: "patient", text: "Hello.", timestamp: at }],
  testResults: [],
  initialDiagnosis: null,
  finalDiagnosis: null,
  finalDiagnosisReport: null,
  caseDiagnosis: null,
  stage: "chat",
  caseClockMinutes: 0,
  urgencyWarning: null,
  panel: { symptoms: [], history: [] },
  emotionalState: "frightened",
  notebook: { notes: "", differential: [], savedAt: null },
  reflection: null,
  contests: [],
  contestedScores: null,
  unheard: [],
  createdAt: at,
  completedAt: null,
};

interface Received {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}
let received: Received[];
/** Cases that the learner has completed: after three of them no registrar speaks. */
let seen: { patientId: string; status: "completed"; bestPercent: number }[];
/** What the server answers to a write; throwing is a network that is down. */
let answer: (request: Received) => { status: number; body: unknown };

beforeEach(() => {
  localStorage.setItem("authToken", "t");
  received = [];
  seen = ["a", "b", "c"].map((patientId) => ({ patientId, status: "completed", bestPercent: 70 }));
  answer = () => ({ status: 201, body: session });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/patients/seen")) return Response.json(seen);
    if (init.method === "GET") return Response.json(session);
    const request = {
      path: url,
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
      key: new Headers(init.headers).get("idempotency-key"),
    };
    received.push(request);
    const { status, body } = answer(request);
    return Response.json(body, { status });
  });
});

function visit(address: string, update?: Auth["update"]) {
  const router = createMemoryRouter(
    [
      {
        path: "/simulation/:patientId",
        element: (
          <OutboxProvider>
            <Simulation />
          </OutboxProvider>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={update ? { ...auth, update } : auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup(), ...view };
}
const input = () => screen.findByPlaceholderText("Ask the patient about their symptoms...");
const lines = () =>
  within(screen.getByRole("log"))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

const reply = (text: string) => ({
  status: 200,
  body: {
    response: "Twenty a day.",
    userMessage: { _id: "m1", sender: "user", text, timestamp: at },
    patientMessage: { _id: "m2", sender: "patient", text: "Twenty a day.", timestamp: at },
    panel: session.panel,
    emotionalState: "frightened",
  },
});

test("a message that could not be sent stays, and sending it again carries the same key", async () => {
  const { user: person } = visit("/simulation/p1");
  const box = await input();
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await person.type(box, "Do you smoke?{Enter}");
  expect(await screen.findByText("Not sent")).toBeVisible();
  expect(box).toHaveValue("");

  answer = () => reply("Do you smoke?");
  await person.click(screen.getByRole("button", { name: "Resend" }));
  expect(await screen.findByText("Twenty a day.")).toBeVisible();
  expect(screen.queryByText("Not sent")).not.toBeInTheDocument();
  await waitFor(() => expect(lines()).toHaveLength(3));
  const [first, ...again] = received.filter(({ path }) => path.includes("/message"));
  expect(again.length).toBeGreaterThan(0);
  for (const { body, key } of again)
    expect({ body, key }).toEqual({ body: first?.body, key: first?.key });
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
});

test("a restart asks once for a fresh session, and a reload would not ask again", async () => {
  const { router } = visit("/simulation/p1?restart=abc");
  await input();
  expect(received).toEqual([
    {
      path: "/api/sessions",
      body: { patientId: "p1", specialization: "general", restart: true },
      key: "restart-abc",
    },
  ]);
  expect(router.state.location.search).toBe("");
});

test("a patient who does not exist is no occasion for practice", async () => {
  answer = () => ({
    status: 404,
    body: { message: "There is no such patient", code: "not_found" },
  });
  visit("/simulation/nobody");
  expect(await screen.findByText("This patient isn't available")).toBeVisible();
});

test("when no session can be started, practice goes on with the sample patient and says so", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  const { user: person } = visit("/simulation/p1");
  expect(await screen.findByText("Offline practice", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText("98.6°F")).toBeVisible();
  const before = received.length;
  await person.type(await input(), "Where do you feel it?{Enter}");
  expect(screen.getByText("Patient is typing...")).toBeVisible();
  await waitFor(() => expect(lines()).toHaveLength(3), { timeout: 5_000 });
  expect(received).toHaveLength(before);

  answer = () => ({ status: 201, body: session });
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Hello.")).toBeVisible();
  expect(screen.queryByText("Offline practice")).not.toBeInTheDocument();
}, 40_000);

test("in a first case a registrar says what to try, and what is put away stays away, here and on the server", async () => {
  seen = [];
  const update = vi.fn<Auth["update"]>((fields) => Promise.resolve({ ...user, ...fields } as User));
  visit("/simulation/p1", update);
  const note = within(await screen.findByRole("group", { name: "Hint from the registrar" }));
  expect(note.getByText(/Say who you are/)).toBeVisible();
  await userEvent.click(note.getByRole("button", { name: /^Got it/ }));
  expect(update).toHaveBeenCalledWith({ hints: { isOff: false, dismissed: ["open"] } });
  await waitFor(() => expect(screen.queryByText(/Say who you are/)).not.toBeInTheDocument());
});

test("the registrar goes when told to, and does not come after the third case", async () => {
  seen = [];
  const update = vi.fn<Auth["update"]>((fields) => Promise.resolve({ ...user, ...fields } as User));
  const first = visit("/simulation/p1", update);
  await userEvent.click(await screen.findByRole("button", { name: "No more hints" }));
  expect(update).toHaveBeenCalledWith({ hints: { isOff: true, dismissed: [] } });
  await waitFor(() => expect(screen.queryByText(/Say who you are/)).not.toBeInTheDocument());
  first.unmount();
  seen = ["a", "b", "c"].map((patientId) => ({ patientId, status: "completed", bestPercent: 70 }));
  visit("/simulation/p1");
  expect(await screen.findByText("Hello.")).toBeVisible();
  expect(screen.queryByText(/Say who you are/)).not.toBeInTheDocument();
});
