import fs from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendUnknownRoute } from "./error-mapper.ts";

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
      setHeaders: (reply, file) => {
        reply.setHeader(
          "cache-control",
          hashed.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  if (isBuilt) app.get("/", (_request, reply) => reply.sendFile("index.html"));
  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) throw sendUnknownRoute(request);
    return isBuilt ? reply.sendFile("index.html") : sendUnbuilt(reply);
  });
};

const isScreen = (request: FastifyRequest): boolean => {
  const { pathname } = new URL(request.url, "http://localhost");
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
