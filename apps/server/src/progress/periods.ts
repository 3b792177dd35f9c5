import type { leaderboardPeriods } from "@anamnesis/contract";

export type Period = (typeof leaderboardPeriods)[number];

const day = 24 * 3_600_000;

/**
 * The first day (YYYY-MM-DD) of the period that holds an instant. Weeks begin on Monday; days are counted in UTC, so
 * that everybody on the leaderboard races over the same hours.
 */
export const periodStart = (period: Period, at: Date): string => {
  if (period === "all") return "1970-01-01";
  if (period === "month") return `${at.toISOString().slice(0, 7)}-01`;
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - daysSinceMonday * day).toISOString().slice(0, 10);
};
