import { describe, expect, it, vi } from "vitest";
import { mark } from "./index.ts";
import { agreementOf, areas, calibrationSet, scoreIn, spearman } from "./testing/calibration.ts";
import { caseNamed } from "./testing/shipped.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("agreement with a fair examiner", () => {
  it("reckons rank correlation with ties", () => {
    expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(spearman([1, 2, 2, 4], [1, 3, 2, 4])).toBeCloseTo(0.949, 3);
  });

  const marked = calibrationSet().map((one) => ({
    ...one,
    report: mark(caseNamed(one.caseId), one.encounter),
  }));
  it.each(areas)("ranks strangers' encounters by %s as the examiner does, without bias", (area) => {
    const { rankCorrelation, bias, meanDeviation } = agreementOf(
      marked.map(({ report }) => scoreIn(report, area)),
      marked.map(({ fair }) => fair[area]),
    );
    expect(rankCorrelation).toBeGreaterThanOrEqual(0.92);
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.4);
    expect(meanDeviation).toBeLessThanOrEqual(0.9);
  });
});
