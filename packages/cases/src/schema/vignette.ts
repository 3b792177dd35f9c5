import { z } from "zod";

/**
 * A decision to recall, with somebody else: read in some twenty seconds, answered by choosing. It is asked of whoever lost one
 * of the items of `for`.
 */
export const vignetteSchema = z.strictObject({
  /** Items of the marking that it asks after: `treatment:<id>`, `harm:<id>`, `dangerous:<diagnosis>`, `test:<id>`. */
  for: z.array(z.string()).min(1),
  /** Another invented person, and all that is needed to decide. */
  person: z.string(),
  asks: z.string(),
  answer: z.string(),
  /** What somebody might do instead; as long and as likely to read. */
  others: z.array(z.string()).length(3),
  /** The evidence, with whose it is. */
  why: z.string(),
});
export type Vignette = z.infer<typeof vignetteSchema>;
