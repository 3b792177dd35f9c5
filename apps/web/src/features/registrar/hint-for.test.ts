import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hints } from "@/texts/registrar.ts";
import { hintFor, isUnwellUntreated, lastCase, type Situation } from "./hint-for.ts";

const situation = (changes: Partial<Situation> = {}): Situation => ({
  said: [],
  hasExamined: false,
  isUnwellUntreated: false,
  completed: 0,
  dismissed: [],
  ...changes,
});
const lines = (count: number, text = "And then?") => Array.from({ length: count }, () => text);
const idAt = (changes: Partial<Situation>) => hintFor(situation(changes))?.id ?? null;

describe("what the registrar says", () => {
  it("goes along with the consultation, from the first line to the decision", () => {
    const ids = [0, 1, 3, 5, 7, 8, 9, 10, 12, 15].map((count) => idAt({ said: lines(count) }));
    expect(ids).toEqual([
      "open",
      "more",
      "exact",
      "red-flags",
      "background",
      "examine",
      "ideas",
      "notes",
      "summary",
      "decide",
    ]);
  });

  it("does not ask for what was done", () => {
    const said = lines(7);
    expect(idAt({ said })).toBe("background");
    expect(idAt({ said: [...lines(6), "Any allergies?"] })).toBe("red-flags");
    expect(idAt({ said: lines(8), hasExamined: true })).toBe("background");
    expect(idAt({ said: [...lines(8), "What worries you most?"], hasExamined: true })).toBe(
      "background",
    );
  });

  it("puts danger before everything, until something has been done", () => {
    expect(idAt({ said: lines(5), isUnwellUntreated: true })).toBe("unwell");
    expect(idAt({ said: lines(1), isUnwellUntreated: true })).toBe("more");
    const high = { earlyWarning: { risk: "high" } } as Parameters<typeof isUnwellUntreated>[0];
    const done = { ...high, entries: [{}] } as unknown as Parameters<typeof isUnwellUntreated>[1];
    expect(isUnwellUntreated(high, undefined)).toBe(true);
    expect(isUnwellUntreated(high, done)).toBe(false);
    expect(isUnwellUntreated({}, undefined)).toBe(false);
  });

  it("fades: each case has fewer hints, and after three there are none", () => {
    const voiced = (completed: number) => hints.filter(({ cases }) => cases >= completed).length;
    expect([0, 1, 2].map(voiced)).toEqual([11, 6, 3]);
    const many = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(many, many, fc.boolean(), (count, more, isUnwell) => {
        const said = lines(count);
        expect(idAt({ said, completed: lastCase + more, isUnwellUntreated: isUnwell })).toBeNull();
        const later = hintFor(situation({ said, completed: 1, isUnwellUntreated: isUnwell }));
        if (later) expect(later.cases).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("never says again what was put away", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.subarray(hints.map(({ id }) => id)),
        (count, dismissed) => {
          const id = idAt({ said: lines(count), dismissed });
          if (id !== null) expect(dismissed).not.toContain(id);
        },
      ),
    );
  });

  it("has an id of its own for each hint, and a reason", () => {
    expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
    for (const { say, why } of hints) expect([say, why].join(" ").length).toBeLessThan(180);
  });
});
