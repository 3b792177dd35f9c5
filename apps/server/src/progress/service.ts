import {
  masteredPercent,
  type LeaderboardEntry,
  type Module,
  type ModuleProgress,
  type UserStats,
} from "@anamnesis/contract";
import type { ModuleInfo } from "@anamnesis/cases";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Library } from "../library/library.ts";
import { achievementsOf, isWorked } from "./achievements.ts";
import { periodStart, type Period } from "./periods.ts";
import * as store from "./store.ts";
import { currentStreak, longestStreak } from "./streak.ts";

const hoursPerCase = 1.5;
const listedEntries = 100;
/** Until so many learners have rated a module, the catalogue's own rating stands. */
const ratingsNeeded = 5;

export interface Progress {
  stats(person: Person, now: Date): Promise<UserStats>;
  leaderboard(person: Person, period: Period, now: Date): Promise<LeaderboardEntry[]>;
  modules(person: Person): Promise<Module[]>;
  moduleProgress(person: Person): Promise<ModuleProgress[]>;
  /** @throws ApiFailure not_found, and out_of_order before a case of the module was completed with a score above 0 */
  rateModule(person: Person, moduleId: string, rating: number, now: Date): Promise<Module>;
}

export const progress = (
  db: Database,
  library: Library,
  catalogue: readonly ModuleInfo[],
): Progress => {
  const service: Progress = {
    async stats(person, now) {
      const completed = await store.listCompleted(db, person.id);
      const awards = await store.listAwards(db, person.id);
      const percents = awards.map(({ percent }) => percent);
      const earned = await store.listAchievements(db, person.id);
      return {
        casesCompleted: completed.length,
        averageScore: percents.length > 0 ? Math.round(sum(percents) / percents.length) : null,
        bestScore: percents.length > 0 ? Math.max(...percents) : null,
        studyHours: studyHours(completed.length),
        currentStreak: currentStreak(
          completed.map(({ completedAt }) => completedAt),
          person.timeZone,
          now,
        ),
        longestStreak: longestStreak(
          completed.map(({ completedAt }) => completedAt),
          person.timeZone,
        ),
        totalScore: sum(awards.map(({ points }) => points)),
        achievements: achievementsOf(awards, person.timeZone, earned),
      };
    },

    async leaderboard(person, period, now) {
      const startsOn = periodStart(period, now);
      const top = await store.listTop(db, period, startsOn, listedEntries);
      const totals = [...new Set(top.map(({ points }) => points))];
      const entries = top.map((row) => entryOf(row, totals.indexOf(row.points) + 1, person));
      if (entries.some(({ isCurrentUser }) => isCurrentUser)) return entries;
      const own = await store.findStanding(db, period, startsOn, person.id);
      if (!own) return entries;
      const above = await store.countTotalsAbove(db, period, startsOn, own.points);
      return [...entries, entryOf(own, above + 1, person)];
    },

    async modules(person) {
      const own = await service.moduleProgress(person);
      const progressOf = new Map(own.map((entry) => [entry.moduleId, entry]));
      const ratings = new Map((await store.listRatings(db)).map((row) => [row.moduleId, row]));
      const ownRatings = await store.listOwnRatings(db, person.id);
      return catalogue.map((module) => {
        const rated = ratings.get(module.id);
        const count = rated?.count ?? 0;
        return {
          id: module.id,
          name: module.name,
          description: module.description,
          difficulty: module.difficulty,
          estimatedTime: module.estimatedTime,
          cases: progressOf.get(module.id)?.cases ?? 0,
          progress: progressOf.get(module.id)?.progress ?? 0,
          mastered: progressOf.get(module.id)?.masteredCases ?? 0,
          rating:
            rated && count >= ratingsNeeded ? Math.round(rated.mean * 10) / 10 : module.rating,
          ratingCount: count,
          ownRating: ownRatings.get(module.id) ?? null,
        };
      });
    },

    async moduleProgress(person) {
      const completed = await store.listCompleted(db, person.id);
      const completedIds = new Set(completed.map(({ caseId }) => caseId));
      const awards = await store.listAwards(db, person.id);
      const masteredIds = new Set(
        awards.filter(({ percent }) => percent >= masteredPercent).map(({ caseId }) => caseId),
      );
      return catalogue.map(({ id }) => {
        const cases = library.inModule(id);
        const done = cases.filter(({ compiled }) => completedIds.has(compiled.id)).length;
        return {
          moduleId: id,
          completedCases: done,
          masteredCases: cases.filter(({ compiled }) => masteredIds.has(compiled.id)).length,
          cases: cases.length,
          progress: cases.length > 0 ? Math.round((100 * done) / cases.length) : 0,
        };
      });
    },

    async rateModule(person, moduleId, rating, now) {
      const own = (await service.moduleProgress(person)).find((m) => m.moduleId === moduleId);
      if (!own) throw notFound("This module");
      const awards = await store.listAwards(db, person.id);
      if (!awards.some((award) => award.moduleId === moduleId && isWorked(award))) {
        throw new ApiFailure(
          "out_of_order",
          "Complete a case of this module with a score above 0 before rating it.",
        );
      }
      await store.saveRating(db, { moduleId, userId: person.id, rating, ratedAt: now });
      const rated = (await service.modules(person)).find(({ id }) => id === moduleId);
      if (!rated) throw notFound("This module");
      return rated;
    },
  };
  return service;
};

const entryOf = (row: store.RankedRow, rank: number, person: Person): LeaderboardEntry => ({
  _id: row.userId,
  name: row.name,
  specialization: row.specialization,
  institutionName: row.institutionName,
  rank,
  totalScore: row.points,
  casesCompleted: row.cases,
  averageScore: Math.round(row.percentSum / row.cases),
  studyHours: studyHours(row.cases),
  isCurrentUser: row.userId === person.id,
});

/** Specification, section 9: one and a half hours a completed case, rounded. */
const studyHours = (cases: number): number => Math.round(cases * hoursPerCase);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
