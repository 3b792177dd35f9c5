import { investigations } from "@anamnesis/terminology";
import fc from "fast-check";
import { estimatedGfr } from "@anamnesis/cases";
import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { investigate } from "./investigate.ts";

describe("investigate", () => {
  it("gives the case's own result with unit, range and flag", () => {
    const report = investigate(fixtureView, "C-Reactive Protein (CRP)", 1);
    expect(report).toMatchObject({ fromCase: true, format: "text" });
    expect(report.resultText).toContain("CRP: 48 mg/L (< 5) [H]");
    expect(report.resultText).toContain("Raised.");
  });

  it("gives a normal result for everything else in the catalogue, the same each time", () => {
    for (const { name, id } of investigations) {
      if (id === "crp") continue;
      const report = investigate(fixtureView, name, 7);
      expect(report.fromCase).toBe(false);
      expect(report.resultText.length, name).toBeGreaterThan(10);
      expect(report.resultText, name).not.toMatch(/\[(H|L)|NaN|undefined/);
      expect(investigate(fixtureView, name, 7)).toEqual(report);
    }
  });

  it("keeps every normal value inside its range, for any person and seed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom("male" as const, "female" as const),
        fc.integer(),
        (age, sex, seed) => {
          const view = { ...fixtureView, person: { ...fixtureView.person, age, sex } };
          const text = investigate(view, "Complete Blood Count (CBC)", seed).resultText;
          for (const [, value, low, high] of text.matchAll(
            /: ([\d.]+) ?\S* \(([\d.]+)–([\d.]+)\)/g,
          )) {
            expect(Number(value)).toBeGreaterThanOrEqual(Number(low));
            expect(Number(value)).toBeLessThanOrEqual(Number(high));
          }
        },
      ),
    );
  });

  it("minds age and sex", () => {
    const man = { ...fixtureView, person: { ...fixtureView.person, sex: "male" as const } };
    const woman = investigate(fixtureView, "cbc", 1).resultText;
    expect(investigate(man, "cbc", 1).resultText).toContain("130–170");
    expect(woman).toContain("120–150");
  });

  it("prints what a laboratory computes, and both systems of units", () => {
    const report = investigate(fixtureView, "Basic Metabolic Panel", 3);
    const of = (name: string) => report.values.find(({ analyte }) => analyte.startsWith(name));
    const value = (name: string) => Number(of(name)?.value);
    expect(value("Anion gap")).toBe(value("Sodium") - value("Chloride") - value("Bicarbonate"));
    expect(of("eGFR")?.unit).toBe("mL/min/1.73 m²");
    const glucose = of("Glucose");
    expect(glucose?.conventional?.unit).toBe("mg/dL");
    expect(Number(glucose?.conventional?.value)).toBeCloseTo(value("Glucose") * 18.016, 0);
    expect(of("Urea")?.conventional?.analyte).toBe("Blood urea nitrogen");
  });

  it("makes every blood gas that the case leaves open hold together", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 70, max: 100 }), (seed, spo2) => {
        const view = { ...fixtureView, vitals: { ...fixtureView.vitals, spo2 } };
        const { values } = investigate(view, "abg", seed);
        const of = (name: string) =>
          Number(values.find(({ analyte }) => analyte.startsWith(name))?.value);
        const expected = 6.1 + Math.log10(of("Bicarbonate") / (0.0307 * of("PCO₂") * 7.5006));
        expect(Math.abs(of("pH") - expected)).toBeLessThan(0.02);
        if (spo2 < 92) expect(of("PO₂")).toBeLessThan(9);
      }),
    );
  });

  it("answers an acidosis of the case with its compensation in a gas that the case leaves open", () => {
    const bmp = {
      report: "",
      abnormal: true,
      values: [
        { name: "Bicarbonate", value: 10, unit: "mmol/L", range: "22–29", flag: "LL" as const },
      ],
    };
    const view = { ...fixtureView, investigations: { ...fixtureView.investigations, bmp } };
    const { values } = investigate(view, "abg", 2);
    const of = (name: string) => values.find(({ analyte }) => analyte.startsWith(name));
    expect(Number(of("PCO₂")?.value)).toBeCloseTo((1.5 * 10 + 8) / 7.5, 1);
    expect(of("pH")?.flag).toBe("L");
  });

  it("takes no value of another fluid for one of blood", () => {
    const lumbarPuncture = {
      report: "",
      abnormal: true,
      values: [
        { name: "Glucose", value: 0.9, unit: "mmol/L", range: "2.2–4.4", flag: "L" as const },
      ],
    };
    const view = { ...fixtureView, investigations: { lumbar_puncture: lumbarPuncture } };
    const { values } = investigate(view, "Blood Glucose", 2);
    expect(Number(values[0]?.value)).toBeGreaterThan(4);
  });

  it("computes the filtration rate as published", () => {
    // CKD-EPI 2021: a woman of 50 with 1.0 mg/dL has 68, a man of 50 with 1.0 mg/dL has 91.
    expect(estimatedGfr(88.4, 50, "female")).toBeCloseTo(68, -0.5);
    expect(estimatedGfr(88.4, 50, "male")).toBeCloseTo(91, -0.5);
  });

  it("refuses a name that the catalogue does not know", () => {
    expect(() => investigate(fixtureView, "Aura photograph", 1)).toThrow(/Aura photograph/);
  });
});
