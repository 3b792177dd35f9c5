import type { HeardHeart } from "../schema.ts";
import { add, plateau, samplesPerSecond, seeded, shaped } from "./signal.ts";

/** The timing of one beat, in seconds from the start. */
export interface Beat {
  readonly first: number;
  readonly second: number;
  /** The next beat's first sound. */
  readonly next: number;
}

/**
 * From the first sound to the second, in seconds. Electromechanical systole is 546 - 2.1 ms for each beat a minute (Weissler, Harris
 * and Schoenfeld, Circulation 1968; 37: 149), of which about 60 pass before the first sound; never more than 45 % of the beat.
 */
export const systole = (rate: number): number =>
  Math.min(0.486 - 0.0021 * Math.min(rate, 150), (0.45 * 60) / rate);

const leastSeconds = 9;

/**
 * Beats at a rate, a whole number of them in at least so many seconds. In fibrillation the intervals vary without order, by about
 * a quarter of their mean, and are never much shorter than 0.3 s; their mean is that of the rate.
 */
export function beatsOf(
  rate: number,
  isIrregular: boolean,
  random: () => number,
  seconds = leastSeconds,
): readonly Beat[] {
  const mean = 60 / rate;
  const count = Math.ceil(seconds / mean);
  const drawn = Array.from({ length: count }, () => {
    if (!isIrregular) return mean;
    const spread = (random() + random() + random() - 1.5) * 2 * 0.25;
    return Math.max(Math.min(0.3, mean * 0.8), mean * (1 + spread));
  });
  const scale = (mean * count) / drawn.reduce((sum, one) => sum + one, 0);
  let at = 0.12;
  return drawn.map((interval) => {
    const first = at;
    at += interval * scale;
    return { first, second: first + Math.min(systole(rate), 0.6 * interval * scale), next: at };
  });
}

export const lengthOf = (beats: readonly Beat[]): number =>
  Math.round(((beats.at(-1)?.next ?? 1) - (beats[0]?.first ?? 0)) * samplesPerSecond);

/** Tones that start together and die away. @param tones frequency in Hz, share, and time to fall to a third in ms */
function thud(tones: readonly (readonly [number, number, number])[], pitch: number): Float32Array {
  const out = new Float32Array(Math.round(0.18 * samplesPerSecond));
  for (let i = 0; i < out.length; i++) {
    const t = i / samplesPerSecond;
    let value = 0;
    for (const [hertz, share, fall] of tones)
      value +=
        share * Math.sin(2 * Math.PI * hertz * pitch * t) * Math.exp((-t * 1000 * pitch) / fall);
    out[i] = value * Math.min(1, t / 0.004);
  }
  return out;
}

/** Bands of murmurs in Hz: mitral stenosis rumbles low, aortic regurgitation breathes high (Macleod's, 15th edition). */
const bands = { low: [35, 140], medium: [90, 320], high: [200, 700] } as const;

/** From when to when a murmur lasts, and its outline. */
function extent(
  timing: HeardHeart["murmurs"][number]["timing"],
  { first, second, next }: Beat,
): { from: number; to: number; shape: (share: number) => number } {
  const diastole = next - second;
  switch (timing) {
    case "pansystolic":
      return { from: first + 0.01, to: second + 0.02, shape: plateau(0.06, 0.06) };
    case "ejection_systolic": {
      const gap = 0.12 * (second - first);
      return {
        from: first + gap + 0.02,
        to: second - gap,
        shape: (share) => Math.sin(Math.PI * share) ** 1.3,
      };
    }
    case "late_systolic":
      return {
        from: first + 0.5 * (second - first),
        to: second + 0.01,
        shape: (share) => Math.min(1, share * 1.6) * Math.min(1, (1 - share) * 12),
      };
    case "early_diastolic":
      return {
        from: second + 0.01,
        to: second + Math.min(0.7 * diastole, 0.5),
        shape: (share) => Math.min(1, share * 20) * (1 - share) ** 1.4,
      };
    case "mid_diastolic":
      return {
        from: second + 0.25 * diastole,
        to: next - 0.12 * diastole,
        shape: (share) => Math.sin(Math.PI * share) ** 0.8,
      };
    case "continuous":
      return {
        from: first,
        to: next,
        // Loudest about the second sound.
        shape: (share) =>
          0.45 + 0.55 * Math.exp(-(((share - (second - first) / (next - first)) / 0.22) ** 2)),
      };
  }
}

/** Adds murmurs to samples. */
export function addMurmur(
  into: Float32Array,
  beats: readonly Beat[],
  { timing, pitch, level }: HeardHeart["murmurs"][number],
  random: () => number,
): void {
  for (const beat of beats) {
    const { from, to, shape } = extent(timing, beat);
    add(into, from, shaped(to - from, bands[pitch], shape, random), level);
  }
}

/** A scratch: noise that rises and falls roughly, as surfaces that catch and let go. */
const scratch = (seconds: number, random: () => number): Float32Array => {
  const teeth = Array.from({ length: 12 }, () => 0.25 + 0.75 * random());
  return shaped(
    seconds,
    [180, 900],
    (share) => Math.sin(Math.PI * share) * (teeth[Math.floor(share * 11.99)] ?? 1),
    random,
  );
};

/** How much higher smaller hearts sound. */
const pitches = { adult: 1, child: 1.15, infant: 1.3 } as const;

/**
 * The heart at one place, at least nine seconds that can be played round and round. The first sound has most of its power from 25 to
 * 150 Hz and lasts about 0.12 s, the second is shorter and higher, the third follows it by 0.14 s at 25 to 60 Hz, the fourth precedes the
 * first by 0.1 s (Debbal and Bereksi-Reguig, Comput Biol Med 2008; 38: 263).
 */
export function heartSound(heard: HeardHeart, seed: number): Float32Array {
  const random = seeded(seed);
  const beats = beatsOf(heard.rate, heard.isIrregular, random);
  const out = new Float32Array(lengthOf(beats));
  const pitch = pitches[heard.body];
  const first = thud(
    [
      [48, 1, 34],
      [72, 0.7, 26],
      [118, 0.35, 16],
    ],
    pitch,
  );
  const second = thud(
    [
      [62, 0.9, 22],
      [104, 0.8, 17],
      [165, 0.4, 11],
    ],
    pitch,
  );
  const third = thud(
    [
      [32, 1, 36],
      [52, 0.6, 26],
    ],
    pitch,
  );
  beats.forEach((beat, index) => {
    // About four beats to a breath: half of them while the breath goes in.
    const split = index % 4 < 2 ? heard.splitMilliseconds.in : heard.splitMilliseconds.out;
    const diastole = beat.next - beat.second;
    add(out, beat.first, first, heard.first);
    add(out, beat.second, second, heard.second * (split > 0 ? 0.85 : 1));
    if (split > 0) add(out, beat.second + split / 1000, second, heard.second * 0.55);
    if (heard.third > 0)
      add(out, beat.second + Math.min(0.14, 0.42 * diastole), third, heard.third);
    if (heard.fourth > 0) add(out, beat.next - Math.min(0.1, 0.3 * diastole), third, heard.fourth);
    if (heard.click) {
      const at = heard.click.timing === "ejection" ? 0.05 : 0.5 * (beat.second - beat.first);
      add(
        out,
        beat.first + at,
        thud(
          [
            [240, 0.7, 6],
            [390, 0.5, 4],
          ],
          1,
        ),
        heard.click.level * 1.4,
      );
    }
    if (heard.rub) {
      const { parts, level } = heard.rub;
      const length = beat.second - beat.first;
      add(out, beat.first + 0.2 * length, scratch(0.6 * length, random), level);
      if (parts > 1)
        add(out, beat.second + 0.12 * diastole, scratch(0.2 * diastole, random), level * 0.7);
      if (parts > 2)
        add(out, beat.next - 0.3 * diastole, scratch(0.2 * diastole, random), level * 0.8);
    }
  });
  for (const murmur of heard.murmurs) addMurmur(out, beats, murmur, random);
  return out;
}
