import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter, type Report } from "../index.ts";
import { caseNamed } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const stemi = caseNamed("inferior-stemi");
const expert = expertEncounter(stemi);
const itemOf = (report: Report, id: string) => report.items.find((item) => item.id === id);
const withFinal = (change: Partial<NonNullable<Encounter["finalDiagnosis"]>>): Encounter => ({
  ...expert,
  finalDiagnosis: { ...expert.finalDiagnosis, ...change },
});

describe("the diagnosis", () => {
  const credit = (finalDiagnosis: string) =>
    itemOf(mark(stemi, withFinal({ finalDiagnosis })), "final-diagnosis")?.points ?? -1;
  const full = credit("Inferior STEMI");

  it.each([
    "Inferior ST-elevation myocardial infarction",
    "inferior MI",
    "acute inferior stemi with RV involvment",
    "STEMI (inferior)",
  ])("accepts %s", (line) => expect(credit(line)).toBeGreaterThanOrEqual(full * 0.89));
  it("gives the broader name part of it, the mimic little, and a denial nothing", () => {
    const broad = credit("Acute coronary syndrome");
    expect(broad).toBeLessThan(full * 0.7);
    expect(broad).toBeGreaterThan(credit("Pulmonary embolism"));
    expect(credit("Not a STEMI")).toBe(0);
    expect(credit("No evidence of inferior STEMI")).toBe(0);
  });
  it("shares the credit among the diagnoses of a list, but not with a companion illness", () => {
    expect(credit("Inferior STEMI or pulmonary embolism")).toBeLessThan(full * 0.65);
    expect(credit("Inferior STEMI, PE, aortic dissection, pericarditis, GERD")).toBeLessThan(
      full * 0.35,
    );
    expect(credit("Inferior STEMI in a man with hypertension and diabetes")).toBe(full);
  });
  it("takes the narrower name on a line for what is meant", () => {
    expect(credit("Acute coronary syndrome (NSTEMI)")).toBe(credit("NSTEMI"));
    expect(credit("Acute coronary syndrome (inferior STEMI)")).toBe(full);
  });
  it("takes a cause or consequence for a companion, and a differential for what it is", () => {
    expect(credit("Cardiogenic shock secondary to inferior STEMI")).toBe(full);
    expect(credit("Inferior STEMI, ddx pericarditis")).toBe(full);
    expect(credit("Inferior STEMI. Differentials considered: PE, dissection, pericarditis")).toBe(
      full,
    );
    expect(credit("Differentials: inferior STEMI, PE, dissection")).toBeLessThan(full * 0.5);
    expect(credit("Inferior STEMI (PE ruled out)")).toBe(full);
    expect(
      credit("Inferior STEMI with PE with dissection with pericarditis with pneumothorax"),
    ).toBeLessThan(full * 0.5);
  });
  it("limits the score when the patient would be sent the wrong way", () => {
    const report = mark(stemi, withFinal({ finalDiagnosis: "Gastro-oesophageal reflux disease" }));
    expect(report.diagnosisScore).toBeLessThanOrEqual(3);
    expect(report.overallScore).toBeLessThanOrEqual(4.9);
  });
  it("gives nothing for a finding that was never established, and says so", () => {
    const report = mark(stemi, { ...expert, messages: [], tests: [] });
    const item = itemOf(report, "finding:test:troponin");
    expect(item?.points).toBe(0);
    expect(item?.note).toContain("could not find that test among your orders");
  });
  it("pays nothing for hindsight", () => {
    const move = (afterResults: boolean) =>
      itemOf(
        mark(stemi, { ...expert, initialDiagnosis: { ...expert.initialDiagnosis, afterResults } }),
        "move",
      )?.points;
    expect(move(false)).toBeGreaterThan(0);
    expect(move(true)).toBe(0);
  });
  it("gives nothing for a finding that is stated the wrong way round", () => {
    const of = (updatedReasoning: string) =>
      itemOf(
        mark(stemi, { ...withFinal({ updatedReasoning }), initialDiagnosis: null }),
        "finding:chest_pain.radiation",
      )?.outcome;
    expect(of("The pain radiates to the jaw and left arm.")).toBe("earned");
    expect(of("There is no radiation of the pain.")).toBe("missed");
  });
});
