import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AwardTraits } from "../../progress/records.ts";
import { users } from "./accounts.ts";
import { sessions } from "./sessions.ts";
import { instant } from "./instant.ts";

/**
 * One row for each marked session, never changed (a trigger refuses it): what rankings, figures, badges and skills derive
 * from.
 */
export const awards = pgTable(
  "awards",
  {
    /** The only key: a session is rewarded once, for its one reason. */
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    caseId: text("case_id").notNull(),
    moduleId: text("module_id").notNull(),
    level: text("level", { enum: ["Beginner", "Intermediate", "Advanced"] })
      .notNull()
      .default("Beginner"),
    /** The first marked session with a case counts in full, a repetition by what it improves. */
    reason: text("reason", { enum: ["first", "repeat"] })
      .notNull()
      .default("first"),
    /** The four scores as whole percents. */
    percent: integer("percent").notNull(),
    questioningPercent: integer("questioning_percent").notNull(),
    diagnosisPercent: integer("diagnosis_percent").notNull(),
    treatmentPercent: integer("treatment_percent").notNull(),
    points: integer("points").notNull(),
    seconds: integer("seconds").notNull(),
    /** What the achievements look at beyond the scores; null for awards from before it was kept. */
    traits: jsonb("traits").$type<AwardTraits>(),
    completedAt: instant("completed_at").notNull(),
    /** The calendar day of `completedAt` where the person was then: streaks are counted in these. */
    localDay: date("local_day", { mode: "string" }).notNull(),
    analyzedAt: instant("analyzed_at"),
  },
  (table) => [
    index("awards_user").on(table.userId, table.completedAt, table.sessionId),
    index("awards_user_case").on(table.userId, table.caseId, table.percent),
    index("awards_user_day").on(table.userId, table.localDay),
  ],
);

/** Append-only (a trigger refuses changes): each level of an achievement once. */
export const earnedAchievements = pgTable(
  "earned_achievements",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    achievementId: text("achievement_id").notNull(),
    level: integer("level").notNull().default(1),
    /** The session that earned it. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    earnedAt: instant("earned_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.achievementId, table.level] }),
    index("earned_achievements_session").on(table.sessionId),
  ],
);

/** How far a person has come with each achievement, kept as awards are written. */
export const achievementProgress = pgTable(
  "achievement_progress",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    achievementId: text("achievement_id").notNull(),
    reached: integer("reached").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
);
