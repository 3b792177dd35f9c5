import { describe, expect, it } from "vitest";
import {
  between,
  effective,
  events,
  medianFrequency,
  shareBetween,
  spectrum,
  strongestFrequency,
} from "../measure.ts";
import { breath, everywhere, examples, grown } from "../testing/examples.ts";
import { breathsOf, crackle } from "./breath.ts";
import { render } from "./render.ts";
import { samplesPerSecond as rate, seeded } from "./signal.ts";

type Name = keyof typeof examples;
const [first] = breathsOf({ rate: grown.respiratoryRate, isExpirationLong: false }).breaths;
const { inFrom, inTo, outFrom, outTo } = first ?? { inFrom: 0, inTo: 0, outFrom: 0, outTo: 0 };
const drawn = (name: Name) => between(render(examples[name]).samples, rate, inFrom, inTo);
const blown = (name: Name) => between(render(examples[name]).samples, rate, outFrom, outTo);

describe("breath sounds", () => {
  it("rustles below 400 Hz when it is vesicular, louder and longer in than out", () => {
    expect(medianFrequency(drawn("Vesicular breathing"), rate)).toBeLessThan(300);
    expect(shareBetween(drawn("Vesicular breathing"), rate, [60, 400])).toBeGreaterThan(0.85);
    expect(effective(drawn("Vesicular breathing"))).toBeGreaterThan(
      2 * effective(blown("Vesicular breathing")),
    );
  });
  it("blows far above that when it is bronchial, out as loud as in, with a pause between", () => {
    expect(medianFrequency(drawn("Bronchial breathing"), rate)).toBeGreaterThan(400);
    const ratio = effective(blown("Bronchial breathing")) / effective(drawn("Bronchial breathing"));
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.25);
    const pause = between(render(examples["Bronchial breathing"]).samples, rate, inTo, outFrom);
    expect(effective(pause)).toBeLessThan(0.2 * effective(drawn("Bronchial breathing")));
  });
  it("breathes at the rate", () => {
    for (const perMinute of [8, 15, 30, 58]) {
      const { breaths, seconds } = breathsOf({ rate: perMinute, isExpirationLong: false });
      expect((60 * breaths.length) / seconds).toBeCloseTo(perMinute, 6);
      expect(
        render(breath({}, "left_lower_back", { ...grown, respiratoryRate: perMinute })).samples
          .length,
      ).toBe(Math.round(seconds * rate));
    }
  });
  it("is quieter where air entry is reduced, and silent where there is none", () => {
    const normal = effective(drawn("Vesicular breathing"));
    expect(effective(drawn("Breath sounds reduced"))).toBeLessThan(0.5 * normal);
    expect(effective(drawn("Breath sounds reduced"))).toBeGreaterThan(0.2 * normal);
    expect(effective(drawn("Breath sounds absent"))).toBeLessThan(0.03 * normal);
  });
  it("is silent with no wheeze and no crackle where no air moves", () => {
    const silent = breath({
      airEntry: "absent",
      where: [
        { at: ["all"], wheeze: { kind: "many_pitches" }, crackles: { kind: "fine", phase: "in" } },
      ],
    });
    expect(silent.wheeze).toBeNull();
    expect(silent.crackles).toBeNull();
  });
});

describe("added sounds", () => {
  it("makes fine crackles under 10 ms about 400 to 1000 Hz, coarse ones longer and lower", () => {
    const measured = (kind: "fine" | "coarse") => {
      const one = crackle(kind, seeded(4));
      const padded = new Float32Array(1024);
      padded.set(one, 480);
      return { milliseconds: (1000 * one.length) / rate, hertz: medianFrequency(padded, rate) };
    };
    const [fine, coarse] = [measured("fine"), measured("coarse")];
    expect(fine.milliseconds).toBeLessThan(10);
    expect(fine.hertz).toBeGreaterThan(400);
    expect(fine.hertz).toBeLessThan(1000);
    expect(coarse.milliseconds).toBeGreaterThan(10);
    expect(coarse.milliseconds).toBeLessThan(25);
    expect(coarse.hertz).toBeLessThan(0.7 * fine.hertz);
    expect(coarse.hertz).toBeGreaterThan(150);
  });
  it("has fine late crackles in the second half of breathing in, and in no other part", () => {
    const plain = render(examples["Vesicular breathing"]).samples;
    const crackled = render(examples["Fine late crackles"]).samples;
    const more = (from: number, to: number) =>
      shareBetween(between(crackled, rate, from, to), rate, [550, 2500]) -
      shareBetween(between(plain, rate, from, to), rate, [550, 2500]);
    const middle = (inFrom + inTo) / 2;
    expect(more(middle, inTo)).toBeGreaterThan(0.1);
    expect(Math.abs(more(inFrom, middle - 0.05))).toBeLessThan(0.03);
    expect(Math.abs(more(outFrom, outTo))).toBeLessThan(0.03);
  });
  it("whistles above 100 Hz for longer than 80 ms, with a harmonic: one note, or many at once", () => {
    const peaks = (name: Name) => {
      const size = 4096;
      const magnitudes = spectrum(
        render(examples[name]).samples,
        Math.round((outFrom + 0.4) * rate),
        size,
      );
      const most = magnitudes.reduce((a, b) => Math.max(a, b), 0);
      const found: number[] = [];
      magnitudes.forEach((value, index) => {
        const near = magnitudes.slice(Math.max(0, index - 8), index + 9);
        if (value > 0.2 * most && near.every((other) => other <= value))
          found.push((index * rate) / size);
      });
      return found;
    };
    const one = peaks("Wheeze of one pitch");
    expect(one[0]).toBeGreaterThan(100);
    expect(one).toHaveLength(2);
    expect((one[1] ?? 0) / (one[0] ?? 1)).toBeCloseTo(2, 1);
    expect(peaks("Wheeze of many pitches").length).toBeGreaterThan(3);
    const lasting = events(render(examples["Wheeze of one pitch"]).samples, rate, {
      window: 0.03,
      share: 0.5,
    });
    expect(Math.max(...lasting.map(({ from, to }) => to - from))).toBeGreaterThan(0.08);
  });
  it("crows at the throat above 500 Hz on breathing in alone, and is faint over the chest", () => {
    expect(strongestFrequency(drawn("Stridor"), rate)).toBeGreaterThan(500);
    expect(strongestFrequency(drawn("Stridor"), rate)).toBeLessThan(750);
    const chest = breath({ stridor: {} });
    const throat = breath({ stridor: {} }, "windpipe");
    expect(chest.stridor?.level).toBeLessThan(0.5 * (throat.stridor?.level ?? 0));
    expect(breath({ stridor: { degree: "faint" } }).stridor).toBeNull();
  });
  it("creaks low and in jerks longer than 15 ms in a pleural rub, out as well as in", () => {
    const part = between(render(examples["Pleural rub"]).samples, rate, inTo - 0.4, inTo);
    expect(shareBetween(part, rate, [80, 450])).toBeGreaterThan(0.85);
    const jerks = events(part, rate, { window: 0.004, share: 0.35 });
    expect(jerks.length).toBeGreaterThan(3);
    expect(
      effective(between(render(examples["Pleural rub"]).samples, rate, outFrom, outFrom + 0.5)),
    ).toBeGreaterThan(
      3 *
        effective(
          between(render(examples["Vesicular breathing"]).samples, rate, outFrom, outFrom + 0.5),
        ),
    );
  });
  it("is heard only where it is said to be", () => {
    const written = {
      where: [
        {
          at: ["right_base" as const],
          crackles: { kind: "coarse" as const, phase: "in" as const },
        },
      ],
    };
    expect(breath(written, "right_lower_back").crackles).not.toBeNull();
    expect(breath(written, "right_lower_front").crackles).not.toBeNull();
    expect(breath(written, "right_upper_back").crackles).toBeNull();
    expect(breath(written, "left_lower_back").crackles).toBeNull();
  });
  it("never leaves the loudspeaker's range", () => {
    const all = everywhere({
      breathing: "bronchial",
      crackles: { kind: "coarse", phase: "in_and_out", amount: "many" },
      wheeze: { kind: "many_pitches", phase: "in_and_out" },
      rub: {},
    });
    expect(render(all).samples.every((value) => Math.abs(value) <= 1)).toBe(true);
  });
});

describe("bowel sounds", () => {
  const runs = (name: Name) =>
    events(render(examples[name]).samples, rate, { window: 0.3, share: 0.2 }).length;
  it("gurgles 5 to 35 times a minute, and not at all when absent", () => {
    const seconds = render(examples["Bowel sounds"]).samples.length / rate;
    const perMinute = (60 * runs("Bowel sounds")) / seconds;
    expect(perMinute).toBeGreaterThanOrEqual(5);
    expect(perMinute).toBeLessThanOrEqual(35);
    expect(effective(render(examples["Bowel sounds absent"]).samples)).toBeLessThan(0.002);
  });
  it("rings above 600 Hz when it tinkles, gurgles below 600 otherwise", () => {
    expect(
      shareBetween(render(examples["Bowel sounds, tinkling"]).samples, rate, [600, 3000]),
    ).toBeGreaterThan(0.8);
    expect(
      shareBetween(render(examples["Bowel sounds"]).samples, rate, [100, 600]),
    ).toBeGreaterThan(0.8);
  });
});
