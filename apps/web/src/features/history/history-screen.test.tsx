import type { SessionSummary } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { HistoryScreen } from "./history-screen.tsx";
import { sampleSessions } from "./sample-sessions.ts";

const routes = [{ path: "/sessions", element: <HistoryScreen /> }];
const own = sampleSessions(new Date());
const answers = { "GET /auth/me": { json: aUser() }, "GET /sessions": { json: own } };
const many = (count: number): SessionSummary[] =>
  Array.from({ length: count }, (_, index) => ({ ...own[0]!, _id: `session-${index}` }));
beforeEach(() => localStorage.setItem("authToken", "t"));

it("takes its filters from the address and says how much they leave", async () => {
  fakeApi(answers);
  renderApp(routes, "/sessions?search=pneumonia&specialization=pulmonology");
  const list = within(await screen.findByRole("list", { name: "Sessions" }));
  expect(list.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  expect(screen.getByText("1 of 3 sessions")).toBeVisible();
});

it("puts what is searched for into the address, and clears all filters at once", async () => {
  fakeApi(answers);
  const { router } = renderApp(routes, "/sessions?time=week");
  await userEvent.type(await screen.findByLabelText("Search sessions"), "okafor");
  expect(router.state.location.search).toBe("?time=week&search=okafor");
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(router.state.location.search).toBe("");
  expect(screen.getByText("3 sessions")).toBeVisible();
});

it("keeps thousands of sessions out of the page, and counts them all", async () => {
  fakeApi({ ...answers, "GET /sessions": { json: many(5000) } });
  renderApp(routes, "/sessions");
  expect(await screen.findByText("5,000 sessions")).toBeVisible();
  expect(screen.queryAllByRole("link", { name: "View Details" }).length).toBeLessThan(60);
});
