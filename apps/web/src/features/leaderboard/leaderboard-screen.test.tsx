import type { Board, LeaderboardEntry } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { LeaderboardScreen } from "./leaderboard-screen.tsx";

const routes = [
  {
    element: <RequireUser />,
    children: [
      { path: "/leaderboard", element: <LeaderboardScreen /> },
      { path: "/profile", element: <p>Profile screen</p> },
    ],
  },
];
const user = aUser({ specialization: "Neurology" });
const me = { "GET /auth/me": { json: user } };
beforeEach(() => localStorage.setItem("authToken", "t"));

const learner = (place: number, fields: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  _id: `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`,
  name: `Learner ${place}`,
  specialization: "Cardiology",
  institutionName: "",
  rank: place,
  totalScore: 1000 - place,
  casesCompleted: 3,
  averageScore: 80,
  studyHours: 5,
  isCurrentUser: false,
  ...fields,
});
const own = learner(4, { name: user.name, isCurrentUser: true });
const board: Board = {
  period: "week",
  scope: "everyone",
  of: null,
  startsOn: "2026-03-16",
  endsOn: "2026-03-23",
  people: 5,
  page: 1,
  pages: 1,
  entries: [learner(1), learner(2), learner(3), own, learner(5)],
  own,
  neighbours: [],
  shownAs: user.name,
  rules: ["A harder case is worth more."],
};
const path = (query: string) => `GET /leaderboard?${query}`;
const week = path("period=week&scope=everyone&page=1");
const rows = (name: string) =>
  within(screen.getByRole("region", { name })).getAllByRole("listitem");

it("asks for the period of the tab, and keeps it in the address", async () => {
  fakeApi({
    ...me,
    [week]: { json: board },
    [path("period=all&scope=everyone&page=1")]: {
      json: { ...board, period: "all", entries: [learner(1), learner(2)], people: 2, own: null },
    },
  });
  const { router } = renderApp(routes, "/leaderboard");
  expect(await screen.findByText("out of 5")).toBeVisible();
  expect(screen.getByText(/This week ends on/)).toHaveTextContent("March");
  await userEvent.click(screen.getByRole("tab", { name: "All Time" }));
  expect(router.state.location.search).toBe("?period=all");
  expect(await screen.findAllByText("Learner 2")).toHaveLength(2);
  expect(screen.queryByText("Learner 5")).not.toBeInTheDocument();
  expect(screen.queryByText(/ends on/)).not.toBeInTheDocument();
});

it("shows the server's ranks, a shared one as such, one's own row marked, and how points work", async () => {
  const tied = [learner(1), learner(2), learner(3, { rank: 2 }), own, learner(5)];
  fakeApi({ ...me, [week]: { json: { ...board, entries: tied } } });
  renderApp(routes, "/leaderboard");
  await screen.findByRole("region", { name: "Full Rankings" });
  const ranked = rows("Full Rankings");
  expect(ranked[0]).toHaveTextContent("Rank 1");
  expect(ranked[0]).not.toHaveTextContent("shared");
  expect(ranked[2]).toHaveTextContent("Rank 2, shared");
  expect(ranked[3]).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("#4")).toBeVisible();
  await userEvent.click(screen.getByText("How points work"));
  expect(screen.getByText("A harder case is worth more.")).toBeVisible();
});

it("turns pages in the address, and shows one's own place among its neighbours on each", async () => {
  const far = learner(73, { name: user.name, isCurrentUser: true });
  const large = { ...board, people: 120, pages: 3, own: far };
  const neighbours = [learner(72), far, learner(74)];
  fakeApi({
    ...me,
    [week]: { json: { ...large, neighbours } },
    [path("period=week&scope=everyone&page=2")]: {
      json: { ...large, page: 2, entries: [learner(51), learner(52), far], neighbours: [] },
    },
  });
  const { router } = renderApp(routes, "/leaderboard");
  expect(await screen.findByText("Page 1 of 3")).toBeVisible();
  expect(rows("Your place").map((row) => row.getAttribute("aria-current"))).toEqual([
    null,
    "true",
    null,
  ]);
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  expect(await screen.findByText("Page 2 of 3")).toBeVisible();
  expect(router.state.location.search).toBe("?page=2");
  expect(screen.getByText("51 to 53 of 120 people")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Full Rankings" })).toHaveFocus();
  expect(screen.queryByRole("region", { name: "Top three" })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Your place" })).not.toBeInTheDocument();
});

it("ranks a specialization, one's own first", async () => {
  fakeApi({
    ...me,
    [week]: { json: board },
    [path("period=week&scope=specialization&page=1&specialization=Neurology")]: {
      json: { ...board, scope: "specialization", of: "Neurology", own: null },
    },
    [path("period=week&scope=specialization&page=1&specialization=Cardiology")]: {
      json: { ...board, scope: "specialization", of: "Cardiology", own: null },
    },
  });
  const { router } = renderApp(routes, "/leaderboard");
  await screen.findByText("#4");
  await userEvent.click(screen.getByRole("combobox", { name: "Whom to compare with" }));
  await userEvent.click(screen.getByRole("option", { name: "A specialization" }));
  expect(await screen.findByText(/You have no points this week/)).toBeVisible();
  await userEvent.click(screen.getByRole("combobox", { name: "Specialization" }));
  await userEvent.click(screen.getByRole("option", { name: "Cardiology" }));
  expect(router.state.location.search).toBe("?scope=specialization&specialization=Cardiology");
  await screen.findByRole("region", { name: "Full Rankings" });
  expect(screen.queryByText(/You have no points/)).not.toBeInTheDocument();
});

it("sends somebody without an institution to the profile, and asks the server nothing", async () => {
  fakeApi(me);
  renderApp(routes, "/leaderboard?scope=institution");
  await userEvent.click(await screen.findByRole("link", { name: "Go to your profile" }));
  expect(await screen.findByText("Profile screen")).toBeVisible();
});

it("tells somebody who is hidden that the place is theirs alone to see", async () => {
  fakeApi({
    ...me,
    [week]: {
      json: { ...board, people: 4, entries: [learner(1), learner(2), learner(3)], shownAs: null },
    },
  });
  renderApp(routes, "/leaderboard");
  expect(await screen.findByText("Only you see this.")).toBeVisible();
  expect(screen.getByText("out of 5")).toBeVisible();
  expect(screen.queryByText("You", { exact: true })).not.toBeInTheDocument();
});

it("says under which pseudonym one is listed", async () => {
  fakeApi({ ...me, [week]: { json: { ...board, shownAs: "Night Owl" } } });
  renderApp(routes, "/leaderboard");
  expect(await screen.findByText("Night Owl")).toBeVisible();
  expect(screen.getByRole("link", { name: "Change this in your profile" })).toHaveAttribute(
    "href",
    "/profile#leaderboard",
  );
});

it("invites to the first case where nobody is ranked", async () => {
  fakeApi({ ...me, [week]: { json: { ...board, people: 0, entries: [], own: null } } });
  renderApp(routes, "/leaderboard");
  expect(await screen.findByText("Nobody is ranked yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Start a case" })).toHaveAttribute("href", "/modules");
  expect(screen.queryByText("Your Rank")).not.toBeInTheDocument();
});

it("leads back from a page that is no longer there", async () => {
  fakeApi({
    ...me,
    [path("period=week&scope=everyone&page=9")]: {
      json: { ...board, page: 9, pages: 2, entries: [], neighbours: [] },
    },
  });
  renderApp(routes, "/leaderboard?page=9");
  expect(await screen.findByText("This ranking has 2 pages.")).toBeVisible();
  expect(screen.getByRole("link", { name: "To the first page" })).toHaveAttribute(
    "href",
    "/leaderboard",
  );
});

it("shows five sample learners under the banner when the ranking cannot be loaded", async () => {
  fakeApi({ ...me, [week]: { status: 400, json: { message: "no" } } });
  renderApp(routes, "/leaderboard");
  expect(await screen.findByText("Sample data: your own could not be loaded")).toBeVisible();
  expect(rows("Full Rankings")).toHaveLength(5);
  expect(screen.queryByText("Your Rank")).not.toBeInTheDocument();
});
