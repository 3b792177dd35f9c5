import fs from "node:fs";
import path from "node:path";
import { allOperations } from "@anamnesis/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiFailure } from "./api-failure.ts";
import { unknownRoute } from "./error-mapper.ts";
import { webPages } from "./web-pages.ts";

/** Vite names what it builds by its content: such a file never changes. */
const hashed = /[/\\]assets[/\\][^/\\]+$/;

/**
 * The web app from its build. Every path that is neither a file nor below /api is a screen of the app, which does its
 * own routing; a missing asset stays missing, so that an old page learns that it is old.
 */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const index = path.join(folder, "index.html");
  const isBuilt = fs.existsSync(index);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: "ignore",
      cacheControl: false,
      // The build compresses once, and better than there is time for on each request.
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.setHeader("vary", "accept-encoding");
        reply.setHeader(
          "cache-control",
          hashed.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  const pageFor = webPages(folder);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(pageFor(pathOf(request)));
  if (isBuilt) app.get("/", sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (probed.has(pathOf(request)))
      throw new ApiFailure(
        "not_found",
        "There is nothing here. Ask /api/health/live, /api/health/ready or, with the operator's token, /api/metrics.",
      );
    const allowed = methodsOf(pathOf(request));
    if (allowed.length > 0) {
      reply.header("allow", allowed.join(", "));
      throw new ApiFailure(
        "method_not_allowed",
        `${pathOf(request)} takes ${allowed.join(", ")}, not ${request.method}.`,
      );
    }
    if (!isScreen(request)) throw unknownRoute(request);
    return isBuilt ? sendPage(request, reply) : sendUnbuilt(reply);
  });
};

const patterns = allOperations.map(({ method, path: pattern }) => ({
  method,
  pattern: new RegExp(`^/api${pattern.replace(/\{\w+\}/g, "[^/]+").replaceAll(".", "\\.")}$`),
}));

/** The methods that the API has for a path. */
const methodsOf = (pathname: string): readonly string[] => [
  ...new Set(patterns.flatMap(({ method, pattern }) => (pattern.test(pathname) ? [method] : []))),
];

/** What probes ask for by custom: a page of the web app with status 200 would tell them that all is well. */
const probed = new Set("/health /healthz /livez /readyz /metrics /status /ping".split(" "));

const pathOf = (request: FastifyRequest): string =>
  new URL(request.url, "http://localhost").pathname;

const isScreen = (request: FastifyRequest): boolean => {
  const pathname = pathOf(request);
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(api|assets)(\/|$)/.test(pathname) &&
    path.extname(pathname) === ""
  );
};

const sendUnbuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .type("text/plain; charset=utf-8")
    .send("The web app has not been built yet: run `npm run build`. The API is at /api/docs.\n");
