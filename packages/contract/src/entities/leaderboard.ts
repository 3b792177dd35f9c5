import { z } from "zod";
import { leaderboardEntrySchema, leaderboardPeriods, specializations } from "./user.ts";

export const boardScopes = ["everyone", "specialization", "institution"] as const;
export type BoardScope = (typeof boardScopes)[number];
export const boardPageSize = 50;

const specializationValues = specializations.map(({ value }) => value);

export const boardQuerySchema = z.object({
  period: z.enum(leaderboardPeriods).default("week"),
  scope: z.enum(boardScopes).default("everyone"),
  /** For the scope of that name; one's own where none is given. */
  specialization: z.enum(specializationValues).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** A page of one leaderboard, with the caller's own place on it. */
export const boardSchema = z.object({
  period: z.enum(leaderboardPeriods),
  scope: z.enum(boardScopes),
  /** Whose board it is: a specialization or the caller's own institution; null for everyone. */
  of: z.string().nullable(),
  /** When the period began; null for all time. */
  startsOn: z.iso.date().nullable(),
  /** When it ends, exclusive; null for all time. */
  endsOn: z.iso.date().nullable(),
  /** How many people are listed on it. */
  people: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  entries: z.array(leaderboardEntrySchema),
  /** Null while the caller has no completed case in this period, or belongs to another board; who is hidden sees where they would stand. */
  own: leaderboardEntrySchema.nullable(),
  /** Those just above and below the caller, who stands among them; empty when the caller is on this page or not ranked. */
  neighbours: z.array(leaderboardEntrySchema),
  /** What the caller's name is shown as; null while hidden. */
  shownAs: z.string().nullable(),
  /** How points are earned, one sentence each. */
  rules: z.array(z.string()),
});
export type Board = z.infer<typeof boardSchema>;
