import fc from "fast-check";
import { expect, test } from "vitest";
import { replayFrames } from "./replay.ts";

const diagnoses = [
  { id: "reflux", name: "Reflux" },
  { id: "stemi", name: "Inferior STEMI" },
];
const step = (label: string, reflux: number, stemi: number) => ({
  label,
  evidence: null,
  probabilities: { reflux, stemi },
});

test("the diagnosis that is likeliest at the end stands first in every step", () => {
  const frames = replayFrames({
    diagnoses,
    steps: [step("Triage", 0.7, 0.3), step("ECG", 0.1, 0.9)],
  });
  expect(frames.map(({ bars }) => bars.map(({ name, percent }) => [name, percent]))).toEqual([
    [
      ["Inferior STEMI", 30],
      ["Reflux", 70],
    ],
    [
      ["Inferior STEMI", 90],
      ["Reflux", 10],
    ],
  ]);
  expect(frames[1]?.bars.map(({ change }) => change)).toEqual([60, -60]);
});

test("fractions and percentages say the same", () => {
  const inFractions = replayFrames({ diagnoses, steps: [step("Triage", 0.25, 0.75)] });
  const inPercent = replayFrames({ diagnoses, steps: [step("Triage", 25, 75)] });
  expect(inFractions).toEqual(inPercent);
});

test("a step never shows more than 100 percent of anything, nor less than 0", () => {
  const weight = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(weight, weight)), (weights) => {
      const frames = replayFrames({ diagnoses, steps: weights.map(([a, b]) => step("x", a, b)) });
      for (const { percent } of frames.flatMap(({ bars }) => bars)) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});
