import { z } from "zod";
import { patientSchema } from "./patient.ts";

/**
 * How an encounter ended for the patient, by the report alone. well: safe, and what was needed was there; late: safe, but found or
 * treated late; harmed: into danger by an order or a diagnosis; died: in the learner's care.
 */
export const endings = ["well", "late", "harmed", "died"] as const;
export type Ending = (typeof endings)[number];

/** What became of the person, told some time after; only what came true is ever sent. */
export const afterwardsSchema = z.object({
  ending: z.enum(endings),
  when: z.string().describe("how long after: Three weeks later"),
  by: z
    .string()
    .nullable()
    .describe("who tells it; null where it is the person, or whoever spoke for them"),
  says: z.string(),
});
export type Afterwards = z.infer<typeof afterwardsSchema>;

/** Somebody whom the learner has met, as the last analysed encounter left them. */
export const personMetSchema = z.object({
  patient: patientSchema,
  /** The encounter whose end is told. */
  sessionId: z.uuid(),
  /** The case's diagnosis, earned by the analysis. */
  diagnosis: z.string(),
  metAt: z.iso.datetime(),
  /** How many analysed encounters there were. */
  times: z.number().int(),
  percent: z.number().int().nullable(),
  /** Null where an old report does not say how it ended. */
  afterwards: afterwardsSchema.nullable(),
});
export type PersonMet = z.infer<typeof personMetSchema>;

export const albumQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(48).default(12),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});
export const albumPageSchema = z.object({
  /** Whoever was met last comes first; each person once. */
  people: z.array(personMetSchema),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
  /** How many people have been met in all. */
  total: z.number().int(),
});
export type AlbumPage = z.infer<typeof albumPageSchema>;
