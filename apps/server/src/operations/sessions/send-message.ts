import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const sendMessage = handler(
  operations.sendMessage,
  async ({ conversations }, { person, params, body, remember }) =>
    conversations.say(person, params.sessionId, body.message, remember),
);
