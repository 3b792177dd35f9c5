import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const createSession = handler(
  operations.createSession,
  async ({ conversations }, { person, body, now, remember }) =>
    conversations.start(person, body, now, remember),
);
