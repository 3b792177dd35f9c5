import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type {
  Contest,
  FinalDiagnosis,
  FinalDiagnosisReport,
  InitialDiagnosis,
  Judgement,
  Notebook,
} from "@anamnesis/contract";
import type { ResultDetail, ToldLine, TurnTrace } from "../../sessions/records.ts";
import { users } from "./accounts.ts";
import { caseVersions } from "./cases.ts";
import { instant } from "./instant.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    caseId: text("case_id").notNull(),
    caseHash: text("case_hash")
      .notNull()
      .references(() => caseVersions.hash),
    moduleId: text("module_id").notNull(),
    seed: integer("seed").notNull(),
    /** The patient's dialogue state, as the patient engine serialises it. */
    patientState: jsonb("patient_state").$type<unknown>().notNull(),
    emotionalState: text("emotional_state").notNull(),
    told: jsonb("told").$type<ToldLine[]>().notNull(),
    /** Messages so far; a turn is accepted only against the count that it was computed from. */
    messageCount: integer("message_count").notNull(),
    initialDiagnosis: jsonb("initial_diagnosis").$type<InitialDiagnosis>(),
    finalDiagnosis: jsonb("final_diagnosis").$type<FinalDiagnosis>(),
    report: jsonb("report").$type<FinalDiagnosisReport>(),
    /** The learner's own notes and working differential; null until something was written. */
    notebook: jsonb("notebook").$type<Notebook>(),
    /** What the learner takes away from the analysis; null until they wrote it. */
    reflection: text("reflection"),
    reflectedAt: instant("reflected_at"),
    /** Items of the report that the learner contested, with what came of it; null where none was. */
    contests: jsonb("contests").$type<Contest[]>(),
    /** Diagnoses for which the learner said how sure they were, with whether they were right; null where none was. */
    judgements: jsonb("judgements").$type<Judgement[]>(),
    /** How often marking was begun, counted before it is: also an attempt that took the process down is known. */
    markAttempts: integer("mark_attempts").notNull().default(0),
    /** Before this the next attempt is not made; null while none is owed. */
    markNotBefore: instant("mark_not_before"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** When the final diagnosis was stored. */
    completedAt: instant("completed_at"),
  },
  (table) => [
    index("sessions_user_case").on(table.userId, table.caseId),
    // The history by cursor, and what of it belongs to some cases.
    index("sessions_user_newest").on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("sessions_user_hash").on(table.userId, table.caseHash, table.createdAt),
    // The few that wait to be marked, and those with a reflection.
    index("sessions_waiting")
      .on(table.userId, table.caseId)
      .where(sql`${table.finalDiagnosis} is not null and ${table.report} is null`),
    index("sessions_reflected")
      .on(table.userId)
      .where(sql`${table.reflection} is not null`),
    // What was contested, for those who keep the cases.
    index("sessions_contested")
      .on(table.caseId)
      .where(sql`${table.contests} is not null`),
    // What was said of how sure one was.
    index("sessions_judged")
      .on(table.userId)
      .where(sql`${table.judgements} is not null`),
    index("sessions_user_completed").on(table.userId, table.completedAt),
  ],
);

export const messages = pgTable(
  "messages",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    id: uuid("id").notNull(),
    sender: text("sender", { enum: ["user", "patient"] }).notNull(),
    text: text("text").notNull(),
    source: text("source", { enum: ["embedded", "model"] }),
    /** Of a patient's message: what was understood and which facts were told; the examiner reads it. */
    trace: jsonb("trace").$type<TurnTrace>(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.position] })],
);

export const testResults = pgTable(
  "test_results",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    testName: text("test_name").notNull(),
    position: integer("position").notNull(),
    resultText: text("result_text").notNull(),
    /** The result taken apart; null for results from before it was kept. */
    detail: jsonb("detail").$type<ResultDetail>(),
    format: text("format", { enum: ["text", "image"] }).notNull(),
    resultImageURL: text("result_image_url"),
    orderedAt: instant("ordered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.testName] })],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** The answer, or null where the session of `sessionId` is the answer, which is rendered anew. */
    response: jsonb("response").$type<unknown>(),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
    // A session that goes takes its keys along.
    index("idempotency_keys_session").on(table.sessionId),
  ],
);
