import { z } from "zod";
import { sessionSummarySchema } from "./session.ts";

export const historyTimes = ["all", "today", "week", "month"] as const;
export const historyFilterSchema = z.object({
  /** Part of the patient's name, of a main disease, of the earned diagnosis, of the specialization or of one's own reflection. */
  q: z.string().trim().max(200).default(""),
  /** Exactly that module, whatever the case; "all" for every one. */
  specialization: z.string().trim().max(100).default("all"),
  /** Today from its beginning, the last 7 days, the last month: in the person's time zone. */
  time: z.enum(historyTimes).default("all"),
});
export type HistoryFilter = z.infer<typeof historyFilterSchema>;

export const historyQuerySchema = historyFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  /** `nextCursor` of the page before; only of use with the same filter. */
  cursor: z.string().max(200).optional(),
});

export const historyPageSchema = z.object({
  /** Newest first. */
  sessions: z.array(sessionSummarySchema),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
  /** How many sessions match the filter. */
  matching: z.number().int(),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

/** The three figures above the list: over all sessions, whatever is filtered. Percents are whole. */
export const historySummarySchema = z.object({
  total: z.number().int(),
  /** Over the sessions with a report; null while there is none. */
  average: z.number().int().nullable(),
  best: z.number().int().nullable(),
});
export type HistorySummary = z.infer<typeof historySummarySchema>;
