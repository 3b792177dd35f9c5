import { z } from "zod";
import { albumPageSchema, albumQuerySchema } from "../entities/afterwards.ts";
import {
  historyPageSchema,
  historyQuerySchema,
  historySummarySchema,
} from "../entities/history.ts";
import { boardQuerySchema, boardSchema } from "../entities/leaderboard.ts";
import {
  dashboardSchema,
  recallCardSchema,
  recallDeckSchema,
  recallRatings,
  recommendationSchema,
  seenPatientSchema,
  sessionRewardsSchema,
  skillSchema,
} from "../entities/progress.ts";
import { personalRecordSchema, xapiStatementSchema } from "../entities/record.ts";
import { reflectionInputSchema, sessionSchema } from "../entities/session.ts";
import { calibrationSchema } from "../entities/sureness.ts";
import { operation } from "../operation.ts";

const area = "progress";
const ofSession = z.object({ sessionId: z.string().max(100) });
const read = { area, method: "GET", auth: "user", status: 200 } as const;

export const getDashboard = operation({
  ...read,
  id: "get-dashboard",
  path: "/users/dashboard",
  summary: "Everything that the dashboard shows of oneself",
  output: dashboardSchema,
  errors: ["not_signed_in"],
});
export const getBoard = operation({
  ...read,
  id: "get-board",
  path: "/leaderboard",
  summary:
    "A page of a leaderboard, with one's own rank and neighbours: of everyone, of a specialization, or of one's own institution",
  query: boardQuerySchema,
  output: boardSchema,
  errors: ["invalid_input", "not_signed_in"],
});
export const listHistory = operation({
  ...read,
  id: "list-history",
  path: "/history",
  summary: "One's own sessions that match a filter, newest first, a page at a time",
  query: historyQuerySchema,
  output: historyPageSchema,
  errors: ["invalid_input", "not_signed_in"],
});
export const getHistorySummary = operation({
  ...read,
  id: "get-history-summary",
  path: "/history/summary",
  summary: "The figures above the history, over all of one's own sessions",
  output: historySummarySchema,
  errors: ["not_signed_in"],
});
export const getSkills = operation({
  ...read,
  id: "get-skills",
  path: "/users/skills",
  summary: "One's skill model: by specialty, by topic and by kind of reasoning, the weakest first",
  output: z.array(skillSchema),
  errors: ["not_signed_in"],
});
export const listRecommendations = operation({
  ...read,
  id: "list-recommendations",
  path: "/users/recommendations",
  summary: "Whom to see next, each with the reason; at most three",
  query: z.object({
    /** Somebody who has just been seen. */
    except: z.string().max(200).optional(),
  }),
  output: z.array(recommendationSchema),
  errors: ["invalid_input", "not_signed_in"],
});
export const listSeenPatients = operation({
  ...read,
  id: "list-seen-patients",
  path: "/patients/seen",
  summary: "The patients whom one has seen, each with what came of it",
  output: z.array(seenPatientSchema),
  errors: ["not_signed_in"],
});
export const getCalibration = operation({
  ...read,
  id: "get-calibration",
  path: "/users/calibration",
  summary:
    "How often one is right when one says how sure one is; of fewer than five judgements nothing",
  output: calibrationSchema,
  errors: ["not_signed_in"],
});
export const listPeopleMet = operation({
  ...read,
  id: "list-people-met",
  path: "/users/album",
  summary:
    "The people whom one has met, each once, with what became of them; whoever was met last comes first",
  query: albumQuerySchema,
  output: albumPageSchema,
  errors: ["invalid_input", "not_signed_in"],
});
export const getRewards = operation({
  ...read,
  id: "get-rewards",
  path: "/sessions/{sessionId}/rewards",
  summary:
    "What a marked session brought: points, achievements, streak, recall cards, and what to do next",
  params: ofSession,
  output: sessionRewardsSchema,
  errors: ["not_signed_in", "not_found"],
});
export const getRecallDeck = operation({
  ...read,
  id: "get-recall-deck",
  path: "/recall",
  summary: "Recall cards that are due, made of what was missed in analysed sessions",
  output: recallDeckSchema,
  errors: ["not_signed_in"],
});
export const reviewCard = operation({
  id: "review-card",
  area,
  method: "POST",
  path: "/recall/{cardId}/review",
  auth: "user",
  status: 200,
  idempotent: true,
  params: z.object({ cardId: z.string().max(100) }),
  summary: "Say how well a due card was recalled; it comes back when it is about to be forgotten",
  body: z.object({ rating: z.enum(recallRatings) }),
  output: recallCardSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "out_of_order", "idempotency_mismatch"],
});
export const saveReflection = operation({
  id: "save-reflection",
  area,
  method: "PUT",
  path: "/sessions/{sessionId}/reflection",
  auth: "user",
  status: 200,
  params: ofSession,
  summary: "Keep with an analysed session what one takes away from it",
  body: reflectionInputSchema,
  output: sessionSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "out_of_order"],
});
export const exportRecord = operation({
  ...read,
  id: "export-record",
  path: "/users/record",
  summary: "Everything that is kept of oneself, as JSON",
  output: personalRecordSchema,
  errors: ["not_signed_in"],
});
export const exportTable = operation({
  ...read,
  id: "export-table",
  path: "/users/record.csv",
  summary: "One's own sessions as a table (RFC 4180, UTF-8), a row each",
  contentType: "text/csv",
  output: z.string(),
  errors: ["not_signed_in"],
});
export const exportStatements = operation({
  ...read,
  id: "export-statements",
  path: "/users/record/statements",
  summary: "One's own record as xAPI statements, for a learning record store",
  output: z.array(xapiStatementSchema),
  errors: ["not_signed_in"],
});
export const deleteAccount = operation({
  id: "delete-account",
  area: "users",
  method: "DELETE",
  path: "/users/profile",
  auth: "user",
  status: 200,
  summary: "Delete one's account and everything that is kept of oneself; it cannot be undone",
  body: z.object({ password: z.string().min(1, "Enter your password").max(128) }),
  output: z.object({ message: z.string() }),
  errors: ["invalid_input", "not_signed_in", "invalid_credentials"],
});
