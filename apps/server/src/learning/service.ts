import type { ModuleInfo } from "@anamnesis/cases";
import { reasoningKinds, type Recommendation, type Skill } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import * as store from "./store.ts";

/** What somebody can do, what they are about to forget, and what to do next. */
export interface Learning {
  /** The skill model, the weakest first. */
  skills(person: Person): Promise<Skill[]>;
  /** Whom to see next, at most three different patients, never the patient `except`. */
  recommend(
    person: Person,
    at: { readonly now: Date; readonly except?: string },
  ): Promise<Recommendation[]>;
  /** How many recall cards are due. */
  dueCount(person: Person, now: Date): Promise<number>;
}

export const learning = (db: Database, catalogue: readonly ModuleInfo[]): Learning => {
  const labels = new Map<string, string>([
    ...catalogue.map(({ id, name }) => [`specialty ${id}`, name] as const),
    ...reasoningKinds.map(({ value, label }) => [`reasoning ${value}`, label] as const),
  ]);
  return {
    async skills(person) {
      const rows = await store.listSkills(db, person.id);
      return rows
        .map(({ dimension, key, earned, possible, sessions }) => ({
          dimension,
          key,
          label: labels.get(`${dimension} ${key}`) ?? key,
          percent: Math.round((100 * earned) / possible),
          sessions,
        }))
        .sort((a, b) => a.percent - b.percent);
    },
    recommend: () => Promise.resolve([]),
    dueCount: (person, now) => store.countDueCards(db, person.id, now),
  };
};
