import type { CompiledCase, ModuleInfo } from "@anamnesis/cases";
import {
  personalRecordSchema,
  sessionSchema,
  xapiStatementSchema,
  type PersonalRecord,
  type Session,
} from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import { userOf } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { LargeAnswer, listPieces } from "../http/large-answer.ts";
import { acquaintance, listRounds } from "../daily/store.ts";
import type { Journal } from "../journal/store.ts";
import { cardView } from "../learning/recall.ts";
import type { Learning } from "../learning/service.ts";
import { newestReflections } from "../learning/store.ts";
import type { Library } from "../library/library.ts";
import type { Progress } from "../progress/service.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import { sessionView } from "../sessions/view.ts";
import { recordRow, recordTable } from "./rows.ts";
import { statementsOf } from "./statements.ts";
import * as store from "./store.ts";
import { toldBriefly } from "./told.ts";

/** So many whole sessions are read at a time: their reports are large, and a record of years holds thousands. */
const sessionsAtATime = 20;

/** What is kept of a person, to take along. */
export interface Records {
  /** Everything, as the contract's personal record. */
  everything(person: Person, now: Date): Promise<LargeAnswer>;
  /** The sessions as a table, CSV. */
  table(person: Person): Promise<string>;
  /** The sessions as xAPI statements, oldest first. */
  statements(person: Person): Promise<LargeAnswer>;
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

  async function* wholeSessions(person: Person): AsyncGenerator<Session> {
    let last: Parameters<typeof store.listWhole>[2] = null;
    for (;;) {
      const some = await store.listWhole(db, person.id, last, sessionsAtATime);
      for (const { row, messages, results } of some) {
        const compiled: CompiledCase = await versions.of(row);
        const patient = library.patientOf(compiled);
        yield sessionSchema.parse(sessionView(row, messages, results, compiled, patient));
      }
      last = some.at(-1)?.row ?? null;
      if (some.length < sessionsAtATime) return;
    }
  }

  async function* toldSessions(sessions: Awaited<ReturnType<typeof briefly>>) {
    for (const { row, tests, compiled } of sessions.toReversed()) {
      const told = toldBriefly(row, tests, library.patientOf(compiled));
      for (const statement of statementsOf(told, webAddress()))
        yield xapiStatementSchema.parse(statement);
    }
  }

  const rounds = async (person: Person): Promise<PersonalRecord["dailyRounds"]> => {
    const rows = await listRounds(db, person.id);
    const seeing = new Map<string, boolean>();
    for (const { caseId } of rows)
      if (!seeing.has(caseId))
        seeing.set(caseId, (await acquaintance(db, person.id, caseId)).isSeeing);
    return Promise.all(
      rows.map(async (row) => ({
        day: row.day,
        patient: (await versions.of(row)).person.name,
        turns: row.lines.map(({ question, answer }) => ({ question, answer })),
        given: row.given,
        score: seeing.get(row.caseId) ? null : row.score,
      })),
    );
  };

  /** Everything but the sessions. */
  const brief = async (person: Person, now: Date): Promise<Omit<PersonalRecord, "sessions">> => {
    const cards = await store.listCards(db, person.id);
    const caseIds = [...new Set(cards.map(({ caseId }) => caseId))];
    const reflections = await newestReflections(db, person.id, caseIds);
    const ratings = await store.listModuleRatings(db, person.id);
    return personalRecordSchema.omit({ sessions: true }).parse({
      exportedAt: now.toISOString(),
      person: userOf(person),
      stats: await progress.stats(person, now),
      skills: await learning.skills(person),
      recall: cards.map((card) => cardView(card, reflections.get(card.caseId) ?? null, now)),
      dailyRounds: await rounds(person),
      moduleRatings: Object.fromEntries(ratings.map(({ moduleId, rating }) => [moduleId, rating])),
      journal: await journal.find(person.id),
    });
  };

  return {
    async everything(person, now) {
      return new LargeAnswer(recordPieces(await brief(person, now), wholeSessions(person)));
    },

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
      return new LargeAnswer(listPieces(toldSessions(await briefly(person))));
    },
  };
};

async function* recordPieces(
  brief: Omit<PersonalRecord, "sessions">,
  sessions: AsyncIterable<Session>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(brief).slice(0, -1)},"sessions":`;
  yield* listPieces(sessions);
  yield "}";
}
