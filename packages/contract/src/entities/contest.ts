import { z } from "zod";
import { finalDiagnosisReportSchema } from "./report.ts";

export const longestPointedText = 1_000;

/** Where the learner says that an item was met. */
export const pointedSchema = z.discriminatedUnion("where", [
  z.object({
    where: z.literal("turn"),
    message: z.number().int().min(0).max(10_000).describe("0-based index of the learner's message"),
  }),
  z.object({ where: z.literal("card").describe("the triage card or the vital signs") }),
  z.object({
    where: z.literal("written"),
    text: z
      .string()
      .trim()
      .min(1, "Point to a sentence of yours")
      .max(longestPointedText, `Use at most ${longestPointedText} characters`)
      .describe("a part of what the learner wrote in a form of this session, word for word"),
  }),
]);
export type Pointed = z.infer<typeof pointedSchema>;

export const contestInputSchema = z.object({
  itemId: z.string().min(1).max(200),
  pointed: pointedSchema,
});

/** How often one item can be contested, each time with other evidence. */
export const mostContestsOfAnItem = 3;

/** One item of the report, judged again on what the learner pointed to. */
export const contestSchema = z.object({
  itemId: z.string(),
  /** What the mark is for. */
  label: z.string(),
  pointed: pointedSchema,
  /** The words that were pointed to; empty for the card. */
  quoted: z.string(),
  outcome: z.enum(["accepted", "partly", "not-found"]),
  /** What the item is worth by this, never less than the report says. */
  points: z.number(),
  /** What the examiner says about it. */
  text: z.string(),
  examinerVersion: z.string(),
  contestedAt: z.iso.datetime(),
});
export type Contest = z.infer<typeof contestSchema>;

/** The scores with what was contested; points, ranks and the report keep the first ones. */
export const contestedScoresSchema = finalDiagnosisReportSchema.pick({
  questioningScore: true,
  diagnosisScore: true,
  treatmentScore: true,
  overallScore: true,
});
export type ContestedScores = z.infer<typeof contestedScoresSchema>;

/** What somebody contested in a case, for those who keep it: without who it was. */
export const contestedItemSchema = contestSchema
  .omit({ pointed: true, points: true })
  .extend({ caseId: z.string(), where: z.enum(["turn", "card", "written"]) });
export type ContestedItem = z.infer<typeof contestedItemSchema>;
