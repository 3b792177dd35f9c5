import type { HeardBowel, HeardNeck } from "../schema.ts";
import { addMurmur, beatsOf } from "./heart.ts";
import { add, noise, samplesPerSecond, seeded } from "./signal.ts";

const seconds = 14;
/** Gurgles in fourteen seconds: 5 to 35 a minute are usual (Bates' Guide to Physical Examination, 13th edition). */
const counts = { absent: 0, sparse: 1, normal: 4, busy: 13, tinkling: 8 } as const;

/** A bubble: a note that rises as it closes (Minnaert), with damping. */
function bubble(hertz: number, length: number, rise: number): Float32Array {
  const out = new Float32Array(Math.round(length * samplesPerSecond));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / out.length;
    phase += (2 * Math.PI * hertz * (1 + rise * t)) / samplesPerSecond;
    out[i] =
      (Math.sin(phase) + 0.3 * Math.sin(2 * phase)) * Math.min(1, t * 10) * Math.exp(-3.2 * t);
  }
  return out;
}

/** One gurgle: a run of bubbles of 150 to 450 Hz, half a second to a second long. */
function addGurgle(out: Float32Array, at: number, level: number, random: () => number): void {
  const bubbles = 4 + Math.floor(random() * 6);
  let time = at;
  for (let i = 0; i < bubbles; i++) {
    add(
      out,
      time,
      bubble(150 + 260 * random(), 0.06 + 0.08 * random(), 0.3 + 0.5 * random()),
      level * (0.5 + 0.5 * random()),
    );
    time += 0.05 + 0.12 * random();
  }
}

/** A rush of high ringing drops, 700 to 1400 Hz, as in a bowel blown up with gas and fluid. */
function addTinkle(out: Float32Array, at: number, level: number, random: () => number): void {
  let time = at;
  for (let i = 0; i < 7; i++) {
    add(
      out,
      time,
      bubble(700 + 700 * random(), 0.09 + 0.08 * random(), 0.02),
      level * (0.5 + 0.5 * random()),
    );
    time += 0.06 + 0.1 * random();
  }
}

/** The abdomen at one place: fourteen seconds that can be played round and round. */
export function bowelSound(heard: HeardBowel, seed: number): Float32Array {
  const random = seeded(seed);
  const out = new Float32Array(seconds * samplesPerSecond);
  const count = counts[heard.activity];
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.15 + 0.6 * random()) / count) * (seconds - 1);
    if (heard.activity === "tinkling") addTinkle(out, at, 0.2, random);
    else addGurgle(out, at, heard.activity === "busy" ? 0.34 : 0.2, random);
  }
  if (heard.bruit) addBruit(out, heard.bruit, random);
  add(out, 0, noise(out.length, [60, 700], random), 0.0015);
  return out;
}

function addBruit(
  out: Float32Array,
  bruit: NonNullable<HeardBowel["bruit"]>,
  random: () => number,
): void {
  const whole = out.length / samplesPerSecond;
  const beats = beatsOf(bruit.heartRate, bruit.isIrregular, random, whole).filter(
    ({ next }) => next < whole,
  );
  addMurmur(
    out,
    beats,
    { timing: "ejection_systolic", pitch: "medium", level: bruit.level },
    random,
  );
}

/** Over the thyroid: nine seconds and more, in whole beats. */
export function neckSound(heard: HeardNeck, seed: number): Float32Array {
  const random = seeded(seed);
  const { heartRate, isIrregular } = heard.bruit ?? { heartRate: 70, isIrregular: false };
  const beats = beatsOf(heartRate, isIrregular, seeded(seed));
  const out = new Float32Array(Math.round(((beats.at(-1)?.next ?? 9) - 0.12) * samplesPerSecond));
  if (heard.bruit)
    addMurmur(
      out,
      beats,
      { timing: "continuous", pitch: "medium", level: heard.bruit.level },
      random,
    );
  add(out, 0, noise(out.length, [60, 900], random), 0.003);
  return out;
}
