import type { AlbumPage, PersonMet } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { readCursor, writeCursor } from "../history/cursor.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Library } from "../library/library.ts";
import { afterwardsOf } from "../sessions/afterwards.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import * as store from "./store.ts";

export interface AlbumQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The people whom somebody has met, a page at a time. */
export interface Album {
  /** @throws ApiFailure invalid_input for a cursor that no page gave */
  page(person: Person, query: AlbumQuery): Promise<AlbumPage>;
}

export const album = (db: Database, library: Library, versions: CaseVersions): Album => ({
  async page(person, { limit, cursor }) {
    const from = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !from) throw brokenCursor();
    const [met, total] = await Promise.all([
      store.listLastMeetings(db, person.id, from, limit + 1),
      store.countMet(db, person.id),
    ]);
    const shown = met.slice(0, limit);
    const last = shown.at(-1);
    const rows = await store.readMeetings(
      db,
      shown.map(({ id }) => id),
    );
    const read = new Map(rows.map((row) => [row.id, row]));
    const people = await Promise.all(
      shown.map(async ({ id, times }): Promise<PersonMet[]> => {
        const row = read.get(id);
        // Deleted between the two reads.
        if (!row) return [];
        const compiled = await versions.of(row);
        return [
          {
            patient: library.patientOf(compiled),
            sessionId: row.id,
            diagnosis: compiled.diagnosis.name,
            metAt: (row.completedAt ?? row.createdAt).toISOString(),
            times,
            percent: row.percent,
            afterwards: afterwardsOf(row, compiled),
          },
        ];
      }),
    );
    return {
      people: people.flat(),
      nextCursor: met.length > limit && last ? writeCursor(last) : null,
      total,
    };
  },
});

const brokenCursor = (): ApiFailure =>
  new ApiFailure("invalid_input", "This page of the album cannot be found. Start at the first.", {
    cursor: "Not a cursor of this list",
  });
