import type { Period } from "../progress/periods.ts";
import { boardNames, type Belonging } from "./board-key.ts";

/**
 * Totals are counted by themselves and in steps of so many points: the people above somebody are the wide steps above
 * theirs and the exact totals within it. With some thousand different totals both are a few dozen rows.
 */
export const wideStep = 64;
const steps = [1, wideStep] as const;

/** A total that somebody has in a period. */
export interface Total extends Belonging {
  readonly period: Period;
  readonly startsOn: string;
  readonly points: number;
}

/** That the number of people with a total on a board changes. */
export interface CountChange {
  readonly period: Period;
  readonly startsOn: string;
  readonly board: string;
  readonly step: number;
  readonly bucket: number;
  readonly people: number;
}

/**
 * What is to be added to the counts when totals go and others come. Differences that cancel out are left away, and the
 * rest stands in the order of its keys: whoever writes them all at once in this order never waits for somebody who
 * waits for them.
 */
export const countChanges = (gone: readonly Total[], come: readonly Total[]): CountChange[] => {
  const changes = new Map<string, CountChange>();
  const add = (total: Total, people: number): void => {
    for (const board of boardNames(total)) {
      for (const step of steps) {
        const { period, startsOn } = total;
        const bucket = Math.floor(total.points / step);
        const key = JSON.stringify([
          period,
          startsOn,
          board,
          step,
          String(bucket).padStart(10, "0"),
        ]);
        const before = changes.get(key)?.people ?? 0;
        changes.set(key, { period, startsOn, board, step, bucket, people: before + people });
      }
    }
  };
  for (const total of gone) add(total, -1);
  for (const total of come) add(total, 1);
  return [...changes]
    .filter(([, { people }]) => people !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change);
};
