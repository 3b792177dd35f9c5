import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { sessions } from "./sessions.ts";
import { instant } from "./instant.ts";

/** Each time that a language model was to be asked, and what came of it: for the operator, and for what it costs. */
export const voiceCalls = pgTable(
  "voice_calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose", { enum: ["reply", "read", "ask", "comment"] }).notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Of the patient's message that it was for. */
    position: integer("position"),
    model: text("model").notNull(),
    outcome: text("outcome", {
      enum: ["spoken", "partly", "embedded", "used", "unused", "skipped"],
    }).notNull(),
    /** Why the model gave nothing, or was not asked. */
    fault: text("fault"),
    violationKind: text("violation_kind"),
    violation: text("violation"),
    sentences: integer("sentences").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    firstMs: integer("first_ms"),
    totalMs: integer("total_ms").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("voice_calls_user_at").on(table.userId, table.at),
    index("voice_calls_at").on(table.at),
    index("voice_calls_session").on(table.sessionId),
  ],
);
