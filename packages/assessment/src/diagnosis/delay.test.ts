import { describe, expect, it } from "vitest";
import { expertEncounter, mark } from "../index.ts";
import { caseNamed } from "../testing/shipped.ts";

const stemi = caseNamed("inferior-stemi");
const expert = expertEncounter(stemi);
const delayOf = (orders: readonly (readonly string[])[]) =>
  mark(stemi, { ...expert, orders }).items.find(({ id }) => id === "delay");

describe("waiting for results in an emergency", () => {
  it("costs nothing while there is time", () => {
    expect(delayOf([["ECG/EKG", "Cardiac Enzymes (Troponin)"]])).toBeUndefined();
  });

  it("is pointed out, with what it costs the patient, when one order follows another for too long", () => {
    const delay = delayOf([["ECG/EKG"], ["Cardiac Enzymes (Troponin)"], ["Echocardiogram"]]);
    expect(delay).toMatchObject({ outcome: "penalty", area: "diagnosis", points: -0.6 });
    expect(delay?.label).toContain("3.2 hours");
    expect(delay?.why).toContain("ESC 2023");
  });
});
