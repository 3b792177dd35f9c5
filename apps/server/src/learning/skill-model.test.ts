import type { ReportItem } from "@anamnesis/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterSession, percentOf, sharesOf, type SkillSums } from "./skill-model.ts";

const item = (overrides: Partial<ReportItem>): ReportItem => ({
  id: "ask:fever",
  area: "questioning",
  group: "Red flags",
  label: "Fever",
  outcome: "earned",
  points: 1,
  maxPoints: 1,
  why: "It matters.",
  evidence: [],
  ...overrides,
});
const shares = (...items: readonly Partial<ReportItem>[]) =>
  Object.fromEntries(
    sharesOf({ items: items.map(item) }, "cardiology").map(({ dimension, key, share }) => [
      `${dimension} ${key}`,
      share,
    ]),
  );
const history = (list: readonly number[]): SkillSums | undefined =>
  list.reduce<SkillSums | undefined>(afterSession, undefined);

describe("sharesOf", () => {
  it("counts by specialty, kind of reasoning and topic what could be earned", () => {
    expect(
      shares(
        { id: "ask:chest_pain.onset", group: "History of presenting complaint", points: 0.5 },
        { id: "ask:chest_pain.site", group: "Red flags", points: 0, maxPoints: 3 },
        { id: "test:ecg", area: "diagnosis", group: "Investigations", maxPoints: 2, points: 2 },
        { id: "exam:skin", group: "Examination", points: 0 },
      ),
    ).toEqual({
      "specialty cardiology": 2.5 / 7,
      "reasoning history": 0.5,
      "reasoning red-flags": 0,
      "reasoning investigations": 1,
      "reasoning examination": 0,
      "topic chest_pain": 0.5 / 4,
      "topic test:ecg": 1,
      "topic exam:skin": 0,
    });
  });

  it("is not lowered below nothing nor raised above everything", () => {
    expect(
      shares(
        { points: 5 },
        {
          id: "process:rudeness",
          group: "Consultation",
          points: -3,
          maxPoints: 0,
          outcome: "penalty",
        },
      ),
    ).toEqual({ "specialty cardiology": 1, "reasoning red-flags": 1, "topic fever": 1 });
  });

  it("gives safety to a plan without harm, and takes it for any harm", () => {
    const plan = { id: "treatment:aspirin", area: "treatment", group: "Needed" } as const;
    const harm = {
      id: "harm:nsaid",
      area: "treatment",
      group: "Safety",
      outcome: "penalty",
      points: -2.5,
      maxPoints: 0,
    } as const;
    const danger = {
      id: "dangerous:gallstones",
      area: "diagnosis",
      group: "Diagnosis",
      outcome: "cap",
      points: 0,
      maxPoints: 0,
    } as const;
    expect(shares(plan)["reasoning safety"]).toBe(1);
    expect(shares(plan, harm)["reasoning safety"]).toBe(0);
    expect(shares({}, danger)["reasoning safety"]).toBe(0);
    expect(shares({})).not.toHaveProperty("reasoning safety");
  });

  it("says nothing of a report without items", () => {
    expect(shares()).toEqual({});
  });
});

describe("a skill over time", () => {
  it("weighs the last session most", () => {
    expect(percentOf(history([0]) ?? { earned: 0, possible: 0 })).toBe(0);
    const rising = history([0, 0, 1]);
    expect(rising).toMatchObject({ sessions: 3 });
    // 1 of 1 + 0.8 + 0.64
    expect(rising && percentOf(rising)).toBe(41);
    expect(percentOf(history([1, 0, 0]) ?? { earned: 0, possible: 0 })).toBe(26);
  });

  it("stays between 0 and 100, and between the worst and the best session", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (list) => {
          const sums = history(list);
          const percent = sums ? percentOf(sums) : -1;
          expect(Number.isInteger(percent)).toBe(true);
          expect(percent).toBeGreaterThanOrEqual(Math.round(100 * Math.min(...list)) - 1);
          expect(percent).toBeLessThanOrEqual(Math.round(100 * Math.max(...list)) + 1);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
