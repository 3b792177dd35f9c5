import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, effective, events, shareBetween, strongestFrequency } from "../measure.ts";
import { examples, grown, heart } from "../testing/examples.ts";
import { beatsOf, systole } from "./heart.ts";
import { render } from "./render.ts";
import { samplesPerSecond as rate, seeded } from "./signal.ts";

/** When thuds begin, in seconds. */
const onsets = (heard: Parameters<typeof render>[0], share = 0.22) =>
  events(render(heard).samples, rate, { window: 0.02, share }).map(({ from }) => from);
const gaps = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));
/** Effective value from `from` to `to` seconds after the first sound (or the second) of each beat of a regular heart. */
const loudness = (name: keyof typeof examples, from: number, to: number) => {
  const beat = 60 / grown.heartRate;
  const { samples } = render(examples[name]);
  return effective(
    Float32Array.from(
      [0, 1, 2, 3, 4].flatMap((index) => [
        ...between(samples, rate, 0.12 + index * beat + from, 0.12 + index * beat + to),
      ]),
    ),
  );
};

describe("heart sounds", () => {
  it("has two sounds to a beat, at the rate and with the systole of the rate", () => {
    const times = onsets(heart());
    const intervals = gaps(times);
    const short = intervals.filter((_, index) => index % 2 === 0);
    for (const interval of short) expect(interval).toBeCloseTo(systole(72), 1);
    const beats = gaps(times.filter((_, index) => index % 2 === 0));
    for (const beat of beats) expect(beat).toBeCloseTo(60 / 72, 1);
  });
  it("keeps systole within a tenth of Weissler's regression, and shorter than diastole up to 110 a minute", () => {
    for (const [beats, seconds] of [
      [60, 0.36],
      [80, 0.318],
      [100, 0.276],
    ] as const)
      expect(Math.abs(systole(beats) - seconds) / seconds).toBeLessThan(0.1);
    for (let beats = 40; beats <= 110; beats += 10) expect(systole(beats)).toBeLessThan(30 / beats);
  });
  it("has its power low down: the first sound from 20 to 150 Hz, the second higher than the first", () => {
    const { samples } = render(heart());
    const first = between(samples, rate, 0.11, 0.3);
    const second = between(samples, rate, 0.12 + systole(72) - 0.01, 0.12 + systole(72) + 0.15);
    expect(shareBetween(first, rate, [20, 150])).toBeGreaterThan(0.9);
    expect(strongestFrequency(second, rate)).toBeGreaterThan(strongestFrequency(first, rate));
    expect(shareBetween(second, rate, [20, 250])).toBeGreaterThan(0.9);
  });
  it("splits the second sound in the pulmonary area on breathing in, and not at the apex", () => {
    const width = (site: "pulmonary" | "mitral") => heart({}, site).splitMilliseconds;
    expect(width("pulmonary")).toEqual({ in: 40, out: 15 });
    expect(width("mitral")).toEqual({ in: 0, out: 0 });
  });
  it("puts a third sound 0.12 to 0.18 s behind the second, a fourth 0.07 to 0.13 s before the first, both below 70 Hz", () => {
    const late = systole(72);
    expect(loudness("Third sound", late + 0.145, late + 0.19)).toBeGreaterThan(
      4 * loudness("Heart, at the apex", late + 0.145, late + 0.19),
    );
    const beat = 60 / 72;
    expect(loudness("Fourth sound", beat - 0.1, beat - 0.03)).toBeGreaterThan(
      4 * loudness("Heart, at the apex", beat - 0.1, beat - 0.03),
    );
    const third = between(
      render(examples["Third sound"]).samples,
      rate,
      0.12 + late + 0.14,
      0.12 + late + 0.24,
    );
    expect(shareBetween(third, rate, [15, 70])).toBeGreaterThan(0.8);
  });
  it("has each murmur in its own part of the beat", () => {
    const inSystole = [0.12, systole(72) - 0.04] as const;
    const inDiastole = [systole(72) + 0.13, systole(72) + 0.3] as const;
    for (const name of ["Pansystolic murmur", "Ejection systolic murmur"] as const)
      expect(loudness(name, ...inSystole)).toBeGreaterThan(8 * loudness(name, ...inDiastole));
    for (const name of ["Early diastolic murmur", "Mid-diastolic murmur"] as const)
      expect(loudness(name, ...inDiastole)).toBeGreaterThan(5 * loudness(name, ...inSystole));
  });
  it("keeps an even murmur even, swells and fades one of ejection, lets an early diastolic one die away", () => {
    const third = systole(72) / 3;
    const parts = (name: keyof typeof examples, from: number, width: number) =>
      [0, 1, 2].map((index) => loudness(name, from + index * width, from + (index + 1) * width));
    const [early = 0, middle = 0, late = 0] = parts("Ejection systolic murmur", 0.05, third - 0.03);
    expect(middle).toBeGreaterThan(1.2 * late);
    expect(early + late).toBeGreaterThan(0);
    const [a = 0, b = 0, c = 0] = parts("Early diastolic murmur", systole(72) + 0.1, 0.1);
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
    const [, even = 0, end = 0] = parts("Pansystolic murmur", 0.1, 0.07);
    expect(Math.abs(even - end) / even).toBeLessThan(0.25);
  });
  it("pitches a rumble below 150 Hz and a breathy murmur above 200", () => {
    const part = (name: keyof typeof examples, from: number, to: number) =>
      between(render(examples[name]).samples, rate, 0.12 + from, 0.12 + to);
    const after = systole(72) + 0.14;
    expect(
      shareBetween(part("Mid-diastolic murmur", after, after + 0.25), rate, [30, 160]),
    ).toBeGreaterThan(0.85);
    expect(
      shareBetween(part("Early diastolic murmur", after, after + 0.2), rate, [180, 800]),
    ).toBeGreaterThan(0.85);
  });
  it("scratches three times a beat in a rub", () => {
    const quiet = 0.05;
    const at = (from: number, to: number) => loudness("Pericardial rub", from, to);
    const [end, beat] = [systole(72), 60 / 72];
    const diastole = beat - end;
    expect(at(0.4 * end, 0.7 * end)).toBeGreaterThan(quiet);
    expect(at(end + 0.16 * diastole, end + 0.28 * diastole)).toBeGreaterThan(quiet);
    expect(at(beat - 0.26 * diastole, beat - 0.14 * diastole)).toBeGreaterThan(quiet);
    expect(at(end + 0.4 * diastole, end + 0.6 * diastole)).toBeLessThan(quiet / 4);
  });
  it("is irregular without order in fibrillation, with the rate kept", () => {
    const beats = beatsOf(116, true, seeded(3));
    const intervals = beats.map(({ first, next }) => next - first);
    const mean = intervals.reduce((sum, one) => sum + one, 0) / intervals.length;
    const deviation = Math.sqrt(
      intervals.reduce((sum, one) => sum + (one - mean) ** 2, 0) / intervals.length,
    );
    expect(60 / mean).toBeCloseTo(116, 5);
    expect(deviation / mean).toBeGreaterThan(0.12);
    expect(deviation / mean).toBeLessThan(0.3);
  });
  it("always keeps the order first, second, next, and never leaves the range, whatever the rate", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 240 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 1000 }),
        (perMinute, isIrregular, seed) => {
          const beats = beatsOf(perMinute, isIrregular, seeded(seed));
          expect(beats.every(({ first, second, next }) => first < second && second < next)).toBe(
            true,
          );
        },
      ),
    );
    for (const perMinute of [30, 75, 150, 220]) {
      const heard = heart(
        {
          third: {},
          fourth: {},
          rub: {},
          murmurs: [{ timing: "continuous", grade: 6, pitch: "medium", loudest: "mitral" }],
        },
        "mitral",
        { ...grown, heartRate: perMinute },
      );
      expect(render(heard).samples.every((value) => Math.abs(value) <= 1)).toBe(true);
    }
  });
  it("is softer where the heart is far off, and carries a murmur only near and where it is said to go", () => {
    expect(effective(render(heart({ strength: "distant" })).samples)).toBeLessThan(
      0.4 * effective(render(heart()).samples),
    );
    const regurgitation = {
      murmurs: [
        {
          timing: "pansystolic" as const,
          grade: 3,
          pitch: "medium" as const,
          loudest: "mitral" as const,
        },
      ],
    };
    expect(heart(regurgitation, "mitral").murmurs).toHaveLength(1);
    expect(heart(regurgitation, "aortic").murmurs).toHaveLength(0);
    expect(heart(regurgitation, "right_carotid").murmurs).toHaveLength(0);
  });
  it("sounds the same every time", () => {
    expect(render(examples["Pericardial rub"], 5).samples).toEqual(
      render(examples["Pericardial rub"], 5).samples,
    );
  });
});
