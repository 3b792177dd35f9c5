import { z } from "zod";
import { reasoningKinds } from "./reasoning-kinds.ts";

const score = z.number().min(0).max(10);

/** What earned or missed a point: a turn of the chat (0-based index of the messages), an order, or a line of a form. */
export const evidenceSchema = z.object({
  kind: z.enum([
    "turn",
    "test",
    "initial-diagnosis",
    "final-diagnosis",
    "reasoning",
    "medication",
    "lifestyle",
    "follow-up",
    "none",
  ]),
  index: z.number().int().optional(),
  text: z.string(),
});

/** What sort of thing an item marks; `whole` is a sum or consequence of others, to which there is no one answer. */
export const itemAbouts = [
  "question",
  "examination",
  "manner",
  "diagnosis",
  "dangerous-diagnosis",
  "finding",
  "alternatives",
  "reasoning",
  "test",
  "treatment",
  "lifestyle",
  "follow-up",
  "harm",
  "whole",
] as const;

export const reportItemSchema = z.object({
  id: z.string(),
  /** Reports of examiners before 2.1 have neither of these two. */
  about: z.enum(itemAbouts).optional(),
  /** Which one: the fact, system, test, treatment or finding of the case. */
  ref: z.string().optional(),
  /** What the mark is about. Reports of examiners before 2.0 have neither this nor the two fields below it. */
  kind: z.enum(reasoningKinds.map(({ value }) => value)).optional(),
  /** The patient came to harm or into danger by it. */
  isHarm: z.boolean().optional(),
  /** What was asked about (`chest_pain`), examined (`exam:skin`) or ordered (`test:ecg`). */
  topic: z.string().optional(),
  area: z.enum(["questioning", "diagnosis", "treatment"]),
  group: z.string(),
  label: z.string(),
  outcome: z.enum(["earned", "partial", "missed", "penalty", "cap"]),
  points: z.number(),
  maxPoints: z.number(),
  why: z.string(),
  /** For a missed history item: a question that would have found it. */
  question: z.string().optional(),
  /** What the examiner says about its own reading: what it could not find, or may have missed. Older reports have none. */
  note: z.string().optional(),
  evidence: z.array(evidenceSchema),
  /** Whether a line of the learner's could show that the item was met. Older reports do not say. */
  isContestable: z.boolean().optional(),
  /** Of a cap: the area's score is at most this, unless all items of `liftedBy` turn out to have been met. */
  ceiling: z.number().optional(),
  liftedBy: z.array(z.string()).optional(),
});
export type ReportItem = z.infer<typeof reportItemSchema>;

/** One step of the reasoning replay: how a finding moved the differential, as percentages. */
export const replayStepSchema = z.object({
  label: z.string(),
  evidence: evidenceSchema.nullable(),
  probabilities: z.record(z.string(), z.number()),
});

/** Where the learner's own diagnosis stands in the replay; `diagnosisId` is null when it is none of its diagnoses. */
const ownDiagnosisSchema = z.object({
  given: z.string(),
  diagnosisId: z.string().nullable(),
  /** Index of the last step that was known when it was written down. */
  afterStep: z.number().int(),
});

/** What the replay shows of the way this learner thought. Reports of older examiners have none. */
export const replayInsightsSchema = z.object({
  initial: ownDiagnosisSchema.nullable(),
  final: ownDiagnosisSchema.nullable(),
  mostInformativeAsked: z
    .object({ step: z.number().int(), label: z.string(), text: z.string() })
    .nullable(),
  mostInformativeMissed: z
    .object({ label: z.string(), question: z.string().nullable(), text: z.string() })
    .nullable(),
  /** Tests that were ordered and moved no diagnosis, and that nothing else asked for. */
  idleTests: z.array(z.string()),
  /** Indicative cost in pounds and radiation of what was ordered; `unneededCost` of what was neither needed nor useful. */
  burden: z.object({
    cost: z.number(),
    unneededCost: z.number(),
    radiationMillisievert: z.number(),
  }),
  habits: z.array(z.object({ kind: z.enum(["anchoring", "premature-closure"]), text: z.string() })),
});
export type ReplayInsights = z.infer<typeof replayInsightsSchema>;

/** The bedside as the debrief shows it; minutes are those of the case's own time. */
export const bedsideReportSchema = z.object({
  minutes: z.number(),
  hasDied: z.boolean(),
  curve: z.array(
    z.object({
      minute: z.number(),
      heartRate: z.number(),
      systolic: z.number(),
      respiratoryRate: z.number(),
      spo2: z.number(),
    }),
  ),
  acts: z.array(z.object({ minute: z.number(), text: z.string(), evidence: evidenceSchema })),
  times: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      within: z.number(),
      given: z.number().nullable().describe("null where it was never done at the bedside"),
      outcome: z.enum(["in time", "late", "missed"]),
      why: z.string(),
    }),
  ),
});
export type BedsideReport = z.infer<typeof bedsideReportSchema>;

export const finalDiagnosisReportSchema = z.object({
  questioningScore: score,
  questioningFeedback: z.string(),
  diagnosisScore: score,
  diagnosisFeedback: z.string(),
  treatmentScore: score,
  treatmentFeedback: z.string(),
  overallScore: score,
  /** Something in it could have seriously harmed this patient. Older reports do not say. */
  isUnsafe: z.boolean().optional(),
  summaryFeedback: z.string(),
  strengths: z.array(z.string()),
  areasToImprove: z.array(z.string()),
  analyzedAt: z.iso.datetime(),
  /** Version of the examiner that marked; an old report is never changed. */
  examinerVersion: z.string(),
  items: z.array(reportItemSchema),
  diagnosis: z.object({ expected: z.string(), given: z.string(), match: z.string() }),
  expertPath: z.array(z.object({ step: z.string(), why: z.string() })),
  expertReasoning: z.string(),
  learningPoints: z.array(z.string()),
  sources: z.array(z.string()),
  /** Absent where the patient does not change and nothing was done, and in older reports. */
  bedside: bedsideReportSchema.optional(),
  replay: z.object({
    diagnoses: z.array(z.object({ id: z.string(), name: z.string() })),
    steps: z.array(replayStepSchema),
    insights: replayInsightsSchema.optional(),
  }),
});
export type FinalDiagnosisReport = z.infer<typeof finalDiagnosisReportSchema>;
