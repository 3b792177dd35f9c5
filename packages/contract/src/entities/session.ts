import { z } from "zod";
import { afterwardsSchema } from "./afterwards.ts";
import { bedsideSchema } from "./bedside.ts";
import { contestedScoresSchema, contestSchema } from "./contest.ts";
import { notebookSchema } from "./notebook.ts";
import { levelSchema, patientSchema } from "./patient.ts";
import { finalDiagnosisReportSchema } from "./report.ts";
import { judgementSchema, surenessSchema } from "./sureness.ts";

export const maxMessageLength = 4_000;
/** What a learner can say in one session, far more than a consultation needs; then the diagnosis is due. */
export const maxLearnerTurns = 200;
export const maxLearnerCharacters = 60_000;
const longText = z.string().trim().max(20_000, "Use at most 20,000 characters");
const medications = z
  .array(z.string().max(500))
  .max(60)
  .transform((rows) => rows.map((row) => row.trim()).filter((row) => row !== ""));

export const messageSchema = z.object({
  _id: z.string(),
  sender: z.enum(["user", "patient"]),
  text: z.string(),
  timestamp: z.iso.datetime(),
  /** Of a patient's message: who worded it. */
  source: z.enum(["embedded", "model"]).optional(),
});
export type Message = z.infer<typeof messageSchema>;

/** A measured value in SI units and, where they differ, in conventional (US) ones. */
export const resultLineSchema = z.object({
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  range: z.string().describe("reference range for this person's age and sex; empty where none"),
  flag: z.string().describe('"L", "H", "LL", "HH", "abnormal" or empty within the range'),
  conventional: z
    .object({ analyte: z.string(), value: z.string(), unit: z.string(), range: z.string() })
    .nullable(),
});
export type ResultLine = z.infer<typeof resultLineSchema>;

export const testResultSchema = z.object({
  testName: z.string(),
  resultText: z.string().describe("the whole result in plain text"),
  /** The same taken apart: the measured values and what the reporter wrote. */
  values: z.array(resultLineSchema),
  report: z.string(),
  hasTracing: z.boolean().describe("a tracing was recorded, to be had from get-tracing"),
  reportOpenedAt: z.iso
    .datetime()
    .optional()
    .describe("when the learner asked for the report of what they could read for themselves"),
  format: z.enum(["text", "image"]),
  resultImageURL: z.string().optional(),
  /** Of a picture: what is seen in it, and whose it is. */
  image: z.object({ alt: z.string(), credit: z.string(), licence: z.string() }).optional(),
  orderedAt: z.iso.datetime(),
});
export type TestResult = z.infer<typeof testResultSchema>;

export const initialDiagnosisInputSchema = z.object({
  clinicalReasoning: longText.min(1, "Write down your clinical reasoning"),
  preliminaryDiagnosis: z.string().trim().min(1, "Name a preliminary diagnosis").max(500),
  initialMedications: medications,
  /** How sure of it, where the learner says so; it moves no mark. */
  sureness: surenessSchema.optional(),
  submittedAt: z.iso.datetime().optional(),
});
export const finalDiagnosisInputSchema = z.object({
  updatedReasoning: longText.min(1, "Write down your updated reasoning"),
  finalDiagnosis: z.string().trim().min(1, "Name a final diagnosis").max(500),
  finalMedications: medications,
  treatmentPlan: z.object({
    lifestyleRecommendations: longText.default(""),
    followUpInstructions: longText.default(""),
  }),
  sureness: surenessSchema.optional(),
  submittedAt: z.iso.datetime().optional(),
});
export type InitialDiagnosisInput = z.infer<typeof initialDiagnosisInputSchema>;
export type FinalDiagnosisInput = z.infer<typeof finalDiagnosisInputSchema>;

const storedImpression = initialDiagnosisInputSchema.extend({
  initialMedications: z.array(z.string()),
  submittedAt: z.iso.datetime(),
});
/** The first impression as it stood when the first result was seen, and what was changed in it after that. */
export const initialDiagnosisSchema = storedImpression.extend({
  changes: z.array(storedImpression).optional(),
  /** It was written down only after a result had been seen. */
  afterResults: z.boolean().optional(),
});
export const finalDiagnosisSchema = finalDiagnosisInputSchema.extend({
  finalMedications: z.array(z.string()),
  submittedAt: z.iso.datetime(),
});
export type InitialDiagnosis = z.infer<typeof initialDiagnosisSchema>;
export type FinalDiagnosis = z.infer<typeof finalDiagnosisSchema>;

/** What a question that was not asked would have brought to light, in the words of whoever answers in this case. */
export const unheardAnswerSchema = z.object({
  itemId: z.string().describe("the item of the report that the question would have earned"),
  text: z.string(),
  /** It is told only in private, or once there is trust. */
  needsTrust: z.boolean(),
});
export type UnheardAnswer = z.infer<typeof unheardAnswerSchema>;

/** Where the learner stands; derived on the server, so that every screen can resume. */
export const stages = ["chat", "tests", "final", "analysing", "analysed"] as const;
/**
 * chat: talking, no initial diagnosis yet; tests: initial diagnosis given, nothing ordered; final: at least one result;
 * analysing: final diagnosis stored, report pending; analysed: the report is there.
 */
export const stageSchema = z.enum(stages);
export type Stage = z.infer<typeof stageSchema>;

/** A line of the left panel: what triage knew, or what the patient has told since. */
export const panelLineSchema = z.object({
  id: z.string(),
  text: z.string(),
  source: z.enum(["triage", "told"]),
  toldAt: z.iso.datetime().nullable(),
});
export type PanelLine = z.infer<typeof panelLineSchema>;

export const sessionSchema = z.object({
  _id: z.uuid(),
  user: z.uuid(),
  patient: patientSchema,
  level: levelSchema,
  specialization: z.string(),
  messages: z.array(messageSchema),
  testResults: z.array(testResultSchema),
  initialDiagnosis: initialDiagnosisSchema.nullable(),
  finalDiagnosis: finalDiagnosisSchema.nullable(),
  finalDiagnosisReport: finalDiagnosisReportSchema.nullable(),
  /** The case's diagnosis; null until the analysis has been earned. */
  caseDiagnosis: z.string().nullable(),
  stage: stageSchema,
  /** How long the tests ordered so far have taken in the patient's own time. */
  caseClockMinutes: z.number().int(),
  /** What is seen of a patient in danger whom the tests have kept waiting; null otherwise. */
  urgencyWarning: z.string().nullable(),
  panel: z.object({ symptoms: z.array(panelLineSchema), history: z.array(panelLineSchema) }),
  /** What was done at the bedside, and how the patient is; absent where only sample data is to be had. */
  bedside: bedsideSchema.optional(),
  /** The patient's mood now, in a word or two; at triage it was the patient's `emotionalState`. */
  emotionalState: z.string(),
  notebook: notebookSchema,
  /** What the learner takes away from the analysis; null until they wrote it. */
  reflection: z.string().nullable(),
  /** Items of the report that the learner contested, in that order. */
  contests: z.array(contestSchema),
  /** The scores with what was contested; null where nothing was, or nothing moved. */
  contestedScores: contestedScoresSchema.nullable(),
  /** Answers to what was not asked; empty until the analysis has been earned. */
  unheard: z.array(unheardAnswerSchema),
  /** What became of the patient; absent until the analysis has been earned, and where it is not known. */
  afterwards: afterwardsSchema.optional(),
  /** How sure the learner said they were, and whether they were right; absent until analysed, and where nothing was said. */
  judgements: z.array(judgementSchema).optional(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session as the history lists it: without the conversation and the report's items. */
export const sessionSummarySchema = sessionSchema
  .omit({
    messages: true,
    testResults: true,
    caseClockMinutes: true,
    urgencyWarning: true,
    panel: true,
    bedside: true,
    emotionalState: true,
    notebook: true,
    initialDiagnosis: true,
    finalDiagnosisReport: true,
    contests: true,
    contestedScores: true,
    unheard: true,
    afterwards: true,
    judgements: true,
  })
  .extend({
    messageCount: z.number().int(),
    finalDiagnosisReport: z
      .object({
        questioningScore: z.number(),
        diagnosisScore: z.number(),
        treatmentScore: z.number(),
        overallScore: z.number(),
        analyzedAt: z.iso.datetime(),
      })
      .nullable(),
  });
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

export const maxReflectionLength = 4_000;
export const reflectionInputSchema = z.object({
  /** The empty text takes the reflection away. */
  text: z.string().trim().max(maxReflectionLength, `Use at most ${maxReflectionLength} characters`),
});

export const createSessionInputSchema = z.object({
  patientId: z.string().min(1).max(200),
  /** 'general' where none is given; the case's own specialization is what is stored. */
  specialization: z.string().max(100).default("general"),
  /** Start anew although an unfinished session with this patient exists. */
  restart: z.boolean().default(false),
});

export const sendMessageInputSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, "Write a message")
    .max(maxMessageLength, `Use at most ${maxMessageLength} characters`),
});
export const sendMessageOutputSchema = z.object({
  /** The patient's reply. */
  response: z.string(),
  userMessage: messageSchema,
  patientMessage: messageSchema,
  panel: sessionSchema.shape.panel,
  /** Absent in answers that were stored before it was kept. */
  bedside: bedsideSchema.optional(),
  /** The patient's mood after the reply, one word. */
  emotionalState: z.string(),
});
export type SendMessageOutput = z.infer<typeof sendMessageOutputSchema>;
