import { investigations } from "@anamnesis/terminology";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { investigate } from "./investigate.ts";
import { limitsOf } from "./lines.ts";

// Nothing of its own, so that every panel is one that a case leaves open.
const silent = { ...fixtureView, investigations: {} };
const reported = investigations.filter(
  ({ name }) => investigate(silent, name, 1).values.length > 0,
);
const aPanel = fc.record({
  age: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 2, noNaN: true })),
  sex: fc.constantFrom("male" as const, "female" as const),
  seed: fc.integer(),
  test: fc.constantFrom(...reported),
});

describe("10,000 panels that no case describes", () => {
  it("are inside their ranges, agree with themselves, and come out the same twice", () => {
    fc.assert(
      fc.property(aPanel, ({ age, sex, seed, test }) => {
        const view = { ...silent, person: { ...silent.person, age, sex } };
        const result = investigate(view, test.name, seed);
        for (const { analyte, value, range, flag } of result.values) {
          const limits = limitsOf(range);
          const text = `${analyte} ${value} (${range}) at ${age}`;
          expect(flag, text).toBe("");
          if (limits && Number.isFinite(Number(value))) {
            expect(Number(value), text).toBeGreaterThanOrEqual(limits.low);
            expect(Number(value), text).toBeLessThanOrEqual(limits.high);
          }
        }
        const of = (name: string) =>
          Number(result.values.find(({ analyte }) => analyte.startsWith(name))?.value);
        if (test.id === "bmp") {
          expect(of("Anion gap")).toBe(of("Sodium") - of("Chloride") - of("Bicarbonate"));
          const osmolality = 2 * of("Sodium") + of("Urea") + of("Glucose");
          expect(Math.abs(of("Calculated osmolality") - osmolality)).toBeLessThanOrEqual(0.5);
        }
        if (test.id === "lipid_panel") {
          const low = of("Total cholesterol") - of("HDL") - of("Triglycerides") / 2.2;
          expect(Math.abs(of("LDL") - low)).toBeLessThan(0.06);
        }
        if (test.id === "cbc")
          expect(of("Neutrophils") + of("Lymphocytes")).toBeLessThanOrEqual(of("White cells"));
        expect(investigate(view, test.name, seed)).toEqual(result);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
