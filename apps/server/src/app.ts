import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { cleanJson } from "./http/clean-text.ts";
import { allowOrigins } from "./http/cross-origin.ts";
import { mapErrors, sendFailure } from "./http/error-mapper.ts";
import { servePictures } from "./http/pictures.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { registerOperations } from "./http/register-operations.ts";
import { secureHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/static-web.ts";
import { serveDocument } from "./openapi/routes.ts";
import { serveMetrics } from "./operator/metrics-route.ts";
import { handlers } from "./operations/handlers.ts";
import type { Services } from "./services.ts";

const maxBodyBytes = 256 * 1024;

/** The HTTP server, ready to listen. */
export const createApp = async (
  config: Config,
  services: Services,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: log,
    // One line a failure is written by the error mapper; successes are not worth one each.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    requestTimeout: 30_000,
    // The hop 0 is the nearest proxy; what lies beyond the trusted ones may be made up by the client.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: "idle",
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply);
    },
    routerOptions: { maxParamLength: 300 },
  });
  mapErrors(app);
  readJson(app);
  app.decorateRequest("signedIn", null);
  await secureHeaders(app);
  allowOrigins(app, config.allowedOrigins);
  await app.register(compress, {
    threshold: 1_024,
    // The default is the slowest there is, which is for files compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, { global: false });
  registerOperations(app, handlers, services, rateLimits(app, config.rateLimitFactor));
  servePictures(app, services.pictures);
  serveDocument(app);
  serveMetrics(app, services);
  await serveWeb(app, config.webDist);
  return app;
};

/** An empty body with the JSON content type is no body: clients send the header with every call. */
const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parse(request, String(body), (error, value) => {
      let clean: unknown;
      let refusal = error;
      try {
        clean = cleanJson(value);
      } catch (tooDeep) {
        refusal = tooDeep as Error;
      }
      done(refusal, clean);
    });
  });
};
