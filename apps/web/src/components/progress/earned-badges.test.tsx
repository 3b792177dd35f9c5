import type { Achievement } from "@anamnesis/contract";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { EarnedBadges } from "./earned-badges.tsx";

const ladder: Achievement = {
  id: "listener",
  name: "Open Ear",
  description: "Open with an open question in 15 cases",
  group: "communication",
  level: 1,
  levels: [
    { goal: 5, description: "Open well in 5 cases", earnedAt: "2026-02-03T10:00:00.000Z" },
    { goal: 15, description: "Open with an open question in 15 cases", earnedAt: null },
  ],
  earned: true,
  earnedAt: "2026-02-03T10:00:00.000Z",
  progress: 5,
  goal: 15,
};

it("names what was earned, its level, and what the next one asks for", () => {
  render(<EarnedBadges earned={[ladder]} />);
  const section = screen.getByRole("region", { name: "New achievement" });
  expect(section).toHaveTextContent("Open Ear");
  expect(section).toHaveTextContent("Level 1 of 2");
  expect(section).toHaveTextContent("Open well in 5 cases");
  expect(section).toHaveTextContent("Next: Open with an open question in 15 cases");
});

it("promises nothing further once the last level is reached", () => {
  const last = { ...ladder, level: 2 };
  render(<EarnedBadges earned={[last, { ...ladder, id: "other", name: "Other" }]} />);
  const rows = within(screen.getByRole("region", { name: "2 new achievements" })).getAllByRole(
    "listitem",
  );
  expect(rows[0]).not.toHaveTextContent("Next:");
  expect(rows[1]).toHaveTextContent("Next:");
});

it("is not there when nothing was earned", () => {
  const { container } = render(<EarnedBadges earned={[]} />);
  expect(container).toBeEmptyDOMElement();
});
