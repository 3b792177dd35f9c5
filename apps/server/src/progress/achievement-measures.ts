import { daysBetween, runAround } from "./streak.ts";
import type { AwardTraits } from "./records.ts";

/** A marked session, as the achievements see it; percents are whole. */
export interface Played {
  readonly caseId: string;
  readonly moduleId: string;
  readonly level: string;
  readonly percent: number;
  readonly questioningPercent: number;
  readonly diagnosisPercent: number;
  readonly treatmentPercent: number;
  /** From the start of the session to its final diagnosis. */
  readonly seconds: number;
  /** The calendar day (YYYY-MM-DD) on which it was completed, where the person was. */
  readonly localDay: string;
  readonly traits: AwardTraits | null;
}

/** What somebody had done before a session was marked; sessions that were not worked on are left out. */
export interface Past {
  /** With the same case, in the order in which they were marked. */
  readonly sameCase: readonly Played[];
  readonly isNewModule: boolean;
  readonly isNewDay: boolean;
  /** Length of the run of days, this one included, that it belongs to. */
  readonly run: number;
  /** From the last day before to this one; null on the first day. Not above 0 for a session that was marked late. */
  readonly daysAway: number | null;
}

/** How far somebody has come, once a session is counted too; never less than before. */
export type Measure = (reached: number, session: Played, past: Past) => number;

/** A case that was not worth a point was handed in, not worked on: it counts for nothing and opens no rating. */
export const isWorked = ({ percent }: Pick<Played, "percent">): boolean => percent > 0;

/** What could have seriously harmed somebody earns nothing that is worn as a badge, however fast it was. */
export const isSafe = ({ traits }: Pick<Played, "traits">): boolean => traits?.isUnsafe !== true;

type Matches = (session: Played) => boolean;

/**
 * How many different cases there is a matching session of: one case over and over counts once.
 * @param afterOne where given, only sessions that follow such a one with the same case match
 */
export const differentCases =
  (matches: Matches, afterOne?: Matches): Measure =>
  (reached, session, { sameCase }) => {
    let isOpen = afterOne === undefined;
    for (const earlier of sameCase) {
      if (isOpen && isSafe(earlier) && matches(earlier)) return reached;
      isOpen ||= afterOne?.(earlier) ?? false;
    }
    return isOpen && isSafe(session) && matches(session) ? reached + 1 : reached;
  };

/** The highest value that a session ever had. */
export const highest =
  (value: (session: Played, sameCaseBefore: readonly Played[]) => number): Measure =>
  (reached, session, { sameCase }) =>
    isSafe(session) ? Math.max(reached, value(session, sameCase)) : reached;

export const differentModules: Measure = (reached, _, { isNewModule }) =>
  isNewModule ? reached + 1 : reached;

export const differentDays: Measure = (reached, _, { isNewDay }) =>
  isNewDay ? reached + 1 : reached;

export const longestRun: Measure = (reached, _, { run }) => Math.max(reached, run);

/** How often somebody came back after so many days. */
export const returnsAfter =
  (days: number): Measure =>
  (reached, _, { daysAway }) =>
    daysAway !== null && daysAway >= days ? reached + 1 : reached;

/** Follows sessions in the order in which they were marked, and tells the past of each. */
export const followPast = (): ((session: Played) => Past) => {
  const byCase = new Map<string, Played[]>();
  const modules = new Set<string>();
  const days = new Set<string>();
  const runs = new Map<string, number>();
  let last: string | null = null;
  return (session) => {
    const { caseId, moduleId, localDay } = session;
    const sameCase = byCase.get(caseId) ?? [];
    const isNewModule = !modules.has(moduleId);
    const isNewDay = !days.has(localDay);
    const daysAway = last === null ? null : daysBetween(last, localDay);
    if (isWorked(session)) {
      byCase.set(caseId, [...sameCase, session]);
      modules.add(moduleId);
      days.add(localDay);
      if (last === null || localDay > last) last = localDay;
      if (isNewDay) runs.clear();
    }
    const run = runs.get(localDay) ?? runAround(days, localDay);
    runs.set(localDay, run);
    return { sameCase, isNewModule, isNewDay, run, daysAway };
  };
};
