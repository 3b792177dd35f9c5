import type { FastifyInstance } from "fastify";
import { tokenOf } from "../http/register-operations.ts";
import type { Services } from "../services.ts";

/** What Prometheus asks for; the bearer token is the operator's. */
export const serveMetrics = (app: FastifyInstance, services: Services): void => {
  app.get("/api/metrics", async (request, reply) => {
    services.operator.check(tokenOf(request));
    const { type, body } = await services.voices.metrics();
    return reply.type(type).header("cache-control", "no-store").send(body);
  });
};
