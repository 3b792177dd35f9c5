import { z } from "zod";
import { contestedItemSchema } from "../entities/contest.ts";
import { voicesSummarySchema } from "../entities/voices.ts";
import { operation } from "../operation.ts";

export const getVoices = operation({
  id: "get-voices",
  area: "admin",
  method: "GET",
  path: "/admin/voices",
  auth: "operator",
  status: 200,
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(7) }),
  summary:
    "What the language model did in the last days: replies by who worded them, faults, violations, tokens. Needs the operator's token; without OPERATOR_TOKEN there is nothing here",
  output: voicesSummarySchema,
  errors: ["invalid_input", "forbidden", "not_found"],
});
export const listContested = operation({
  id: "list-contested",
  area: "admin",
  method: "GET",
  path: "/admin/contested",
  auth: "operator",
  status: 200,
  query: z.object({ caseId: z.string().max(200).optional() }),
  summary:
    "What learners contested in their reports, by case, newest first, at most 1,000; without who they were. Needs the operator's token",
  output: z.array(contestedItemSchema),
  errors: ["invalid_input", "forbidden", "not_found"],
});
export const getMetrics = operation({
  id: "get-metrics",
  area: "admin",
  method: "GET",
  path: "/metrics",
  auth: "operator",
  status: 200,
  summary:
    "Figures for Prometheus: requests, their times and faults, the database, the examiner, the language model, the process. Needs the operator's token",
  contentType: "text/plain",
  output: z.string(),
  errors: ["forbidden", "not_found"],
});
