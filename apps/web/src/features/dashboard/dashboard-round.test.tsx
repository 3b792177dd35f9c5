import type { DailyRound } from "@anamnesis/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import {
  answers,
  patient,
  recommended,
  round,
  routes,
  withDashboard,
} from "./dashboard-fixture.tsx";

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
