import { masteredPercent, type Module, type ModuleProgress } from "@anamnesis/contract";
import type { ModuleInfo } from "@anamnesis/cases";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Library } from "../library/library.ts";
import * as store from "./store.ts";

/** Until so many learners have rated a module, the catalogue's own rating stands. */
const ratingsNeeded = 5;

export interface ModulesOfPerson {
  modules(person: Person): Promise<Module[]>;
  moduleProgress(person: Person): Promise<ModuleProgress[]>;
  /** @throws ApiFailure not_found, and out_of_order before a case of the module was completed with a score above 0 */
  rateModule(person: Person, moduleId: string, rating: number, now: Date): Promise<Module>;
}

export const modulesOfPerson = (
  db: Database,
  library: Library,
  catalogue: readonly ModuleInfo[],
): ModulesOfPerson => {
  const service: ModulesOfPerson = {
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
      const best = await store.listBest(db, person.id);
      const completed = new Set([...best.keys(), ...(await store.listWaitingCases(db, person.id))]);
      return catalogue.map(({ id }) => {
        const cases = library.inModule(id).map(({ compiled }) => compiled.id);
        const done = cases.filter((caseId) => completed.has(caseId)).length;
        return {
          moduleId: id,
          completedCases: done,
          masteredCases: cases.filter((caseId) => (best.get(caseId) ?? 0) >= masteredPercent)
            .length,
          cases: cases.length,
          progress: cases.length > 0 ? Math.round((100 * done) / cases.length) : 0,
        };
      });
    },

    async rateModule(person, moduleId, rating, now) {
      const own = (await service.moduleProgress(person)).find((m) => m.moduleId === moduleId);
      if (!own) throw notFound("This module");
      if (!(await store.hasWorkedIn(db, person.id, moduleId))) {
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
