import type { FastifyInstance } from "fastify";
import { apiDocument } from "./document.ts";
import { documentPage } from "./page.ts";

/** The API document for programs and, as a page without scripts, for people. */
export const serveDocument = (app: FastifyInstance): void => {
  const document = apiDocument();
  const json = JSON.stringify(document, null, 2);
  const page = documentPage(document);
  app.get("/api/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(json),
  );
  app.get("/api/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page),
  );
};
