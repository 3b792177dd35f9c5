import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const streamMessage = handler(
  operations.streamMessage,
  async ({ conversations }, { person, params, body, remember, events }) =>
    conversations.say(person, params.sessionId, body.message, remember, {
      accepted: (userMessage) => events.send("accepted", { userMessage }),
      typing: () => events.send("typing", {}),
      sentence: (text) => events.send("sentence", { text }),
      signal: events.signal,
    }),
);
