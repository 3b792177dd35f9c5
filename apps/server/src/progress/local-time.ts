const dayMs = 24 * 3_600_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
};

/** What calendar and clock show at an instant in a time zone, as milliseconds since 1970 of a clock that shows UTC. */
export const wallClock = (timeZone: string, at: number): number => {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(at))
    shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
};

/**
 * The instant at which a clock in a time zone shows what `wallClock` gives. What it shows twice (clocks put back) is the
 * first of the two; what it never shows (clocks put forward) is as much later as they are put forward.
 */
export const instantOf = (timeZone: string, shown: number): number => {
  const offsetAt = (at: number): number => wallClock(timeZone, at) - at;
  // Of two that are exact this is the first: clocks are put back from the greater offset.
  const before = shown - offsetAt(shown - dayMs);
  if (wallClock(timeZone, before) === shown) return before;
  const after = shown - offsetAt(shown + dayMs);
  return wallClock(timeZone, after) === shown ? after : before;
};

/** The instant at which a calendar day (YYYY-MM-DD) begins in a time zone. */
export const startOfDay = (timeZone: string, day: string): Date =>
  new Date(instantOf(timeZone, Date.parse(`${day}T00:00:00Z`)));
