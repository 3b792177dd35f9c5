import type { HeardBreath } from "../schema.ts";
import { addMurmur, beatsOf } from "./heart.ts";
import { add, noise, samplesPerSecond, seeded, shaped } from "./signal.ts";

/** The timing of one breath, in seconds from the start. */
export interface Breath {
  readonly inFrom: number;
  readonly inTo: number;
  readonly outFrom: number;
  readonly outTo: number;
}

const leastSeconds = 9;

/** Breaths at a rate, a whole number of them. Out lasts one and a half times as long as in, with obstruction two and a half times. */
export function breathsOf({
  rate,
  isExpirationLong,
}: Pick<HeardBreath, "rate" | "isExpirationLong">): {
  readonly breaths: readonly Breath[];
  readonly seconds: number;
} {
  const period = 60 / Math.max(4, rate);
  const count = Math.max(2, Math.ceil(leastSeconds / period));
  const inShare = isExpirationLong ? 0.28 : 0.38;
  const breaths = Array.from({ length: count }, (_, index) => {
    const start = index * period + 0.05 * period;
    const inTo = start + inShare * period;
    const outFrom = inTo + 0.03 * period;
    return {
      inFrom: start,
      inTo,
      outFrom,
      outTo: outFrom + (isExpirationLong ? 0.62 : 0.46) * period,
    };
  });
  return { breaths, seconds: count * period };
}

/**
 * Bands and outlines of the breath itself: vesicular noise falls off above 200 Hz and is all but gone on breathing out after a third;
 * bronchial and tracheal noise reaches far above, out as loud as in (Sovijärvi and others, Eur Respir Rev 2000; 10: 591; Bohadana, Izbicki and
 * Kraman, N Engl J Med 2014; 370: 744).
 */
const kinds = {
  vesicular: { in: [80, 330], out: [70, 260], outLevel: 0.4, outShare: 0.4 },
  bronchial: { in: [180, 1000], out: [200, 1100], outLevel: 1.05, outShare: 0.95 },
  tracheal: { in: [140, 1300], out: [160, 1500], outLevel: 1.05, outShare: 0.92 },
} as const;

const flow = (share: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.7;
const depths = { shallow: 0.6, normal: 1, deep: 1.3 } as const;

/**
 * One crackle: an oscillation that sets in at once, slows down and dies away (after Kiyokawa and others, Chest 2001; 119: 1886). Fine ones
 * last about 5 ms at about 650 Hz, coarse ones about 15 ms at about 350 Hz (Bohadana, Izbicki and Kraman, N Engl J Med 2014; 370: 744).
 */
export function crackle(kind: "fine" | "coarse", random: () => number): Float32Array {
  const [seconds, hertz] =
    kind === "fine"
      ? [0.005 + 0.0016 * random(), 600 + 120 * random()]
      : [0.013 + 0.004 * random(), 320 + 60 * random()];
  const length = Math.round(seconds * samplesPerSecond);
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const t = i / (length - 1);
    const window = 0.5 * (1 + Math.cos(2 * Math.PI * (Math.sqrt(t) - 0.5)));
    out[i] = window * Math.sin(2 * Math.PI * hertz * seconds * t ** 0.85);
  }
  return out;
}

const crackleCounts = { few: 3, some: 8, many: 16 } as const;

function addCrackles(
  out: Float32Array,
  breath: Breath,
  of: NonNullable<HeardBreath["crackles"]>,
  random: () => number,
) {
  const span = breath.inTo - breath.inFrom;
  const [from, to] =
    of.phase === "late_in" ? [0.5, 0.98] : of.phase === "early_in" ? [0.08, 0.5] : [0.2, 0.95];
  const spread = (start: number, end: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const share = (i + 0.15 + 0.7 * random()) / count;
      add(
        out,
        start + share * (end - start),
        crackle(of.kind, random),
        of.level * (0.5 + 0.5 * random()),
      );
    }
  };
  const count = crackleCounts[of.amount];
  spread(breath.inFrom + from * span, breath.inFrom + to * span, count);
  if (of.phase === "in_and_out")
    spread(
      breath.outFrom,
      breath.outFrom + 0.4 * (breath.outTo - breath.outFrom),
      Math.ceil(count / 2),
    );
}

/** A note with harmonics that glides a little. @param hertz at its start */
function note(
  seconds: number,
  hertz: number,
  glide: number,
  harmonics: readonly number[],
): Float32Array {
  const length = Math.round(seconds * samplesPerSecond);
  const out = new Float32Array(length);
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const t = i / length;
    phase += (2 * Math.PI * hertz * (1 + glide * t)) / samplesPerSecond;
    let value = 0;
    for (let k = 0; k < harmonics.length; k++)
      value += (harmonics[k] ?? 0) * Math.sin(phase * (k + 1));
    out[i] = value * Math.min(1, t * 12, (1 - t) * 8);
  }
  return out;
}

const notes = { low: 190, medium: 380, high: 620 } as const;
/** Notes of several airways at once: in no harmony with each other. */
const airways = [1, 1.27, 1.61, 0.78] as const;

/** Wheezes: more than 100 Hz, more than 100 ms, with harmonics (Sovijärvi and others, Eur Respir Rev 2000; 10: 597). */
function addWheeze(
  out: Float32Array,
  breath: Breath,
  index: number,
  of: NonNullable<HeardBreath["wheeze"]>,
  random: () => number,
) {
  if (of.amount === "few" && index % 2 === 1) return;
  const voices = of.kind === "one_pitch" ? [1] : airways.slice(0, of.amount === "few" ? 2 : 4);
  const sound = (from: number, to: number, level: number) =>
    voices.forEach((ratio, voice) => {
      const late = voice === 0 ? 0 : 0.25 * random() * (to - from);
      const hertz = notes[of.pitch] * ratio * (0.97 + 0.06 * random());
      const length = Math.max(0.15, (to - from - late) * (of.amount === "few" ? 0.55 : 0.9));
      add(
        out,
        from + late,
        note(length, hertz, -0.08, [1, 0.32, 0.12]),
        (level * 0.75) / Math.sqrt(voices.length),
      );
    });
  const outSpan = breath.outTo - breath.outFrom;
  if (of.phase === "end_of_out") sound(breath.outFrom + 0.6 * outSpan, breath.outTo, of.level);
  else sound(breath.outFrom + 0.08 * outSpan, breath.outTo, of.level);
  if (of.phase === "in_and_out")
    sound(breath.inFrom + 0.3 * (breath.inTo - breath.inFrom), breath.inTo, of.level * 0.7);
}

/** Stridor: a loud note above 500 Hz with many harmonics, made at the throat (Bohadana and others, N Engl J Med 2014; 370: 744). */
function addStridor(
  out: Float32Array,
  breath: Breath,
  of: NonNullable<HeardBreath["stridor"]>,
  random: () => number,
) {
  const sound = (from: number, to: number, level: number) => {
    const hertz = 540 * (0.97 + 0.06 * random());
    add(out, from, note(to - from, hertz, 0.12, [1, 0.6, 0.4, 0.25, 0.15]), level * 0.6);
    add(out, from, shaped(to - from, [500, 1600], flow, random), level * 0.3);
  };
  sound(breath.inFrom + 0.05, breath.inTo, of.level);
  if (of.phase === "in_and_out") sound(breath.outFrom, breath.outTo - 0.1, of.level * 0.6);
}

/** A pleural rub: rough low jerks, each longer than 15 ms, the same on the way out as on the way in (Bohadana and others, 2014). */
function addRub(
  out: Float32Array,
  breath: Breath,
  of: NonNullable<HeardBreath["rub"]>,
  random: () => number,
) {
  const jerks = (from: number, to: number, level: number) => {
    const count = Math.max(4, Math.round((to - from) / 0.055));
    for (let i = 0; i < count; i++)
      add(
        out,
        from + ((i + 0.3 * random()) / count) * (to - from),
        shaped(0.022 + 0.014 * random(), [110, 380], (share) => Math.sin(Math.PI * share), random),
        level * (0.6 + 0.4 * random()),
      );
  };
  const span = breath.inTo - breath.inFrom;
  const outSpan = breath.outTo - breath.outFrom;
  jerks(breath.inFrom + (of.phase === "end_of_in" ? 0.6 : 0.35) * span, breath.inTo, of.level);
  if (of.phase === "in_and_out")
    jerks(breath.outFrom, breath.outFrom + 0.45 * outSpan, of.level * 0.85);
}

/** Breathing at one place, at least nine seconds in whole breaths that can be played round and round. */
export function breathSound(heard: HeardBreath, seed: number): Float32Array {
  const random = seeded(seed);
  const { breaths, seconds } = breathsOf(heard);
  const out = new Float32Array(Math.round(seconds * samplesPerSecond));
  const kind = kinds[heard.breathing];
  const level = heard.level * 0.27 * depths[heard.depth];
  breaths.forEach((breath, index) => {
    if (level > 0) {
      const lengthIn = breath.inTo - breath.inFrom;
      const lengthOut =
        (breath.outTo - breath.outFrom) * (heard.isExpirationLong ? 1 : kind.outShare);
      add(out, breath.inFrom, shaped(lengthIn, kind.in, flow, random), level);
      add(
        out,
        breath.outFrom,
        shaped(
          lengthOut,
          kind.out,
          (share) => flow(share) * (kind.outShare < 0.5 ? 1 - 0.6 * share : 1),
          random,
        ),
        level * kind.outLevel,
      );
    }
    if (heard.crackles) addCrackles(out, breath, heard.crackles, random);
    if (heard.wheeze) addWheeze(out, breath, index, heard.wheeze, random);
    if (heard.stridor) addStridor(out, breath, heard.stridor, random);
    if (heard.rub) addRub(out, breath, heard.rub, random);
  });
  if (heard.murmur) {
    const { heartRate, isIrregular } = heard.murmur;
    const beats = beatsOf(heartRate, isIrregular, random, seconds).filter(
      ({ next }) => next < seconds,
    );
    addMurmur(out, beats, heard.murmur, random);
  }
  add(out, 0, noise(out.length, [60, 900], random), 0.0012);
  return out;
}
