import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, patientOfDay, recentDays, type Choosable } from "./patient-of-day.ts";
import { runUntil } from "./view.ts";

const modules = ["cardiology", "neurology", "pediatrics", "emergency"];
const levels = ["Beginner", "Intermediate", "Advanced"];
const library = fc
  .array(fc.record({ module: fc.constantFrom(...modules), level: fc.constantFrom(...levels) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((list) => list.map((one, at): Choosable => ({ id: `case-${at}`, ...one })));
const shipped: Choosable[] = Array.from({ length: 30 }, (_, at) => ({
  id: `case-${at}`,
  module: modules[at % 4] ?? "",
  level: levels[at % 3] ?? "",
}));
const runStart = (count: number, run: number) => dayAfter("1970-01-01", count * run);
const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => dayAfter(day, at));

describe("whose day it is", () => {
  it("is the same for everybody, in whatever order the library comes, and another one for another installation", () => {
    const week = daysFrom("2026-11-23", 7);
    const of = (salt: string, cases: readonly Choosable[]) =>
      week.map((day) => patientOfDay(day, salt, cases));
    expect(of("a", shipped)).toEqual(of("a", [...shipped].reverse()));
    expect(of("a", shipped)).not.toEqual(of("b", shipped));
  });

  it("brings everybody once before anybody comes again, and nobody back within half a run", () => {
    fc.assert(
      fc.property(library, fc.string(), fc.integer({ min: 10, max: 900 }), (cases, salt, run) => {
        const count = cases.length;
        const twice = daysFrom(runStart(count, run), count * 2).map((day) =>
          patientOfDay(day, salt, cases),
        );
        const first = twice.slice(0, count);
        expect(new Set(first).size).toBe(count);
        for (const id of first) {
          const distance = twice.indexOf(id, count) - twice.indexOf(id);
          expect(distance).toBeGreaterThan(count / 2 - 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("mixes specialties: of a mixed library hardly two of one follow one another", () => {
    for (const salt of ["a", "b", "c"]) {
      const days = daysFrom(runStart(30, 600), 30).map((day) => patientOfDay(day, salt, shipped));
      const order = days.map((id) => shipped.find((one) => one.id === id)?.module);
      const same = order.filter((module, at) => at > 0 && module === order[at - 1]);
      expect(same.length).toBeLessThanOrEqual(1);
    }
  });

  it("is not moved by what was, unless the library has changed: then nobody of the last days comes at once", () => {
    fc.assert(
      fc.property(library, fc.integer({ min: 9_000, max: 30_000 }), (cases, at) => {
        const day = dayAfter("1970-01-01", at);
        const before = daysFrom(dayAfter(day, -recentDays(cases.length)), recentDays(cases.length));
        const recent = new Set(before.map((one) => patientOfDay(one, "s", cases) ?? ""));
        expect(patientOfDay(day, "s", cases, recent)).toBe(patientOfDay(day, "s", cases));
        const others = new Set(cases.slice(0, recentDays(cases.length)).map(({ id }) => id));
        expect([...others]).not.toContain(patientOfDay(day, "s", cases, others));
      }),
      { numRuns: 60 },
    );
  });

  it("is nobody's where there is no case", () => {
    expect(patientOfDay("2026-11-23", "s", [])).toBeUndefined();
  });
});

describe("days in a row", () => {
  it.each([
    [["2026-11-23", "2026-11-22", "2026-11-20"], 2],
    [["2026-11-22", "2026-11-21"], 2],
    [["2026-11-21", "2026-11-20"], 0],
    [["2026-11-24", "2026-11-23"], 1],
    [[], 0],
  ])("%j are %i", (days, run) => {
    expect(runUntil("2026-11-23", days)).toBe(run);
  });
});
