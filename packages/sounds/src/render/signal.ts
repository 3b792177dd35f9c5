/** Samples a second of everything that is made: a stethoscope passes nothing of use above 2 kHz. */
export const samplesPerSecond = 8000;

/** Uniform numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Second-order Butterworth (Bristow-Johnson, Audio EQ Cookbook). */
function filterAt(kind: "low" | "high", hertz: number): Filter {
  const w = (2 * Math.PI * Math.min(hertz, samplesPerSecond * 0.45)) / samplesPerSecond;
  const alpha = Math.sin(w) / Math.SQRT2;
  const cos = Math.cos(w);
  const edge = kind === "low" ? 1 - cos : 1 + cos;
  const a0 = 1 + alpha;
  return {
    b: [edge / 2 / a0, ((kind === "low" ? 1 : -1) * edge) / a0, edge / 2 / a0],
    a: [(-2 * cos) / a0, (1 - alpha) / a0],
  };
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    out[i] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return out;
}

/** Noise between two frequencies, four poles on either side, of effective value 1. */
export function noise(
  length: number,
  [low, high]: readonly [number, number],
  random: () => number,
): Float32Array {
  // What comes before is thrown away, so that the filters have settled.
  const lead = 800;
  let raw = new Float32Array(length + lead);
  for (let i = 0; i < raw.length; i++) raw[i] = random() * 2 - 1;
  for (const kind of ["high", "high", "low", "low"] as const)
    raw = filtered(raw, filterAt(kind, kind === "high" ? low : high)) as typeof raw;
  const out = raw.subarray(lead);
  let power = 0;
  for (const value of out) power += value * value;
  const scale = 1 / Math.sqrt(power / Math.max(1, length) || 1);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * scale;
  return out;
}

/** Adds to samples from a time on, round the end where it passes it: what is made is played again and again. */
export function add(
  into: Float32Array,
  seconds: number,
  from: ArrayLike<number>,
  level: number,
): void {
  const start = Math.round(seconds * samplesPerSecond);
  const { length } = into;
  for (let i = 0; i < from.length; i++) {
    const at = (((start + i) % length) + length) % length;
    into[at] = (into[at] ?? 0) + level * (from[i] ?? 0);
  }
}

/** A stretch of noise shaped in time. @param shape of 0 … 1, from 0 … 1 */
export function shaped(
  seconds: number,
  band: readonly [number, number],
  shape: (share: number) => number,
  random: () => number,
): Float32Array {
  const length = Math.max(2, Math.round(seconds * samplesPerSecond));
  const out = noise(length, band, random);
  for (let i = 0; i < length; i++) out[i] = (out[i] ?? 0) * shape(i / (length - 1));
  return out;
}

/** From 0 at 0 to 1 at `rise`, and back to 0 over `fall` at the end. */
export const plateau =
  (rise: number, fall: number) =>
  (share: number): number =>
    Math.min(1, share / rise, (1 - share) / fall);

/** Nothing leaves the loudspeaker's range: what is above 0.8 is bent, not cut. */
export function bounded(samples: Float32Array): Float32Array {
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i] ?? 0;
    const size = Math.abs(value);
    if (size > 0.8) samples[i] = Math.sign(value) * (0.8 + 0.2 * Math.tanh((size - 0.8) / 0.2));
  }
  return samples;
}
