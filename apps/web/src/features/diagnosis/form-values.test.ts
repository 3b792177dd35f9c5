import { expect, test } from "vitest";
import {
  canSubmitFinal,
  canSubmitInitial,
  finalInputOf,
  finalValuesOf,
  initialInputOf,
  initialValuesOf,
  isFinalValues,
  isInitialValues,
} from "./form-values.ts";

const at = new Date("2026-03-02T10:00:00.000Z");
const initial = {
  clinicalReasoning: "Pressure at rest, sweating.",
  preliminaryDiagnosis: "Acute coronary syndrome",
  initialMedications: ["Aspirin 300 mg PO", "Morphine 2.5 mg IV"],
};

test("an empty form has one row for a medication and cannot be submitted", () => {
  const values = initialValuesOf(null);
  expect(values.medications).toEqual([""]);
  expect(canSubmitInitial(values)).toBe(false);
});

test("spaces are no reasoning and no diagnosis", () => {
  const values = { ...initialValuesOf(initial) };
  expect(canSubmitInitial(values)).toBe(true);
  expect(canSubmitInitial({ ...values, clinicalReasoning: " \n " })).toBe(false);
  expect(canSubmitInitial({ ...values, preliminaryDiagnosis: "  " })).toBe(false);
});

test("blank medication rows are dropped, the others trimmed and kept in order", () => {
  const values = { ...initialValuesOf(null), medications: ["", " Oxygen ", "  ", "Aspirin"] };
  expect(initialInputOf(values, at).initialMedications).toEqual(["Oxygen", "Aspirin"]);
});

test("the final form starts from the initial diagnosis", () => {
  const values = finalValuesOf(null, initial);
  expect(values).toMatchObject({
    updatedReasoning: initial.clinicalReasoning,
    finalDiagnosis: initial.preliminaryDiagnosis,
    medications: initial.initialMedications,
    lifestyleRecommendations: "",
  });
  expect(canSubmitFinal(values)).toBe(true);
  expect(canSubmitFinal({ ...values, finalDiagnosis: "" })).toBe(false);
});

test("a final diagnosis that was given already comes back whole", () => {
  const values = {
    ...finalValuesOf(null, initial),
    lifestyleRecommendations: "Stop smoking",
    followUpInstructions: "Clinic in 4 weeks",
  };
  expect(finalValuesOf(finalInputOf(values, at), null)).toEqual(values);
});

test("only a draft of the right shape is taken back from the device", () => {
  expect(isInitialValues(initialValuesOf(initial))).toBe(true);
  expect(isInitialValues({ clinicalReasoning: "x" })).toBe(false);
  expect(isInitialValues(null)).toBe(false);
  expect(isInitialValues({ ...initialValuesOf(null), medications: [] })).toBe(false);
  expect(isFinalValues(finalValuesOf(null, null))).toBe(true);
  expect(isFinalValues(initialValuesOf(null))).toBe(false);
});

test("how sure one is goes with the diagnosis it was said of, and a draft from before it was asked is still one", () => {
  const said = initialValuesOf({ ...initial, sureness: 70 });
  expect(said.sureness).toBe(70);
  expect(initialInputOf(said, at).sureness).toBe(70);
  expect(finalValuesOf(null, { ...initial, sureness: 70 }).sureness).toBeNull();
  expect(finalInputOf(finalValuesOf(null, initial), at)).not.toHaveProperty("sureness");
  const { sureness: _, ...before } = said;
  expect(isInitialValues(before)).toBe(true);
  expect(isInitialValues({ ...before, sureness: 42 })).toBe(false);
});
