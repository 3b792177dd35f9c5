import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawEcg } from "./draw.ts";
import { isLimbLead, type Lead } from "./leads.ts";
import type { EcgParameters, Tracing } from "./parameters.ts";
import { presetNames } from "./presets.ts";

const lead = (tracing: Tracing, name: Lead): readonly number[] =>
  tracing.leads.find((entry) => entry.lead === name)?.microvolts ?? [];

const anyParameters: fc.Arbitrary<EcgParameters> = fc.oneof(
  fc.record({ preset: fc.constantFrom(...presetNames) }),
  fc.record({
    preset: fc.constantFrom(...presetNames),
    rate: fc.integer({ min: 30, max: 200 }),
    axis: fc.integer({ min: -180, max: 180 }),
    age: fc.float({ min: 0, max: 100, noNaN: true }),
    noise: fc.float({ min: 0, max: 1, noNaN: true }),
    baselineWander: fc.float({ min: 0, max: 10, noNaN: true }),
    jWave: fc.float({ min: 0, max: 15, noNaN: true }),
    uWave: fc.float({ min: 0, max: 6, noNaN: true }),
    alternans: fc.boolean(),
    s1q3t3: fc.boolean(),
    conduction: fc.constantFrom("normal", "lbbb", "rbbb", "wpw", "nonspecific_delay"),
    voltage: fc.constantFrom("normal", "low", "left_ventricular_hypertrophy"),
  }),
);

describe("always", () => {
  it("is finite, whole, within the recorder's range, and obeys Einthoven and Goldberger exactly", () => {
    fc.assert(
      fc.property(anyParameters, fc.integer(), (parameters, seed) => {
        const tracing = drawEcg(parameters, seed);
        const [one, two, three] = [lead(tracing, "I"), lead(tracing, "II"), lead(tracing, "III")];
        const [r, l, f] = [lead(tracing, "aVR"), lead(tracing, "aVL"), lead(tracing, "aVF")];
        for (const { microvolts, lead: name } of tracing.leads) {
          const limit = isLimbLead(name) ? 16_000 : 8_000;
          expect(
            microvolts.every((value) => Number.isInteger(value) && Math.abs(value) <= limit),
          ).toBe(true);
        }
        const holds = one.every((value, i) => {
          const other = two[i] ?? NaN;
          return (
            three[i] === other - value + 0 &&
            2 * (r[i] ?? NaN) === -(value + other) + 0 &&
            2 * (l[i] ?? NaN) === 2 * value - other + 0 &&
            2 * (f[i] ?? NaN) === 2 * other - value + 0
          );
        });
        expect(holds).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it("gives the same samples for the same seed, others for another", () => {
    for (const preset of presetNames) {
      expect(drawEcg({ preset }, 11)).toEqual(drawEcg({ preset }, 11));
      expect(drawEcg({ preset }, 11)).not.toEqual(drawEcg({ preset }, 12));
    }
  });
});
