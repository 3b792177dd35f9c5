import type { Lead } from "./leads.ts";
import type { Tracing } from "./parameters.ts";

/** Speed and gain of the paper on which every tracing is drawn, as in routine practice (AHA/ACCF/HRS 2007). */
export const paper = { millimetresPerSecond: 25, millimetresPerMillivolt: 10 } as const;

/** A stretch of one lead, beginning so many seconds after the start of the recording. */
export interface Strip {
  readonly lead: Lead;
  readonly startSeconds: number;
  readonly microvolts: readonly number[];
}

/** What a printout holds: 2.5 s of each lead, one column after the other, and one lead for the whole time beneath. */
export interface Printout {
  readonly samplesPerSecond: number;
  readonly strips: readonly Strip[];
  readonly rhythm: Strip;
}

const columns = 4;
const rows = 3;

/** Cuts a recording into the usual three rows of four columns and a rhythm strip; columns follow each other in time. */
export function printoutOf(tracing: Tracing, rhythmLead: Lead = "II"): Printout {
  const { samplesPerSecond, leads } = tracing;
  const length = leads[0]?.microvolts.length ?? 0;
  const share = Math.floor(length / columns);
  const whole = leads.find(({ lead }) => lead === rhythmLead);
  if (!whole) throw new Error(`No lead ${rhythmLead} in the tracing`);
  return {
    samplesPerSecond,
    strips: leads.map(({ lead, microvolts }, i) => {
      const first = Math.floor(i / rows) * share;
      return {
        lead,
        startSeconds: first / samplesPerSecond,
        microvolts: microvolts.slice(first, first + share),
      };
    }),
    rhythm: { lead: rhythmLead, startSeconds: 0, microvolts: whole.microvolts },
  };
}

/** A strip on the paper, in millimetres: its path, where its label stands and where its baseline is. */
export interface DrawnStrip {
  readonly lead: Lead;
  readonly startSeconds: number;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly path: string;
}
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly strips: readonly DrawnStrip[];
  /** The calibration pulse of 1 mV and 200 ms before each row. */
  readonly calibration: readonly string[];
  /** Short strokes where one lead ends and the next begins. */
  readonly divisions: readonly string[];
}

/** Whole hundredths of a millimetre: finer than any eye, and short. */
const rounded = (millimetres: number): string => String(Math.round(millimetres * 100) / 100);

/** Path data of samples, in millimetres from `left` and about `baseline`; positive voltages go up. */
export function pathOf(
  microvolts: readonly number[],
  samplesPerSecond: number,
  left: number,
  baseline: number,
): string {
  const step = paper.millimetresPerSecond / samplesPerSecond;
  const points = microvolts.map(
    (value, i) =>
      `${rounded(left + i * step)} ${rounded(baseline - (value / 1000) * paper.millimetresPerMillivolt)}`,
  );
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

const margin = { left: 15, right: 5, top: 20, bottom: 15 };
const rowHeight = 30;

/** A pulse of 10 mm for 5 mm, with a little of the baseline on both sides. */
const pulseAt = (baseline: number): string =>
  `M3 ${baseline}H5V${baseline - paper.millimetresPerMillivolt}H10V${baseline}H12`;

/** Lays a printout on paper of 25 mm/s and 10 mm/mV. All figures are in millimetres. */
export function sheetOf(printout: Printout): Sheet {
  const seconds = printout.rhythm.microvolts.length / printout.samplesPerSecond;
  const width = margin.left + seconds * paper.millimetresPerSecond + margin.right;
  const baselineOf = (row: number): number => margin.top + row * rowHeight;
  const draw = (strip: Strip, row: number): DrawnStrip => {
    const left = margin.left + strip.startSeconds * paper.millimetresPerSecond;
    return {
      lead: strip.lead,
      startSeconds: strip.startSeconds,
      left,
      width: (strip.microvolts.length / printout.samplesPerSecond) * paper.millimetresPerSecond,
      baseline: baselineOf(row),
      path: pathOf(strip.microvolts, printout.samplesPerSecond, left, baselineOf(row)),
    };
  };
  const strips = printout.strips.map((strip, i) => draw(strip, i % rows));
  return {
    width,
    height: margin.top + rows * rowHeight + margin.bottom,
    strips: [...strips, draw(printout.rhythm, rows)],
    calibration: Array.from({ length: rows + 1 }, (_, row) => pulseAt(baselineOf(row))),
    divisions: strips
      .filter(({ startSeconds }) => startSeconds > 0)
      .map(({ left, baseline }) => `M${rounded(left)} ${baseline - 4}V${baseline + 4}`),
  };
}
