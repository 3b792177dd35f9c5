import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { allOperations, apiErrorSchema } from "@anamnesis/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { DatabaseHandle } from "../src/db/database.ts";
import { missingHandlers } from "../src/http/register-operations.ts";
import { handlers } from "../src/operations/handlers.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import { startTestServer, type TestServer } from "./support/test-server.ts";
import { heartOne } from "./support/cases.ts";

describe("the operations", () => {
  it("are all handled", () => {
    expect(missingHandlers(handlers)).toEqual([]);
  });

  it("are missed when a handler is gone", () => {
    const [first, ...rest] = handlers;
    expect(missingHandlers(rest)).toEqual([first?.operation.id]);
    expect(
      missingHandlers(handlers.filter(({ operation }) => operation.id !== "send-message")),
    ).toEqual(["send-message", "send-message-alias"]);
  });

  it("have one handler each", () => {
    const ids = handlers.map(({ operation }) => operation.id);
    expect(new Set(ids).size).toBe(ids.length);
    const own = allOperations.filter(({ deprecatedAliasOf }) => deprecatedAliasOf === undefined);
    expect(ids.toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  });
});

describe("what the server answers besides", () => {
  let server: TestServer;
  let webDist: string;
  let app: Awaited<ReturnType<typeof createApp>>;
  const get = (url: string, headers = {}) => app.inject({ method: "GET", url, headers });

  beforeAll(async () => {
    webDist = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-web-"));
    fs.mkdirSync(path.join(webDist, "assets"));
    fs.writeFileSync(path.join(webDist, "index.html"), "<!doctype html><title>Anamnesis</title>");
    fs.writeFileSync(path.join(webDist, "theme.js"), "document.title");
    fs.writeFileSync(path.join(webDist, "assets/index-Ab3x.js"), "x".repeat(5_000));
    server = await startTestServer(await openTestEmbedded());
    const config = { ...readConfig({}), webDist };
    app = await createApp(config, server.services, server.log);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    fs.rmSync(webDist, { recursive: true });
  });

  it("health", async () => {
    const { statusCode, body } = await get("/api/health");
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ status: "ok", database: "embedded", cases: 3 });
  });

  it.each([
    ["GET", "/api"],
    ["GET", "/api/nothing/here"],
    ["POST", "/login"],
    ["GET", "/assets/index-old.js"],
    ["GET", "/assets/"],
    ["GET", "/api/%ZZ"],
  ] as const)("%s %s is not there, and says so as JSON", async (method, url) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(apiErrorSchema.parse(response.json())).toMatchObject({ code: "not_found" });
  });

  it("what is no HTTP is refused in the same shape", async () => {
    const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    for (const [said, status] of [
      ["GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: nonsense\r\n\r\n", 400],
      [`GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`, 431],
    ] as const) {
      const socket = net.connect(Number(url.port), url.hostname, () => socket.write(said));
      const answer = await text(socket);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      const body: unknown = JSON.parse(answer.split("\r\n\r\n")[1] ?? "");
      expect(apiErrorSchema.safeParse(body).success).toBe(true);
    }
  });

  it.each([
    ["POST", "/api/auth/me", "GET"],
    ["DELETE", "/api/sessions", "POST, GET"],
    ["PATCH", "/api/users/profile", "GET, DELETE"],
    ["PUT", "/api/sessions/some-id/message", "POST"],
  ] as const)("%s %s is refused with what the path takes", async (method, url, allow) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe(allow);
    expect(apiErrorSchema.parse(response.json())).toMatchObject({ code: "method_not_allowed" });
  });

  it.each(["/", "/login", "/modules/cardiology/patients", "/analysis/some-id?from=history"])(
    "the web app at %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain("<title>Anamnesis</title>");
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  it("files of the build: for ever when named by content, else asked for again; compressed", async () => {
    const asset = await get("/assets/index-Ab3x.js", { "accept-encoding": "br" });
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["content-encoding"]).toBe("br");
    expect((await get("/theme.js")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/../../package.json")).body).not.toContain("anamnesis/server");
  });

  it("headers that keep foreign scripts and frames out", async () => {
    const { headers } = await get("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("a page that documents every operation, without a script", async () => {
    const { body, headers } = await get("/api/docs");
    expect(headers["content-type"]).toContain("text/html");
    expect(body).not.toMatch(/<script|https?:\/\//);
    for (const { path } of allOperations) expect(body).toContain(`<code>${path}</code>`);
  });

  it("other origins are let in only where they are named", async () => {
    const origin = "https://web.example.org";
    const open = await createApp(
      { ...readConfig({ ALLOWED_ORIGINS: origin }), webDist },
      server.services,
      server.log,
    );
    const preflight = (app: typeof open, from: string) =>
      app.inject({ method: "OPTIONS", url: "/api/auth/login", headers: { origin: from } });
    const allowed = await preflight(open, origin);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers["access-control-allow-origin"]).toBe(origin);
    expect(allowed.headers["access-control-allow-headers"]).toContain("Idempotency-Key");
    for (const refused of [
      await preflight(open, "https://evil.example"),
      await preflight(app, origin),
    ])
      expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
    await open.close();
  });

  it("says what to do while the web app is not built", async () => {
    const bare = await createApp(
      { ...readConfig({}), webDist: "/nonexistent" },
      server.services,
      server.log,
    );
    const response = await bare.inject({ method: "GET", url: "/" });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain("npm run build");
    await bare.close();
  });
});

describe("faults and limits", () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    // One for all of them; the servers come and go.
    database = { ...(await openTestEmbedded()), close: () => Promise.resolve() };
  });
  it("a fault of ours says nothing of its cause, and is logged once with the request's id", async () => {
    const server = await startTestServer(database, {
      clinic: {
        open: () => {
          throw new Error("secret detail");
        },
      },
    });
    const learner = await server.signUp();
    server.logged.length = 0;
    const { status, body } = await learner.call("POST", "/sessions", { patientId: heartOne });
    const error = apiErrorSchema.parse(body);
    expect({ status, code: error.code }).toEqual({ status: 500, code: "internal" });
    expect(error.message).toContain("Something went wrong on our side");
    expect(JSON.stringify(body)).not.toMatch(/secret|stack|\.ts/);
    expect(server.logged).toHaveLength(1);
    expect(server.logged[0]).toMatchObject({ reqId: error.requestId, code: "internal" });
    expect(JSON.stringify(server.logged[0])).toContain("secret detail");
    await server.close();
  });

  it("an answer that the contract does not allow never leaves the server", async () => {
    const server = await startTestServer(database, {
      clinic: {
        takeTurn: async (...args) => {
          const turn = await server.scripted.takeTurn(...args);
          return { ...turn, line: { ...turn.line, emotionalState: 5 as unknown as string } };
        },
      },
    });
    const learner = await server.signUp();
    const { body } = await learner.call<{ _id: string }>("POST", "/sessions", {
      patientId: heartOne,
    });
    const said = await learner.call("POST", `/sessions/${body._id}/message`, { message: "Hello" });
    expect(said).toMatchObject({ status: 500, body: { code: "internal" } });
    await server.close();
  });

  it("a failing query is logged without what was to be stored", async () => {
    const server = await startTestServer(database);
    const learner = await server.signUp();
    const { body } = await learner.call<{ _id: string }>("POST", "/sessions", {
      patientId: heartOne,
    });
    await database.db.execute("alter table messages rename to mislaid");
    const said = await learner.call("POST", `/sessions/${body._id}/message`, {
      message: "My very private question",
    });
    await database.db.execute("alter table mislaid rename to messages");
    expect(said.status).toBe(500);
    const log = JSON.stringify(server.logged);
    expect(log).toContain("does not exist");
    expect(log).not.toContain("private question");
    expect(log).not.toContain(body._id);
    await server.close();
  });

  it("a nearly full disk: reading goes on, writing is refused before anything is lost", async () => {
    let hasRoom = true;
    const server = await startTestServer({ ...database, hasRoom: () => hasRoom });
    const learner = await server.signUp();
    hasRoom = false;
    expect(await learner.call("POST", "/sessions", { patientId: heartOne })).toMatchObject({
      status: 503,
      body: { code: "unavailable", message: expect.stringContaining("disk") },
    });
    expect((await learner.call("GET", "/sessions")).status).toBe(200);
    await server.close();
  });

  it("passwords are tried ten times for an account, then not for some minutes", async () => {
    const server = await startTestServer(database);
    const learner = await server.signUp();
    const login = (email: string, password: string) =>
      server.call("POST", "/auth/login", { body: { email, password } });
    for (let n = 0; n < 10; n += 1)
      expect((await login(learner.email, "wrong password")).status).toBe(401);
    expect(await login(learner.email.toUpperCase(), "a long pass phrase")).toMatchObject({
      status: 429,
      body: { code: "too_many_requests", message: expect.stringContaining("minutes") },
      headers: { "retry-after": expect.stringMatching(/^\d+$/) },
    });
    // The rest of the classroom, behind the same address, signs in as ever.
    const other = await server.signUp();
    expect((await login(other.email, "a long pass phrase")).status).toBe(200);
    await server.close();
  });

  it("passwords tried all at once are bounded like those tried one by one", async () => {
    const server = await startTestServer(database);
    const { email } = await server.signUp();
    const tries = Array.from({ length: 30 }, (_, n) =>
      server.call("POST", "/auth/login", { body: { email, password: `wrong ${n} password` } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await server.close();
  });

  it("tokens that are made up share the bound of their address", async () => {
    const server = await startTestServer(database, { config: { rateLimitFactor: 0.01 } });
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1)
      statuses.push((await server.call("GET", "/auth/me", { token: `made-up-${n}` })).status);
    expect(statuses).toEqual([...Array<number>(12).fill(401), 429]);
    await server.close();
  });

  it("addresses that a client claims are not believed past the proxies in front", async () => {
    const server = await startTestServer(database, {
      config: { rateLimitFactor: 0.01, trustedProxies: 1 },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      const headers = { "x-forwarded-for": `10.0.0.${n}, 203.0.113.7` };
      statuses.push((await server.call("GET", "/auth/me", { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const other = { "x-forwarded-for": "203.0.113.8" };
    expect((await server.call("GET", "/auth/me", { headers: other })).status).toBe(401);
    await server.close();
  });

  it("addresses of one IPv6 network share their bound", async () => {
    const server = await startTestServer(database, {
      config: { rateLimitFactor: 0.01, trustedProxies: 1 },
    });
    const from = async (address: string) =>
      (await server.call("GET", "/auth/me", { headers: { "x-forwarded-for": address } })).status;
    const statuses: number[] = [];
    for (let n = 1; n <= 13; n += 1) statuses.push(await from(`2001:db8:1:2::${n.toString(16)}`));
    expect(statuses).toEqual([...Array<number>(12).fill(401), 429]);
    expect(await from("2001:db8:1:3::1")).toBe(401);
    await server.close();
  });

  it("right passwords are not counted, and one person's flood stops nobody else", async () => {
    const server = await startTestServer(database, {
      config: { rateLimitFactor: 0.05 },
    });
    const [one, two] = [await server.signUp(), await server.signUp()];
    for (let n = 0; n < 12; n += 1) {
      const body = { email: one.email, password: "a long pass phrase" };
      expect((await server.call("POST", "/auth/login", { body })).status).toBe(200);
    }
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await one.call("GET", "/auth/me")).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect((await two.call("GET", "/auth/me")).status).toBe(200);
    await server.close();
  });
});
