const day = 24 * 3_600_000;

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export const dayIn = (timeZone: string, at: Date): string =>
  // This locale writes dates as ISO 8601 does.
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(at);

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - day).toISOString().slice(0, 10);

/**
 * Consecutive days with a completed case, in the person's time zone. It ends today or, as today is not over yet,
 * yesterday; otherwise it is broken and 0.
 */
export const currentStreak = (
  completions: readonly Date[],
  timeZone: string,
  now: Date,
): number => {
  const days = daysOf(completions, timeZone);
  const today = dayIn(timeZone, now);
  return runEndingOn(days, days.has(today) ? today : dayBefore(today));
};

/** The longest run of consecutive days that there ever was. */
export const longestStreak = (completions: readonly Date[], timeZone: string): number => {
  const days = daysOf(completions, timeZone);
  return Math.max(0, ...[...days].map((date) => runEndingOn(days, date)));
};

const daysOf = (completions: readonly Date[], timeZone: string): ReadonlySet<string> =>
  new Set(completions.map((at) => dayIn(timeZone, at)));

const runEndingOn = (days: ReadonlySet<string>, last: string): number => {
  let length = 0;
  for (let date = last; days.has(date); date = dayBefore(date)) length += 1;
  return length;
};
