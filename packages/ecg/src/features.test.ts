import { describe, expect, it } from "vitest";
import { detectBeats } from "./detect.ts";
import { drawEcg } from "./draw.ts";
import type { Lead } from "./leads.ts";
import type { EcgParameters, Tracing } from "./parameters.ts";

const clean = (parameters: EcgParameters): Tracing =>
  drawEcg({ noise: 0, baselineWander: 0, ...parameters }, 1);
const samplesOf = (tracing: Tracing, name: Lead): readonly number[] =>
  tracing.leads.find(({ lead }) => lead === name)?.microvolts ?? [];

/** Level (mm) of a lead so many ms after the steepest moment of the fourth beat, against that before its P wave. */
function levelAt(parameters: EcgParameters, name: Lead, milliseconds: number, baselineAt = -300) {
  const tracing = clean(parameters);
  const samples = samplesOf(tracing, name);
  const beat = detectBeats(tracing)[3] ?? NaN;
  const at = (ms: number) => samples[beat + Math.round(ms / 4)] ?? NaN;
  return (at(milliseconds) - at(baselineAt)) / 100;
}
/** Highest and lowest level (mm) of a lead between two moments of the fourth beat. */
function rangeOf(parameters: EcgParameters, name: Lead, from: number, to: number) {
  const levels = Array.from({ length: Math.floor((to - from) / 4) }, (_, i) =>
    levelAt(parameters, name, from + i * 4),
  );
  return { top: Math.max(...levels), bottom: Math.min(...levels) };
}

describe("what else parameters ask for", () => {
  it("pericarditis: the PR segment is low in II and high in aVR, ST the other way round", () => {
    const pericarditis = { preset: "pericarditis", rate: 60, pr: 180 };
    expect(levelAt(pericarditis, "II", -60)).toBeCloseTo(-0.9, 0);
    expect(levelAt(pericarditis, "II", -60)).toBeLessThan(-0.5);
    expect(levelAt(pericarditis, "aVR", -60)).toBeGreaterThan(0.4);
    expect(levelAt({ rate: 60, pr: 180 }, "II", -60)).toBeCloseTo(0, 1);
  });

  it("electrical alternans: every other complex is half as tall, the rate regular", () => {
    const tracing = clean({ alternans: true, rate: 100 });
    const samples = samplesOf(tracing, "V5");
    const heights = detectBeats(tracing)
      .slice(1, -1)
      .map((beat) => Math.max(...samples.slice(Math.max(0, beat - 12), beat + 12)));
    heights.slice(1).forEach((height, i) => {
      const ratio = height / (heights[i] ?? NaN);
      expect(Math.min(ratio, 1 / ratio)).toBeLessThan(0.65);
    });
  });

  it("hyperkalaemia: T is tall, narrow and pointed", () => {
    const { top } = rangeOf({ preset: "hyperkalaemia_mild" }, "V3", 120, 380);
    expect(top).toBeGreaterThan(8);
    const above = (parameters: EcgParameters) => {
      const half = rangeOf(parameters, "V3", 120, 380).top / 2;
      return Array.from({ length: 65 }, (_, i) => levelAt(parameters, "V3", 120 + i * 4)).filter(
        (level) => level > half,
      ).length;
    };
    expect(above({ preset: "hyperkalaemia_mild" })).toBeLessThan(0.75 * above({ rate: 78 }));
  });

  it("hypokalaemia: flat T waves and a U wave after them", () => {
    expect(Math.abs(rangeOf({ preset: "hypokalaemia" }, "V5", 200, 340).top)).toBeLessThan(1);
    expect(rangeOf({ preset: "hypokalaemia" }, "V3", 400, 560).top).toBeGreaterThan(1.2);
  });

  it("strain of the right heart: S in I, Q and inverted T in III", () => {
    const strain = { s1q3t3: true, axis: 80, rate: 70 };
    expect(rangeOf(strain, "I", -20, 60).bottom).toBeLessThan(-2.5);
    expect(rangeOf(strain, "III", -40, 0).bottom).toBeLessThan(-1.5);
    expect(rangeOf(strain, "III", 150, 350).bottom).toBeLessThan(-1.2);
    expect(rangeOf({ axis: 80, rate: 70 }, "III", 150, 350).bottom).toBeGreaterThan(-0.5);
  });

  it("T waves have the height or the direction that is written, on any ST segment", () => {
    expect(rangeOf({ t: { V4: 7 } }, "V4", 200, 350).top).toBeCloseTo(7, 0);
    expect(rangeOf({ st: { V4: 2 }, t: { V4: 7 } }, "V4", 200, 350).top).toBeCloseTo(7, 0);
    expect(rangeOf({ tInversion: ["V4"] }, "V4", 200, 350).bottom).toBeLessThan(-2.4);
    const biphasic = rangeOf({ t: { V2: "biphasic" } }, "V2", 150, 400);
    expect(biphasic.top).toBeGreaterThan(1);
    expect(biphasic.bottom).toBeLessThan(-1);
  });

  it("the delta wave makes the QRS start early and slowly", () => {
    const early = (parameters: EcgParameters) => levelAt(parameters, "V4", -36, -200);
    expect(early({ preset: "wpw" })).toBeGreaterThan(early({ rate: 76 }) + 1);
  });

  it("the electrodes on the right see ST elevation where it is written", () => {
    const tracing = { rate: 60, st: { V4R: 1.5 } } as const;
    expect(levelAt(tracing, "V4R", 120)).toBeCloseTo(1.5, 0);
    expect(samplesOf(clean(tracing), "V4")).toEqual([]);
  });
});
