import { drawEcg, printoutOf } from "@anamnesis/ecg";
import type { TestResult } from "@anamnesis/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createQueryClient } from "@/lib/api/queries.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { EcgResult } from "./ecg-result.tsx";

const result: TestResult = {
  testName: "ECG/EKG",
  resultText: "Sinus rhythm, 60/min.",
  values: [],
  report: "Sinus rhythm, 60/min.",
  hasTracing: true,
  format: "text",
  orderedAt: "2026-01-01T00:00:00.000Z",
};
const tracing = "GET /sessions/s1/tracing?testName=ECG%2FEKG";
const report = "POST /sessions/s1/report";
const drawn = { json: printoutOf(drawEcg({ rate: 60 }, 1)) };

const show = (shown: TestResult = result) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EcgResult result={shown} sessionId="s1" />
    </QueryClientProvider>,
  );

test("shows the tracing first, and the report when it is asked for", async () => {
  const seen = fakeApi({
    [tracing]: drawn,
    [report]: { json: { ...result, reportOpenedAt: "2026-01-01T00:01:00.000Z" } },
  });
  show();
  expect(
    await screen.findByRole("img", { name: /ECG\/EKG: tracing of leads I, II, III.*25 mm\/s/ }),
  ).toBeVisible();
  expect(screen.queryByText("Sinus rhythm, 60/min.")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Show the report" }));
  expect(screen.getByText("Sinus rhythm, 60/min.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show the report" })).toBeNull();
  expect(seen.at(-1)).toMatchObject({ method: "POST", body: { testName: "ECG/EKG" } });
});

test("shows a report that was opened before, and one whose opening could not be noted", async () => {
  fakeApi({ [tracing]: drawn });
  const { unmount } = show({ ...result, reportOpenedAt: "2026-01-01T00:01:00.000Z" });
  expect(screen.getByText("Sinus rhythm, 60/min.")).toBeVisible();
  unmount();

  fakeApi({ [tracing]: drawn, [report]: "unreachable" });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Show the report" }));
  expect(screen.getByText("Sinus rhythm, 60/min.")).toBeVisible();
});

test("measures with the keyboard alone", async () => {
  fakeApi({ [tracing]: drawn });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Calipers" }));
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("1000 ms · 60/min · 0.00 mV");

  screen.getByRole("slider", { name: "Second point" }).focus();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{ArrowUp}{ArrowUp}");
  expect(status).toHaveTextContent("800 ms · 75/min · 0.10 mV");
  await userEvent.click(screen.getByRole("button", { name: "March out" }));
  expect(screen.getByRole("button", { name: "March out" })).toHaveAttribute("aria-pressed", "true");
});

test("zooms by buttons, and opens in the whole window", async () => {
  fakeApi({ [tracing]: drawn });
  show();
  const tools = await screen.findByRole("toolbar", { name: "ECG/EKG tools" });
  expect(within(tools).getByRole("button", { name: "Zoom out" })).toBeDisabled();
  await userEvent.click(within(tools).getByRole("button", { name: "Zoom in" }));
  await userEvent.click(within(tools).getByRole("button", { name: "Zoom in" }));
  expect(within(tools).getByRole("button", { name: "Zoom 196 %" })).toBeVisible();
  await userEvent.click(within(tools).getByRole("button", { name: "Zoom 196 %" }));
  expect(within(tools).getByRole("button", { name: "Zoom 100 %" })).toBeVisible();

  await userEvent.click(within(tools).getByRole("button", { name: "Full screen" }));
  const dialog = screen.getByRole("dialog", { name: "ECG/EKG" });
  expect(within(dialog).getByRole("img", { name: /tracing of leads/ })).toBeVisible();
});

test("says when the tracing could not be loaded, and tries again", async () => {
  let answer: "unreachable" | typeof drawn = "unreachable";
  fakeApi({ [tracing]: () => answer });
  show();
  expect(
    await screen.findByText("The tracing could not be loaded", {}, { timeout: 4000 }),
  ).toBeVisible();
  answer = drawn;
  await userEvent.click(screen.getByRole("button", { name: /try again|retry/i }));
  expect(await screen.findByRole("img", { name: /tracing of leads/ })).toBeVisible();
});
