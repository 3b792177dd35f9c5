import { channels, type Channels, frontal } from "./leads.ts";
import type { Model } from "./model.ts";
import { placed } from "./qrs.ts";
import { normalFrom } from "./random.ts";
import { addAt, scaled } from "./waves.ts";

type Random = () => number;
type Buffers = readonly Float64Array[];

/** An oscillation whose frequency and size wander, as of a fibrillating wavelet. */
function wavelet(hertz: number, spread: number, random: Random): (seconds: number) => number {
  const [a, b, c, d] = [random(), random(), random(), random()].map((x) => x * 2 * Math.PI);
  const slow = 0.3 + 0.4 * random();
  const swell = 0.25 + 0.4 * random();
  return (t) =>
    (0.65 + 0.35 * Math.sin(2 * Math.PI * swell * t + (b ?? 0))) *
    Math.sin(
      2 * Math.PI * hertz * t +
        (spread / slow) * Math.sin(2 * Math.PI * slow * t + (c ?? 0)) +
        (a ?? 0) +
        (spread / 0.17) * 0.3 * Math.sin(2 * Math.PI * 0.17 * t + (d ?? 0)),
    );
}

function addSource(
  buffers: Buffers,
  samplesPerSecond: number,
  source: (seconds: number) => number,
  values: Channels,
): void {
  const length = buffers[0]?.length ?? 0;
  for (let i = 0; i < length; i += 1) addAt(buffers, i, values, source(i / samplesPerSecond));
}

/** Fibrillating atria: 350 to 480 small irregular waves a minute, coarsest in V1. */
function atrialFibrillation(model: Model, buffers: Buffers, rate: number, random: Random): void {
  for (const [hertz, size] of [
    [5.9, 0.9],
    [6.9, 0.7],
    [7.9, 0.5],
  ] as const) {
    const values = channels(
      frontal(0.035, 70 + 40 * (random() - 0.5)),
      [0.075, 0.035, 0.018, 0.01, 0.008, 0.008],
    );
    addSource(
      buffers,
      rate,
      wavelet(hertz, 1.6, random),
      scaled(placed(values, model.placement), size),
    );
  }
}

/** One flutter wave: a slow fall and a quicker rise, from the harmonics of a saw-tooth with softened corners. */
const sawTooth = (phase: number): number =>
  [1, 0.42, 0.2, 0.08].reduce(
    (sum, size, n) => sum + size * Math.sin(2 * Math.PI * (n + 1) * phase),
    0,
  ) / 1.25;

/** Typical counter-clockwise flutter: the saw-tooth negative in II, III and aVF, small and upright in V1, none in I. */
function atrialFlutter(model: Model, buffers: Buffers, rate: number, start: number): void {
  const limb = channels(frontal(0.17, 95), [0, 0, 0, 0.02, 0.03, 0.03]);
  const front = channels(frontal(0, 0), [0.09, 0.045, 0.02, 0, 0, 0]);
  const perSecond = model.atrialRate / 60;
  addSource(buffers, rate, (t) => sawTooth((t - start) * perSecond), placed(limb, model.placement));
  addSource(
    buffers,
    rate,
    (t) => Math.max(-0.35, Math.sin(2 * Math.PI * ((t - start) * perSecond + 0.3))),
    placed(front, model.placement),
  );
}

/** Fibrillating ventricles: several wandering wavelets of 3 to 7 Hz, each with its own direction; no complexes. */
function ventricularFibrillation(
  model: Model,
  buffers: Buffers,
  rate: number,
  random: Random,
): void {
  const size = model.voltage === "low" ? 0.08 : 0.3;
  for (const hertz of [3.7, 4.6, 5.2, 6.3]) {
    const values = channels(
      frontal(size * (0.7 + 0.6 * random()), 360 * random()),
      Array.from({ length: 6 }, () => size * 0.9 * normalFrom(random)),
    );
    addSource(buffers, rate, wavelet(hertz, 2.4, random), values);
  }
}

/** What goes on all the time rather than beat by beat. `start` is a moment at which a flutter wave begins. */
export function addBackground(
  model: Model,
  buffers: Buffers,
  samplesPerSecond: number,
  start: number,
  random: Random,
): void {
  if (model.rhythm === "atrial_fibrillation")
    atrialFibrillation(model, buffers, samplesPerSecond, random);
  if (model.rhythm === "atrial_flutter") atrialFlutter(model, buffers, samplesPerSecond, start);
  if (model.rhythm === "ventricular_fibrillation")
    ventricularFibrillation(model, buffers, samplesPerSecond, random);
}

/** Millivolts of muscle noise (one deviation) when `noise` is 1. */
const fullNoise = 0.075;

/** Muscle noise and the swing of the baseline, electrode by electrode, so that Einthoven's law still holds. */
export function addArtefacts(
  model: Model,
  buffers: Buffers,
  samplesPerSecond: number,
  random: Random,
): void {
  for (const buffer of buffers) {
    const [phase, other] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
    const swing = model.baselineWander * (0.35 + 0.65 * random());
    let last = 0;
    for (let i = 0; i < buffer.length; i += 1) {
      const t = i / samplesPerSecond;
      // A trace of low-pass: surface muscle noise is not white.
      last = 0.35 * last + normalFrom(random) * 0.9;
      const drift =
        0.7 * Math.sin(2 * Math.PI * 0.21 * t + phase) +
        0.3 * Math.sin(2 * Math.PI * 0.09 * t + other);
      buffer[i] = (buffer[i] ?? 0) + fullNoise * model.noise * last + swing * drift;
    }
  }
}
