import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { LeaderboardScreen } from "./leaderboard-screen.tsx";
import { sampleEntries } from "./sample-entries.ts";

const routes = [{ path: "/leaderboard", element: <LeaderboardScreen /> }];
const entries = sampleEntries.map((entry, index) => ({
  ...entry,
  name: `Learner ${index}`,
  // The first two share a rank.
  rank: index < 2 ? 1 : index + 1,
  isCurrentUser: index === 3,
}));
const week = "GET /users/leaderboard?period=week";

it("asks for the period of the tab, and keeps it in the address", async () => {
  const seen = fakeApi({
    [week]: { json: entries },
    "GET /users/leaderboard?period=all": { json: entries.slice(0, 2) },
  });
  const { router } = renderApp(routes, "/leaderboard");
  expect(await screen.findByText("out of 5", { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "All Time" }));
  expect(router.state.location.search).toBe("?period=all");
  expect(await screen.findAllByText("Learner 1")).toHaveLength(2);
  expect(screen.queryByText("Learner 3")).not.toBeInTheDocument();
  expect(seen.map(({ path }) => path)).toContain("/users/leaderboard?period=all");
});

it("shows the server's ranks, one's own row marked", async () => {
  fakeApi({ [week]: { json: entries } });
  renderApp(routes, "/leaderboard");
  const rankings = await screen.findByRole("region", { name: "Full Rankings" });
  const rows = within(rankings).getAllByRole("listitem");
  expect(rows[1]).toHaveTextContent("Rank 1");
  expect(rows[2]).toHaveTextContent("Rank 3");
  expect(rows[3]).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("#4")).toBeVisible();
});

it("has no rank card for somebody who is not in the list", async () => {
  fakeApi({ [week]: { json: entries.slice(0, 3) } });
  renderApp(routes, "/leaderboard");
  await screen.findByRole("region", { name: "Full Rankings" });
  expect(screen.queryByText("Your Rank")).not.toBeInTheDocument();
});

it("shows five sample learners under the banner when the ranking cannot be loaded", async () => {
  fakeApi({ [week]: { status: 400, json: { message: "no" } } });
  renderApp(routes, "/leaderboard");
  expect(await screen.findByText("Sample data: your own could not be loaded")).toBeVisible();
  const rankings = screen.getByRole("region", { name: "Full Rankings" });
  expect(within(rankings).getAllByRole("listitem")).toHaveLength(5);
});
