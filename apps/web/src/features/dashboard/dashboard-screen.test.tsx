import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import {
  routes,
  patient,
  session,
  dashboard,
  recommended,
  answers,
  withDashboard,
} from "./dashboard-fixture.tsx";

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
