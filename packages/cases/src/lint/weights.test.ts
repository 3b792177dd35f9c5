import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { posterior } from "./weights.ts";

const differentials = fc
  .array(
    fc.record({
      prior: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
      lr: fc.double({ min: 0.05, max: 20, noNaN: true }),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((entries) =>
    entries.map(({ prior, lr }, i) => ({ id: `d${i}`, prior, weights: { finding: { lr } } })),
  );
const sumOf = (probabilities: Readonly<Record<string, number>>) =>
  Object.values(probabilities).reduce((sum, value) => sum + value, 0);

describe("posterior", () => {
  it("works out a textbook example", () => {
    // Prior 0.2, likelihood ratio 4: odds 1:4 become 1:1.
    const result = posterior(
      [{ id: "disease", prior: 0.2, weights: { sign: { lr: 4 } } }],
      (id) => id === "sign",
    );
    expect(result["disease"]).toBeCloseTo(0.5);
  });

  it("gives the priors back when nothing has been found", () => {
    fc.assert(
      fc.property(differentials, (differential) => {
        const result = posterior(differential, () => false);
        for (const { id, prior } of differential) expect(result[id]).toBeCloseTo(prior);
      }),
    );
  });

  it("never adds up to more than one, and a finding that fits a diagnosis best raises it", () => {
    fc.assert(
      fc.property(differentials, (differential) => {
        const before = posterior(differential, () => false);
        const after = posterior(differential, () => true);
        expect(sumOf(after)).toBeLessThanOrEqual(1 + 1e-9);
        const best = [...differential].sort(
          (a, b) => b.weights.finding.lr - a.weights.finding.lr,
        )[0];
        if (best && best.weights.finding.lr >= 1)
          expect(after[best.id] ?? 0).toBeGreaterThanOrEqual((before[best.id] ?? 0) - 1e-9);
      }),
    );
  });
});
