import type { Dashboard } from "@anamnesis/contract";

/** The three scores of a session, as they are drawn and listed. */
export const areas = ["questioning", "diagnosis", "treatment"] as const;
export type Area = (typeof areas)[number];

export interface ActivityDay {
  /** ISO date. */
  readonly day: string;
  /** Sessions begun that day. */
  readonly count: number;
  readonly isFuture: boolean;
}

const dayLength = 86_400_000;
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The date (ISO) that the calendar shows in a time zone; in the browser's own where it does not know that one. */
export function dateIn(timeZone: string, now: Date): string {
  const format = (zone?: string) =>
    new Intl.DateTimeFormat("en-CA", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      ...(zone && { timeZone: zone }),
    }).format(now);
  try {
    return format(timeZone);
  } catch {
    return format();
  }
}

/**
 * Sessions begun on each day of the last `weeks` weeks: one list a week, Monday first, the week of `today` last. Days are
 * names without a clock, so that no change to summer time moves them.
 */
export function activityWeeks(
  activity: Dashboard["activity"],
  today: string,
  weeks: number,
): ActivityDay[][] {
  const counts = new Map(activity.map(({ day, sessions }) => [day, sessions]));
  const now = Date.parse(today);
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  const first = now - (weekday + (weeks - 1) * 7) * dayLength;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const at = first + (week * 7 + index) * dayLength;
      const day = dayOf(at);
      return { day, count: counts.get(day) ?? 0, isFuture: at > now };
    }),
  );
}
