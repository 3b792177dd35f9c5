import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimatedGfr } from "../glomerular-filtration.ts";
import { limitsOf } from "./results.ts";

describe("limitsOf", () => {
  it.each([
    ["3.5–5.3", 3.5, 5.3],
    ["-2 to +2", -2, 2],
    ["< 14", -Infinity, 14],
    ["> 60", 60, Infinity],
    ["2.2–4.4 (60 % of blood glucose 5.4)", 2.2, 4.4],
    ["< 500 (< 710 adjusted for age)", -Infinity, 500],
  ])("reads %s", (range, low, high) => {
    expect(limitsOf(range)).toEqual({ low, high });
  });

  it("leaves a range in words alone", () => {
    expect(limitsOf("negative")).toBeUndefined();
    expect(limitsOf("")).toBeUndefined();
  });

  it("reads back whatever two limits it is given", () => {
    const limit = fc.integer({ min: 0, max: 5000 }).map((n) => n / 10);
    fc.assert(
      fc.property(limit, limit, (low, high) => {
        expect(limitsOf(`${low}–${high}`)).toEqual({ low, high });
      }),
    );
  });
});

describe("estimatedGfr", () => {
  // 1.0 mg/dL is 88.4 µmol/L; figures of the published equation.
  it.each([
    [88.4, 50, "female", 69],
    [88.4, 50, "male", 92],
    [176.8, 70, "male", 36],
  ] as const)("of %s µmol/L at %s, %s", (creatinine, age, sex, rate) => {
    expect(Math.abs(estimatedGfr(creatinine, age, sex) - rate)).toBeLessThanOrEqual(1.5);
  });
});
