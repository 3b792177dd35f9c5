import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earlyWarning } from "./early-warning.ts";

const well = {
  heartRate: 72,
  bloodPressure: "124/78",
  temperatureC: 36.8,
  respiratoryRate: 14,
  spo2: 98,
};

describe("NEWS2", () => {
  it("is 0 for a well adult", () => {
    expect(earlyWarning(well, 40)).toMatchObject({ name: "NEWS2", score: 0, risk: "low" });
  });

  it("adds up as on the chart", () => {
    // Respiration 28 (3), saturation 90 (3), systolic 108 (1), pulse 112 (2), temperature 38.7 (1).
    const ill = {
      ...well,
      respiratoryRate: 28,
      spo2: 90,
      bloodPressure: "108/64",
      heartRate: 112,
      temperatureC: 38.7,
    };
    expect(earlyWarning(ill, 71)).toMatchObject({ score: 10, risk: "high" });
  });

  it("raises the risk for a single sign that scores 3, and counts oxygen and new confusion", () => {
    expect(earlyWarning({ ...well, heartRate: 40 }, 50).risk).toBe("low to medium");
    expect(earlyWarning({ ...well, onOxygen: true as const }, 50).score).toBe(2);
    expect(earlyWarning({ ...well, consciousness: "confused" }, 50).score).toBe(3);
  });

  it("keeps to the limits of the chart", () => {
    const score = (change: Partial<typeof well>) => earlyWarning({ ...well, ...change }, 50).score;
    expect(
      [8, 9, 11, 12, 20, 21, 24, 25].map((respiratoryRate) => score({ respiratoryRate })),
    ).toEqual([3, 1, 1, 0, 0, 2, 2, 3]);
    expect([91, 92, 93, 94, 95, 96].map((spo2) => score({ spo2 }))).toEqual([3, 2, 2, 1, 1, 0]);
    expect(
      [40, 41, 50, 51, 90, 91, 110, 111, 130, 131].map((heartRate) => score({ heartRate })),
    ).toEqual([3, 1, 1, 0, 0, 1, 1, 2, 2, 3]);
    expect(
      [35, 35.1, 36, 36.1, 38, 38.1, 39, 39.1].map((temperatureC) => score({ temperatureC })),
    ).toEqual([3, 1, 1, 0, 0, 1, 1, 2]);
    expect(
      ["90/60", "91/60", "100/60", "101/60", "110/60", "111/60", "219/90", "220/90"].map(
        (bloodPressure) => score({ bloodPressure }),
      ),
    ).toEqual([3, 2, 2, 1, 1, 0, 0, 3]);
  });
});

describe("Bedside PEWS", () => {
  const infant = { ...well, heartRate: 130, bloodPressure: "90/50", respiratoryRate: 40 };

  it("is 0 for a well infant whom an adult's chart would call very ill", () => {
    expect(earlyWarning(infant, 0.6)).toMatchObject({
      name: "Bedside PEWS",
      score: 0,
      risk: "low",
    });
    expect(earlyWarning(infant, 30).score).toBeGreaterThan(4);
  });

  it("counts effort and capillary refill where they were recorded", () => {
    const worse = {
      ...infant,
      spo2: 90,
      respiratoryRate: 72,
      respiratoryEffort: "moderate" as const,
      capillaryRefillSeconds: 3,
    };
    expect(earlyWarning(worse, 0.6)).toMatchObject({ score: 2 + 2 + 2 + 4, risk: "high" });
  });
});

it("never falls when only one sign moves further from normal", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 90, noNaN: true }),
      fc.integer({ min: 100, max: 200 }),
      fc.integer({ min: 0, max: 40 }),
      (age, heartRate, more) => {
        const score = (rate: number) => earlyWarning({ ...well, heartRate: rate }, age).score;
        const base = age < 1 ? Math.max(150, heartRate) : heartRate;
        expect(score(base + more)).toBeGreaterThanOrEqual(score(base));
      },
    ),
  );
});
