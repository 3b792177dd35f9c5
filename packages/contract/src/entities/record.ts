import { z } from "zod";
import { journalStateSchema } from "./user.ts";
import { levelSchema } from "./patient.ts";
import { recallCardSchema, skillSchema } from "./progress.ts";
import { sessionSchema } from "./session.ts";
import { userSchema, userStatsSchema } from "./user.ts";

/** One row of the record that a person takes along. */
export const recordRowSchema = z.object({
  sessionId: z.uuid(),
  patient: z.string(),
  module: z.string(),
  level: levelSchema,
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  messages: z.number().int(),
  tests: z.array(z.string()),
  initialDiagnosis: z.string().nullable(),
  finalDiagnosis: z.string().nullable(),
  /** Of the case; null until earned. */
  caseDiagnosis: z.string().nullable(),
  overallPercent: z.number().int().nullable(),
  questioningPercent: z.number().int().nullable(),
  diagnosisPercent: z.number().int().nullable(),
  treatmentPercent: z.number().int().nullable(),
  points: z.number().int().nullable(),
  reflection: z.string().nullable(),
});
export type RecordRow = z.infer<typeof recordRowSchema>;

/** A daily round of the record. */
const recordRoundSchema = z.object({
  day: z.iso.date(),
  patient: z.string(),
  turns: z.array(z.object({ question: z.string(), answer: z.string() })),
  given: z.string().nullable(),
  /** 0 to 100; null while the round is open or its result withheld. */
  score: z.number().int().nullable(),
});

/** Everything that is kept of a person, for themselves. */
export const personalRecordSchema = z.object({
  exportedAt: z.iso.datetime(),
  person: userSchema,
  stats: userStatsSchema,
  sessions: z.array(sessionSchema),
  skills: z.array(skillSchema),
  recall: z.array(recallCardSchema.omit({ intervals: true })),
  dailyRounds: z.array(recordRoundSchema),
  moduleRatings: z.record(z.string(), z.number().int()),
  journal: journalStateSchema,
});
export type PersonalRecord = z.infer<typeof personalRecordSchema>;

/**
 * A statement of the Experience API 1.0.3 (ADL xAPI specification), with verbs and activity types of the MedBiquitous
 * virtual patient profile where it has them.
 */
export const xapiStatementSchema = z.object({
  id: z.uuid(),
  actor: z.object({
    objectType: z.literal("Agent"),
    account: z.object({ homePage: z.string(), name: z.string() }),
  }),
  verb: z.object({ id: z.string(), display: z.record(z.string(), z.string()) }),
  object: z.object({
    objectType: z.literal("Activity"),
    id: z.string(),
    definition: z.object({
      type: z.string(),
      name: z.record(z.string(), z.string()),
      description: z.record(z.string(), z.string()).optional(),
    }),
  }),
  result: z
    .object({
      score: z
        .object({ scaled: z.number(), raw: z.number(), min: z.number(), max: z.number() })
        .optional(),
      success: z.boolean().optional(),
      completion: z.boolean().optional(),
      duration: z.string().optional(),
      response: z.string().optional(),
      extensions: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  context: z.object({
    registration: z.uuid(),
    platform: z.string(),
    language: z.string(),
    contextActivities: z.record(
      z.string(),
      z.array(z.object({ objectType: z.literal("Activity"), id: z.string() })),
    ),
  }),
  timestamp: z.iso.datetime(),
});
export type XapiStatement = z.infer<typeof xapiStatementSchema>;
