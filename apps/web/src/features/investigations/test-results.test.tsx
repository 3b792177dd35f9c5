import type { TestResult } from "@anamnesis/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createQueryClient } from "@/lib/api/queries.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { TestResults } from "./test-results.tsx";

const panel: TestResult = {
  testName: "Basic Metabolic Panel",
  resultText: "Glucose: 18.2 mmol/L (4.0–7.8) [H]\n\nRaised glucose.",
  values: [
    {
      analyte: "Glucose",
      value: "18.2",
      unit: "mmol/L",
      range: "4.0–7.8",
      flag: "H",
      conventional: { analyte: "Glucose", value: "328", unit: "mg/dL", range: "72–141" },
    },
    {
      analyte: "eGFR",
      value: "88",
      unit: "mL/min/1.73 m²",
      range: "> 60",
      flag: "",
      conventional: null,
    },
  ],
  report: "Raised glucose.",
  hasTracing: false,
  format: "text",
  orderedAt: "2025-01-01T00:00:00.000Z",
};
const film: TestResult = { ...panel, testName: "Chest X-Ray", values: [], report: "Clear lungs." };

test("shows values as a table with their flags, in the units that the reader chooses", async () => {
  render(<TestResults sessionId="s1" results={[panel, film]} latest={[]} />);
  const table = screen.getByRole("table", { name: "Basic Metabolic Panel, SI units" });
  expect(within(table).getByRole("row", { name: /Glucose.*high.*18\.2.*mmol\/L.*4\.0–7\.8/ }));
  expect(screen.getByText("Raised glucose.")).toBeVisible();
  expect(screen.getByText("Clear lungs.")).toBeVisible();

  await userEvent.click(screen.getByRole("radio", { name: "Conventional" }));
  const converted = screen.getByRole("table", {
    name: "Basic Metabolic Panel, Conventional units",
  });
  expect(within(converted).getByRole("row", { name: /Glucose.*328.*mg\/dL.*72–141/ }));
  // What is written alike in both systems stays.
  expect(within(converted).getByRole("row", { name: /eGFR.*88.*mL\/min/ }));
});

test("shows a case's own picture with its credit, and the report on asking", async () => {
  const own: TestResult = {
    ...film,
    report: "Right lower lobe consolidation.",
    format: "image",
    resultImageURL: "/api/pictures/abc",
    image: { alt: "A hazy white patch low on one side", credit: "Our department", licence: "CC0" },
  };
  fakeApi({ "POST /sessions/s1/report": { json: own } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestResults sessionId="s1" results={[own]} latest={[]} />
    </QueryClientProvider>,
  );
  const image = screen.getByRole("img", {
    name: "Chest X-Ray: A hazy white patch low on one side",
  });
  expect(image).toHaveAttribute("src", "/api/pictures/abc");
  expect(screen.getByText("Our department · CC0")).toBeVisible();
  expect(screen.queryByText("Right lower lobe consolidation.")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Enlarge/ }));
  const dialog = screen.getByRole("dialog");
  const large = within(dialog).getByRole("img", { name: /hazy white patch/ });
  fireEvent.change(within(dialog).getByRole("slider", { name: "Contrast" }), {
    target: { value: "150" },
  });
  expect(large.style.filter).toContain("contrast(150%)");
  await userEvent.click(within(dialog).getByRole("button", { name: "As taken" }));
  expect(large.style.filter).toContain("contrast(100%)");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Show the report" }));
  expect(screen.getByText("Right lower lobe consolidation.")).toBeVisible();
});

test("offers no choice of units where there is nothing to convert", () => {
  render(<TestResults sessionId="s1" results={[film]} latest={[]} />);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("shows a film first, described by how it looks and whose it is, and its report on asking", async () => {
  const drawn: TestResult = {
    ...film,
    report: "Right lower lobe consolidation.",
    format: "image",
    resultImageURL: "/api/pictures/1",
    image: {
      alt: "Frontal chest film: low on the patient's right an even white area",
      credit: "Computer-made for teaching, of nobody",
      licence: "MIT",
    },
  };
  fakeApi({ "POST /sessions/s1/report": { json: drawn } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestResults sessionId="s1" results={[drawn]} latest={[]} />
    </QueryClientProvider>,
  );
  const image = screen.getByRole("img", { name: /white area/ });
  expect(image).not.toHaveAccessibleName(/consolidation/i);
  expect(screen.getByText(/Computer-made for teaching/)).toBeVisible();
  expect(screen.queryByText("Right lower lobe consolidation.")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show the report" }));
  expect(screen.getByText("Right lower lobe consolidation.")).toBeVisible();
});
