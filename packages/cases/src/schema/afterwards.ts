import { z } from "zod";

/**
 * How it can end for a patient, from what was done and missed. `well`: safe, and what was needed was there. `late`: safe, but it
 * was found or treated late. `harmed`: into danger by an order or a diagnosis. `died`: in the course, while in the learner's care.
 */
export const endings = ["well", "late", "harmed", "died"] as const;
export type Ending = (typeof endings)[number];

const told = z.strictObject({
  /** How long after: "Three weeks later". */
  when: z.string().min(3).max(40),
  /** Who tells it, with how they stand to the patient; without it the person, or whoever spoke for them. */
  by: z.string().min(3).optional(),
  says: z.string().min(1),
});
export type ToldAfterwards = z.infer<typeof told>;

/** What became of the person, in a few lines of their own voice; sent only once it is earned, and only what came true. */
export const afterwardsSchema = z.strictObject({
  well: told,
  late: told,
  harmed: told,
  died: told.optional(),
});
export type Afterwards = z.infer<typeof afterwardsSchema>;
