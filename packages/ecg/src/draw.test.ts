import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawEcg } from "./draw.ts";
import { detectBeats } from "./detect.ts";
import type { Lead } from "./leads.ts";
import { measure } from "./measure.ts";
import type { EcgParameters, Tracing } from "./parameters.ts";
import { parseEcgParameters } from "./parse.ts";
import { presetNames, presets } from "./presets.ts";
import { resolve } from "./resolve.ts";

const lead = (tracing: Tracing, name: Lead): readonly number[] =>
  tracing.leads.find((entry) => entry.lead === name)?.microvolts ?? [];
const near = (value: number | undefined, right: number, slack: number, what: string) =>
  expect(
    Math.abs((value ?? Infinity) - right),
    `${what}: ${value} for ${right}`,
  ).toBeLessThanOrEqual(slack);

describe("a regular sinus rhythm", () => {
  const tables: readonly EcgParameters[] = [
    { rate: 45, pr: 180, qrs: 96, qtc: 430, axis: 20 },
    { rate: 72, pr: 240, qrs: 84, qtc: 400, axis: -20 },
    { rate: 60, pr: 150, qrs: 110, qtc: 500, axis: 80 },
    { rate: 105, pr: 130, qrs: 88, qtc: 420, axis: 100 },
    { rate: 76, conduction: "lbbb", qrs: 152, pr: 170, axis: 0 },
    { rate: 66, conduction: "rbbb", qrs: 138, pr: 160, axis: 40 },
    { rate: 88, conduction: "left_anterior_fascicular", axis: -55, pr: 150, qrs: 102 },
  ];
  it.each(tables)("measures what was asked for: %j", (parameters) => {
    for (const seed of [1, 2, 3]) {
      const found = measure(drawEcg(parameters, seed));
      const asked = resolve(parameters);
      near(found.rate, asked.rate, 1, "rate");
      near(found.pr, asked.pr * 1000, 10, "PR");
      near(found.qrs, asked.qrs * 1000, 10, "QRS");
      near(found.qt, asked.qt * 1000, 10, "QT");
      near(found.axis, asked.axis, 10, "axis");
    }
  });

  it("keeps the rate and intervals of any healthy person", () => {
    fc.assert(
      fc.property(
        fc.record({
          rate: fc.integer({ min: 45, max: 110 }),
          pr: fc.integer({ min: 120, max: 200 }),
          qrs: fc.integer({ min: 76, max: 108 }),
          qtc: fc.integer({ min: 370, max: 450 }),
          axis: fc.integer({ min: -25, max: 90 }),
        }),
        fc.integer(),
        (parameters, seed) => {
          const found = measure(drawEcg({ ...parameters, noise: 0.04 }, seed));
          near(found.rate, parameters.rate, 1, "rate");
          near(found.pr, parameters.pr, 12, "PR");
          near(found.qrs, parameters.qrs, 12, "QRS");
          near(found.axis, parameters.axis, 10, "axis");
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("every preset", () => {
  it.each(presetNames)("%s can be read, drawn and read off", (preset) => {
    expect(parseEcgParameters({ preset })).toMatchObject({ ok: true });
    const tracing = drawEcg({ preset, noise: 0.08 }, 5);
    expect(tracing.leads).toHaveLength(12);
    expect(tracing.leads.every(({ microvolts }) => microvolts.length === 2500)).toBe(true);
    const asked = resolve({ preset });
    const found = measure(tracing);
    const own: EcgParameters = presets[preset];
    if (own.rhythm === undefined && own.avBlock === undefined && own.ectopics === undefined) {
      near(found.rate, asked.rate, 1, "rate");
      near(found.pr, asked.pr * 1000, 10, "PR");
      near(found.axis, asked.axis, 10, "axis");
    }
    for (const [name, level] of Object.entries(asked.st))
      near(found.st.get(name as Lead), (level ?? 0) * 10, 0.3, `ST in ${name}`);
  });

  it("has the ST level asked for within 0.2 mm on a clean recording", () => {
    for (const preset of presetNames) {
      const found = measure(drawEcg({ preset, noise: 0, baselineWander: 0 }, 5));
      for (const [name, level] of Object.entries(resolve({ preset }).st))
        near(found.st.get(name as Lead), (level ?? 0) * 10, 0.2, `${preset}: ST in ${name}`);
    }
  });
});

describe("rhythms", () => {
  it("atrial fibrillation is irregular and has no P wave", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { rrIntervals, pr, rate } = measure(
        drawEcg({ rhythm: "atrial_fibrillation", rate: 110 }, seed),
      );
      const mean = rrIntervals.reduce((a, b) => a + b, 0) / rrIntervals.length;
      const spread = Math.sqrt(
        rrIntervals.reduce((sum, rr) => sum + (rr - mean) ** 2, 0) / rrIntervals.length,
      );
      expect(spread / mean).toBeGreaterThan(0.1);
      expect(pr).toBeUndefined();
      near(rate, 110, 12, "rate");
    }
  });

  it("atrial fibrillation above a complete block is slow, regular and still without a P wave", () => {
    const { rrIntervals, pr, rate } = measure(
      drawEcg(
        { rhythm: "atrial_fibrillation", avBlock: "complete", escape: "narrow", rate: 36 },
        1,
      ),
    );
    expect(Math.max(...rrIntervals) - Math.min(...rrIntervals)).toBeLessThan(60);
    expect(pr).toBeUndefined();
    near(rate, 36, 1, "rate");
  });

  it("sinus rhythm is regular", () => {
    const { rrIntervals } = measure(drawEcg({ rate: 70 }, 1));
    expect(Math.max(...rrIntervals) - Math.min(...rrIntervals)).toBeLessThan(60);
  });

  it("flutter with 2:1 block has two saw-teeth to a complex, negative in the inferior leads", () => {
    const tracing = drawEcg({ preset: "atrial_flutter", noise: 0 }, 1);
    near(measure(tracing).rate, 150, 1, "rate");
    near(measure(drawEcg({ preset: "atrial_flutter_4_to_1" }, 1)).rate, 74, 1, "rate at 4:1");
  });

  it("ventricular fibrillation and asystole have no complexes", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(detectBeats(drawEcg({ rhythm: "ventricular_fibrillation" }, seed))).toEqual([]);
      expect(detectBeats(drawEcg({ rhythm: "asystole" }, seed))).toEqual([]);
    }
  });

  it("fibrillating ventricles move the needle, asystole does not", () => {
    const swing = (tracing: Tracing) => Math.max(...lead(tracing, "II").map(Math.abs));
    expect(swing(drawEcg({ rhythm: "ventricular_fibrillation" }, 1))).toBeGreaterThan(300);
    expect(swing(drawEcg({ rhythm: "asystole" }, 1))).toBeLessThan(100);
  });

  it("ventricular tachycardia is broad, fast and regular, with the axis in no man's land", () => {
    const found = measure(drawEcg({ preset: "ventricular_tachycardia" }, 1));
    near(found.rate, 172, 1, "rate");
    expect(found.qrs).toBeGreaterThan(140);
    near(found.axis, -105, 12, "axis");
  });

  it("supraventricular tachycardia is narrow and fast, with no P wave before the complexes", () => {
    const found = measure(drawEcg({ preset: "supraventricular_tachycardia" }, 1));
    near(found.rate, 184, 1, "rate");
    expect(found.qrs).toBeLessThan(110);
    expect(found.pr).toBeUndefined();
  });

  it("every second complex is ectopic, early and broad in bigeminy, with a compensatory pause", () => {
    const { rrIntervals } = measure(drawEcg({ preset: "ventricular_bigeminy" }, 1));
    const [short, long] = [
      rrIntervals.filter((_, i) => i % 2 === 0),
      rrIntervals.filter((_, i) => i % 2 === 1),
    ];
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    expect(Math.abs(sum(short) - sum(long))).toBeGreaterThan(300);
    near(sum(short) + sum(long), 2 * (60_000 / 76), 60, "two intervals");
  });
});

describe("heart block", () => {
  /** Starts of P waves on a clean recording: where lead II leaves the baseline by 0.03 mV for a small hump. */
  const humps = (tracing: Tracing): readonly number[] => {
    const samples = lead(tracing, "II");
    return samples.flatMap((value, i) => {
      const isTop =
        value > 90 && value < 230 && samples.slice(i - 12, i + 13).every((other) => other <= value);
      return isTop && i > 12 && i < samples.length - 13 ? [i] : [];
    });
  };
  // Flat T waves in lead II leave only P waves as small humps.
  const clean = { noise: 0, baselineWander: 0, t: { II: 0, aVF: 0 } } as const;

  it("Mobitz I: PR grows within a cycle, then a beat is dropped", () => {
    const tracing = drawEcg(
      { ...clean, avBlock: "mobitz_1", atrialRate: 75, pr: 180, conductionRatio: 4 },
      3,
    );
    const atria = humps(tracing);
    const beats = detectBeats(tracing);
    const delays = beats.map((beat) => beat - Math.max(...atria.filter((p) => p < beat)));
    const pauses = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0));
    const longest = Math.max(...pauses);
    let grown = 0;
    pauses.forEach((pause, i) => {
      const [now, next] = [delays[i] ?? 0, delays[i + 1] ?? 0];
      if (!Number.isFinite(now)) return;
      if (pause > 0.9 * longest) expect(next).toBeLessThan(now);
      else {
        grown += 1;
        expect(next).toBeGreaterThan(now);
      }
    });
    expect(grown).toBeGreaterThan(3);
    expect(atria.length).toBeGreaterThan(beats.length + 1);
  });

  it("Mobitz II: PR stays, a beat is dropped", () => {
    const tracing = drawEcg(
      { ...clean, avBlock: "mobitz_2", atrialRate: 75, pr: 160, conductionRatio: 3 },
      3,
    );
    const atria = humps(tracing);
    const delays = detectBeats(tracing).flatMap((beat) => {
      const before = atria.filter((p) => p < beat);
      return before.length === 0 ? [] : [beat - Math.max(...before)];
    });
    expect(Math.max(...delays) - Math.min(...delays)).toBeLessThanOrEqual(3);
    expect(atria.length).toBeGreaterThan(delays.length + 1);
  });

  it("complete block: atria and ventricles each at their own rate, with nothing between them", () => {
    const tracing = drawEcg(
      { ...clean, avBlock: "complete", escape: "narrow", rate: 42, atrialRate: 90 },
      3,
    );
    near(measure(tracing).rate, 42, 1, "ventricular rate");
    expect(measure(tracing).pr).toBeUndefined();
    const wide = measure(drawEcg({ preset: "complete_heart_block" }, 3));
    expect(wide.qrs).toBeGreaterThan(120);
  });
});

describe("what the leads show", () => {
  const at = (parameters: EcgParameters, name: Lead) => {
    const samples = lead(drawEcg({ noise: 0, baselineWander: 0, ...parameters }, 1), name);
    return { top: Math.max(...samples), bottom: Math.min(...samples) };
  };

  it("R grows from V1 to V5 and S fades, aVR is negative", () => {
    const r = (["V1", "V2", "V3", "V4", "V5"] as const).map((name) => {
      const samples = lead(
        drawEcg({ noise: 0, baselineWander: 0, t: { V1: 0, V2: 0, V3: 0, V4: 0 } }, 1),
        name,
      );
      return Math.max(...samples);
    });
    expect(r).toEqual([...r].sort((a, b) => a - b));
    expect(at({}, "V1").bottom).toBeLessThan(-at({}, "V1").top);
    expect(at({}, "V6").top).toBeGreaterThan(3 * -at({}, "V6").bottom);
    expect(-at({}, "aVR").bottom).toBeGreaterThan(3 * at({}, "aVR").top);
  });

  it("poor progression and a dominant R in V1 look so", () => {
    expect(at({ rProgression: "poor", t: { V3: 0 } }, "V3").top).toBeLessThan(200);
    expect(at({ rProgression: "dominant_v1" }, "V1").top).toBeGreaterThan(
      -at({ rProgression: "dominant_v1" }, "V1").bottom,
    );
  });

  it("hypertrophy reaches Sokolow and Lyon's 3.5 mV, low voltage stays below 0.5 mV in the limb leads", () => {
    const big = { preset: "left_ventricular_hypertrophy" };
    expect(-at(big, "V1").bottom + Math.max(at(big, "V5").top, at(big, "V6").top)).toBeGreaterThan(
      3500,
    );
    for (const name of ["I", "II", "III"] as const) {
      const { top, bottom } = at({ voltage: "low" }, name);
      expect(top - bottom).toBeLessThan(500);
    }
  });

  it("Q waves have their depth", () => {
    for (const depth of [2, 4]) {
      const { bottom } = at(
        { q: { III: depth, aVF: depth * 0.6 }, axis: 60, t: { III: 1 } },
        "III",
      );
      near(-bottom / 100, depth, 0.6, "Q in III");
    }
  });

  it("bundle branch blocks: rsR' in V1 on the right, a broad negative V1 and positive V6 on the left", () => {
    expect(at({ conduction: "rbbb" }, "V1").top).toBeGreaterThan(500);
    expect(at({ conduction: "lbbb" }, "V1").bottom).toBeLessThan(-700);
    expect(at({ conduction: "lbbb" }, "V6").top).toBeGreaterThan(500);
  });

  it("newborns have a tall R in V1 and a negative T wave there as infants", () => {
    const r = at({ age: 0.02 }, "V1");
    expect(r.top).toBeGreaterThan(-r.bottom);
  });
});
