import type { HistoryPage, SessionSummary } from "@anamnesis/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { HistoryScreen } from "./history-screen.tsx";
import { sampleSessions } from "./sample-sessions.ts";

const routes = [{ path: "/sessions", element: <HistoryScreen /> }];
const own = sampleSessions(new Date()).map((session, index) => ({
  ...session,
  patient: { ...session.patient, name: `Own ${index + 1}` },
}));
const page = (
  sessions: readonly SessionSummary[],
  matching = sessions.length,
  nextCursor: string | null = null,
): { json: HistoryPage } => ({ json: { sessions: [...sessions], matching, nextCursor } });
const asking = (query: string) => `GET /history?${query}&limit=30`;
const all = asking("q=&specialization=all&time=all");
const answers = {
  "GET /auth/me": { json: aUser() },
  "GET /history/summary": { json: { total: 3, average: 70, best: 88 } },
  [all]: page(own),
};
beforeEach(() => localStorage.setItem("authToken", "t"));

it("asks the server for what the address filters, and says how much that leaves", async () => {
  fakeApi({
    ...answers,
    [asking("q=pneumonia&specialization=pulmonology&time=all")]: page(own.slice(1, 2)),
  });
  renderApp(routes, "/sessions?search=pneumonia&specialization=pulmonology");
  const list = within(await screen.findByRole("list", { name: "Sessions" }));
  expect(list.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  expect(await screen.findByText("1 of 3 sessions")).toBeVisible();
  expect(screen.getByText("88%")).toBeVisible();
});

it("searches once for a word that is typed, and clears all filters at once", async () => {
  const seen = fakeApi({
    ...answers,
    [asking("q=&specialization=all&time=week")]: page(own),
    [asking("q=okafor&specialization=all&time=week")]: page([]),
  });
  const { router } = renderApp(routes, "/sessions?time=week");
  await userEvent.type(await screen.findByLabelText("Search sessions"), "okafor");
  expect(router.state.location.search).toBe("?time=week&search=okafor");
  expect(await screen.findByText("No sessions found")).toBeVisible();
  expect(screen.getByText("Try adjusting your filters to see more results")).toBeVisible();
  expect(seen.filter(({ path }) => path.includes("q=o"))).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(router.state.location.search).toBe("");
  expect(await screen.findByText("3 sessions")).toBeVisible();
});

it("fetches the next page when the end comes near, and offers to try again when it cannot", async () => {
  let near: (() => void) | undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => tell([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {
        near = undefined;
      }
    },
  );
  let isDown = true;
  const seen = fakeApi({
    ...answers,
    [all]: page(own.slice(0, 2), 3, "c1"),
    [`${all}&cursor=c1`]: () =>
      isDown ? { status: 400, json: { message: "Not now." } } : page(own.slice(2), 3),
  });
  renderApp(routes, "/sessions");
  expect(await screen.findByText("Own 2")).toBeVisible();
  await act(async () => near?.());
  expect(await screen.findByText(/could not be loaded. Not now./)).toBeVisible();
  expect(near).toBeUndefined();
  expect(seen.filter(({ path }) => path.includes("cursor"))).toHaveLength(1);
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Own 3")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show more sessions" })).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it("keeps thousands of sessions out of the page, and counts them all", async () => {
  const many = Array.from({ length: 400 }, (_, index) => ({ ...own[0]!, _id: `s-${index}` }));
  fakeApi({
    ...answers,
    "GET /history/summary": { json: { total: 5000, average: 70, best: 88 } },
    [all]: page(many, 5000, "c1"),
  });
  renderApp(routes, "/sessions");
  expect(await screen.findByText("5,000 sessions")).toBeVisible();
  expect(screen.queryAllByRole("link", { name: "View Details" }).length).toBeLessThan(60);
});

it("shows what was taken away from a session", async () => {
  fakeApi({ ...answers, [all]: page([{ ...own[0]!, reflection: "Ask about travel" }]) });
  renderApp(routes, "/sessions");
  expect(await screen.findByText("Ask about travel")).toBeVisible();
});

it("never mixes sample sessions with real figures", async () => {
  let isDown = true;
  fakeApi({
    ...answers,
    "GET /history/summary": () => (isDown ? { status: 400 } : answers["GET /history/summary"]),
  });
  renderApp(routes, "/sessions");
  expect(await screen.findByText("Sample data: your own could not be loaded")).toBeVisible();
  expect(screen.getByText("Robert Whitfield")).toBeVisible();
  expect(screen.getByText("79%", { selector: "dd" })).toBeVisible();
  expect(screen.queryByText("Own 1")).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Own 1")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Robert Whitfield")).not.toBeInTheDocument());
});
