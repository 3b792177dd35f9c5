import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf, listPatients, type Session } from "../tools/learner.ts";
import { ensureBuilt, startServer, type ServerProcess } from "../tools/server-process.ts";

// The server as it is shipped, told to stop while people are connected.
describe("a server that is told to stop", () => {
  let home: string;
  beforeAll(async () => {
    await ensureBuilt();
    home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-shutdown-"));
  });
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

  const person = async (server: ServerProcess, agent: http.Agent) => {
    const { token } = await callerOf(server.url, agent)<{ token: string }>(
      "POST",
      "/auth/register",
      {
        name: "Ines Okafor",
        email: `${crypto.randomUUID()}@example.org`,
        password: "a long pass phrase",
      },
    );
    const call = callerOf(server.url, agent, token);
    const [patientId] = await listPatients(call);
    const { _id } = await call<Session>("POST", "/sessions", { patientId });
    return { token, call, sessionId: _id };
  };

  /** Begins a streamed reply; resolves at its first bytes with what will be all of it. */
  const stream = (server: ServerProcess, agent: http.Agent, token: string, sessionId: string) =>
    new Promise<{ readonly whole: Promise<string> }>((resolve, reject) => {
      const request = http.request(
        `${server.url}/api/sessions/${sessionId}/message/stream`,
        {
          agent,
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        },
        (response) => {
          let text = "";
          const whole = new Promise<string>((done) => {
            response.on("data", (chunk: Buffer) => {
              text += String(chunk);
              resolve({ whole });
            });
            response.on("close", () => done(text));
          });
        },
      );
      request.on("error", reject);
      request.end(JSON.stringify({ message: "Tell me all about it, please." }));
    });

  it("finishes what is under way on kept-alive connections, closes the database and ends with 0", async () => {
    const DATA_DIR = path.join(home, "streaming");
    const server = await startServer({ DATA_DIR, REPLY_PACE: "2" });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
    const { token, call, sessionId } = await person(server, agent);
    // Idle connections, kept open as browsers and proxies do.
    await Promise.all([1, 2, 3, 4].map(() => call("GET", "/auth/me")));
    const { whole } = await stream(server, agent, token, sessionId);
    const from = performance.now();
    const code = await server.end("SIGTERM");
    expect(code).toBe(0);
    expect(performance.now() - from).toBeLessThan(9_000);
    expect(await whole).toContain("event: reply");
    expect(server.log).toEqual([]);
    expect(fs.readdirSync(DATA_DIR)).toEqual(["database"]);
    agent.destroy();
  }, 90_000);

  it("cuts off who will not end, in its time and with 0", async () => {
    const DATA_DIR = path.join(home, "streaming");
    const server = await startServer({ DATA_DIR });
    const { port } = new URL(server.url);
    // A caller that has sent half of its request, and stays silent.
    const half = http.request({ port, method: "POST", path: "/api/auth/login" });
    half.setHeader("content-type", "application/json");
    half.setHeader("content-length", "100");
    half.on("error", () => undefined);
    half.write("{");
    await sleep(200);
    const from = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(performance.now() - from).toBeLessThan(9_000);
    expect(fs.readdirSync(DATA_DIR)).toEqual(["database"]);
  }, 90_000);
});
