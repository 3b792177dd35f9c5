import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MemoryState, RecallContent } from "../../progress/records.ts";
import { users } from "./accounts.ts";
import { sessions } from "./sessions.ts";
import { instant } from "./instant.ts";

/** The skill model: points earned of points possible, older sessions fading. */
export const skills = pgTable(
  "skills",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dimension: text("dimension", { enum: ["specialty", "topic", "reasoning"] }).notNull(),
    key: text("key").notNull(),
    earned: doublePrecision("earned").notNull(),
    possible: doublePrecision("possible").notNull(),
    sessions: integer("sessions").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dimension, table.key] })],
);

/** When a case is due to be seen again, as the scheduler (FSRS) reckons from the results so far. */
export const caseSchedules = pgTable(
  "case_schedules",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    caseId: text("case_id").notNull(),
    moduleId: text("module_id").notNull(),
    bestPercent: integer("best_percent").notNull(),
    lastPercent: integer("last_percent").notNull(),
    completions: integer("completions").notNull(),
    memory: jsonb("memory").$type<MemoryState>().notNull(),
    dueAt: instant("due_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.caseId] }),
    index("case_schedules_due").on(table.userId, table.dueAt),
  ],
);

/** Something missed in a case, to be recalled: one card for each item of a case. */
export const recallCards = pgTable(
  "recall_cards",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    caseId: text("case_id").notNull(),
    itemId: text("item_id").notNull(),
    /** In which it was missed last. */
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    moduleId: text("module_id").notNull(),
    patientName: text("patient_name").notNull(),
    content: jsonb("content").$type<RecallContent>().notNull(),
    memory: jsonb("memory").$type<MemoryState>().notNull(),
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("recall_cards_item").on(table.userId, table.caseId, table.itemId),
    index("recall_cards_due").on(table.userId, table.dueAt),
    index("recall_cards_session").on(table.sessionId),
  ],
);
