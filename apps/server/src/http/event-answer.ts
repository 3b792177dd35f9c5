import { PassThrough } from "node:stream";
import { heartbeat, writeEvent, type Operation } from "@anamnesis/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { lateFailure } from "./error-mapper.ts";

/** Proxies commonly end a connection that is silent for a minute. */
const heartbeatMs = 15_000;

/** Where work puts its events while it goes on. */
export interface EventSink {
  /** Sends an event of the operation; nothing happens any more once the caller has gone. */
  send(event: string, data: unknown): void;
  /** Aborted when the caller has gone; the work itself is to be finished all the same. */
  readonly signal: AbortSignal;
}

/**
 * Answers as `text/event-stream`. Until the first event, failing is an ordinary error answer; after it, an `error` event.
 * What `work` resolves to is the last event, `reply`. Every event is validated against the contract.
 */
export const answerWithEvents = async (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  work: (events: EventSink) => Promise<unknown>,
): Promise<FastifyReply> => {
  const left = new AbortController();
  const stream = new PassThrough();
  // A caller who goes away ends the stream; that is no fault.
  stream.on("error", () => left.abort());
  reply.raw.once("close", () => left.abort());
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const send = (event: string, data: unknown): void => {
    const schema = operation.events?.[event];
    if (!schema) throw new Error(`${operation.id} has no event ${event}.`);
    const clean = schema.parse(data);
    begin();
    if (!left.signal.aborted) stream.write(writeEvent(event, clean));
  };
  const result = work({ send, signal: left.signal });
  await Promise.race([begun, result]);
  const beat = setInterval(() => {
    if (!left.signal.aborted) stream.write(heartbeat);
  }, heartbeatMs);
  void result
    .then((output) => send("reply", output))
    .catch((error: unknown) => send("error", lateFailure(error, request)))
    .finally(() => {
      clearInterval(beat);
      stream.end();
    });
  return reply
    .status(operation.status)
    .type("text/event-stream; charset=utf-8")
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(stream);
};
