import { apiErrorSchema } from "@anamnesis/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailer } from "../src/accounts/mail.ts";
import type { DatabaseHandle } from "../src/db/database.ts";
import { createLog } from "../src/logging.ts";
import { completeCase } from "./support/flow.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import { startTestServer, type TestServer } from "./support/test-server.ts";

const operatorToken = "operator-token-of-these-tests";

describe("what an operator watches", () => {
  let server: TestServer;
  let database: DatabaseHandle;
  const away = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
  let ping: () => Promise<void>;
  let hasRoom = true;
  beforeAll(async () => {
    database = await openTestEmbedded();
    ping = database.ping;
    const watched = { ...database, ping: () => ping(), hasRoom: () => hasRoom };
    server = await startTestServer(watched, {
      environment: { OPERATOR_TOKEN: operatorToken, ACCESS_LOG: "1", TRUST_PROXY: "1" },
      config: { rateLimitFactor: 0.01 },
    });
  });
  afterAll(() => server.close());

  const get = (path: string, headers = {}) => server.call("GET", path, { headers });
  const figures = async () =>
    String((await server.call("GET", "/metrics", { token: operatorToken })).body);

  it("probes are answered however often they come", async () => {
    for (let n = 0; n < 40; n += 1)
      for (const path of ["/health", "/health/live", "/health/ready"])
        expect((await get(path)).status).toBe(200);
    expect((await get("/health/live")).body).toMatchObject({ status: "alive" });
    expect((await get("/health/ready")).body).toEqual({ status: "ready" });
  });

  it("a database that is away makes it not ready, and alive all the same", async () => {
    for (const answer of [() => Promise.reject(away), () => new Promise<void>(() => undefined)]) {
      ping = answer;
      expect(await get("/health/ready")).toMatchObject({ status: 503 });
      expect((await get("/health/live")).status).toBe(200);
    }
    ping = database.ping;
    expect((await get("/health/ready")).status).toBe(200);
  });

  it("a full disk makes it not ready, and says so", async () => {
    hasRoom = false;
    const { status, body } = await get("/health/ready");
    expect(status).toBe(503);
    expect(apiErrorSchema.parse(body).message).toMatch(/disk is nearly full/);
    hasRoom = true;
  });

  it("every answer carries its request id, a proxy's own where it sends one", async () => {
    const made = await get("/health");
    expect(made.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    const refused = await get("/auth/me", { "x-request-id": "edge-0123456789" });
    expect(refused.headers["x-request-id"]).toBe("edge-0123456789");
    expect(refused.body).toMatchObject({ requestId: "edge-0123456789" });
    const forged = await get("/auth/me", { "x-request-id": 'a"\nb' });
    expect(forged.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it("the access log has a line an answer, with the route and nothing of the person", async () => {
    server.logged.length = 0;
    const { headers } = await get("/sessions/somebody-s-session", {
      authorization: "Bearer made-up",
    });
    const lines = server.logged.filter(({ msg }) => msg === "answered");
    expect(lines).toMatchObject([
      {
        method: "GET",
        route: "/api/sessions/:sessionId",
        status: 401,
        requestId: headers["x-request-id"],
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/somebody|made-up|127\.0\.0\.1/);
  });

  it("metrics count requests by route and status, the examiner's work and the database", async () => {
    const learner = await server.signUp();
    await completeCase(learner, 0.5);
    await get("/nothing/here");
    const text = await figures();
    expect(text).toMatch(
      /anamnesis_http_requests_total\{method="POST",route="\/api\/sessions\/:sessionId\/diagnose",status="200"\} 1/,
    );
    expect(text).toMatch(
      /anamnesis_http_requests_total\{method="GET",route="none",status="404"\} 1/,
    );
    expect(text).toMatch(/anamnesis_http_request_seconds_bucket\{le="0.1",/);
    expect(text).toMatch(/anamnesis_marking_seconds_count 1/);
    expect(text).toMatch(/anamnesis_marking_waiting 0/);
    expect(text).toMatch(/anamnesis_database_up 1/);
    ping = () => Promise.reject(away);
    expect(await figures()).toMatch(/anamnesis_database_up 0/);
    ping = database.ping;
  });
});

describe("a mail without a mail server", () => {
  it.each(["error", "silent"])("is written to the log at LOG_LEVEL=%s", async (level) => {
    const lines: string[] = [];
    const log = createLog(level, { write: (line) => lines.push(line) });
    await mailer(null, log)({ to: "ines@example.org", subject: "Password", text: "the link" });
    expect(lines.join()).toContain("the link");
  });
});
