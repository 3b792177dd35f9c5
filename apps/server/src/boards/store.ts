import { and, asc, between, desc, eq, gt, lt, lte, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { standingCounts, standings, users } from "../db/schema.ts";
import { boardName, type BoardKey } from "./board-key.ts";
import { wideStep } from "./counts.ts";
import type { Bucket } from "./place.ts";

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

/** How many people of a board have which total, highest first, in wide steps. */
export const listWideBuckets = (db: Database, board: BoardKey): Promise<Bucket[]> =>
  bucketsOf(db, board, wideStep);

/** The same by exact totals, of one wide step. */
export const listBucketsWithin = (db: Database, board: BoardKey, wide: number): Promise<Bucket[]> =>
  bucketsOf(
    db,
    board,
    1,
    between(standingCounts.bucket, wide * wideStep, wide * wideStep + wideStep - 1),
  );

const bucketsOf = (
  db: Database,
  { period, startsOn, ...of }: BoardKey,
  step: number,
  within?: SQL,
): Promise<Bucket[]> =>
  db
    .select({ bucket: standingCounts.bucket, people: standingCounts.people })
    .from(standingCounts)
    .where(
      and(
        eq(standingCounts.period, period),
        eq(standingCounts.startsOn, startsOn),
        eq(standingCounts.board, boardName(of)),
        eq(standingCounts.step, step),
        gt(standingCounts.people, 0),
        within,
      ),
    )
    .orderBy(desc(standingCounts.bucket));

/** How many people of a board have more points, for each of some totals. */
export const countAbove = async (
  db: Database,
  board: BoardKey,
  totals: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (totals.length === 0) return new Map();
  const counted = sql`from ${standingCounts} where period = ${board.period} and starts_on = ${board.startsOn}
    and board = ${boardName(board)}`;
  const rows = await db
    .select({
      points: sql<number>`total.points`,
      above: sql<number>`(
        (select coalesce(sum(people), 0) ${counted} and step = ${wideStep}
          and bucket > total.points / ${wideStep}::int)
        + (select coalesce(sum(people), 0) ${counted} and step = 1 and bucket > total.points
          and bucket < (total.points / ${wideStep}::int + 1) * ${wideStep}::int)
      )::int`,
    })
    .from(sql`unnest(${`{${totals.join(",")}}`}::int[]) as total (points)`);
  return new Map(rows.map(({ points, above }) => [points, above]));
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
): Promise<StandingRow | null> => {
  const [row] = await db
    .select(shown)
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
): Promise<{ above: StandingRow[]; below: StandingRow[] }> => {
  const equals = eq(standings.points, own.points);
  const place = sql`(${standings.reachedAt}, ${standings.userId})`;
  const ownPlace = sql`(${own.reachedAt.toISOString()}::timestamptz, ${own.userId}::uuid)`;
  const near = (which: SQL, order: readonly SQL[]) =>
    db
      .select(shown)
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
  const isAbove = (row: StandingRow): boolean => comparePlaces(row, own) < 0;
  const inOrder = found.toSorted(comparePlaces);
  return {
    above: inOrder.filter(isAbove).slice(-count),
    below: inOrder.filter((row) => !isAbove(row)).slice(0, count),
  };
};

type Placed = Pick<StandingRow, "points" | "reachedAt" | "userId">;
const comparePlaces = (a: Placed, b: Placed): number =>
  b.points - a.points ||
  a.reachedAt.getTime() - b.reachedAt.getTime() ||
  (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0);
