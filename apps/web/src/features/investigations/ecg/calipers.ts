import { paper } from "@anamnesis/ecg/paper";

/** A point on the paper, in millimetres from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The two points of the calipers. */
export interface Calipers {
  readonly start: Point;
  readonly end: Point;
}
export type Handle = keyof Calipers;

/** What lies between the points: milliseconds, the rate if that were one beat, and millivolts from start to end. */
export interface Reading {
  readonly milliseconds: number;
  readonly perMinute: number | null;
  readonly millivolts: number;
}

/** Shortest interval that is taken for a beat. */
const shortestBeat = 150;

export function readingOf({ start, end }: Calipers): Reading {
  const milliseconds = Math.round((Math.abs(end.x - start.x) / paper.millimetresPerSecond) * 1000);
  const perMinute = milliseconds < shortestBeat ? null : Math.round(60_000 / milliseconds);
  const millivolts = (start.y - end.y) / paper.millimetresPerMillivolt;
  return { milliseconds, perMinute, millivolts: Math.round(millivolts * 100) / 100 + 0 };
}

/** The reading in words, as it is shown and read out. */
export function readingText({ milliseconds, perMinute, millivolts }: Reading): string {
  const voltage = `${millivolts.toFixed(2).replace("-", "−")} mV`;
  return [`${milliseconds} ms`, ...(perMinute === null ? [] : [`${perMinute}/min`]), voltage].join(
    " · ",
  );
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Half a small square is 20 ms or 0.05 mV; with Shift a large square. */
const steps = { fine: 0.5, large: 5 };
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Calipers with one point moved by an arrow key, or undefined for any other key. */
export function movedByKey(
  calipers: Calipers,
  handle: Handle,
  key: string,
  isLarge: boolean,
  sheet: { readonly width: number; readonly height: number },
): Calipers | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = isLarge ? steps.large : steps.fine;
  const { x, y } = calipers[handle];
  return {
    ...calipers,
    [handle]: {
      x: within(x + direction.x * step, sheet.width),
      y: within(y + direction.y * step, sheet.height),
    },
  };
}

/** The interval laid end to end over the paper, from its first point to both sides: where a regular beat would fall. */
export function marchOf({ start, end }: Calipers, width: number): readonly number[] {
  const interval = Math.abs(end.x - start.x);
  if (interval < 2) return [];
  const first = start.x % interval;
  return Array.from(
    { length: Math.floor((width - first) / interval) + 1 },
    (_, i) => first + i * interval,
  );
}
