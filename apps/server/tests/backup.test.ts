import { execFile } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf, listPatients, type Session } from "../tools/learner.ts";
import { ensureBuilt, startServer } from "../tools/server-process.ts";
import { startPostgres } from "./support/postgres-cluster.ts";
import { finalDiagnosis, initialDiagnosis } from "./support/flow.ts";

// The commands as an operator runs them, on the server as it is shipped.

type Environment = Readonly<Record<string, string>>;
const tool = async (name: "backup" | "restore", environment: Environment, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`apps/server/dist/${name}.mjs`, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );

const postgres = await startPostgres();
const newPostgres = "missing" in postgres ? null : () => postgres.createDatabase();

describe("backup and restore", () => {
  let home: string;
  let source: Environment;
  let first: string;
  const at = (name: string) => path.join(home, name);
  const linesOf = (file: string) => gunzipSync(fs.readFileSync(file)).toString().split("\n");
  const rowsOf = (file: string) => linesOf(file).slice(1).toSorted();
  const person = { email: "ines@example.org", password: "a long pass phrase" };

  /** Whoever signs in there finds their encounters. */
  const encountersOf = async (environment: Environment) => {
    const server = await startServer(environment);
    const agent = new http.Agent();
    const { token } = await callerOf(server.url, agent)<{ token: string }>(
      "POST",
      "/auth/login",
      person,
    );
    const call = callerOf(server.url, agent, token);
    const sessions = await call<readonly { _id: string }[]>("GET", "/sessions");
    const whole = await Promise.all(
      sessions.map(({ _id }) => call<Session>("GET", `/sessions/${_id}`)),
    );
    expect(await server.end("SIGTERM")).toBe(0);
    return whole;
  };

  beforeAll(async () => {
    await ensureBuilt();
    home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-backup-"));
    source = { DATA_DIR: at("source") };
    fs.mkdirSync(at("source/cases/pictures"), { recursive: true });
    fs.writeFileSync(at("source/cases/pictures/film.png"), Buffer.from([0, 255, 10, 13]));
    first = at("first.gz");
    const server = await startServer(source);
    const agent = new http.Agent({ keepAlive: true });
    const { token } = await callerOf(server.url, agent)<{ token: string }>(
      "POST",
      "/auth/register",
      { name: "Ines “Öko” Okafor\\", ...person },
    );
    const call = callerOf(server.url, agent, token);
    const [one, two] = await listPatients(call);
    const play = async (patientId: string | undefined) =>
      (await call<Session>("POST", "/sessions", { patientId }))._id;
    const done = await play(one);
    await call("POST", `/sessions/${done}/message`, {
      message: "Où ça fait mal?\n\t“here” 💊 \\n",
    });
    await call("POST", `/sessions/${done}/diagnose`, initialDiagnosis);
    await call("POST", `/sessions/${done}/diagnose`, finalDiagnosis(1));
    const open = await play(two);
    // While the server runs, and somebody talks.
    let isTalking = true;
    const talking = (async () => {
      for (let n = 0; isTalking; n += 1)
        await call("POST", `/sessions/${open}/message`, { message: `Question ${n}: since when?` });
      return true;
    })();
    expect(await tool("backup", source, first)).toMatchObject({ code: 0 });
    isTalking = false;
    expect(await talking).toBe(true);
    expect(await server.end("SIGTERM")).toBe(0);
    agent.destroy();
  }, 120_000);
  afterAll(async () => {
    fs.rmSync(home, { recursive: true, force: true });
    if (!("missing" in postgres)) await postgres.stop();
  });

  it("leaves a file for its owner alone, and nothing else", () => {
    expect(fs.statSync(first).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(at("source")).toSorted()).toEqual(["cases", "database"]);
  });

  it("brings everything back in another place: accounts, conversations, reports, own cases", async () => {
    const place = { DATA_DIR: at("restored") };
    const restored = await tool("restore", place, first);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.text).toMatch(/^Restored \d+ rows and 1 files of own cases/);
    const picture = at("restored/cases/pictures/film.png");
    expect([...fs.readFileSync(picture)]).toEqual([0, 255, 10, 13]);
    const again = at("again.gz");
    expect(await tool("backup", place, again)).toMatchObject({ code: 0 });
    expect(rowsOf(again)).toEqual(rowsOf(first));
    const [talk, marked] = await encountersOf(place);
    expect(talk?.messages.length).toBeGreaterThanOrEqual(1);
    expect((talk?.messages.length ?? 0) % 2).toBe(1);
    expect(marked?.finalDiagnosisReport).toBeDefined();
    expect(marked?.messages[1]?.text).toBe("Où ça fait mal?\n\t“here” 💊 \\n");
  }, 120_000);

  it("overwrites nothing unless told to, and then sets aside what was there", async () => {
    const refused = await tool("restore", { DATA_DIR: at("restored") }, first);
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(/^Nothing was restored: There is a database in .*--force/);
    const forced = await tool("restore", { DATA_DIR: at("restored") }, first, "--force");
    expect(forced).toMatchObject({ code: 0 });
    expect(forced.text).toMatch(/What was there before is in .*database-before-/);
    expect(await tool("backup", source, first)).toMatchObject({
      code: 1,
      text: expect.stringContaining("exists already") as string,
    });
  }, 60_000);

  it("says that a file is damaged or cut off before it touches anything", async () => {
    const whole = fs.readFileSync(first);
    const lines = linesOf(first);
    const bad: Readonly<Record<string, Buffer>> = {
      "no gzip": Buffer.from("hello"),
      "cut off in the middle": whole.subarray(0, Math.floor(whole.length / 2)),
      "cut off at a line": gzipSync(lines.slice(0, 5).join("\n")),
      "a row is missing": gzipSync(lines.filter((_, n) => n !== 3).join("\n")),
      "another program's": gzipSync('{"other":1}\n'),
      "of a later version": gzipSync(
        [
          JSON.stringify({ ...JSON.parse(lines[0] ?? ""), migration: 1e15 }),
          ...lines.slice(1),
        ].join("\n"),
      ),
    };
    for (const [what, content] of Object.entries(bad)) {
      fs.writeFileSync(at("bad.gz"), content);
      const { code, text } = await tool("restore", { DATA_DIR: at("untouched") }, at("bad.gz"));
      expect([what, code]).toEqual([what, 1]);
      expect(text).toMatch(/^Nothing was restored: [^\n]+\.\n$/);
      expect(fs.existsSync(at("untouched/database"))).toBe(false);
    }
  }, 60_000);

  it.skipIf(newPostgres === null)(
    "moves an installation from the embedded database to PostgreSQL and back",
    async () => {
      const address = { DATABASE_URL: (await newPostgres?.()) ?? "", DATA_DIR: at("moved") };
      expect(await tool("restore", address, first)).toMatchObject({ code: 0 });
      expect((await encountersOf(address)).length).toBe(2);
      const there = at("postgres.gz");
      expect(await tool("backup", address, there)).toMatchObject({ code: 0 });
      // Signing in has made a token more.
      const withoutTokens = (file: string) =>
        rowsOf(file).filter((line) => !/^\["(row","access_tokens"|end")/.test(line));
      expect(withoutTokens(there)).toEqual(withoutTokens(first));
      expect(await tool("restore", address, there)).toMatchObject({
        code: 1,
        text: expect.stringContaining("--force") as string,
      });
      expect(await tool("restore", address, there, "--force")).toMatchObject({ code: 0 });
      const back = { DATA_DIR: at("back") };
      expect(await tool("restore", back, there)).toMatchObject({ code: 0 });
      expect((await encountersOf(back)).length).toBe(2);
    },
    180_000,
  );
});
