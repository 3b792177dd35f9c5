import { Readable } from "node:stream";
import { allOperations, type Operation } from "@anamnesis/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SignedIn } from "../accounts/person.ts";
import type { Services } from "../services.ts";
import type { z } from "zod";
import { ApiFailure, notFound } from "./api-failure.ts";
import { answerWithEvents, type EventSink } from "./event-answer.ts";
import type { Handler } from "./handler.ts";
import { hashRequest, once, readKey, type Remember } from "./idempotency.ts";
import { cleanJson } from "./clean-text.ts";
import { parseInput } from "./input-issues.ts";
import { LargeAnswer } from "./large-answer.ts";
import { isCredentialCall, type RateLimits } from "./rate-limits.ts";

/** A handler whose operation is not known any more; each was checked against its own when it was written. */
export type AnyHandler = Pick<Handler, "operation"> & {
  handle(services: Services, call: never): Promise<unknown>;
};

/** Where the contract's own limits allow more than the server's usual body: up to six bytes a character, escaped. */
const bodyLimits: Readonly<Record<string, number>> = { "submit-diagnosis": 640 * 1024 };

const forgetful: Remember = () => Promise.resolve();

/** The id under which an operation is handled: that of the operation it is another name for. */
export const handledBy = (operation: Operation): string =>
  operation.deprecatedAliasOf ?? operation.id;

/** The id under which the keys of an operation are kept. */
const keyedAs = (operation: Operation): string => operation.sharesKeysWith ?? handledBy(operation);

/** Operations of the contract that nothing handles. */
export const missingHandlers = (handlers: readonly AnyHandler[]): readonly string[] => {
  const handled = new Set(handlers.map(({ operation }) => operation.id));
  return allOperations
    .filter((operation) => !handled.has(handledBy(operation)))
    .map(({ id }) => id);
};

/**
 * Adds a route for every operation of the contract.
 * @throws when an operation has no handler: the server must not come up half.
 */
export const registerOperations = (
  app: FastifyInstance,
  handlers: readonly AnyHandler[],
  services: Services,
  limits: RateLimits,
): void => {
  const missing = missingHandlers(handlers);
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(", ")}.`);
  const byId = new Map(handlers.map((entry) => [entry.operation.id, entry]));
  for (const operation of allOperations) {
    const entry = byId.get(handledBy(operation));
    if (!entry) continue;
    app.route({
      method: operation.method,
      bodyLimit: bodyLimits[operation.id],
      // Compressed, events would wait until there are enough of them.
      ...(operation.events ? { compress: false as const } : {}),
      url: `/api${operation.path.replace(/\{(\w+)\}/g, ":$1")}`,
      onRequest: async (request) => {
        // Probes share an address with learners, and are to be answered when the database is not.
        if (operation.area === "health") return;
        request.signedIn = await findSignedIn(services, request);
        if (request.signedIn) await limits.checkPerson(request);
        else await limits.checkAddress(request);
        if (operation.auth === "user") requireSignedIn(request);
        if (operation.auth === "operator") services.operator.check(tokenOf(request));
      },
      preHandler: async (request) => {
        if (isCredentialCall(operation, request.body))
          await limits.checkCredentials(request, operation);
      },
      handler: (request, reply) => run(entry, operation, services, request, reply),
      onResponse: async (request, reply) => {
        // A mail that was asked for counts; right credentials, or none that were looked at, do not.
        const isForgiven = reply.statusCode < 401 && operation.id !== "forgot-password";
        if (isCredentialCall(operation, request.body) && isForgiven)
          limits.forgiveAccount(request, operation);
      },
    });
  }
};

const run = async (
  { handle }: AnyHandler,
  operation: Operation,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const input = {
    params: operation.params && parseParams(operation.params, request.params),
    query: operation.query && parseInput(operation.query, cleanJson(request.query)),
    body: operation.body && parseInput(operation.body, request.body ?? {}),
  };
  if (operation.method !== "GET" && !services.database.hasRoom()) {
    throw new ApiFailure(
      "unavailable",
      "The server's disk is nearly full, so nothing can be saved just now. Keep this page open and try again later.",
    );
  }
  const { signedIn } = request;
  const call = (remember: Remember, events: EventSink | null) =>
    handle(services, {
      ...input,
      person: signedIn?.person ?? null,
      tokenHash: signedIn?.tokenHash ?? null,
      remember,
      events,
      now: new Date(),
    } as never);
  const key = operation.idempotent ? readKey(request.headers["idempotency-key"]) : null;
  const work = (events: EventSink | null) =>
    key && signedIn
      ? once(
          services.database.db,
          {
            userId: signedIn.person.id,
            operation: keyedAs(operation),
            key,
            requestHash: hashRequest(input),
          },
          (remember) => call(remember, events),
          (sessionId) => services.encounters.get(signedIn.person, sessionId),
          () => services.conversations.settled(sessionIdOf(input.params)),
        )
      : call(forgetful, events);
  if (operation.events) return answerWithEvents(request, reply, operation, work);
  const result = await work(null);
  if (result instanceof LargeAnswer) {
    return reply
      .status(operation.status)
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-store")
      .send(Readable.from(result.pieces));
  }
  // The output is validated too: what the contract does not name never leaves the server.
  const output = operation.output.parse(result);
  if (operation.contentType !== undefined) {
    const name = operation.path.split("/").at(-1) ?? operation.id;
    reply.type(`${operation.contentType}; charset=utf-8`);
    if (operation.contentType === "text/csv")
      reply.header("content-disposition", `attachment; filename="anamnesis-${name}"`);
  }
  return reply.status(operation.status).header("cache-control", "no-store").send(output);
};

const sessionIdOf = (params: unknown): string =>
  String((params as { readonly sessionId?: unknown } | undefined)?.sessionId ?? "");

/** What cannot be an id is the id of nothing. */
const parseParams = (schema: z.ZodType, params: unknown): unknown => {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw notFound("What this address names");
  return parsed.data;
};

export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];

const findSignedIn = async (
  services: Services,
  request: FastifyRequest,
): Promise<SignedIn | null> => {
  const token = tokenOf(request);
  return token === undefined ? null : services.accounts.signedInBy(token, new Date());
};

const requireSignedIn = (request: FastifyRequest): void => {
  if (request.signedIn) return;
  throw new ApiFailure(
    "not_signed_in",
    tokenOf(request) === undefined
      ? "Please sign in first."
      : "Your sign-in has expired. Please sign in again.",
  );
};

declare module "fastify" {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}
