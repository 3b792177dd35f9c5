import type { Achievement, TrendPoint, UserStats } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import { achievementsOf } from "./achievements.ts";
import { earnedInSession, newAchievements, reachedBy } from "./achievement-keeping.ts";
import { listEarned } from "./achievement-store.ts";
import { findCurrentStreak, streakEndingOn } from "./day-store.ts";
import { startOfDay } from "./local-time.ts";
import * as store from "./store.ts";
import { dayAfter, dayIn } from "./streak.ts";

const hoursPerCase = 1.5;
const trendLength = 30;
const activityDays = 26 * 7;

/** What a person has done, read from what is kept as it happens. */
export interface Figures {
  stats(person: Person, now: Date): Promise<UserStats>;
  /** The last 30 marked sessions, oldest first. */
  trend(person: Person): Promise<TrendPoint[]>;
  /** Sessions begun on each day of the last 26 weeks that had one, where the person is now. */
  activity(person: Person, now: Date): Promise<{ day: string; sessions: number }[]>;
  /** The achievements of which that session earned a level, with the highest one that it earned. */
  earnedIn(person: Person, sessionId: string): Promise<Achievement[]>;
  /** How long the streak was on a calendar day (YYYY-MM-DD); 0 when nothing was completed on it. */
  streakOn(person: Person, localDay: string): Promise<number>;
  /** For the upkeep: see `newAchievements`. */
  countNewAchievements(): Promise<void>;
}

export const figures = (db: Database, versions: CaseVersions): Figures => ({
  async stats(person, now) {
    const [totals, waiting, reached, earned, currentStreak] = await Promise.all([
      store.findTotals(db, person.id),
      store.countWaiting(db, person.id),
      reachedBy(db, person.id),
      listEarned(db, person.id),
      findCurrentStreak(db, person.id, dayIn(person.timeZone, now)),
    ]);
    const casesCompleted = totals.cases + waiting;
    const isMarked = totals.cases > 0;
    return {
      casesCompleted,
      averageScore: isMarked ? Math.round(totals.percentSum / totals.cases) : null,
      bestScore: isMarked ? (reached.get("perfect-score") ?? 0) : null,
      studyHours: studyHours(casesCompleted),
      currentStreak,
      longestStreak: reached.get("seven-in-a-row") ?? 0,
      totalScore: totals.points,
      achievements: achievementsOf(reached, earned),
    };
  },

  async trend(person) {
    const rows = await store.listNewestAwards(db, person.id, trendLength);
    return Promise.all(
      rows.reverse().map(async ({ award, caseHash }) => ({
        sessionId: award.sessionId,
        patientName: (await versions.of({ caseId: award.caseId, caseHash })).person.name,
        completedAt: award.completedAt.toISOString(),
        overall: award.percent,
        questioning: award.questioningPercent,
        diagnosis: award.diagnosisPercent,
        treatment: award.treatmentPercent,
      })),
    );
  },

  async activity({ id, timeZone }, now) {
    const today = dayIn(timeZone, now);
    const { days, bounds } = activityBounds(timeZone, today);
    const counts = await store.countBegun(db, id, bounds);
    return days.flatMap((day, index) => {
      const sessions = counts.get(index + 1) ?? 0;
      return sessions > 0 ? [{ day, sessions }] : [];
    });
  },

  earnedIn: (person, sessionId) => earnedInSession(db, person.id, sessionId),
  streakOn: (person, localDay) => streakEndingOn(db, person.id, localDay),
  countNewAchievements: newAchievements(db),
});

interface Bounds {
  readonly days: readonly string[];
  /** When each of the days began, and when the last one ends. */
  readonly bounds: readonly Date[];
}

const knownBounds = new Map<string, Bounds>();
const keptBounds = 200;

/** The days of the activity up to today: the same for everybody of a time zone, and dear to reckon. */
const activityBounds = (timeZone: string, today: string): Bounds => {
  const key = `${timeZone} ${today}`;
  const known = knownBounds.get(key);
  if (known) return known;
  if (knownBounds.size >= keptBounds) knownBounds.clear();
  const days = Array.from({ length: activityDays }, (_, index) =>
    dayAfter(today, index + 1 - activityDays),
  );
  const made = {
    days,
    bounds: [...days, dayAfter(today)].map((day) => startOfDay(timeZone, day)),
  };
  knownBounds.set(key, made);
  return made;
};

/** Specification, section 9: one and a half hours a completed case, rounded. */
export const studyHours = (cases: number): number => Math.round(cases * hoursPerCase);
