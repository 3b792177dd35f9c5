import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { HintState } from "@anamnesis/contract";
import { instant } from "./instant.ts";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    specialization: text("specialization").notNull().default(""),
    experienceLevel: text("experience_level").notNull().default(""),
    institutionName: text("institution_name").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    country: text("country").notNull().default(""),
    currentRole: text("current_job_role").notNull().default(""),
    yearOfStudy: integer("year_of_study").notNull().default(0),
    interests: jsonb("interests").$type<string[]>().notNull().default([]),
    onboardingCompleted: boolean("onboarding_completed").notNull().default(false),
    timeZone: text("time_zone").notNull().default("UTC"),
    leaderboardVisibility: text("leaderboard_visibility", {
      enum: ["name", "pseudonym", "hidden"],
    })
      .notNull()
      .default("name"),
    pseudonym: text("pseudonym").notNull().default(""),
    /** What of the registrar's hints was waved away. */
    hints: jsonb("hints").$type<HintState>().notNull().default({ isOff: false, dismissed: [] }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("users_email_unique").on(sql`lower(${table.email})`)],
);

/** Bearer tokens, kept as SHA-256 only. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("access_tokens_user").on(table.userId),
    index("access_tokens_expiry").on(table.expiresAt),
  ],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);
