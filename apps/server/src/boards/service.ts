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
import { peopleIn, placeOf, ranksOf } from "./place.ts";

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
      const listed = await pageOf(tx, board, query.page, boardPageSize);
      const own = isOwnBoard(person, board) ? await ownEntry(tx, board, person.id) : null;
      const isOnPage = listed.rows.some(({ userId }) => userId === person.id);
      const around = own && !isOnPage ? await neighbours(tx, board, own) : [];
      return { ...listed, own, around };
    });
    const entry = ({ row, rank }: Ranked): LeaderboardEntry => entryOf(row, rank, person.id);
    return {
      period: query.period,
      scope: query.scope,
      of: nameOf(person, board),
      startsOn,
      endsOn: periodEnd(query.period, board.startsOn),
      people: read.people,
      page: read.page,
      pages: read.pages,
      entries: read.rows.map((row, index) => entry({ row, rank: read.ranks[index] ?? 0 })),
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
      const own = await ownEntry(tx, board, person.id);
      return own ? [...entries, entryOf(own.row, own.rank, person.id)] : entries;
    });
  },

  dropEnded: (now) => dropEnded(db, now),
});

interface Ranked {
  readonly row: store.StandingRow;
  readonly rank: number;
}

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

/** The people of a page with their ranks. From the counts it is known at which total the page begins, and how far into it. */
const pageOf = async (tx: Database, board: BoardKey, wanted: number, size: number) => {
  const wide = await store.listWideBuckets(tx, board);
  const people = peopleIn(wide);
  const pages = Math.max(1, Math.ceil(people / size));
  const page = Math.min(wanted, pages);
  const before = (page - 1) * size;
  const step = placeOf(wide, before);
  const exact = step && (await store.listBucketsWithin(tx, board, step.bucket));
  const total = step && exact && placeOf(exact, before - step.above);
  if (!step || !total) return { people, pages, page, rows: [], ranks: [] };
  const above = step.above + total.above;
  const rows = await store.listFrom(tx, board, total.bucket, before - above, size);
  const ranks = ranksOf(
    rows.map(({ points }) => points),
    above + 1,
    before,
  );
  return { people, pages, page, rows, ranks };
};

/** One's own standing, with the rank that one has or, hidden, would have. */
const ownEntry = async (tx: Database, board: BoardKey, userId: string): Promise<Ranked | null> => {
  const row = await store.findStanding(tx, board, userId);
  if (!row) return null;
  const above = await store.countAbove(tx, board, [row.points]);
  return { row, rank: (above.get(row.points) ?? 0) + 1 };
};

/** Oneself between those just above and below. */
const neighbours = async (tx: Database, board: BoardKey, own: Ranked): Promise<Ranked[]> => {
  const { above, below } = await store.listNeighbours(tx, board, own.row, neighboursShown);
  const totals = [...new Set([...above, ...below].map(({ points }) => points))];
  const ranks = await store.countAbove(tx, board, totals);
  const ranked = (row: store.StandingRow): Ranked => ({
    row,
    rank: (ranks.get(row.points) ?? 0) + 1,
  });
  return [...above.map(ranked), own, ...below.map(ranked)];
};
