import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { RoundMark } from "@anamnesis/assessment";
import type { DailyLine } from "../../daily/records.ts";
import { users } from "./accounts.ts";
import { caseVersions } from "./cases.ts";
import { instant } from "./instant.ts";

/** What this installation alone knows: nobody who reads the code can tell tomorrow's patient. */
export const installationKeys = pgTable("installation_keys", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

/** Whose day it was, kept so that a changed library changes no day that has begun. */
export const dailyPatients = pgTable("daily_patients", {
  day: date("day", { mode: "string" }).primaryKey(),
  caseId: text("case_id").notNull(),
});

/** A person's round of a day. It is no session: history, points, badges and boards never see it. */
export const dailyRounds = pgTable(
  "daily_rounds",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In UTC. */
    day: date("day", { mode: "string" }).notNull(),
    caseId: text("case_id").notNull(),
    caseHash: text("case_hash")
      .notNull()
      .references(() => caseVersions.hash),
    /** As the patient engine serialises it. */
    patientState: jsonb("patient_state").$type<unknown>().notNull(),
    emotionalState: text("emotional_state").notNull(),
    opening: text("opening").notNull(),
    lines: jsonb("lines").$type<DailyLine[]>().notNull(),
    /** Lines so far; a turn is accepted only against the count that it was computed from. */
    lineCount: integer("line_count").notNull(),
    /** The diagnosis as it was given; null while the round is open. */
    given: text("given"),
    mark: jsonb("mark").$type<RoundMark>(),
    score: integer("score"),
    /** Whether it counts among the others: not where the person had met the patient before. */
    isRanked: boolean("is_ranked").notNull().default(false),
    startedAt: instant("started_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index("daily_rounds_ranked")
      .on(table.day, table.score)
      .where(sql`${table.isRanked}`),
  ],
);
