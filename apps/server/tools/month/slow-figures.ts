import type { CompiledCase } from "@anamnesis/cases";
import type { Plan, PlannedEvent } from "./plan.ts";

// Everything here is reckoned anew from the plan, in plain loops and without the product's own code for it: what the
// services keep as they go must come to the same.

export type Completed = Extract<PlannedEvent, { kind: "complete" }> & {
  readonly compiled: CompiledCase;
  /** From the beginning of the session, which may have been given up before, to its diagnosis. */
  readonly seconds: number;
  readonly caseId: string;
  readonly moduleId: string;
  readonly level: string;
  readonly percent: number;
  readonly points: number;
  /** YYYY-MM-DD where the person was. */
  readonly localDay: string;
};

export interface Life {
  readonly person: number;
  readonly completed: readonly Completed[];
  /** Sessions that were begun; one that was given up goes on when the same patient is seen again. */
  readonly begun: number;
  /** Cases of the sessions that are unfinished at the end, the newest last. */
  readonly open: readonly string[];
  readonly timeZone: string;
  readonly specialization: string;
  readonly institutionName: string;
  readonly visibility: "name" | "pseudonym" | "hidden";
  readonly pseudonym: string;
  readonly hasLeft: boolean;
}

const weights: Readonly<Record<string, number>> = {
  Beginner: 1,
  Intermediate: 1.25,
  Advanced: 1.5,
};

/** The calendar day of an instant in a zone, put together from its parts. */
export const localDayOf = (timeZone: string, at: Date): string => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
};

/** What a session is worth, given all earlier sessions of the same person with the same case. */
const pointsOf = (percent: number, level: string, earlier: readonly Completed[]): number => {
  const worth = (share: number, of: string): number => Math.round(share * (weights[of] ?? 1));
  if (earlier.length === 0) return worth(percent, level);
  let best = 0;
  for (const before of earlier) best = Math.max(best, worth(before.percent, before.level));
  let gain = Math.max(0, worth(percent, level) - best);
  for (let repetition = 0; repetition < earlier.length; repetition += 1) gain /= 2;
  return Math.round(gain);
};

/** Each person's month, told from the plan. */
export const livesOf = (plan: Plan, cases: readonly CompiledCase[]): readonly Life[] =>
  plan.people.map((planned, person) => {
    let { timeZone, specialization, institutionName } = planned;
    let visibility: Life["visibility"] = "name";
    let pseudonym = "";
    let hasLeft = false;
    let begun = 0;
    const open = new Map<number, number>();
    const completed: Completed[] = [];
    for (const event of plan.events) {
      if (event.person !== person) continue;
      if (event.kind === "travel") timeZone = event.timeZone;
      if (event.kind === "leave") hasLeft = true;
      if (event.kind === "abandon" && !open.has(event.caseIndex)) {
        begun += 1;
        open.set(event.caseIndex, event.at.getTime());
      }
      if (event.kind === "profile") {
        ({ specialization, institutionName, pseudonym } = event);
        visibility = event.leaderboardVisibility;
      }
      if (event.kind !== "complete") continue;
      const compiled = cases[event.caseIndex];
      if (!compiled) throw new Error("The plan names a case that is not there.");
      const since = open.get(event.caseIndex) ?? event.at.getTime() - event.minutes * 60_000;
      if (!open.delete(event.caseIndex)) begun += 1;
      const percent = Math.round(event.scores[3] * 10);
      const earlier = completed.filter(({ caseId }) => caseId === compiled.id);
      completed.push({
        ...event,
        compiled,
        seconds: Math.round((event.at.getTime() - since) / 1000),
        caseId: compiled.id,
        moduleId: compiled.module,
        level: compiled.level,
        percent,
        points: pointsOf(percent, compiled.level, earlier),
        localDay: localDayOf(timeZone, event.at),
      });
    }
    return {
      person,
      completed,
      begun,
      open: [...open]
        .sort(([, a], [, b]) => a - b)
        .map(([caseIndex]) => cases[caseIndex]?.id ?? ""),
      timeZone,
      specialization,
      institutionName: institutionName.trim(),
      visibility,
      pseudonym,
      hasLeft,
    };
  });

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Current and longest run of days with a case that was worked on, counted day by day. */
export const streaksOf = (
  { completed, timeZone }: Pick<Life, "completed" | "timeZone">,
  now: Date,
): { readonly current: number; readonly longest: number } => {
  const days = completed
    .filter(({ percent }) => percent > 0)
    .map(({ localDay }) => dayNumber(localDay));
  if (days.length === 0) return { current: 0, longest: 0 };
  let longest = 0;
  let run = 0;
  for (let day = Math.min(...days); day <= Math.max(...days); day += 1) {
    run = days.includes(day) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  // After the loop the run is that which ends on the last active day.
  const yesterday = dayNumber(localDayOf(timeZone, now)) - 1;
  return { current: Math.max(...days) >= yesterday ? run : 0, longest };
};

/** The beginning of a leaderboard's period, in UTC; weeks begin on Monday. */
export const beginningOf = (period: "week" | "month" | "all", now: Date): number => {
  if (period === "all") return 0;
  if (period === "month") return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  let at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  while (new Date(at).getUTCDay() !== 1) at -= 86_400_000;
  return at;
};

export interface SlowStanding {
  readonly life: Life;
  readonly points: number;
  readonly cases: number;
  readonly average: number;
  readonly rank: number;
}

/** A board in order: those listed who completed something in the period, and belong to it. */
export const boardOf = (
  lives: readonly Life[],
  period: "week" | "month" | "all",
  now: Date,
  belongs: (life: Life) => boolean,
): readonly SlowStanding[] => {
  const from = beginningOf(period, now);
  const rows = lives
    .filter((life) => !life.hasLeft && life.visibility !== "hidden" && belongs(life))
    .map((life) => {
      const counted = life.completed.filter(({ at }) => at.getTime() >= from);
      const earning = counted.filter(({ points }) => points > 0);
      return {
        life,
        counted,
        points: sum(counted.map(({ points }) => points)),
        reachedAt: (earning.at(-1) ?? counted[0])?.at.getTime() ?? 0,
      };
    })
    .filter(({ counted }) => counted.length > 0);
  return rows
    .map(({ life, counted, points }) => ({
      life,
      points,
      cases: counted.length,
      average: Math.round(sum(counted.map(({ percent }) => percent)) / counted.length),
      rank: 1 + rows.filter((other) => other.points > points).length,
      reachedAt: rows.find((row) => row.life === life)?.reachedAt ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank || a.reachedAt - b.reachedAt);
};

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
