import type { Calibration as Kept, Sureness } from "@anamnesis/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createQueryClient } from "@/lib/api/queries.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { Calibration, verdictOf } from "./calibration.tsx";

const kept = (of: Partial<Record<Sureness, [number, number | null]>>): Kept => {
  const steps = ([10, 30, 50, 70, 90] as const).map((sureness) => {
    const [counted, rightPercent] = of[sureness] ?? [0, null];
    return { sureness, counted, rightPercent };
  });
  return { counted: steps.reduce((sum, { counted }) => sum + counted, 0), steps };
};
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Calibration />
    </QueryClientProvider>,
  );
const path = "GET /users/calibration";

it("shows by step how often one was right and how many were counted, nothing of fewer than five", async () => {
  fakeApi({ [path]: { json: kept({ 70: [4, null], 90: [21, 71] }) } });
  show();
  expect(await screen.findByText(/When you say 90%, you are right 71% of the time/)).toBeVisible();
  expect(screen.getByText(/25 judgements counted/)).toBeVisible();
  const table = within(screen.getByRole("table", { name: /How often you were right/ }));
  expect(table.getByRole("row", { name: "90% 71% 21" })).toBeVisible();
  expect(table.getByRole("row", { name: "70% too few 4" })).toBeVisible();
});

it("says what is still to come while nothing, or too little, was said", async () => {
  fakeApi({ [path]: { json: kept({}) } });
  show();
  expect(await screen.findByText(/Say how sure you are/)).toBeVisible();
});

it("offers to try again", async () => {
  let isDown = true;
  fakeApi({
    [path]: () =>
      isDown
        ? { status: 500, json: { message: "Broken" } }
        : { json: kept({ 30: [3, null], 90: [1, null] }) },
  });
  show();
  await screen.findByRole("alert", undefined, { timeout: 8_000 });
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/4 judgements have been counted/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("speaks of the step that rests on most", () => {
  expect(verdictOf(kept({ 30: [9, 55], 90: [6, 95] }))).toContain("more often than you say");
  expect(verdictOf(kept({ 70: [8, 66] }))).toContain("about as often");
  expect(verdictOf(kept({ 70: [4, null] }))).toBeNull();
});
