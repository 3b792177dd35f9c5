const dayMs = 24 * 3_600_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export const dayIn = (timeZone: string, at: Date): string => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // This locale writes dates as ISO 8601 does.
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
};

const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day so many days later, or earlier. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(atMidnight(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days later the second is; negative when it is earlier. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((atMidnight(second) - atMidnight(first)) / dayMs);

/** Length of the run of consecutive days that ends on a day; 0 when that day is none of them. */
export const runEndingOn = (days: ReadonlySet<string>, last: string): number => {
  let length = 0;
  for (let day = last; days.has(day); day = dayAfter(day, -1)) length += 1;
  return length;
};

/** Length of the run of consecutive days that a day belongs to. */
export const runAround = (days: ReadonlySet<string>, day: string): number => {
  let last = day;
  while (days.has(dayAfter(last))) last = dayAfter(last);
  return runEndingOn(days, last);
};

/**
 * The last day of the run that is still alive, of somebody who was active last on that day; null when it is broken. It
 * lives on through today, which is not over. Days are kept as they were lived, so that the last one can lie ahead of today
 * after a flight west.
 * @param today where the person is now
 */
export const aliveUntil = (lastActive: string | null, today: string): string | null =>
  lastActive !== null && lastActive >= dayAfter(today, -1) ? lastActive : null;

/** Consecutive days with a completed case up to now; 0 when broken. */
export const currentStreak = (days: ReadonlySet<string>, today: string): number => {
  const last = aliveUntil([...days].sort().at(-1) ?? null, today);
  return last === null ? 0 : runEndingOn(days, last);
};

/** The longest run of consecutive days that there ever was. */
export const longestStreak = (days: ReadonlySet<string>): number =>
  Math.max(0, ...[...days].map((day) => runEndingOn(days, day)));
