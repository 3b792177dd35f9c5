import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/api/queries.ts";
import { FinalDiagnosisForm } from "./final-diagnosis-form.tsx";
import { finalValuesOf, initialValuesOf } from "./form-values.ts";
import { InitialDiagnosisForm } from "./initial-diagnosis-form.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(
      url.includes("q=amox")
        ? [{ name: "Amoxicillin", matched: null, detail: "Penicillin" }]
        : url.includes("q=heart+at")
          ? [{ name: "Myocardial infarction", matched: "heart attack", detail: "I21.9" }]
          : [],
    ),
  );
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

function initialForm(differential: readonly string[] = []) {
  const onSubmit = vi.fn();
  const view = render(
    <InitialDiagnosisForm
      differential={differential}
      draftKey="ada/initial-diagnosis/s1"
      initial={() => initialValuesOf(null)}
      onSubmit={onSubmit}
      isSubmitting={false}
    />,
    { wrapper },
  );
  return { ...view, onSubmit, user: userEvent.setup() };
}
const submit = () => screen.getByRole("button", { name: "Order Tests & Continue" });

test("reasoning and diagnosis are both needed", async () => {
  const { user, onSubmit } = initialForm();
  expect(submit()).toBeDisabled();
  await user.type(screen.getByLabelText("Clinical Reasoning"), "Pressure at rest.");
  expect(submit()).toBeDisabled();
  await user.type(screen.getByLabelText("Preliminary Diagnosis"), "ACS");
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    clinicalReasoning: "Pressure at rest.",
    preliminaryDiagnosis: "ACS",
    sureness: null,
    medications: [""],
  });
});

test("how sure one is can be said in five steps, taken back, and left out", async () => {
  const { user, onSubmit } = initialForm();
  const group = within(screen.getByRole("group", { name: "How sure are you?" }));
  expect(group.getAllByRole("radio")).toHaveLength(6);
  expect(group.getByRole("radio", { name: "Not saying" })).toBeChecked();
  await user.type(screen.getByLabelText("Clinical Reasoning"), "Pressure at rest.");
  await user.type(screen.getByLabelText("Preliminary Diagnosis"), "ACS");
  await user.click(group.getByRole("radio", { name: "90%, nearly certain" }));
  await user.click(submit());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ sureness: 90 }));
  await user.click(group.getByRole("radio", { name: "Not saying" }));
  await user.click(submit());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ sureness: null }));
});

test("rows of medications come and go, the last one stays", async () => {
  const { user } = initialForm();
  expect(screen.queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Medication 1"), "Aspirin 300 mg");
  await user.click(screen.getByRole("button", { name: "Add Another Medication" }));
  await user.type(screen.getByLabelText("Medication 2"), "Oxygen");
  await user.click(screen.getByRole("button", { name: "Remove row 1" }));
  expect(screen.getByLabelText("Medication 1")).toHaveValue("Oxygen");
  expect(screen.queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
});

test("Enter in a medication begins the next one and submits nothing", async () => {
  const { user, onSubmit } = initialForm();
  await user.type(screen.getByLabelText("Clinical Reasoning"), "x");
  await user.type(screen.getByLabelText("Preliminary Diagnosis"), "y");
  await user.type(screen.getByLabelText("Medication 1"), "Aspirin{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Medication 2")).toBeInTheDocument();
});

test("a draft is there again after a reload", async () => {
  const first = initialForm();
  await first.user.type(screen.getByLabelText("Clinical Reasoning"), "Half a thought");
  await first.user.type(screen.getByLabelText("Medication 1"), "Asp");
  first.unmount();
  initialForm();
  expect(screen.getByLabelText("Clinical Reasoning")).toHaveValue("Half a thought");
  expect(screen.getByLabelText("Medication 1")).toHaveValue("Asp");
});

test("the final form is prefilled from the initial diagnosis and needs no more to be submitted", async () => {
  const onSubmit = vi.fn();
  render(
    <FinalDiagnosisForm
      draftKey="ada/final-diagnosis/s1"
      initial={() =>
        finalValuesOf(null, {
          clinicalReasoning: "Pressure at rest.",
          preliminaryDiagnosis: "ACS",
          initialMedications: ["Aspirin 300 mg", "Oxygen"],
        })
      }
      onSubmit={onSubmit}
      isSubmitting={false}
    />,
    { wrapper },
  );
  expect(screen.getByLabelText("Final Diagnosis")).toHaveValue("ACS");
  expect(screen.getByLabelText("Medication 2")).toHaveValue("Oxygen");
  await userEvent.click(screen.getByRole("button", { name: "Complete Diagnosis" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a diagnosis is proposed by what people call it, and what was written stands unless one is taken", async () => {
  const { user } = initialForm();
  const box = screen.getByLabelText("Preliminary Diagnosis");
  await user.type(box, "heart at");
  const proposal = await screen.findByRole("option", { name: /also: heart attack/ });
  await user.tab();
  expect(screen.getByLabelText("Preliminary Diagnosis")).toHaveValue("heart at");
  await user.click(screen.getByLabelText("Preliminary Diagnosis"));
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(screen.getByLabelText("Preliminary Diagnosis")).toHaveValue("Myocardial infarction");
  expect(proposal).not.toBeVisible();
});

test("a medicine that is taken asks for its dose, and the helper writes the line", async () => {
  const { user, onSubmit } = initialForm();
  await user.type(screen.getByLabelText("Medication 1"), "amox");
  await user.click(await screen.findByRole("option", { name: /Amoxicillin/ }));
  const helper = screen.getByRole("group", { name: "Dose, route and frequency of medication 1" });
  await vi.waitFor(() => expect(within(helper).getByLabelText("Dose")).toHaveFocus());
  await user.keyboard("500");
  await user.selectOptions(within(helper).getByLabelText("Route"), "orally");
  await user.selectOptions(within(helper).getByLabelText("How often"), "three times daily");
  const line = "Amoxicillin 500 mg orally, three times daily";
  expect(screen.getByLabelText("Medication 1")).toHaveValue(line);
  await user.type(screen.getByLabelText("Medication 1"), " for 5 days");
  await user.selectOptions(within(helper).getByLabelText("Unit"), "g");
  expect(screen.getByLabelText("Medication 1")).toHaveValue(
    "Amoxicillin 500 g orally, three times daily, for 5 days",
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the working differential is a press away from the diagnosis", async () => {
  const { user } = initialForm(["Acute pericarditis", "Pulmonary embolism"]);
  await user.click(screen.getByRole("button", { name: "Acute pericarditis" }));
  expect(screen.getByLabelText("Preliminary Diagnosis")).toHaveValue("Acute pericarditis");
  expect(screen.queryByRole("button", { name: "Acute pericarditis" })).not.toBeInTheDocument();
});
