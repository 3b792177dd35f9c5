import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const contestItem = handler(
  operations.contestItem,
  async ({ contests }, { person, params, body, now }) =>
    contests.contest(person, params.sessionId, body, now),
);
