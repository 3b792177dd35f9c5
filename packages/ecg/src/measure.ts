import { activityOf, despiked, detectBeats, mostAlike, quantile } from "./detect.ts";
import type { Lead } from "./leads.ts";
import type { Tracing } from "./parameters.ts";

/** What a careful reader would measure on the tracing itself; intervals in ms, levels in mm, undefined where there is none. */
export interface Measurements {
  /** Per minute, over the whole recording; 0 without complexes. */
  readonly rate: number;
  readonly rrIntervals: readonly number[];
  readonly pr: number | undefined;
  readonly qrs: number | undefined;
  readonly qt: number | undefined;
  /** Degrees of the frontal plane, from the net area in I and aVF. */
  readonly axis: number | undefined;
  /** Level 60 ms after the J point against the baseline before the P wave. */
  readonly st: ReadonlyMap<Lead, number>;
}

type Leads = readonly (readonly number[])[];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean of beats, lined up at their steepest moment, which comes to stand at `before`. */
const meanBeat = (leads: Leads, beats: readonly number[], before: number, length: number): Leads =>
  leads.map((samples) =>
    Array.from({ length }, (_, i) => mean(beats.map((beat) => samples[beat - before + i] ?? 0))),
  );

interface Bounds {
  readonly onset: number;
  readonly offset: number;
}

/** From the steepest moment outwards until all leads are quiet for 12 ms. */
function boundsOf(activity: readonly number[], centre: number, quiet: number): Bounds {
  const isQuiet = (from: number, step: number) =>
    [0, 1, 2].every((n) => (activity[from + n * step] ?? 0) < quiet);
  let onset = centre;
  while (onset > 3 && !isQuiet(onset, -1)) onset -= 1;
  let offset = centre;
  while (offset < activity.length - 3 && !isQuiet(offset, 1)) offset += 1;
  return { onset: onset + 1, offset };
}

/** P waves are no smaller and no larger than this in any lead, in microvolts. */
const pHeights = { least: 40, most: 380 };
/** Where a P wave is looked for: not longer than this before the complex, in samples. */
const pReach = 90;

/** Start of the P wave, or undefined when nothing like one stands before the complex in beat after beat. */
function pOnset(beat: Leads, onset: number, isSteady: (from: number, to: number) => boolean) {
  const reference = beat.map((samples) => mean(samples.slice(onset - 3, onset)));
  const from = Math.max(6, onset - pReach);
  const distances = Array.from({ length: onset }, (_, i) =>
    Math.max(...beat.map((samples, lead) => Math.abs((samples[i] ?? 0) - (reference[lead] ?? 0)))),
  );
  let [peak, height, foot] = [onset, 0, -1];
  for (let i = onset - 4; i >= from && foot < 0; i -= 1) {
    const now = distances[i] ?? 0;
    if (now > height) [height, peak] = [now, i];
    else if (height > pHeights.least && now < height * 0.55) foot = i;
  }
  if (foot < 0 || height > pHeights.most || !isSteady(foot, onset)) return undefined;
  // Downhill to where the hump begins: the last point that stands no higher than what lies before it.
  while (foot > from && (distances[foot - 1] ?? 0) < (distances[foot] ?? 0) - 1.5) foot -= 1;
  const floors = beat.map((samples) => mean(samples.slice(Math.max(0, foot - 4), foot + 1)));
  const rise = (i: number) =>
    Math.max(...beat.map((samples, lead) => Math.abs((samples[i] ?? 0) - (floors[lead] ?? 0))));
  let at = peak;
  while (at > foot && rise(at) > 0.1 * rise(peak)) at -= 1;
  return at;
}

/** End of T by the tangent to the steepest part of its last limb, in the lead with the largest T wave. */
function tEnd(beat: Leads, from: number, baselines: readonly number[], to: number) {
  let [best, lead, peak] = [0, -1, from];
  beat.forEach((samples, index) => {
    for (let i = from; i < to; i += 1) {
      const height = Math.abs((samples[i] ?? 0) - (baselines[index] ?? 0));
      if (height > best) [best, lead, peak] = [height, index, i];
    }
  });
  const samples = beat[lead];
  if (!samples || best < 40) return undefined;
  const base = baselines[lead] ?? 0;
  const sign = Math.sign((samples[peak] ?? 0) - base);
  let [steepest, where] = [0, peak];
  for (let i = peak; i < to - 1; i += 1) {
    const fall = (sign * ((samples[i - 1] ?? 0) - (samples[i + 1] ?? 0))) / 2;
    if (fall > steepest) [steepest, where] = [fall, i];
    if (sign * ((samples[i] ?? 0) - base) < 0.12 * best) break;
  }
  return steepest === 0 ? undefined : where + (sign * ((samples[where] ?? 0) - base)) / steepest;
}

/** Whether what stands there is in every beat: its mean keeps most of the power of the single beats. */
const steadiness =
  (leads: Leads, beats: readonly number[], before: number, beat: Leads) =>
  (from: number, to: number): boolean => {
    let [kept, whole] = [0, 0];
    leads.forEach((samples, lead) => {
      const middle = mean((beat[lead] ?? []).slice(from, to));
      for (let i = from; i < to; i += 1) kept += ((beat[lead]?.[i] ?? 0) - middle) ** 2;
      for (const at of beats) {
        const own = samples.slice(at - before + from, at - before + to);
        const ownMiddle = mean(own);
        for (const value of own) whole += (value - ownMiddle) ** 2 / beats.length;
      }
    });
    return kept > 0.5 * whole;
  };

const nothing = { pr: undefined, qrs: undefined, qt: undefined, axis: undefined };

/** Measures a tracing from its samples alone; it knows nothing of how they were made. */
export function measure(tracing: Tracing): Measurements {
  const { samplesPerSecond, leads } = tracing;
  const inMs = 1000 / samplesPerSecond;
  const found = detectBeats(tracing);
  const rr = found.slice(1).map((at, i) => at - (found[i] ?? 0));
  const rrIntervals = rr.map((samples) => samples * inMs);
  if (rr.length < 2) return { rate: 0, rrIntervals, ...nothing, st: new Map() };
  const usual = quantile(rr, 0.5);
  const before = Math.round(Math.min(0.42 * samplesPerSecond, 0.72 * usual));
  const after = Math.round(Math.min(0.75 * samplesPerSecond, 0.95 * usual));
  const samples = leads.map(({ microvolts }) => despiked(microvolts));
  const whole = found.filter((at) => at >= before && at + after < (samples[0]?.length ?? 0));
  const beats = mostAlike(samples, whole);
  const beat = meanBeat(samples, beats, before, before + after);
  const activity = activityOf(beat);
  const noise = quantile(activity, 0.12);
  const highest = Math.max(...activity.slice(before - 15, before + 15));
  const { onset, offset } = boundsOf(activity, before, noise + 0.035 * (highest - noise));
  const p = pOnset(beat, onset, steadiness(samples, beats, before, beat));
  const rest = p ?? onset;
  const baselines = beat.map((values) => mean(values.slice(Math.max(0, rest - 4), rest)));
  const end = tEnd(beat, offset + 10, baselines, onset + after - 10);
  const netArea = (name: Lead): number => {
    const values = beat[leads.findIndex(({ lead }) => lead === name)] ?? [];
    const base = mean(values.slice(onset - 3, onset));
    // A raised ST segment grows out of the second half of the complex; it does not count as QRS.
    const climb = mean(values.slice(offset, offset + 3)) - base;
    const late = (i: number) => Math.max(0, (2 * i) / (offset - onset) - 1);
    return values
      .slice(onset, offset)
      .reduce((sum, value, i) => sum + value - base - climb * late(i), 0);
  };
  const stAt = offset + Math.round(0.06 * samplesPerSecond);
  return {
    rate: 60_000 / mean(rrIntervals),
    rrIntervals,
    pr: p === undefined ? undefined : (onset - p) * inMs,
    qrs: (offset - onset) * inMs,
    qt: end === undefined ? undefined : (end - onset) * inMs,
    // aVF is shorter than a true vertical lead by √3/2 (Goldberger).
    axis: (Math.atan2((netArea("aVF") * 2) / Math.sqrt(3), netArea("I")) * 180) / Math.PI,
    st: new Map(
      leads.map(({ lead }, i) => [lead, ((beat[i]?.[stAt] ?? 0) - (baselines[i] ?? 0)) / 100]),
    ),
  };
}
