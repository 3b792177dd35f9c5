import { dateIn } from "@/lib/sessions/progress.ts";

const dayLength = 86_400_000;

/** How many midnights of a time zone lie between now and an instant; 0 for today and for what is past. */
export function daysUntil(iso: string, now: Date, timeZone: string): number {
  const from = Date.parse(dateIn(timeZone, now));
  const to = Date.parse(dateIn(timeZone, new Date(iso)));
  return Math.max(0, Math.round((to - from) / dayLength));
}
