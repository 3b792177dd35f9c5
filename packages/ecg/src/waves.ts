import { channelCount, type Channels } from "./leads.ts";

/**
 * One wave of a beat: a Gaussian in time, of its own amplitude in each channel, as in McSharry, Clifford, Tarassenko and Smith,
 * A dynamical model for generating synthetic electrocardiogram signals, IEEE Trans Biomed Eng 2003;50:289, carried to all leads
 * as in Sameni, Clifford, Jutten and Shamsollahi, EURASIP J Adv Signal Process 2007:43407. The two flanks may differ in width.
 */
export interface Wave {
  /** Seconds of the peak after the start of the QRS complex. */
  readonly at: number;
  /** Standard deviations in seconds before and after the peak. */
  readonly rise: number;
  readonly fall: number;
  readonly channels: Channels;
}

/** A level that is held, such as the ST segment: smooth steps up and down, straight or bent in between. */
export interface Plateau {
  readonly from: number;
  readonly full: number;
  readonly leave: number;
  readonly to: number;
  readonly channels: Channels;
  /** Relative change of the level from `full` to `leave`, and of its middle. */
  readonly slope: number;
  readonly bend: number;
  /** Where slope and bend change nothing, seconds. */
  readonly pivot: number;
}

/** Beyond so many deviations a Gaussian is at zero, so that waves begin and end. */
const reach = 3;
const foot = Math.exp(-(reach * reach) / 2);

/** Height (0 to 1) of a wave at a moment. */
export function heightAt(wave: Wave, seconds: number): number {
  const from = seconds - wave.at;
  const z = from / (from < 0 ? wave.rise : wave.fall);
  if (z < -reach || z > reach) return 0;
  return (Math.exp((-z * z) / 2) - foot) / (1 - foot);
}

const smoothStep = (share: number): number =>
  share <= 0 ? 0 : share >= 1 ? 1 : (1 - Math.cos(Math.PI * share)) / 2;

/** Height of a plateau at a moment; 1 at its pivot. */
export function levelAt(plateau: Plateau, seconds: number): number {
  const { from, full, leave, to, slope, bend, pivot } = plateau;
  if (seconds <= from || seconds >= to) return 0;
  const edge =
    smoothStep((seconds - from) / (full - from)) * smoothStep((to - seconds) / (to - leave));
  const along = Math.max(0, Math.min(1, (seconds - pivot) / (leave - pivot)));
  return edge * (1 + slope * along + bend * Math.sin(Math.PI * along));
}

/** Sum of waves at a moment, by channel. */
export const sumAt = (waves: readonly Wave[], seconds: number): Channels =>
  Array.from({ length: channelCount }, (_, channel) =>
    waves.reduce((sum, wave) => sum + heightAt(wave, seconds) * (wave.channels[channel] ?? 0), 0),
  );

export const scaled = (values: Channels, factor: number): Channels =>
  values.map((value) => value * factor);

/** Adds waves, beginning at `start` seconds, to one buffer a channel. */
export function addWaves(
  buffers: readonly Float64Array[],
  samplesPerSecond: number,
  start: number,
  waves: readonly Wave[],
): void {
  for (const wave of waves) {
    const length = buffers[0]?.length ?? 0;
    const first = Math.max(0, Math.ceil((start + wave.at - reach * wave.rise) * samplesPerSecond));
    const last = Math.min(
      length - 1,
      Math.floor((start + wave.at + reach * wave.fall) * samplesPerSecond),
    );
    for (let i = first; i <= last; i += 1) {
      const height = heightAt(wave, i / samplesPerSecond - start);
      addAt(buffers, i, wave.channels, height);
    }
  }
}

/** Adds a held level to one buffer a channel. */
export function addPlateau(
  buffers: readonly Float64Array[],
  samplesPerSecond: number,
  start: number,
  plateau: Plateau,
): void {
  const length = buffers[0]?.length ?? 0;
  const first = Math.max(0, Math.ceil((start + plateau.from) * samplesPerSecond));
  const last = Math.min(length - 1, Math.floor((start + plateau.to) * samplesPerSecond));
  for (let i = first; i <= last; i += 1)
    addAt(buffers, i, plateau.channels, levelAt(plateau, i / samplesPerSecond - start));
}

/** Adds `height` times the channels' amplitudes to one sample. */
export function addAt(
  buffers: readonly Float64Array[],
  index: number,
  values: Channels,
  height: number,
): void {
  buffers.forEach((buffer, channel) => {
    buffer[index] = (buffer[index] ?? 0) + height * (values[channel] ?? 0);
  });
}
