import type { ModuleInfo } from "@anamnesis/cases";
import {
  reasoningKinds,
  type Recommendation,
  type SeenPatient,
  type Skill,
} from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import type { Library } from "../library/library.ts";
import { dayIn, daysBetween } from "../progress/streak.ts";
import { recall, type Recall } from "./recall.ts";
import { recommendationsFor, sessionsForLevel, type Situation } from "./recommend.ts";
import { percentOf } from "./skill-model.ts";
import * as store from "./store.ts";
import { topicLabel } from "./topics.ts";
import { ownLevelOf, wantedOf } from "./wanted.ts";

/** What somebody can do, what they are about to forget, and what to do next. */
export interface Learning extends Recall {
  /** The skill model, the weakest first. */
  skills(person: Person): Promise<Skill[]>;
  /** Whom to see next, at most three different patients, never the patient `except`. */
  recommend(
    person: Person,
    at: { readonly now: Date; readonly except?: string },
  ): Promise<Recommendation[]>;
  /** The patients of the library whom the person has seen, in its order. */
  seen(person: Person): Promise<SeenPatient[]>;
}

export const learning = (
  db: Database,
  library: Library,
  catalogue: readonly ModuleInfo[],
): Learning => {
  const moduleNames = new Map(catalogue.map(({ id, name }) => [id, name]));
  const playable = library.cases.map(({ compiled: { id, module, level, person } }) => ({
    caseId: id,
    moduleId: module,
    moduleName: moduleNames.get(module) ?? module,
    level,
    patientName: person.name,
  }));

  const labelOf = ({ dimension, key }: Pick<Skill, "dimension" | "key">): string =>
    dimension === "specialty"
      ? (moduleNames.get(key) ?? key)
      : dimension === "topic"
        ? topicLabel(key)
        : (reasoningKinds.find(({ value }) => value === key)?.label ?? key);
  const skillView = (row: store.SkillRow): Skill => ({
    dimension: row.dimension,
    key: row.key,
    label: labelOf(row),
    percent: percentOf(row),
    sessions: row.sessions,
  });

  const situationOf = async (person: Person, now: Date, except?: string): Promise<Situation> => {
    const cases = playable.filter(({ caseId }) => caseId !== except);
    const [skills, schedules, lastPercents, open] = await Promise.all([
      store.listSkills(db, person.id, ["specialty", "reasoning"]),
      store.listSchedules(db, person.id),
      store.lastPercents(db, person.id, sessionsForLevel),
      store.findUnfinished(
        db,
        person.id,
        cases.map(({ caseId }) => caseId),
      ),
    ]);
    const today = dayIn(person.timeZone, now);
    const daysAgo = (at: Date): number =>
      Math.max(0, daysBetween(dayIn(person.timeZone, at), today));
    return {
      cases,
      seen: schedules.map((row) => ({ ...row, daysAgo: daysAgo(row.lastSeenAt) })),
      unfinished: open && {
        sessionId: open.id,
        caseId: open.caseId,
        daysAgo: daysAgo(open.createdAt),
      },
      skills: skills.map(skillView),
      lastPercents,
      wanted: wantedOf(person),
      ownLevel: ownLevelOf(person),
      now,
    };
  };

  return {
    ...recall(db),

    async skills(person) {
      const rows = await store.listSkills(db, person.id);
      return rows.map(skillView).sort(weakestFirst);
    },

    async seen(person) {
      const schedules = await store.listSchedules(db, person.id);
      const best = new Map(schedules.map(({ caseId, bestPercent }) => [caseId, bestPercent]));
      const unmarked = await store.listUnmarkedCases(db, person.id);
      const open = new Set(unmarked.flatMap((one) => (one.isHandedIn ? [] : [one.caseId])));
      const touched = new Set([...best.keys(), ...unmarked.map(({ caseId }) => caseId)]);
      return library.cases
        .filter(({ compiled }) => touched.has(compiled.id))
        .map(({ compiled, patient }) => ({
          patientId: patient._id,
          status: open.has(compiled.id) ? "unfinished" : "completed",
          bestPercent: best.get(compiled.id) ?? null,
        }));
    },

    async recommend(person, { now, except }) {
      const exceptCase = except === undefined ? undefined : library.findByPatient(except);
      const situation = await situationOf(person, now, exceptCase?.compiled.id);
      return recommendationsFor(situation).flatMap(({ caseId, ...choice }) => {
        const entry = library.findByCase(caseId);
        return entry ? [{ ...choice, patient: entry.patient }] : [];
      });
    },
  };
};

const weakestFirst = (a: Skill, b: Skill): number =>
  a.percent - b.percent || compare(a.dimension, b.dimension) || compare(a.key, b.key);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
