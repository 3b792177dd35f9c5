import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ranksOf } from "./ranks.ts";

describe("ranksOf", () => {
  it("shares a rank among equals, and counts them all for the next", () => {
    expect(ranksOf([90, 70, 70, 50], 1, 0)).toEqual([1, 2, 2, 4]);
  });

  it("goes on with the rank of a total that began before the page", () => {
    expect(ranksOf([70, 70, 50], 2, 50)).toEqual([2, 2, 53]);
  });

  it("of any page is one more than the number of people with more points", () => {
    const totals = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(totals, fc.nat(), fc.integer({ min: 1, max: 20 }), (given, at, size) => {
        const all = given.toSorted((a, b) => b - a);
        const before = at % all.length;
        const page = all.slice(before, before + size);
        const rank = (points: number) => 1 + all.filter((other) => other > points).length;
        expect(ranksOf(page, rank(page[0] ?? 0), before)).toEqual(page.map(rank));
      }),
    );
  });
});
