import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/**
 * A person's sums of a period, kept as awards are written. `startsOn` of "all" is 1970-01-01. Who is hidden has their
 * sums too, unlisted.
 */
export const standings = pgTable(
  "standings",
  {
    period: text("period", { enum: ["week", "month", "all"] }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    userId: uuid("user_id").notNull(),
    points: integer("points").notNull(),
    cases: integer("cases").notNull(),
    percentSum: integer("percent_sum").notNull(),
    listed: boolean("listed").notNull().default(true),
    /** As the person's profile has it; the key of an institution is its name in lower case with single spaces. */
    specialization: text("specialization").notNull().default(""),
    institutionKey: text("institution_key").notNull().default(""),
    /** When `points` was reached: among equals who was first stands first. */
    reachedAt: instant("reached_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.period, table.startsOn, table.userId] }),
    index("standings_user").on(table.userId),
    index("standings_everyone")
      .on(
        table.period,
        table.startsOn,
        table.points.desc().nullsFirst(),
        table.reachedAt,
        table.userId,
      )
      .where(sql`${table.listed}`),
    index("standings_specialization")
      .on(
        table.period,
        table.startsOn,
        table.specialization,
        table.points.desc().nullsFirst(),
        table.reachedAt,
        table.userId,
      )
      .where(sql`${table.listed}`),
    index("standings_institution")
      .on(
        table.period,
        table.startsOn,
        table.institutionKey,
        table.points.desc().nullsFirst(),
        table.reachedAt,
        table.userId,
      )
      .where(sql`${table.listed}`),
    foreignKey({ columns: [table.userId], foreignColumns: [users.id] }).onDelete("cascade"),
  ],
);

/**
 * How many listed people have a total, on each board, by exact totals and by totals in wider steps: a rank is a sum over
 * a few dozen rows, however many people there are.
 */
export const standingCounts = pgTable(
  "standing_counts",
  {
    period: text("period", { enum: ["week", "month", "all"] }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** "everyone", "specialization:Cardiology" or "institution:<key>". */
    board: text("board").notNull(),
    /** Width of the step in points: 1, or the wider one. */
    step: integer("step").notNull(),
    /** The total divided by the step, rounded down. */
    bucket: integer("bucket").notNull(),
    people: integer("people").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.period, table.startsOn, table.board, table.step, table.bucket],
    }),
  ],
);
