import { periodStart, type Period } from "../progress/periods.ts";

const day = 24 * 3_600_000;
const at = (date: string): Date => new Date(`${date}T00:00:00Z`);
const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The day (YYYY-MM-DD) on which the period that began on `startsOn` is over; null for all time. */
export const periodEnd = (period: Period, startsOn: string): string | null => {
  if (period === "all") return null;
  const start = at(startsOn);
  return period === "week"
    ? dateOf(new Date(start.getTime() + 7 * day))
    : dateOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)));
};

/** The first day of the period before the one that holds `now`. */
export const previousStart = (period: "week" | "month", now: Date): string =>
  periodStart(period, new Date(at(periodStart(period, now)).getTime() - day));
