import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stateSchema, type OpenState } from "../contract.ts";
import { answering, type Asked, type Engine } from "../engine/engine.ts";
import { studioApi } from "./api.ts";
import { withQuestion } from "./asked-bank.ts";
import { Guard } from "./guard.ts";
import { studioServer } from "./http.ts";
import { Workbench } from "./workbench.ts";

const inThisThread = (): Engine => {
  const answer = answering();
  const ask = <Answer>(asked: Asked) => Promise.resolve(answer(asked) as Answer);
  return {
    check: (written) => ask({ kind: "check", written }),
    talk: (written, lines, seed) => ask({ kind: "talk", written, lines, seed }),
    marks: (written) => ask({ kind: "marks", written }),
    close: () => Promise.resolve(),
  };
};

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "anamnesis-studio-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

async function started(): Promise<{
  readonly port: number;
  readonly guard: Guard;
  readonly ask: (path: string, headers?: Record<string, string>, body?: unknown) => Promise<Got>;
  readonly stop: () => void;
}> {
  writeFileSync(join(folder, "index.html"), "<p>the page</p>");
  const guard: Guard = new Guard(() => (server.address() as AddressInfo).port);
  const api = studioApi({ folder: join(folder, "cases"), engine: inThisThread() });
  const server = studioServer({ guard, api, pageFolder: folder });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    new Promise<Got>((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
        let text = "";
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      });
      sent.on("error", reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { port, guard, ask, stop: () => server.close() };
}

describe("the studio's door", () => {
  it("opens once with the printed token, and to nobody else", async () => {
    const { port, guard, ask, stop } = await started();
    try {
      expect((await ask("/")).status).toBe(401);
      expect((await ask("/api/state")).status).toBe(401);
      expect((await ask("/?token=guessed")).status).toBe(401);
      const token = guard.freshToken();
      expect((await ask(`/api/state?token=${token}`)).status).toBe(401);
      const welcome = await ask(`/?token=${token}`);
      expect(welcome.status).toBe(303);
      const [set = ""] = welcome.headers["set-cookie"] ?? [];
      expect(set).toMatch(/HttpOnly; SameSite=Strict/);
      expect((await ask(`/?token=${token}`)).status).toBe(401);

      const cookie = set.split(";")[0] ?? "";
      const own = `http://127.0.0.1:${port}`;
      expect((await ask("/", { cookie })).body).toContain("the page");
      expect((await ask("/api/state", { cookie })).status).toBe(200);
      expect((await ask("/api/state", { cookie, host: "evil.example" })).status).toBe(403);
      expect((await ask("/api/state", { cookie, origin: "http://evil.example" })).status).toBe(403);
      expect((await ask("/api/state", { cookie, "sec-fetch-site": "cross-site" })).status).toBe(
        403,
      );
      const json = { cookie, "content-type": "application/json" };
      expect((await ask("/api/undo", json, {})).status).toBe(403);
      expect((await ask("/api/undo", { ...json, origin: "null" }, {})).status).toBe(403);
      const plain = { cookie, origin: own, "content-type": "text/plain" };
      expect((await ask("/api/undo", plain, {})).status).toBe(415);
      expect((await ask("/api/undo", { ...json, origin: own }, {})).status).toBe(409);
      expect((await ask("/..%2f..%2fetc/passwd", { cookie })).status).toBe(404);
      expect((await ask("//", { cookie })).status).toBe(400);
      expect((await ask("/api/state", { cookie })).status).toBe(200);
    } finally {
      stop();
    }
  });

  it("writes a case from nothing, talks to its patient and learns a question", async () => {
    const { port, guard, ask, stop } = await started();
    try {
      const welcome = await ask(`/?token=${guard.freshToken()}`);
      const headers = {
        cookie: (welcome.headers["set-cookie"]?.[0] ?? "").split(";")[0] ?? "",
        origin: `http://127.0.0.1:${port}`,
        "content-type": "application/json",
      };
      const post = async (path: string, body: unknown) => {
        const answer = await ask(path, headers, body);
        return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> };
      };
      const answers = {
        id: "acute-gout",
        module: "internal",
        level: "Beginner",
        diagnosis: "no such illness",
        complaint: "joint pain",
        name: "Bram Oduya",
        age: "58",
        sex: "male",
      };
      const refused = await post("/api/new", answers);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body["fields"] as object)).toEqual(["diagnosis"]);
      const made = await post("/api/new", { ...answers, diagnosis: "gout" });
      const state = stateSchema.parse(made.body) as OpenState;
      expect(state.file).toContain("internal/acute-gout.yaml");

      const path = ["history", "joint_pain", "onset", "say"];
      const edit = { kind: "set", path, value: ["It started on Sunday night, two days ago."] };
      expect((await post("/api/edit", { revision: state.revision, edit })).status).toBe(200);
      expect((await post("/api/edit", { revision: state.revision, edit })).status).toBe(409);
      expect((await post("/api/edit", { revision: 1, edit: { kind: "set" } })).status).toBe(400);
      const talk = await post("/api/talk", { lines: ["When did it start?"], seed: 1 });
      expect(JSON.stringify(talk.body)).toContain("It started on Sunday night");
      await post("/api/bank", { fact: "joint_pain.onset", question: "since when, then?" });
      const file = join(folder, "cases/internal/acute-gout");
      expect(readFileSync(`${file}.asked.txt`, "utf8")).toBe(
        "joint_pain.onset\tsince when, then?\n",
      );
      expect(readFileSync(`${file}.yaml`, "utf8")).toContain("It started on Sunday night");
      await post("/api/undo", {});
      expect(readFileSync(`${file}.asked.txt`, "utf8")).toBe("");
      const check = JSON.parse((await ask("/api/check", headers)).body) as { remarks: unknown[] };
      expect(check.remarks.length).toBeGreaterThan(10);
    } finally {
      stop();
    }
  }, 60_000);
});

describe("the workbench", () => {
  const opened = (text: string) => {
    const file = join(folder, "one.yaml");
    writeFileSync(file, text);
    return { file, bench: new Workbench(file), disk: () => readFileSync(file, "utf8") };
  };
  const set = (bench: Workbench, key: string, value: unknown) =>
    bench.edit(bench.state().revision, { kind: "set", path: [key], value });

  it("writes every change at once, and takes it back", () => {
    const { bench, disk } = opened("# mine\na: 1 # first\nb: 2\n");
    expect(set(bench, "a", 5)).toEqual({ ok: true });
    expect(disk()).toBe("# mine\na: 5 # first\nb: 2\n");
    bench.step("back");
    expect(disk()).toBe("# mine\na: 1 # first\nb: 2\n");
    bench.step("forth");
    expect(disk()).toBe("# mine\na: 5 # first\nb: 2\n");
  });

  it("takes over what somebody else wrote, says so, and undo brings back what stood here", () => {
    const { bench, file, disk } = opened("a: 1\n");
    set(bench, "a", 2);
    writeFileSync(file, "a: 3\n");
    const state = bench.state();
    expect(state.value).toEqual({ a: 3 });
    expect(state.notice).toMatch(/changed on the disk/);
    expect(bench.edit(state.revision - 1, { kind: "set", path: ["a"], value: 4 }).ok).toBe(false);
    bench.step("back");
    expect(disk()).toBe("a: 2\n");
  });

  it("keeps both texts of a conflict until one is chosen, also over a restart", () => {
    const { file } = opened("a: theirs\n");
    writeFileSync(`${file}.unsaved`, "a: mine\n");
    const bench = new Workbench(file);
    expect(bench.state().save.kind).toBe("conflict");
    expect(bench.state().value).toEqual({ a: "mine" });
    set(bench, "b", 1);
    expect(readFileSync(file, "utf8")).toBe("a: theirs\n");
    expect(readFileSync(`${file}.unsaved`, "utf8")).toBe("a: mine\nb: 1\n");
    bench.choose("mine");
    expect(bench.state().save.kind).toBe("saved");
    expect(readFileSync(file, "utf8")).toBe("a: mine\nb: 1\n");
    expect(() => readFileSync(`${file}.unsaved`)).toThrow();
    bench.step("back");
    expect(readFileSync(file, "utf8")).toBe("a: theirs\n");
  });

  it("says that it could not write, and writes as soon as it can", () => {
    const { bench, file } = opened("a: 1\n");
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "in the way");
    set(bench, "a", 2);
    expect(bench.state().save.kind).toBe("failed");
    rmSync(folder);
    expect(bench.state().save.kind).toBe("saved");
    expect(readFileSync(file, "utf8")).toBe("a: 2\n");
  });
});

describe("the bank of questions", () => {
  it("gets a question behind those of its fact, once", () => {
    const bank = "a\tone | two\nb\tthree\n";
    expect(withQuestion(bank, "a", "new|one?")).toBe("a\tone | two | new one?\nb\tthree\n");
    expect(withQuestion(bank, "b", "Three")).toBe(bank);
    expect(withQuestion(bank, "c", "four")).toBe(`${bank}c\tfour\n`);
  });
});
