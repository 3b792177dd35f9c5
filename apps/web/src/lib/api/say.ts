import type { ApiError, SendMessageOutput } from "@anamnesis/contract";
import { eventReader, type StreamEvent } from "@anamnesis/contract/event-stream";
import { call, open } from "./client.ts";
import { ApiFailure } from "./failure.ts";

interface Message {
  readonly sessionId: string;
  readonly message: string;
  /** The same for every attempt: the server says the line once. */
  readonly idempotencyKey: string;
}

/** A model may take its time between two sentences. */
const timeout = 90_000;

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return;
  const read = eventReader();
  const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) return;
    yield* read(value);
  }
}

/** The answer, if the stream came to its end; null when it was cut. */
async function follow(
  response: Response,
  onHeard: (text: string) => void,
): Promise<SendMessageOutput | null> {
  let heard = "";
  try {
    for await (const { event, data } of eventsOf(response)) {
      if (event === "typing") onHeard(heard);
      if (event === "sentence") {
        heard = [heard, (data as { text: string }).text].filter((text) => text !== "").join(" ");
        onHeard(heard);
      }
      if (event === "reply") return data as SendMessageOutput;
      if (event === "error") {
        const error = data as ApiError;
        throw new ApiFailure(503, error.message, error);
      }
    }
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
  }
  return null;
}

/**
 * Says something to the patient and hears the answer as it is spoken: `onHeard` is given as much of it as has come, first
 * nothing. Where the answer cannot be followed, or breaks off, it is fetched whole under the same key. Rejects with `ApiFailure`.
 */
export async function say(
  { sessionId, message, idempotencyKey }: Message,
  onHeard: (text: string) => void,
): Promise<SendMessageOutput> {
  const input = { params: { sessionId }, body: { message } };
  const whole = () => call("sendMessage", input, { idempotencyKey });
  if (!("TextDecoderStream" in globalThis)) return whole();
  const response = await open("streamMessage", input, { idempotencyKey, timeout });
  return (await follow(response, onHeard)) ?? whole();
}
