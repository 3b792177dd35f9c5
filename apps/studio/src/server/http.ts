import { createReadStream, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { ZodError } from "zod";
import { Refusal, type Api } from "./api.ts";
import type { Guard } from "./guard.ts";

const mostBytes = 12_000_000;
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const always = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { ...always, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
};
const say = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { ...always, "content-type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal("That is too much at once.");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  } catch {
    throw new Refusal("The studio reads JSON.");
  }
}

async function answerApi(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const answer = api.get(`${request.method} ${url.pathname}`);
  if (!answer) return send(response, 404, { problem: "There is no such thing." });
  try {
    const body = request.method === "POST" ? await bodyOf(request) : undefined;
    send(response, 200, await answer(body, url.searchParams));
  } catch (error) {
    if (error instanceof Refusal)
      return send(response, error.status, { problem: error.message, fields: error.fields });
    if (error instanceof ZodError)
      return send(response, 400, { problem: error.issues[0]?.message ?? "not understood" });
    console.error(error);
    send(response, 500, { problem: error instanceof Error ? error.message : "failed" });
  }
}

function answerFile(folder: string, response: ServerResponse, path: string): void {
  const name = normalize(path === "/" ? "/index.html" : path);
  const file = join(folder, name);
  const isThere = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!isThere) return say(response, 404, "There is no such page.");
  response.writeHead(200, {
    ...always,
    "content-type": types[extname(file)] ?? "application/octet-stream",
  });
  createReadStream(file).pipe(response);
}

interface StudioServer {
  readonly guard: Guard;
  readonly api: Api;
  /** The built page. */
  readonly pageFolder: string;
}

/** The studio's server; whoever is not let in by the guard gets nothing from it, not the page either. */
export const studioServer = ({ guard, api, pageFolder }: StudioServer): Server =>
  createServer((request, response) => {
    const address = request.url ?? "/";
    // "//" is an address that can be sent and not read.
    if (!URL.canParse(address, "http://127.0.0.1"))
      return say(response, 400, "There is no such address.");
    const url = new URL(address, "http://127.0.0.1");
    const { headers } = request;
    const one = (name: string): string | undefined => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    const opened = guard.open({
      method: request.method ?? "GET",
      host: headers.host,
      origin: headers.origin,
      site: one("sec-fetch-site"),
      cookie: headers.cookie,
      contentType: headers["content-type"],
      token: url.searchParams.get("token"),
      isPage: url.pathname === "/" && request.method === "GET",
    });
    if (opened.kind === "refused")
      return url.pathname.startsWith("/api/")
        ? send(response, opened.status, { problem: opened.problem })
        : say(response, opened.status, opened.problem);
    if (opened.kind === "welcome") {
      response.writeHead(303, { ...always, location: "/", "set-cookie": opened.cookie });
      response.end();
      return;
    }
    if (url.pathname.startsWith("/api/")) void answerApi(api, request, response, url);
    else if (request.method === "GET") answerFile(pageFolder, response, url.pathname);
    else say(response, 404, "There is no such page.");
  });
