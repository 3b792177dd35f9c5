import type { FastifyInstance } from "fastify";

const day = "86400";

/**
 * Lets web apps of other origins call the API, where an operator has named them. Tokens travel in a header, never in a
 * cookie, so no credentials are allowed along.
 */
export const allowOrigins = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    reply.header("vary", "Origin");
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-expose-headers", "Retry-After, X-Request-Id");
    if (request.method !== "OPTIONS") return;
    await reply
      .status(204)
      .header("access-control-allow-methods", "GET, POST, PUT, DELETE")
      .header("access-control-allow-headers", "Authorization, Content-Type, Idempotency-Key")
      .header("access-control-max-age", day)
      .send();
  });
};
