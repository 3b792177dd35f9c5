import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { cleanJson } from "./http/clean-text.ts";
import { answerClientError } from "./http/client-errors.ts";
import { allowOrigins } from "./http/cross-origin.ts";
import { drainOnClose } from "./http/draining.ts";
import { mapErrors, sendFailure } from "./http/error-mapper.ts";
import { servePictures } from "./http/pictures.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { registerOperations } from "./http/register-operations.ts";
import { secureHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/static-web.ts";
import { serveDocument } from "./openapi/routes.ts";
import { observe } from "./operator/observe.ts";
import { handlers } from "./operations/handlers.ts";
import type { Services } from "./services.ts";

const maxBodyBytes = 256 * 1024;
/** How long a shutdown lets open requests end by themselves. */
const drainMs = 5_000;

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
    genReqId: ({ headers }) => givenId(config, headers["x-request-id"]) ?? randomUUID(),
    // What comes in on an open connection while the server closes is answered as ever.
    return503OnClosing: false,
    bodyLimit: maxBodyBytes,
    requestTimeout: 30_000,
    // The hop 0 is the nearest proxy; what lies beyond the trusted ones may be made up by the client.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: "idle",
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply);
    },
    routerOptions: { maxParamLength: 300 },
  });
  mapErrors(app);
  observe(app, services.metrics, config.accessLog ? log.child({}, { level: "info" }) : null);
  drainOnClose(app, drainMs);
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
  await serveWeb(app, config.webDist);
  return app;
};

/** A proxy's own id for a request, so that its log and this one tell of the same; whoever else sends one is not believed. */
const givenId = (config: Config, header: string | string[] | undefined): string | null =>
  config.trustedProxies > 0 && typeof header === "string" && /^[\w.:-]{8,128}$/.test(header)
    ? header
    : null;

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
