import type { CompiledCase } from "@anamnesis/cases";
import type {
  HistoryFilter,
  HistoryPage,
  HistorySummary,
  Patient,
  SessionSummary,
} from "@anamnesis/contract";
import { and, type SQL } from "drizzle-orm";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Library } from "../library/library.ts";
import { reachedBy } from "../progress/achievement-keeping.ts";
import { findTotals } from "../progress/store.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import { listOwnSessions, type SessionListRow } from "../sessions/store.ts";
import { summaryView } from "../sessions/view.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { beginningOf, findCases, isInModule, type Searchable } from "./filter.ts";
import * as store from "./store.ts";

export interface HistoryQuery extends HistoryFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A person's own sessions, however many there are: filtered and counted in the database, a page at a time. */
export interface History {
  /** @throws ApiFailure invalid_input for a cursor that no page gave */
  page(person: Person, query: HistoryQuery, now: Date): Promise<HistoryPage>;
  summary(person: Person): Promise<HistorySummary>;
  /** The newest sessions, or every one. */
  newest(person: Person, limit?: number): Promise<SessionSummary[]>;
}

interface Known {
  readonly compiled: CompiledCase;
  readonly patient: Patient;
  readonly searchable: Searchable;
}

export const history = (db: Database, library: Library, versions: CaseVersions): History => {
  const known = new Map<string, Known>();
  /** A version of a case never changes: what is made of it once is kept. */
  const knownOf = async (version: store.CaseVersion): Promise<Known> => {
    const found = known.get(version.caseHash);
    if (found) return found;
    const compiled = await versions.of(version);
    const patient = library.patientOf(compiled);
    const made = {
      compiled,
      patient,
      searchable: {
        hash: version.caseHash,
        moduleId: compiled.module,
        patientName: patient.name,
        mainDiseases: patient.mainDiseases,
        diagnosis: compiled.diagnosis.name,
      },
    };
    known.set(version.caseHash, made);
    return made;
  };

  const summaries = (rows: readonly SessionListRow[]): Promise<SessionSummary[]> =>
    Promise.all(
      rows.map(async (row) => {
        const { compiled, patient } = await knownOf(row);
        return summaryView(row, compiled, patient);
      }),
    );

  /** What the filter asks of a session; undefined where it asks for nothing. */
  const conditionOf = async (
    person: Person,
    { q, specialization, time }: HistoryFilter,
    now: Date,
  ): Promise<SQL | undefined> => {
    const beginning = beginningOf(time, person.timeZone, now);
    const since = beginning ? store.isSince(beginning) : undefined;
    if (q === "" && specialization.toLowerCase() === "all") return since;
    const played = await store.listPlayedVersions(db, person.id);
    const cases = (await Promise.all(played.map(knownOf)))
      .map(({ searchable }) => searchable)
      .filter((one) => isInModule(one, specialization));
    const isOfModule =
      cases.length < played.length ? store.isOf(cases.map(({ hash }) => hash)) : undefined;
    if (q === "") return and(since, isOfModule);
    const found = findCases(cases, q);
    if (found.always.length === cases.length) return and(since, isOfModule);
    const reflectedOn = await store.listReflectedOn(db, person.id, q);
    return and(
      since,
      reflectedOn.length > 0 ? isOfModule : undefined,
      store.isFound(found, reflectedOn),
    );
  };

  return {
    async page(person, { limit, cursor, ...filter }, now) {
      const from = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && !from) throw brokenCursor();
      const condition = await conditionOf(person, filter, now);
      const where = and(condition, from ? store.isBelow(from) : undefined);
      const [rows, matching] = await Promise.all([
        listOwnSessions(db, person.id, { where, limit: limit + 1 }),
        store.countSessions(db, person.id, condition),
      ]);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        sessions: await summaries(shown),
        nextCursor: rows.length > limit && last ? writeCursor(last) : null,
        matching,
      };
    },

    async summary(person) {
      const [total, totals, reached] = await Promise.all([
        store.countSessions(db, person.id, undefined),
        findTotals(db, person.id),
        reachedBy(db, person.id),
      ]);
      const isMarked = totals.cases > 0;
      return {
        total,
        average: isMarked ? Math.round(totals.percentSum / totals.cases) : null,
        best: isMarked ? (reached.get("perfect-score") ?? 0) : null,
      };
    },

    newest: async (person, limit) =>
      summaries(await listOwnSessions(db, person.id, limit === undefined ? {} : { limit })),
  };
};

const brokenCursor = (): ApiFailure =>
  new ApiFailure("invalid_input", "This page of the history cannot be found. Start at the first.", {
    cursor: "Not a cursor of this list",
  });
