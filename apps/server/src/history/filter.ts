import type { HistoryFilter } from "@anamnesis/contract";
import { instantOf, startOfDay, wallClock } from "../progress/local-time.ts";
import { dayIn } from "../progress/streak.ts";

const dayMs = 24 * 3_600_000;

/**
 * When the time that a filter covers began, where the person is: today at its midnight, "week" 7 days and "month" one
 * month before now by the clock on the wall; null for all time. A month before the 31st is the last day of a shorter
 * month.
 */
export const beginningOf = (
  time: HistoryFilter["time"],
  timeZone: string,
  now: Date,
): Date | null => {
  const shown = wallClock(timeZone, now.getTime());
  switch (time) {
    case "all":
      return null;
    case "today":
      return startOfDay(timeZone, dayIn(timeZone, now));
    case "week":
      return new Date(instantOf(timeZone, shown - 7 * dayMs));
    case "month":
      return new Date(instantOf(timeZone, monthBefore(shown)));
  }
};

const monthBefore = (shown: number): number => {
  const date = new Date(shown);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
};

/** What of a version of a case can be searched. */
export interface Searchable {
  readonly hash: string;
  readonly moduleId: string;
  readonly patientName: string;
  readonly mainDiseases: readonly string[];
  /** Known to the person once a session with it is analysed, and not before. */
  readonly diagnosis: string;
}

/** The hashes of the cases that hold the text, whatever its case. */
export interface FoundCases {
  readonly always: readonly string[];
  /** Only by their diagnosis: of these, the analysed sessions. */
  readonly onceAnalysed: readonly string[];
}

export const findCases = (cases: readonly Searchable[], text: string): FoundCases => {
  const needle = text.toLowerCase();
  const holds = (value: string): boolean => value.toLowerCase().includes(needle);
  const isOpen = ({ patientName, mainDiseases, moduleId }: Searchable): boolean =>
    [patientName, ...mainDiseases, moduleId].some(holds);
  return {
    always: cases.filter(isOpen).map(({ hash }) => hash),
    onceAnalysed: cases
      .filter((one) => !isOpen(one) && holds(one.diagnosis))
      .map(({ hash }) => hash),
  };
};

/** Exactly that module, whatever the case. */
export const isInModule = ({ moduleId }: Searchable, specialization: string): boolean =>
  specialization.toLowerCase() === "all" || moduleId === specialization.toLowerCase();

/**
 * A regular expression of PostgreSQL for what holds a text, whatever its case. The cases are spelt out: what the database
 * itself takes for the same letter depends on the locale that it was made with, and may end with ASCII.
 */
export const patternOf = (text: string): string =>
  [...text]
    .map((letter) => {
      const cases = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
      const single = [...cases].filter((one) => [...one].length === 1);
      if (single.length > 1) return `[${single.join("")}]`;
      return /[.^$*+?()[\]{}|\\]/.test(letter) ? `\\${letter}` : letter;
    })
    .join("");
