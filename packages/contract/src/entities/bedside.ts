import { z } from "zod";
import { earlyWarningSchema, vitalSignsSchema } from "./patient.ts";

/** What was done or reported at the bedside, with the minute of the case's time. */
export const bedsideEntrySchema = z.object({
  minute: z.number().describe("minutes of the case's time since the first word"),
  kind: z.enum(["act", "report"]).describe("done on the learner's word, or said by the nurse"),
  text: z.string(),
});
export type BedsideEntry = z.infer<typeof bedsideEntrySchema>;

/**
 * The bedside: what was done, how long it took in the patient's own time, and the vital signs as somebody took them last; on a
 * monitor they are those of now.
 */
export const bedsideSchema = z.object({
  minutes: z.number().describe("the case's time since the first word"),
  vitals: vitalSignsSchema,
  earlyWarning: earlyWarningSchema,
  takenAtMinute: z.number().describe("when the vital signs were taken; 0 at triage"),
  isMonitored: z.boolean(),
  hasDied: z.boolean().describe("the encounter is over; what is left is the diagnosis"),
  entries: z.array(bedsideEntrySchema),
  notedTests: z
    .array(z.string())
    .optional()
    .describe(
      "tests of the catalogue asked for in the talk, by name: on the request form, and none of them ordered; absent in answers from before the form was kept",
    ),
  trace: z
    .object({ samplesPerSecond: z.number(), microvolts: z.array(z.number().int()) })
    .optional()
    .describe("lead II while the patient is on a monitor, to be run again and again"),
});
export type Bedside = z.infer<typeof bedsideSchema>;
