import type { CompiledCase, ModuleInfo } from "@anamnesis/cases";
import type { PersonalRecord, Session, XapiStatement } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import { userOf } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import type { Journal } from "../journal/store.ts";
import { cardView } from "../learning/recall.ts";
import type { Learning } from "../learning/service.ts";
import { newestReflections } from "../learning/store.ts";
import type { Library } from "../library/library.ts";
import type { Progress } from "../progress/service.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import { oneAtATime } from "../sessions/one-at-a-time.ts";
import { sessionView } from "../sessions/view.ts";
import { recordRow, recordTable } from "./rows.ts";
import { statementsOf } from "./statements.ts";
import * as store from "./store.ts";
import { toldBriefly } from "./told.ts";

/** So many whole sessions are read at a time: their reports are large. */
const sessionsAtATime = 50;

/** What is kept of a person, to take along. */
export interface Records {
  /** Everything. */
  everything(person: Person, now: Date): Promise<PersonalRecord>;
  /** The sessions as a table, CSV. */
  table(person: Person): Promise<string>;
  /** The sessions as xAPI statements, oldest first. */
  statements(person: Person): Promise<XapiStatement[]>;
}

export interface RecordParts {
  readonly db: Database;
  readonly library: Library;
  readonly versions: CaseVersions;
  readonly modules: readonly ModuleInfo[];
  readonly progress: Progress;
  readonly learning: Learning;
  readonly journal: Journal;
  /** Where the web app is reached. */
  readonly webAddress: () => string;
}

export const records = (parts: RecordParts): Records => {
  const { db, library, versions, modules, progress, learning, journal, webAddress } = parts;
  const moduleNames = new Map(modules.map(({ id, name }) => [id, name]));
  // A record of years is large while it is put together: one after the other in this process.
  const inTurn = oneAtATime();

  const briefly = async (person: Person) => {
    const rows = await store.listBriefly(db, person.id);
    const tests = await store.listTestsOf(db, person.id);
    return Promise.all(
      rows.map(async (row) => ({
        row,
        tests: tests.get(row.id) ?? [],
        compiled: await versions.of(row),
      })),
    );
  };

  const wholeSessions = async (person: Person): Promise<Session[]> => {
    const all: Session[] = [];
    let last: Parameters<typeof store.listWhole>[2] = null;
    for (;;) {
      const some = await store.listWhole(db, person.id, last, sessionsAtATime);
      for (const { row, messages, results } of some) {
        const compiled: CompiledCase = await versions.of(row);
        all.push(sessionView(row, messages, results, compiled, library.patientOf(compiled)));
      }
      last = some.at(-1)?.row ?? null;
      if (some.length < sessionsAtATime) return all;
    }
  };

  return {
    everything: (person, now) =>
      inTurn("everything", async () => {
        const cards = await store.listCards(db, person.id);
        const reflections = await newestReflections(db, person.id, [
          ...new Set(cards.map(({ caseId }) => caseId)),
        ]);
        const ratings = await store.listModuleRatings(db, person.id);
        return {
          exportedAt: now.toISOString(),
          person: userOf(person),
          stats: await progress.stats(person, now),
          sessions: await wholeSessions(person),
          skills: await learning.skills(person),
          recall: cards.map((card) => cardView(card, reflections.get(card.caseId) ?? null, now)),
          moduleRatings: Object.fromEntries(
            ratings.map(({ moduleId, rating }) => [moduleId, rating]),
          ),
          journal: await journal.find(person.id),
        };
      }),

    async table(person) {
      const sessions = await briefly(person);
      return recordTable(
        sessions.map(({ row, tests, compiled }) =>
          recordRow(
            row,
            compiled,
            moduleNames.get(row.moduleId) ?? row.moduleId,
            tests.map(({ testName }) => testName),
          ),
        ),
      );
    },

    async statements(person) {
      const sessions = await briefly(person);
      return sessions
        .reverse()
        .flatMap(({ row, tests, compiled }) =>
          statementsOf(toldBriefly(row, tests, library.patientOf(compiled)), webAddress()),
        );
    },
  };
};
