import { describe, expect, it } from "vitest";
import { pointsFor, type Level } from "../progress/points.ts";
import { explainPoints } from "./explain-points.ts";

const result = (percent: number, level: Level = "Intermediate") => ({ percent, level });
const explain = (own: ReturnType<typeof result>, ...earlier: ReturnType<typeof result>[]) =>
  explainPoints({ ...own, points: pointsFor(own, earlier) }, earlier);

describe("explainPoints", () => {
  it("shows the product the first time", () => {
    expect(explain(result(72))).toBe(
      "First time with this patient: 72% × 1.25 for an intermediate case.",
    );
    expect(explain(result(60, "Advanced"))).toContain("60% × 1.5 for an advanced case");
    expect(explain(result(55, "Beginner"))).toBe(
      "First time with this patient: 55% in a beginner case.",
    );
  });

  it("shows what a repetition improved, and how much of it counts", () => {
    expect(explain(result(80), result(60))).toBe(
      "Repetition 1 with this patient: 80% × 1.25 for an intermediate case is worth 100, 25 more than your best before; half of that counts.",
    );
    expect(explain(result(80), result(60), result(40))).toContain("a quarter of that counts");
    expect(explain(result(80), result(60), result(40), result(20))).toContain("one part in 8");
  });

  it("says why nothing was added", () => {
    expect(explain(result(60), result(72))).toContain(
      "worth 75, no more than your best of 90 before, so it adds nothing",
    );
  });

  it("claims no rule for points that another one gave", () => {
    const text = explainPoints({ ...result(80), points: 40 }, [result(60)]);
    expect(text).toContain("25 more than your best before.");
    expect(text).not.toContain("counts");
  });
});
