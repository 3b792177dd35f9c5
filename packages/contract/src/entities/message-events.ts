import { z } from "zod";
import { apiErrorSchema } from "../errors.ts";
import { messageSchema, sendMessageOutputSchema } from "./session.ts";

/**
 * The events of a streamed reply, in the order in which they come: `accepted`, `typing`, any number of `sentence`, `reply`.
 * `error` comes instead of `reply` when something failed after the first event; what fails before it is an ordinary
 * error answer. Sentences joined with one space are the reply's text as far as it has come; `reply` holds the whole of it.
 */
export const messageEvents = {
  accepted: z
    .object({ userMessage: messageSchema })
    .describe("the learner's line, which is stored by now"),
  typing: z.object({}).describe("the patient is about to speak"),
  sentence: z.object({ text: z.string() }).describe("the next sentence of the reply"),
  reply: sendMessageOutputSchema.describe("what send-message answers; the stream ends after it"),
  error: apiErrorSchema.describe("the reply could not be given; the stream ends after it"),
} as const;

const event = <N extends string, S extends z.ZodType>(name: N, data: S) =>
  z.object({ event: z.literal(name), data });
export const messageEventSchema = z.discriminatedUnion("event", [
  event("accepted", messageEvents.accepted),
  event("typing", messageEvents.typing),
  event("sentence", messageEvents.sentence),
  event("reply", messageEvents.reply),
  event("error", messageEvents.error),
]);
export type MessageEvent = z.infer<typeof messageEventSchema>;
