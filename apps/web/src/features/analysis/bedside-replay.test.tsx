import type { BedsideReport } from "@anamnesis/contract";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { BedsideReplay } from "./bedside-replay.tsx";

const report: BedsideReport = {
  minutes: 20,
  hasDied: false,
  curve: Array.from({ length: 41 }, (_, index) => ({
    minute: index / 2,
    heartRate: 84,
    systolic: 86 + index,
    respiratoryRate: 26,
    spo2: 92,
  })),
  acts: [
    {
      minute: 2,
      text: "Adrenaline 0.5 mg into the muscle",
      evidence: { kind: "turn", index: 3, text: "Give adrenaline" },
    },
  ],
  times: [
    {
      id: "adrenaline",
      label: "Adrenaline into the thigh",
      within: 6,
      given: 2,
      outcome: "in time",
      why: "At once.",
    },
    {
      id: "fluids",
      label: "Fluid, fast",
      within: 12,
      given: null,
      outcome: "missed",
      why: "500 ml and more.",
    },
  ],
};

test("says what was done, what was expected and what was left out", () => {
  render(<BedsideReplay report={report} />);
  const times = within(screen.getByRole("region", { name: "What was expected, and when" }));
  expect(times.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "In timeAdrenaline into the thighat 2 min, expected within 6 minAt once.",
    "Not doneFluid, fastexpected within 12 min500 ml and more.",
  ]);
  expect(screen.getByText("Adrenaline 0.5 mg into the muscle")).toBeVisible();
});

test("has the curve in figures for those who do not see it", async () => {
  render(<BedsideReplay report={report} />);
  await userEvent.click(screen.getByText("The vital signs as a table"));
  const table = screen.getByRole("table");
  const rows = within(table).getAllByRole("row");
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.at(-1)).toHaveTextContent("20 min");
  expect(rows.at(-1)).toHaveTextContent("126");
});
