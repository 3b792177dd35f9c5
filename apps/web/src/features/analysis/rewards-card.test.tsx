import type { Achievement, SessionRewards } from "@anamnesis/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { RewardsCard } from "./rewards-card.tsx";

const confetti = vi.hoisted(() => vi.fn());
vi.mock("canvas-confetti", () => ({ default: { create: () => confetti } }));

const badge: Achievement = {
  id: "first-diagnosis",
  name: "First Diagnosis",
  description: "Complete your first case",
  group: "milestones",
  level: 1,
  levels: [
    { goal: 1, description: "Complete your first case", earnedAt: "2026-03-04T10:00:00.000Z" },
  ],
  earned: true,
  earnedAt: "2026-03-04T10:00:00.000Z",
  progress: 1,
  goal: 1,
};
const rewards: SessionRewards = {
  points: 84,
  explanation: "84% of 100 points.",
  earned: [badge],
  streak: 3,
  recommendations: [],
  cards: 5,
};
let analyzedAt = "";
const open = (id: string) =>
  renderApp(
    [
      {
        path: "/",
        element: <RewardsCard sessionId={id} report={{ overallScore: 7, analyzedAt }} />,
      },
    ],
    "/",
  );
beforeEach(() => {
  analyzedAt = new Date().toISOString();
  confetti.mockClear();
});

it("says what the case brought, and celebrates an achievement once", async () => {
  fakeApi({ "GET /sessions/s1/rewards": { json: rewards } });
  const { unmount } = open("s1");
  expect(await screen.findByText("+84")).toBeVisible();
  expect(screen.getByText("84% of 100 points.")).toBeVisible();
  expect(screen.getByText("First Diagnosis")).toBeVisible();
  expect(screen.getByRole("link", { name: "Recall what was missed" })).toHaveAttribute(
    "href",
    "/recall",
  );
  await waitFor(() => expect(confetti).toHaveBeenCalledTimes(1));
  unmount();
  open("s1");
  await screen.findByText("First Diagnosis");
  expect(confetti).toHaveBeenCalledTimes(1);
});

it("stays calm for who asks for it, and long after the fact", async () => {
  fakeApi({
    "GET /sessions/s2/rewards": { json: rewards },
    "GET /sessions/s3/rewards": { json: rewards },
  });
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
  const { unmount } = open("s2");
  await screen.findByText("First Diagnosis");
  window.matchMedia = matchMedia;
  unmount();
  analyzedAt = "2026-01-01T00:00:00.000Z";
  open("s3");
  await screen.findByText("First Diagnosis");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(confetti).not.toHaveBeenCalled();
});

it("does not hide that the rewards could not be loaded, and tries again", async () => {
  let isDown = true;
  fakeApi({
    "GET /sessions/s4/rewards": () => (isDown ? { status: 400, json: {} } : { json: rewards }),
  });
  open("s4");
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(screen.getByText(/^Your marks are safe/)).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText("+84")).toBeVisible();
});
