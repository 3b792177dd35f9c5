import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FinalDiagnosisForm } from "./final-diagnosis-form.tsx";
import { finalValuesOf, initialValuesOf } from "./form-values.ts";
import { InitialDiagnosisForm } from "./initial-diagnosis-form.tsx";

function initialForm() {
  const onSubmit = vi.fn();
  const view = render(
    <InitialDiagnosisForm
      draftKey="ada/initial-diagnosis/s1"
      initial={() => initialValuesOf(null)}
      onSubmit={onSubmit}
      isSubmitting={false}
    />,
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
    medications: [""],
  });
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
  );
  expect(screen.getByLabelText("Final Diagnosis")).toHaveValue("ACS");
  expect(screen.getByLabelText("Medication 2")).toHaveValue("Oxygen");
  await userEvent.click(screen.getByRole("button", { name: "Complete Diagnosis" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
