import { boardPageSize, type Board, type LeaderboardEntry } from "@anamnesis/contract";
import type { boardQuerySchema } from "@anamnesis/contract";
import type { z } from "zod";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { periodStart, type Period } from "../progress/periods.ts";
import { pointsRules } from "../progress/points.ts";
import { belongingOf, type BoardKey } from "./board-key.ts";
import { entryOf, shownNameOf } from "./names.ts";
import { periodEnd } from "./period-bounds.ts";
import { ranksOf } from "./ranks.ts";

import { dropEnded } from "./standings.ts";
import * as store from "./store.ts";

type BoardQuery = z.output<typeof boardQuerySchema>;
/** So many are shown above and below oneself. */
const neighboursShown = 2;
/** What the older call answers before one's own entry. */
const topShown = 100;

/** The leaderboards: read from sums that are kept, so that no call walks over a board. */
export interface Boards {
  /** A page past the end is the last one. @throws ApiFailure invalid_input for a board that needs something of the profile */
  page(person: Person, query: BoardQuery, now: Date): Promise<Board>;
  /** The first of the board of everyone, and one's own entry after them when further down. */
  top(person: Person, period: Period, now: Date): Promise<LeaderboardEntry[]>;
  /** Forgets periods that nobody can look at any more. */
  dropEnded(now: Date): Promise<void>;
}

export const boards = (db: Database): Boards => ({
  async page(person, query, now) {
    const board = boardOf(person, query, now);
    const startsOn = query.period === "all" ? null : board.startsOn;
    const read = await asOfOneMoment(db, async (tx) => {
      const [listed, own] = await Promise.all([
        pageOf(tx, board, query.page, boardPageSize),
        isOwnBoard(person, board) ? store.findStanding(tx, board, person.id) : null,
      ]);
      const isOnPage = listed.rows.some(({ userId }) => userId === person.id);
      const around = own && !isOnPage ? await neighbours(tx, board, own) : [];
      return { ...listed, own, around };
    });
    const entry = (row: store.RankedRow): LeaderboardEntry =>
      entryOf(row, row.above + 1, person.id);
    return {
      period: query.period,
      scope: query.scope,
      of: nameOf(person, board),
      startsOn,
      endsOn: periodEnd(query.period, board.startsOn),
      people: read.people,
      page: read.page,
      pages: read.pages,
      entries: read.rows.map((row, index) => entryOf(row, read.ranks[index] ?? 0, person.id)),
      own: read.own && entry(read.own),
      neighbours: read.around.map(entry),
      shownAs: shownNameOf(person),
      rules: [...pointsRules],
    };
  },

  async top(person, period, now) {
    const board = keyOf(period, now, "everyone", "");
    return asOfOneMoment(db, async (tx) => {
      const { rows, ranks } = await pageOf(tx, board, 1, topShown);
      const entries = rows.map((row, index) => entryOf(row, ranks[index] ?? 0, person.id));
      if (entries.some(({ isCurrentUser }) => isCurrentUser)) return entries;
      const own = await store.findStanding(tx, board, person.id);
      return own ? [...entries, entryOf(own, own.above + 1, person.id)] : entries;
    });
  },

  dropEnded: (now) => dropEnded(db, now),
});

/** Counts and rows of the same moment: between two reads somebody could move past the page. */
const asOfOneMoment = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });

const keyOf = (period: Period, now: Date, scope: BoardKey["scope"], of: string): BoardKey => ({
  period,
  startsOn: periodStart(period, now),
  scope,
  of,
});

const boardOf = (person: Person, query: BoardQuery, now: Date): BoardKey => {
  const { specialization, institutionKey } = belongingOf(person);
  const { period, scope } = query;
  if (scope === "everyone") return keyOf(period, now, scope, "");
  if (scope === "institution") {
    if (institutionKey === "") {
      throw new ApiFailure(
        "invalid_input",
        "Add your institution in the profile to see its leaderboard.",
        { scope: "Needs your institution" },
      );
    }
    return keyOf(period, now, scope, institutionKey);
  }
  const wanted = query.specialization ?? specialization;
  if (wanted === "") {
    throw new ApiFailure(
      "invalid_input",
      "Choose a specialization, or add your own in the profile, to see its leaderboard.",
      { specialization: "Choose one" },
    );
  }
  return keyOf(period, now, scope, wanted);
};

/** On the board of another specialization one has no place. */
const isOwnBoard = (person: Person, { scope, of }: BoardKey): boolean =>
  scope !== "specialization" || of === person.specialization;

const nameOf = (person: Person, { scope, of }: BoardKey): string | null => {
  if (scope === "everyone") return null;
  return scope === "institution" ? person.institutionName : of;
};

/** The people of a page with their ranks. */
const pageOf = async (tx: Database, board: BoardKey, wanted: number, size: number) => {
  const start = await store.findPageStart(tx, board, wanted, size);
  const { people, pages, page, total, above, skip } = start;
  const rows = total === null ? [] : await store.listFrom(tx, board, total, skip, size);
  const ranks = ranksOf(
    rows.map(({ points }) => points),
    above + 1,
    above + skip,
  );
  return { people, pages, page, rows, ranks };
};

/** Oneself between those just before and after. */
const neighbours = async (
  tx: Database,
  board: BoardKey,
  own: store.RankedRow,
): Promise<store.RankedRow[]> => {
  const { before, after } = await store.listNeighbours(tx, board, own, neighboursShown);
  return [...before, own, ...after];
};
