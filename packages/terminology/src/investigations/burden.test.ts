import { describe, expect, it } from "vitest";
import { burdenKeys, burdenOf, waitingMinutes } from "./burden.ts";
import { investigationById, investigations } from "./index.ts";

describe("what a test costs", () => {
  it("gives figures that can be compared for every test of the catalogue", () => {
    for (const test of investigations) {
      const { cost, turnaroundMinutes, radiationMillisievert } = burdenOf(test);
      expect(cost, test.id).toBeGreaterThan(0);
      expect(turnaroundMinutes, test.id).toBeGreaterThan(0);
      expect(radiationMillisievert, test.id).toBeGreaterThanOrEqual(0);
    }
  });

  it("names tests and categories that exist", () => {
    const categories = new Set(investigations.map(({ category }) => `*${category}`));
    const known = (key: string) => investigationById(key) !== undefined || categories.has(key);
    expect(burdenKeys.filter((key) => !known(key))).toEqual([]);
  });

  it("tells a scan from a film and a scope from a needle", () => {
    const of = (id: string) => burdenOf(investigationById(id) ?? { id, category: "" });
    expect(of("ct_chest").radiationMillisievert).toBeGreaterThan(
      100 * of("chest_x_ray").radiationMillisievert,
    );
    expect(of("mri_brain").radiationMillisievert).toBe(0);
    expect(of("colonoscopy").invasiveness).toBe("catheter or scope");
    expect(of("cbc").invasiveness).toBe("needle");
    expect(of("ecg").invasiveness).toBe("none");
  });
});

describe("waiting", () => {
  it("waits for the slowest test of an order, and for one order after the other", () => {
    expect(waitingMinutes([["ECG/EKG", "Cardiac Enzymes (Troponin)"]])).toBe(60);
    expect(waitingMinutes([["ECG/EKG"], ["Cardiac Enzymes (Troponin)"]])).toBe(70);
    expect(waitingMinutes([["Blood Cultures", "Serum Lactate"]])).toBe(10);
    expect(waitingMinutes([])).toBe(0);
    expect(waitingMinutes([["Horoscope"]])).toBe(0);
  });
});
