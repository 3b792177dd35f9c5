import { and, asc, desc, eq, gt, lt, lte, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { standingCounts, standings, users } from "../db/schema.ts";
import { boardName, type BoardKey } from "./board-key.ts";
import { wideStep } from "./counts.ts";

/** A person's sums on a board, with what is shown of them. */
export interface StandingRow {
  readonly userId: string;
  readonly name: string;
  readonly leaderboardVisibility: (typeof users.$inferSelect)["leaderboardVisibility"];
  readonly pseudonym: string;
  readonly specialization: string;
  readonly institutionName: string;
  readonly points: number;
  readonly cases: number;
  readonly percentSum: number;
  readonly listed: boolean;
  readonly reachedAt: Date;
}

/** With how many people of the board have more points. */
export interface RankedRow extends StandingRow {
  readonly above: number;
}

const shown = {
  userId: standings.userId,
  name: users.name,
  leaderboardVisibility: users.leaderboardVisibility,
  pseudonym: users.pseudonym,
  specialization: users.specialization,
  institutionName: users.institutionName,
  points: standings.points,
  cases: standings.cases,
  percentSum: standings.percentSum,
  listed: standings.listed,
  reachedAt: standings.reachedAt,
};

const inPeriod = ({ period, startsOn }: BoardKey): SQL | undefined =>
  and(eq(standings.period, period), eq(standings.startsOn, startsOn));

/** Written so that the partial indexes, one a scope, answer it. */
const onBoard = (board: BoardKey): SQL | undefined =>
  and(
    inPeriod(board),
    sql`${standings.listed}`,
    board.scope === "specialization" ? eq(standings.specialization, board.of) : undefined,
    board.scope === "institution" ? eq(standings.institutionKey, board.of) : undefined,
  );

/** Most points first; among equals who reached them first. */
const downwards = [desc(standings.points), asc(standings.reachedAt), asc(standings.userId)];
const upwards = [asc(standings.points), desc(standings.reachedAt), desc(standings.userId)];

const countsOf = (board: BoardKey, step: number): SQL => sql`${standingCounts}
  where period = ${board.period} and starts_on = ${board.startsOn} and board = ${boardName(board)}
  and step = ${step} and people > 0`;

/** How many people of a board have more than `standings.points`: the wide steps above and the totals within. */
const above = (board: BoardKey): SQL<number> => sql<number>`(
  (select coalesce(sum(people), 0) from ${countsOf(board, wideStep)}
    and bucket > ${standings.points} / ${wideStep}::int)
  + (select coalesce(sum(people), 0) from ${countsOf(board, 1)} and bucket > ${standings.points}
    and bucket < (${standings.points} / ${wideStep}::int + 1) * ${wideStep}::int)
)::int`;

/** Where a page of a board begins. */
export interface PageStart {
  /** On the whole board. */
  readonly people: number;
  readonly pages: number;
  /** The page that was wanted, or the last one. */
  readonly page: number;
  /** The points of the first person on the page, with how many have more; null on an empty board. */
  readonly total: number | null;
  readonly above: number;
  /** So many people with that total stand before the page. */
  readonly skip: number;
}

/** Finds by the counts alone at which total a page begins, and how far into it: the wide step first, then within it. */
export const findPageStart = async (
  db: Database,
  board: BoardKey,
  wanted: number,
  size: number,
): Promise<PageStart> => {
  const down = sql`(sum(people) over (order by bucket desc))::int`;
  const [start] = await db
    .select({
      people: sql<number>`found.people`,
      pages: sql<number>`found.pages`,
      page: sql<number>`found.page`,
      total: sql<number | null>`found.total`,
      above: sql<number>`found.above`,
      skip: sql<number>`found.skip`,
    })
    .from(
      sql`(
        with wide as (select bucket, people, ${down} as upto from ${countsOf(board, wideStep)}),
        board as (
          select people, greatest(1, (people + ${size - 1}::int) / ${size}::int) as pages
          from (select coalesce(max(upto), 0) as people from wide) as everybody
        ),
        page as (
          select people, pages, number, (number - 1) * ${size}::int as before
          from board cross join lateral (select least(${wanted}::int, pages)) as page (number)
        ),
        step as (
          select bucket * ${wideStep}::int as lowest, upto - wide.people as above
          from wide cross join page where upto > before order by upto limit 1
        ),
        exact as (
          select bucket as total, people, (select above from step) + ${down} as upto
          from ${countsOf(board, 1)} and bucket >= (select lowest from step)
            and bucket < (select lowest from step) + ${wideStep}::int
        )
        select page.people, pages, number as page, total,
          coalesce(upto - exact.people, 0) as above,
          coalesce(before - (upto - exact.people), 0) as skip
        from page left join exact on upto > before order by upto limit 1
      ) as found`,
    );
  if (!start) throw new Error("A board was not counted.");
  return start;
};

/** People of a board from a total downwards, without the first so many of them. */
export const listFrom = (
  db: Database,
  board: BoardKey,
  total: number,
  skip: number,
  limit: number,
): Promise<StandingRow[]> => {
  // Out of the index alone: what is skipped is not read.
  const place = db
    .select({ userId: standings.userId })
    .from(standings)
    .where(and(onBoard(board), lte(standings.points, total)))
    .orderBy(...downwards)
    .limit(limit)
    .offset(skip)
    .as("place");
  return db
    .select(shown)
    .from(place)
    .innerJoin(standings, and(inPeriod(board), eq(standings.userId, place.userId)))
    .innerJoin(users, eq(users.id, standings.userId))
    .orderBy(...downwards);
};

/** A person's own standing, listed or not. */
export const findStanding = async (
  db: Database,
  board: BoardKey,
  userId: string,
): Promise<RankedRow | null> => {
  const [row] = await db
    .select({ ...shown, above: above(board) })
    .from(standings)
    .innerJoin(users, eq(users.id, standings.userId))
    .where(and(inPeriod(board), eq(standings.userId, userId)));
  return row ?? null;
};

/** Those who stand next to somebody, in the order of the board: at most `count` on either side. */
export const listNeighbours = async (
  db: Database,
  board: BoardKey,
  own: Pick<StandingRow, "points" | "reachedAt" | "userId">,
  count: number,
): Promise<{ before: RankedRow[]; after: RankedRow[] }> => {
  const equals = eq(standings.points, own.points);
  const place = sql`(${standings.reachedAt}, ${standings.userId})`;
  const ownPlace = sql`(${own.reachedAt.toISOString()}::timestamptz, ${own.userId}::uuid)`;
  const near = (which: SQL, order: readonly SQL[]) =>
    db
      .select({ ...shown, above: above(board).as("above") })
      .from(standings)
      .innerJoin(users, eq(users.id, standings.userId))
      .where(and(onBoard(board), which))
      .orderBy(...order)
      .limit(count);
  // Equals and others by themselves: each is a walk along the index from one's own place.
  const found = await unionAll(
    near(sql`${equals} and ${place} < ${ownPlace}`, upwards),
    near(gt(standings.points, own.points), upwards),
    near(sql`${equals} and ${place} > ${ownPlace}`, downwards),
    near(lt(standings.points, own.points), downwards),
  );
  const isBefore = (row: StandingRow): boolean => comparePlaces(row, own) < 0;
  const inOrder = found.toSorted(comparePlaces);
  return {
    before: inOrder.filter(isBefore).slice(-count),
    after: inOrder.filter((row) => !isBefore(row)).slice(0, count),
  };
};

type Placed = Pick<StandingRow, "points" | "reachedAt" | "userId">;
const comparePlaces = (a: Placed, b: Placed): number =>
  b.points - a.points ||
  a.reachedAt.getTime() - b.reachedAt.getTime() ||
  (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0);
