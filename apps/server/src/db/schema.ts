import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  FinalDiagnosis,
  FinalDiagnosisReport,
  InitialDiagnosis,
  JournalState,
  Notebook,
  XapiStatement,
} from "@anamnesis/contract";
import type { AwardTraits, MemoryState, RecallContent } from "../progress/records.ts";
import type { ResultDetail, ToldLine, TurnTrace } from "../sessions/records.ts";

// One schema for the embedded database and for PostgreSQL 15 and later: nothing newer than 15 may be used.

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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

/** When a case was first in this installation's library: the patient's `createdAt`. */
export const knownCases = pgTable("known_cases", {
  id: text("id").primaryKey(),
  firstSeenAt: instant("first_seen_at").notNull(),
});

/** Cases as sessions were started with them, so that an edit to the library never changes a running session. */
export const caseVersions = pgTable("case_versions", {
  hash: text("hash").primaryKey(),
  caseId: text("case_id").notNull(),
  snapshot: jsonb("snapshot").$type<unknown>().notNull(),
  createdAt: instant("created_at").notNull(),
});

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

/** Each time that a language model was to be asked, and what came of it: for the operator, and for what it costs. */
export const voiceCalls = pgTable(
  "voice_calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose", { enum: ["reply", "ask", "comment"] }).notNull(),
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

/** xAPI statements that wait for the learning record store, where one is configured. */
export const statementOutbox = pgTable(
  "statement_outbox",
  {
    /** Of the statement too: sent twice, it is one. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    statement: jsonb("statement").$type<XapiStatement>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    notBefore: instant("not_before").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("statement_outbox_due").on(table.notBefore),
    index("statement_outbox_user").on(table.userId),
  ],
);

export const moduleRatings = pgTable(
  "module_ratings",
  {
    moduleId: text("module_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rating: integer("rating").notNull(),
    ratedAt: instant("rated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.userId] })],
);

export const journals = pgTable("journals", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  state: jsonb("state").$type<JournalState>().notNull(),
  savedAt: instant("saved_at").notNull(),
});
