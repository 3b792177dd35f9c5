const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long ago, as the specification words it (section 9): under an hour "Just now", under a day in hours, under a week in
 * days, otherwise the date.
 */
export function relativeTime(iso: string, now: Date): string {
  const then = new Date(iso);
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < hour) return "Just now";
  if (elapsed < day) {
    const hours = Math.floor(elapsed / hour);
    return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  }
  const days = Math.floor(elapsed / day);
  if (days === 1) return "1 day ago";
  if (days < 7) return `${days} days ago`;
  return then.toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });
}
