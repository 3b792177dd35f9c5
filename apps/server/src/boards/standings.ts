import { leaderboardPeriods } from "@anamnesis/contract";
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { standingCounts, standings, users } from "../db/schema.ts";
import { periodStart } from "../progress/periods.ts";
import { belongingOf, type Belonging } from "./board-key.ts";
import { countChanges, type CountChange, type Total } from "./counts.ts";
import { previousStart } from "./period-bounds.ts";

/** What a marked session brings its person. */
export interface Award {
  readonly userId: string;
  readonly points: number;
  /** Overall, whole. */
  readonly percent: number;
  readonly completedAt: Date;
}

/**
 * Adds an award to its person's standings of the week, the month and all time, and moves the counts of the boards.
 * The person's row must be locked. It locks rows that everybody shares: to be called once in a transaction, as its last
 * work.
 */
export const addPoints = async (tx: Database, award: Award): Promise<void> => {
  const { userId, points, percent, completedAt } = award;
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error("The person of the award is gone.");
  const reached = sql`excluded.reached_at`;
  const rows = await tx
    .insert(standings)
    .values(
      leaderboardPeriods.map((period) => ({
        period,
        startsOn: periodStart(period, completedAt),
        userId,
        points,
        cases: 1,
        percentSum: percent,
        ...belongingOf(person),
        reachedAt: completedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [standings.period, standings.startsOn, standings.userId],
      set: {
        points: sql`${standings.points} + excluded.points`,
        cases: sql`${standings.cases} + 1`,
        percentSum: sql`${standings.percentSum} + excluded.percent_sum`,
        // The time of the last award that brought points, or of the first one while none has; whatever the order in
        // which sessions are marked.
        reachedAt: sql`case
          when excluded.points = 0 and ${standings.points} = 0 then least(${standings.reachedAt}, ${reached})
          when excluded.points = 0 then ${standings.reachedAt}
          when ${standings.points} = 0 then ${reached}
          else greatest(${standings.reachedAt}, ${reached})
        end`,
      },
    })
    .returning();
  // Every award counts a case: with one case this award has made the standing.
  const before = rows
    .filter(({ cases }) => cases > 1)
    .map((row) => ({ ...row, points: row.points - points }));
  await changeCounts(tx, countChanges(before, rows));
};

/**
 * Moves a person's standings to where their profile now belongs. The person's row must be locked; to be called once in a
 * transaction, as its last work.
 */
export const moveStandings = async (
  tx: Database,
  userId: string,
  before: Belonging,
  after: Belonging,
): Promise<void> => {
  const isSame =
    before.listed === after.listed &&
    before.specialization === after.specialization &&
    before.institutionKey === after.institutionKey;
  if (isSame) return;
  const gone = await lockStandings(tx, userId);
  await tx.update(standings).set(after).where(eq(standings.userId, userId));
  await changeCounts(
    tx,
    countChanges(
      gone,
      gone.map((row) => ({ ...row, ...after })),
    ),
  );
};

/**
 * Takes a person off every board while `remove` takes the rows of the person away, their standings with them. The
 * person's row must be locked; to be called once in a transaction, as its last work.
 */
export const removeStandings = async (
  tx: Database,
  userId: string,
  remove: () => Promise<void>,
): Promise<void> => {
  const gone = await lockStandings(tx, userId);
  await remove();
  await changeCounts(tx, countChanges(gone, []));
};

/** Forgets weeks and months that ended before the last one: nobody can look at them. */
export const dropEnded = async (db: Database, now: Date): Promise<void> => {
  for (const period of ["week", "month"] as const) {
    const first = previousStart(period, now);
    await db.transaction(async (tx) => {
      // The standings first: who is about to move one of them holds it.
      await tx
        .delete(standings)
        .where(and(eq(standings.period, period), lt(standings.startsOn, first)));
      await tx
        .delete(standingCounts)
        .where(and(eq(standingCounts.period, period), lt(standingCounts.startsOn, first)));
    });
  }
};

/** In the order in which ended ones are dropped. */
const lockStandings = (tx: Database, userId: string): Promise<Total[]> =>
  tx
    .select()
    .from(standings)
    .where(eq(standings.userId, userId))
    .orderBy(desc(standings.period), asc(standings.startsOn))
    .for("update");

const changeCounts = async (tx: Database, changes: readonly CountChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await tx
    .insert(standingCounts)
    .values([...changes])
    .onConflictDoUpdate({
      target: [
        standingCounts.period,
        standingCounts.startsOn,
        standingCounts.board,
        standingCounts.step,
        standingCounts.bucket,
      ],
      set: { people: sql`${standingCounts.people} + excluded.people` },
    });
};
