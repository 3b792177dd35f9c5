import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CaseClock, elapsedText } from "./case-clock.tsx";

test("tells time as one would", () => {
  expect([5, 60, 95, 1440, 2940].map(elapsedText)).toEqual([
    "5 min",
    "1 h",
    "1 h 35 min",
    "1 day",
    "2 days 1 h",
  ]);
});

test("shows no clock before anything was ordered, and a warning only where there is one", () => {
  const { rerender } = render(
    <CaseClock session={{ caseClockMinutes: 0, urgencyWarning: null }} />,
  );
  expect(screen.queryByText(/Case clock/)).toBeNull();
  rerender(<CaseClock session={{ caseClockMinutes: 70, urgencyWarning: null }} />);
  expect(screen.getByText("1 h 10 min")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<CaseClock session={{ caseClockMinutes: 150, urgencyWarning: "He has gone grey." }} />);
  expect(screen.getByRole("alert")).toHaveTextContent("He has gone grey.");
});
