import { investigations } from "@anamnesis/terminology";
import fc from "fast-check";
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

  it("refuses a name that the catalogue does not know", () => {
    expect(() => investigate(fixtureView, "Aura photograph", 1)).toThrow(/Aura photograph/);
  });
});
