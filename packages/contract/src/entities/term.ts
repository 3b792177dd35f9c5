import { z } from "zod";

export const termKinds = ["diagnosis", "drug"] as const;

/** What somebody who writes a diagnosis or a medicine may have meant. */
export const termSchema = z.object({
  name: z.string(),
  /** The synonym, abbreviation, brand or lay word that the text met; null where it met the name. */
  matched: z.string().nullable(),
  /** Of a diagnosis its ICD-10 code, of a medicine its class. */
  detail: z.string(),
});
export type Term = z.infer<typeof termSchema>;
export type TermKind = (typeof termKinds)[number];
