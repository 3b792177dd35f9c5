import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics.ts";

/** The header by which an answer, its log lines and a proxy's log are found together. */
export const requestIdHeader = "x-request-id";

/**
 * Gives every answer its request id, counts it, and, where a log is given, writes a line for it. The line holds the
 * route's pattern instead of the address, and nothing of the person: neither network address nor account.
 */
export const observe = (
  app: FastifyInstance,
  metrics: Metrics,
  accessLog: FastifyBaseLogger | null,
): void => {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const answer = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    };
    metrics.answered(answer);
    accessLog?.info(
      { requestId: request.id, ...answer, seconds: Math.round(answer.seconds * 10_000) / 10_000 },
      "answered",
    );
  });
};

/** What is no route is one label, or whoever tries addresses at random would make a label of each. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "none";
