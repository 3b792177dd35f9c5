import type { Tracing } from "./parameters.ts";

/** Change per sample summed over all leads, in microvolts: large only while the ventricles are activated. */
export function activityOf(leads: readonly (readonly number[])[]): readonly number[] {
  const length = leads[0]?.length ?? 0;
  return Array.from({ length }, (_, i) =>
    leads.reduce(
      (sum, samples) => sum + Math.abs((samples[i + 1] ?? samples[i] ?? 0) - (samples[i] ?? 0)),
      0,
    ),
  );
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

const smoothed = (values: readonly number[], reach: number): readonly number[] => {
  let sum = 0;
  const totals = values.map((value) => (sum += value));
  return values.map((_, i) => {
    const to = Math.min(values.length - 1, i + reach);
    const from = i - reach - 1;
    return ((totals[to] ?? 0) - (from < 0 ? 0 : (totals[from] ?? 0))) / (to - Math.max(-1, from));
  });
};

type Leads = readonly (readonly number[])[];

/** Removes what is one sample wide: the stimulus of a pacemaker. */
export const despiked = (samples: readonly number[]): readonly number[] =>
  samples.map((value, i) => {
    const [a, b] = [samples[i - 1] ?? value, samples[i + 1] ?? value];
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), value));
  });

/** Correlation (-1 to 1) of two complexes over all leads, 50 ms before to 100 ms after their steepest moments. */
export function likeness(leads: Leads, a: number, b: number): number {
  let [cross, one, two] = [0, 0, 0];
  for (const samples of leads) {
    for (let i = -12; i < 25; i += 1) {
      const [x, y] = [samples[a + i] ?? 0, samples[b + i] ?? 0];
      cross += x * y;
      one += x * x;
      two += y * y;
    }
  }
  return one === 0 || two === 0 ? 0 : cross / Math.sqrt(one * two);
}

const alike = 0.8;
/** The beats of the most frequent shape. */
export function mostAlike(leads: Leads, beats: readonly number[]): readonly number[] {
  const groups = beats.map((beat) => beats.filter((other) => likeness(leads, beat, other) > alike));
  return groups.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), []);
}

/** Steeper than this many times the quiet parts, a peak is a complex; less steep ones must at least resemble each other. */
const prominence = 5;
const refractorySeconds = 0.2;
/** A peak that follows so soon and is this much less steep is a T wave. */
const tWave = { seconds: 0.36, share: 0.55 };

function peaksOf(activity: readonly number[], threshold: number, samplesPerSecond: number) {
  const refractory = Math.round(refractorySeconds * samplesPerSecond);
  const height = (i: number) => activity[i] ?? 0;
  const beats: number[] = [];
  let i = 0;
  while (i < activity.length) {
    if (height(i) < threshold) {
      i += 1;
      continue;
    }
    let peak = i;
    for (let k = i; k < Math.min(activity.length, i + refractory); k += 1)
      if (height(k) > height(peak)) peak = k;
    const last = beats.at(-1);
    const isT =
      last !== undefined &&
      peak - last < tWave.seconds * samplesPerSecond &&
      height(peak) < tWave.share * height(last);
    if (!isT) beats.push(peak);
    i = peak + (isT ? Math.round(0.1 * samplesPerSecond) : refractory);
  }
  return beats;
}

/**
 * Sample indices of the QRS complexes, found from the steepness of all leads together (after Pan and Tompkins, IEEE Trans Biomed
 * Eng 1985;32:230). Empty for asystole and for ventricular fibrillation, where no two moments resemble each other.
 */
export function detectBeats({ samplesPerSecond, leads }: Tracing): readonly number[] {
  const samples = leads.map(({ microvolts }) => despiked(microvolts));
  const activity = smoothed(activityOf(samples), Math.round(0.014 * samplesPerSecond));
  const top = quantile(activity, 0.985);
  const floor = quantile(activity, 0.3);
  // Leads that hardly move are noise, whatever stands out of it.
  if (top < 2 * floor || top < 12 * leads.length) return [];
  const beats = peaksOf(activity, floor + 0.4 * (top - floor), samplesPerSecond);
  if (top > prominence * floor) return beats;
  return mostAlike(samples, beats).length > beats.length / 2 ? beats : [];
}
