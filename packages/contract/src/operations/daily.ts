import { z } from "zod";
import {
  dailyDiagnosisInputSchema,
  dailyQuestionInputSchema,
  dailyRoundSchema,
} from "../entities/daily.ts";
import { operation } from "../operation.ts";

const area = "daily";
const ofDay = {
  area,
  method: "POST",
  auth: "user",
  status: 200,
  idempotent: true,
  params: z.object({ day: z.iso.date() }),
  output: dailyRoundSchema,
} as const;

export const getDaily = operation({
  id: "get-daily",
  area,
  method: "GET",
  path: "/daily",
  auth: "user",
  status: 200,
  summary:
    "Today's round, as far as one has come: one patient for everybody, a few questions, a first diagnosis. The day is that of UTC",
  output: dailyRoundSchema,
  errors: ["not_signed_in", "not_found"],
});
export const askDaily = operation({
  ...ofDay,
  id: "ask-daily",
  path: "/daily/{day}/questions",
  summary:
    "Ask the patient of the day; a line that asks several things takes as many of the questions",
  body: dailyQuestionInputSchema,
  errors: [
    "invalid_input",
    "not_signed_in",
    "not_found",
    "out_of_order",
    "conflict",
    "idempotency_mismatch",
  ],
});
export const answerDaily = operation({
  ...ofDay,
  id: "answer-daily",
  path: "/daily/{day}/diagnosis",
  summary:
    "Give the diagnosis of the day's patient, once; it is marked at once. Points, history and leaderboard are not touched",
  body: dailyDiagnosisInputSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "out_of_order", "idempotency_mismatch"],
});
