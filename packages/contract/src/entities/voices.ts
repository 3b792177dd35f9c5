import { z } from "zod";

const count = z.number().int();
const counted = z.array(z.object({ kind: z.string(), count }));

/** What the operator sees of a language model that words replies. */
export const voicesSummarySchema = z.object({
  /** provider:model; null where none is configured. */
  model: z.string().nullable(),
  listens: z
    .enum(["unsure", "always", "never"])
    .nullable()
    .describe("when the model reads a learner's line: where the engine doubts, always, never"),
  breaker: z
    .enum(["closed", "open", "trying"])
    .nullable()
    .describe("closed: asked as ever; open: not asked for a while; trying: asked once to see"),
  since: z.iso.datetime(),
  purposes: z.array(
    z.object({
      purpose: z
        .enum(["reply", "read", "ask", "comment"])
        .describe("read: how a line was read; ask: what was asked, before lines were read"),
      calls: count,
      spoken: count.describe("replies worded by the model alone"),
      partly: count.describe("begun by the model, completed without it"),
      embedded: count.describe("of which nothing of the model was shown"),
      used: count.describe("readings and comments that were used"),
      unused: count,
      skipped: count.describe("calls that were not made"),
      inputTokens: z.number(),
      outputTokens: z.number(),
      cost: z.number().nullable().describe("by PATIENT_MODEL_PRICE; null without it"),
      medianFirstMs: z.number().nullable(),
      slowestFirstMs: z.number().nullable().describe("95 of 100 were quicker"),
      medianTotalMs: z.number().nullable(),
    }),
  ),
  faults: counted,
  violations: counted,
  latestViolations: z.array(
    z.object({ at: z.iso.datetime(), kind: z.string(), violation: z.string() }),
  ),
});
export type VoicesSummary = z.infer<typeof voicesSummarySchema>;
