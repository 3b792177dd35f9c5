import { z } from "zod";

/** The most a learner's working differential holds. */
export const maxDifferential = 20;
export const maxDifferentialLength = 200;
/** What the learner writes for themselves during a session; nothing of it is marked. */
export const notesInputSchema = z.object({
  notes: z.string().max(20_000, "Use at most 20,000 characters"),
  differential: z
    .array(z.string().trim().min(1, "Name a diagnosis").max(maxDifferentialLength))
    .max(maxDifferential, `List at most ${maxDifferential} diagnoses`)
    .describe("the working differential, most likely first"),
});
export type NotesInput = z.infer<typeof notesInputSchema>;
export const notebookSchema = notesInputSchema.extend({
  savedAt: z.iso.datetime().nullable().describe("null until something was written"),
});
export type Notebook = z.infer<typeof notebookSchema>;
