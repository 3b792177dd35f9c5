import { z } from "zod";
import { patientSchema } from "./patient.ts";

/** How many questions a daily round has; a line that asks two things costs two of them. */
export const dailyQuestions = 8;
export const maxDailyQuestionLength = 300;

/** What a line of the learner's brought out, the best first. */
export const dailyMarks = ["must-ask", "telling", "useful", "none"] as const;
export type DailyMark = (typeof dailyMarks)[number];

export const dailyResultSchema = z.object({
  score: z.number().int().min(0).max(100),
  questionPoints: z.number().int().describe("0 to 50, for what the questions brought out"),
  diagnosisPoints: z.number().int().describe("0 to 50, for the diagnosis"),
  /** For each line of the learner's, in order, with the labels of what it brought out. */
  lines: z.array(z.object({ mark: z.enum(dailyMarks), found: z.array(z.string()) })),
  /** What must be asked of this patient and was not. */
  open: z.array(z.string()),
  diagnosis: z.string().describe("the diagnosis of the case"),
  verdict: z.enum(["right", "close", "other"]),
  /** The questions that tell most here, best first, as this patient would have answered them. */
  telling: z.array(
    z.object({
      question: z.string(),
      answer: z.string().nullable().describe("null where the case has no words for it"),
      why: z.string(),
      isAsked: z.boolean(),
    }),
  ),
  /**
   * One's place among those who finished this round, equals sharing a rank; null for who had met the patient before. The board of points knows
   * nothing of it.
   */
  standing: z.object({ rank: z.number().int(), of: z.number().int() }).nullable(),
});
export type DailyResult = z.infer<typeof dailyResultSchema>;

/** One's own round of a day: the same patient for everybody, a few questions, then a first diagnosis. */
export const dailyRoundSchema = z.object({
  day: z.iso.date().describe("the day in UTC"),
  endsAt: z.iso.datetime().describe("when the next patient comes"),
  questions: z.number().int(),
  left: z.number().int(),
  patient: patientSchema,
  /** What the patient says first. */
  opening: z.string(),
  turns: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      cost: z.number().int().describe("how many of the questions it took"),
    }),
  ),
  /** The patient's mood now. */
  emotionalState: z.string(),
  /** The diagnosis as it was given; null while the round is open. */
  given: z.string().nullable(),
  /** Null until the diagnosis is in, and while it is withheld. */
  result: dailyResultSchema.nullable(),
  /** The result waits because the learner is in the middle of a consultation with the same patient. */
  isWithheld: z.boolean(),
  /** Days in a row with a finished round, this one included. */
  run: z.number().int(),
});
export type DailyRound = z.infer<typeof dailyRoundSchema>;

export const dailyQuestionInputSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, "Write a question")
    .max(maxDailyQuestionLength, `Use at most ${maxDailyQuestionLength} characters`),
});
export const dailyDiagnosisInputSchema = z.object({
  diagnosis: z.string().trim().min(1, "Name a diagnosis").max(500, "Use at most 500 characters"),
});
