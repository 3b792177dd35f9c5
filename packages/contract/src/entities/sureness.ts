import { z } from "zod";

/** How sure somebody can say they are of a diagnosis, in percent. */
export const surenessSteps = [10, 30, 50, 70, 90] as const;
export const surenessSchema = z.literal(surenessSteps, "Choose 10, 30, 50, 70 or 90 percent");
export type Sureness = z.infer<typeof surenessSchema>;

/** Of a diagnosis for which the learner said how sure they were: whether it was right. It moves no mark. */
export const judgementSchema = z.object({
  stage: z.enum(["initial", "final"]),
  /** What they wrote. */
  given: z.string(),
  sureness: surenessSchema,
  isRight: z.boolean(),
  /** Whole percent that what they had found by then gave the diagnosis they named; null where it is none of the replay's. */
  found: z.number().int().nullable(),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** So many judgements have to be counted before anything is said of them. */
export const fewestJudgements = 5;

/** How often a person is right when they say how sure they are. */
export const calibrationSchema = z.object({
  /** Judgements in all, of analysed sessions. */
  counted: z.number().int(),
  /** One for each step, the least sure first. */
  steps: z.array(
    z.object({
      sureness: surenessSchema,
      counted: z.number().int(),
      /** Whole percent that were right; null below five judgements. */
      rightPercent: z.number().int().nullable(),
    }),
  ),
});
export type Calibration = z.infer<typeof calibrationSchema>;
