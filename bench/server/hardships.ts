import { execFileSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  callerOf,
  CallError,
  listPatients,
  type Call,
  type Session,
} from "../../apps/server/tools/learner.ts";
import { startServer, type ServerProcess } from "../../apps/server/tools/server-process.ts";
import { embeddedGround, postgresGround } from "./databases.ts";

/** What was done to a server, what it did, and whether that is what it should do. */
export interface Hardship {
  readonly what: string;
  readonly seen: string;
  readonly ok: boolean;
}

const statusOf = (work: () => Promise<unknown>): Promise<number> =>
  work().then(
    () => 200,
    (error: unknown) => (error instanceof CallError ? error.status : -1),
  );

interface Talker {
  readonly call: Call;
  readonly sessionId: string;
  say(): Promise<number>;
  /** Lines that were acknowledged and are not there any more. */
  lost(): Promise<number>;
}

const talkerOn = async ({ url }: ServerProcess): Promise<Talker> => {
  const agent = new http.Agent();
  const { token } = await callerOf(url, agent)<{ token: string }>("POST", "/auth/register", {
    name: "Ines Okafor",
    email: `${crypto.randomUUID()}@example.org`,
    password: "a long pass phrase",
  });
  const call = callerOf(url, agent, token);
  const [patientId] = await listPatients(call);
  const { _id } = await call<Session>("POST", "/sessions", { patientId });
  const acknowledged: string[] = [];
  return {
    call,
    sessionId: _id,
    say: () =>
      statusOf(async () => {
        const message = `Question ${acknowledged.length + 1}: since when?`;
        await call("POST", `/sessions/${_id}/message`, { message });
        acknowledged.push(message);
      }),
    async lost() {
      const { messages } = await call<Session>("GET", `/sessions/${_id}`);
      const kept = new Set(messages.map(({ text }) => text));
      return acknowledged.filter((text) => !kept.has(text)).length;
    },
  };
};

/** Asks again and again until the answer is the wanted one; how long that took, seconds, or null. */
const until = async (
  ask: () => Promise<number>,
  wanted: number,
  limitMs: number,
): Promise<number | null> => {
  const from = performance.now();
  while (performance.now() - from < limitMs) {
    if ((await ask()) === wanted) return Math.round((performance.now() - from) / 100) / 10;
    await sleep(250);
  }
  return null;
};

/** The embedded database on a small disk of its own, filled, emptied again, and filled while the server is down. */
export const diskFull = async (): Promise<readonly Hardship[]> => {
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=320m", "tmpfs", disk], { stdio: "pipe" });
  } catch {
    fs.rmSync(disk, { recursive: true });
    return [{ what: "disk full", seen: "not tried: no right to mount a small disk", ok: true }];
  }
  const environment = { DATA_DIR: path.join(disk, "data"), WARM_UP: "0" };
  const ballast = path.join(disk, "ballast");
  /** Leaves so many bytes free. */
  const fill = (free: number): void => {
    const { bavail, bsize } = fs.statfsSync(disk);
    fs.writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - free)), { flag: "a" });
  };
  const found: Hardship[] = [];
  try {
    let server = await startServer(environment);
    const talker = await talkerOn(server);
    const ready = () => statusOf(() => talker.call("GET", "/health/ready"));
    await talker.say();
    fill(30 * 1024 ** 2);
    const noticed = await until(() => talker.say(), 503, 15_000);
    const reading = await statusOf(() => talker.call("GET", `/sessions/${talker.sessionId}`));
    found.push({
      what: "less than 64 MB free",
      seen: `writing 503 after ${noticed} s, reading ${reading}, ready ${await ready()}`,
      ok: noticed !== null && reading === 200 && (await ready()) === 503,
    });
    fill(0);
    const full = await talker.say();
    const alive = await statusOf(() => talker.call("GET", "/health/live"));
    found.push({
      what: "no byte free",
      seen: `writing ${full}, alive ${alive}`,
      ok: full === 503 && alive === 200,
    });
    fs.rmSync(ballast);
    const again = await until(() => talker.say(), 200, 15_000);
    const lost = await talker.lost();
    found.push({
      what: "room again",
      seen: `writing 200 after ${again} s, ${lost} acknowledged lost`,
      ok: again !== null && lost === 0,
    });
    await server.end("SIGKILL");
    fill(0);
    const complaint = await startServer(environment).then(
      async (up) => {
        const status = await statusOf(() =>
          callerOf(up.url, new http.Agent())("GET", "/health/ready"),
        );
        await up.end("SIGTERM");
        return `comes up, ready ${status}`;
      },
      (error: unknown) => firstLine(error),
    );
    found.push({
      what: "killed, then started on a full disk",
      seen: complaint,
      ok: /full|ready 503/.test(complaint),
    });
    fs.rmSync(ballast, { force: true });
    server = await startServer(environment);
    found.push({
      what: "room again, started",
      seen: `ready after ${Math.round(server.readyMs / 100) / 10} s`,
      ok: true,
    });
    await server.end("SIGTERM");
  } finally {
    execFileSync("umount", ["-l", disk]);
    fs.rmSync(disk, { recursive: true });
  }
  return found;
};

const firstLine = (error: unknown): string => {
  const [line = ""] = (error as Error).message.split("\n");
  // Where the temporary folder lies is nobody's business.
  return line.replaceAll(/\/\S*anamnesis-(bench|disk)-\w+/g, "…");
};
const isOneSentence = (error: unknown): boolean => !/\n\s+at |^\{/.test((error as Error).message);

const bootOn = async (
  what: string,
  environment: Readonly<Record<string, string>>,
  wanted: RegExp,
  uid?: number,
): Promise<Hardship> => {
  try {
    const server = await startServer(
      { ...environment, WARM_UP: "0" },
      uid === undefined ? {} : { uid },
    );
    await server.end("SIGTERM");
    return { what, seen: "comes up", ok: wanted.test("comes up") };
  } catch (error) {
    const seen = firstLine(error);
    return { what, seen, ok: wanted.test(seen) && isOneSentence(error) };
  }
};

/** A folder that may not be written to, and files that were damaged while the server was down. */
export const badFiles = async (): Promise<readonly Hardship[]> => {
  const ground = embeddedGround();
  const environment = ground.environment;
  const found: Hardship[] = [];
  try {
    const server = await startServer({ ...environment, WARM_UP: "0" });
    const talker = await talkerOn(server);
    await talker.say();
    await server.end("SIGTERM");
    const whole = path.join(ground.home, "database");
    const kept = path.join(ground.home, "kept");
    fs.cpSync(whole, kept, { recursive: true });
    const restore = (): void => {
      fs.rmSync(whole, { recursive: true, force: true });
      fs.cpSync(kept, whole, { recursive: true });
    };
    const nobody = 65_534;
    const isRoot = process.getuid?.() === 0;
    const closed = path.join(ground.home, "closed");
    fs.mkdirSync(closed);
    fs.chmodSync(closed, 0o555);
    fs.chmodSync(ground.home, 0o755);
    found.push(
      await bootOn(
        "data folder may not be written to",
        { DATA_DIR: closed },
        /^The data cannot be kept in .*may not write there/,
        isRoot ? nobody : undefined,
      ),
    );
    const damage: Readonly<Record<string, () => void>> = {
      "pg_control overwritten": () =>
        fs.writeFileSync(path.join(whole, "global/pg_control"), Buffer.alloc(8_192, 7)),
      "pg_control missing": () => fs.rmSync(path.join(whole, "global/pg_control")),
      "the log (WAL) gone": () => {
        for (const name of fs.readdirSync(path.join(whole, "pg_wal")))
          if (/^[0-9A-F]{24}$/.test(name)) fs.rmSync(path.join(whole, "pg_wal", name));
      },
      "folder base gone": () => fs.rmSync(path.join(whole, "base"), { recursive: true }),
    };
    for (const [what, harm] of Object.entries(damage)) {
      restore();
      harm();
      found.push(await bootOn(what, environment, /^The database in .*damaged.*npm run restore/));
    }
    restore();
    fs.writeFileSync(path.join(ground.home, "database.lock"), "garbage");
    found.push(await bootOn("lock file garbage", environment, /comes up/));
    const up = await startServer({ ...environment, WARM_UP: "0" });
    await up.end("SIGTERM");
  } finally {
    await ground.remove();
  }
  return found;
};

/** PostgreSQL taken away without warning while learners talk, and given back. */
export const databaseAway = async (milliseconds: number): Promise<readonly Hardship[]> => {
  const ground = await postgresGround();
  if (!ground?.interrupt) return [];
  try {
    const server = await startServer({ ...ground.environment, WARM_UP: "0" });
    const talkers = await Promise.all([1, 2, 3, 4].map(() => talkerOn(server)));
    const seen: Record<string, number> = {};
    const ready: Record<string, number> = {};
    let slowest = 0;
    let isOver = false;
    const talking = talkers.map(async ({ say }) => {
      while (!isOver) {
        const from = performance.now();
        const status = await say();
        slowest = Math.max(slowest, performance.now() - from);
        seen[status] = (seen[status] ?? 0) + 1;
        await sleep(status === 200 ? 0 : 200);
      }
    });
    const probing = (async () => {
      const call = callerOf(server.url, new http.Agent());
      while (!isOver) {
        const status = await statusOf(() => call("GET", "/health/ready"));
        ready[status] = (ready[status] ?? 0) + 1;
        await sleep(500);
      }
    })();
    await sleep(1_000);
    await ground.interrupt(milliseconds);
    const [first] = talkers;
    const back = first ? await until(first.say, 200, 60_000) : null;
    await sleep(1_000);
    isOver = true;
    await Promise.all([...talking, probing]);
    const lost = await Promise.all(talkers.map((talker) => talker.lost()));
    const total = lost.reduce((sum, n) => sum + n, 0);
    const code = await server.end("SIGTERM");
    const text = (counts: Readonly<Record<string, number>>) =>
      Object.entries(counts)
        .map(([status, n]) => `${status}: ${n}`)
        .join(", ");
    return [
      {
        what: `PostgreSQL away for ${milliseconds / 1_000} s`,
        seen: `answers ${text(seen)} (slowest ${Math.round(slowest / 100) / 10} s); ready ${text(ready)}; talking again ${back} s after it was back; ${total} acknowledged lost; exit ${code}`,
        ok:
          back !== null &&
          total === 0 &&
          code === 0 &&
          Object.keys(seen).every((status) => ["200", "503"].includes(status)),
      },
    ];
  } finally {
    await ground.remove();
  }
};
