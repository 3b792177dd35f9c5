import type { DailyResult, DailyRound } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleSessions } from "@/features/history/sample-sessions.ts";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { DailyScreen } from "./daily-screen.tsx";
import { shareText } from "./share.ts";

const routes = [{ path: "/daily", element: <DailyScreen /> }];
const [session] = sampleSessions(new Date());
if (!session) throw new Error("no sample session");

const turn = (question: string, cost = 1) => ({ question, answer: `About ${question}`, cost });
const round = (fields: Partial<DailyRound> = {}): DailyRound => ({
  day: "2026-11-23",
  endsAt: "2099-01-01T00:00:00.000Z",
  questions: 8,
  left: 8,
  patient: { ...session.patient, name: "Delroy Pryce", mainDiseases: ["Acute chest discomfort"] },
  opening: "It is my chest.",
  turns: [],
  emotionalState: "worried",
  given: null,
  result: null,
  isWithheld: false,
  run: 0,
  ...fields,
});
const result: DailyResult = {
  score: 78,
  questionPoints: 28,
  diagnosisPoints: 50,
  lines: [
    { mark: "must-ask", found: ["Onset"] },
    { mark: "telling", found: ["Spread"] },
    { mark: "none", found: [] },
  ],
  open: ["Allergies"],
  diagnosis: "Inferior infarction",
  verdict: "right",
  telling: [
    {
      question: "Does it spread?",
      answer: "Into my jaw.",
      why: "Points to the heart.",
      isAsked: true,
    },
  ],
  standing: { rank: 3, of: 12 },
};
const done = round({
  left: 5,
  turns: [turn("When?"), turn("Where?"), turn("Pets?")],
  given: "Heart attack",
  result,
  run: 4,
});
const signedIn = { "GET /auth/me": { json: aUser() } };
beforeEach(() => localStorage.setItem("authToken", "t"));

describe("playing the daily round", () => {
  it("asks with Enter, counts down, and says when a line was two questions", async () => {
    const user = userEvent.setup();
    const seen = fakeApi({
      ...signedIn,
      "GET /daily": { json: round() },
      "POST /daily/2026-11-23/questions": {
        json: round({ left: 6, turns: [turn("When and where?", 2)] }),
      },
    });
    renderApp(routes, "/daily");
    expect(await screen.findByText("8 questions left")).toBeVisible();
    expect(screen.getByText("It is my chest.")).toBeVisible();
    await user.type(
      screen.getByRole("textbox", { name: "Your question" }),
      "When and where?{Enter}",
    );
    expect(await screen.findByText("About When and where?")).toBeVisible();
    expect(screen.getByText("Counted as 2 questions")).toBeVisible();
    expect(screen.getByText("6 questions left")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Your question" })).toHaveValue("");
    const sent = seen.find(({ method }) => method === "POST");
    expect(sent?.body).toEqual({ message: "When and where?" });
    expect(sent?.headers.get("idempotency-key")).toBeTruthy();
  });

  it("keeps what was written when it could not be sent, and sends it again under the same key", async () => {
    const user = userEvent.setup();
    let isDown = true;
    const seen = fakeApi({
      ...signedIn,
      "GET /daily": { json: round() },
      "POST /daily/2026-11-23/questions": () =>
        isDown ? "unreachable" : { json: round({ left: 7, turns: [turn("When?")] }) },
    });
    renderApp(routes, "/daily");
    await user.type(await screen.findByRole("textbox", { name: "Your question" }), "When?{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Network error");
    expect(screen.getByRole("textbox", { name: "Your question" })).toHaveValue("When?");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Ask" }));
    expect(await screen.findByText("About When?")).toBeVisible();
    const keys = seen
      .filter(({ method }) => method === "POST")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("asks for the diagnosis when the questions are used up, and focuses what comes in place of the question", async () => {
    const user = userEvent.setup();
    fakeApi({
      ...signedIn,
      "GET /daily": { json: round({ left: 1, turns: [turn("When?")] }) },
      "POST /daily/2026-11-23/questions": {
        json: round({ left: 0, turns: [turn("When?"), turn("Where?")] }),
      },
      "POST /daily/2026-11-23/diagnosis": { json: done },
    });
    renderApp(routes, "/daily");
    await user.type(await screen.findByRole("textbox", { name: "Your question" }), "Where?{Enter}");
    expect(await screen.findByText("No questions left")).toBeVisible();
    const diagnosis = await screen.findByLabelText("Your diagnosis");
    expect(diagnosis).toHaveFocus();
    await user.type(diagnosis, "Heart attack");
    await user.click(screen.getByRole("button", { name: "Give diagnosis" }));
    expect(
      await screen.findByRole("heading", { name: /Right\. It was inferior infarction\./ }),
    ).toHaveFocus();
  });
});

describe("after the daily round", () => {
  it("tells what it was, the marks, the place, the run, and the telling questions as the patient answers them", async () => {
    fakeApi({ ...signedIn, "GET /daily": { json: done } });
    renderApp(routes, "/daily");
    const shown = within(await screen.findByRole("region", { name: "Your result" }));
    expect(shown.getByText("78")).toBeVisible();
    expect(shown.getByText("3rd of 12 today")).toBeVisible();
    expect(shown.getByText("4 days in a row")).toBeVisible();
    expect(shown.getByText("You said: Heart attack")).toBeVisible();
    const marks = within(shown.getByRole("list", { name: "Your questions as marks" }));
    expect(marks.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Had to be asked",
      "Telling",
      "Nothing new",
    ]);
    expect(shown.getByText("Into my jaw.")).toBeVisible();
    expect(shown.getByText("Allergies")).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("says why somebody is not ranked, and keeps closed what would give a consultation away", async () => {
    fakeApi({
      ...signedIn,
      "GET /daily": { json: { ...done, result: { ...result, standing: null } } },
    });
    const first = renderApp(routes, "/daily");
    expect(await screen.findByText(/you had met this patient before/)).toBeVisible();
    first.unmount();
    fakeApi({ ...signedIn, "GET /daily": { json: { ...done, result: null, isWithheld: true } } });
    renderApp(routes, "/daily");
    expect(await screen.findByRole("heading", { name: "Your diagnosis is in" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go on with the consultation" })).toHaveAttribute(
      "href",
      `/simulation/${session.patient._id}`,
    );
    expect(screen.queryByText(/infarction/)).not.toBeInTheDocument();
  });

  it("copies a row of marks and a number that give nothing of the case away", async () => {
    const user = userEvent.setup();
    fakeApi({ ...signedIn, "GET /daily": { json: done } });
    renderApp(routes, "/daily");
    await user.click(await screen.findByRole("button", { name: "Copy result" }));
    expect(await screen.findByText("Copied. It gives nothing of the case away.")).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(shareText(done, result, `${window.location.origin}/daily`));
    expect(copied).toContain("🟩🟢⚪ → ✅\n78 of 100");
    for (const told of [done.patient.name, "Delroy", result.diagnosis, "Onset", "chest", "When"])
      expect(copied).not.toContain(told);
  });

  it("offers the text to be copied by hand where the clipboard is closed", async () => {
    const user = userEvent.setup();
    fakeApi({ ...signedIn, "GET /daily": { json: done } });
    renderApp(routes, "/daily");
    const button = await screen.findByRole("button", { name: "Copy result" });
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await user.click(button);
    expect(await screen.findByRole("textbox", { name: "Select and copy" })).toHaveValue(
      shareText(done, result, `${window.location.origin}/daily`),
    );
  });
});
