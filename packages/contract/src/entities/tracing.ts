import { z } from "zod";

const stripSchema = z.object({
  lead: z.enum([
    "I",
    "II",
    "III",
    "aVR",
    "aVL",
    "aVF",
    "V1",
    "V2",
    "V3",
    "V4",
    "V5",
    "V6",
    "V3R",
    "V4R",
    "V5R",
    "V6R",
    "V7",
    "V8",
    "V9",
  ]),
  /** Seconds after the start of the recording. */
  startSeconds: z.number(),
  microvolts: z.array(z.number().int()),
});

/**
 * A recorded electrocardiogram as it is printed: 2.5 s of each of twelve leads, column after column in time, and one lead for the
 * whole ten seconds.
 */
export const printoutSchema = z.object({
  samplesPerSecond: z.number().int(),
  strips: z.array(stripSchema),
  rhythm: stripSchema,
});
export type Printout = z.infer<typeof printoutSchema>;
