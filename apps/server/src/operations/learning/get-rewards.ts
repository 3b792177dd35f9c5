import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getRewards = handler(
  operations.getRewards,
  async ({ rewards }, { person, params, now }) => rewards.of(person, params.sessionId, now),
);
