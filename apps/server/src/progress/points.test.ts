import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointsFor, worth, type Level } from "./points.ts";

const result = (percent: number, level: Level = "Beginner") => ({ percent, level });

describe("points", () => {
  it.each<[number, Level, number]>([
    [72, "Beginner", 72],
    [72, "Intermediate", 90],
    [72, "Advanced", 108],
    [75, "Intermediate", 94],
    [0, "Advanced", 0],
  ])("of a first time with %i%% of a case for %ss are %i", (percent, level, points) => {
    expect(pointsFor(result(percent, level), [])).toBe(points);
  });

  it("of a repetition are half of what it improves on the best, then a quarter, then an eighth", () => {
    const results = [60, 80, 70, 100].map((percent) => result(percent));
    const points = results.map((one, index) => pointsFor(one, results.slice(0, index)));
    expect(points).toEqual([60, 10, 0, 3]);
  });

  const results = fc.array(
    fc.record({
      caseId: fc.constantFrom("a", "b", "c"),
      percent: fc.integer({ min: 0, max: 100 }),
      level: fc.constantFrom<Level>("Beginner", "Intermediate", "Advanced"),
    }),
    { maxLength: 40 },
  );

  it("never make a total fall, nor lift it above the sum of the best that was shown of each case", () => {
    fc.assert(
      fc.property(results, (list) => {
        let total = 0;
        list.forEach((one, index) => {
          const before = list.slice(0, index).filter(({ caseId }) => caseId === one.caseId);
          const points = pointsFor(one, before);
          expect(points).toBeGreaterThanOrEqual(0);
          total += points;
        });
        const best = new Map<string, number>();
        for (const one of list)
          best.set(one.caseId, Math.max(best.get(one.caseId) ?? 0, worth(one)));
        expect(total).toBeLessThanOrEqual(
          [...best.values()].reduce((sum, value) => sum + value, 0),
        );
      }),
    );
  });

  it("of an easy case, however often repeated, do not overtake who shows the same at once in one more", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 100 }),
        (percents, other) => {
          const farmed = percents.map((percent) => result(percent));
          const total = farmed.reduce(
            (sum, one, index) => sum + pointsFor(one, farmed.slice(0, index)),
            0,
          );
          expect(total).toBeLessThan(
            pointsFor(result(Math.max(...percents)), []) + pointsFor(result(other), []),
          );
        },
      ),
    );
  });
});
