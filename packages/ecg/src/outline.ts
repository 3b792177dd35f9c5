import { detectBeats } from "./detect.ts";
import { drawEcg } from "./draw.ts";
import type { PresetName } from "./presets.ts";

/** Number of complexes, and by lead the highest and lowest point in tenths of a millimetre. */
export interface Outline {
  readonly beats: number;
  readonly leads: Readonly<Record<string, readonly [number, number]>>;
}

const tenths = (microvolts: number): number => Math.round(microvolts / 10);

/** A few figures of a preset, by which a change of its looks is noticed. */
export function outlineOf(preset: PresetName): Outline {
  const tracing = drawEcg({ preset }, 7);
  const extremes = tracing.leads.map(
    ({ lead, microvolts }) =>
      [lead, [tenths(Math.max(...microvolts)), tenths(Math.min(...microvolts))]] as const,
  );
  return { beats: detectBeats(tracing).length, leads: Object.fromEntries(extremes) };
}
