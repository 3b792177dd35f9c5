import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { baseCase } from "./support/cases.ts";
import { publicIdOf } from "../src/library/library.ts";
import { openPostgres } from "../src/db/database.ts";
import { startPostgres, type PostgresServer } from "./support/postgres-cluster.ts";

// The server as it is shipped, bundled and in a process of its own: started, killed without warning, started again.

const main = fileURLToPath(new URL("../dist/main.mjs", import.meta.url));
const bundler = new URL("../../../scripts/lib/bundle.mjs", import.meta.url);
const bootMs = 60_000;

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it wrote to stdout. */
  readonly printed: readonly string[];
}

const run = (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  const complaints: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => printed.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => complaints.push(line));
  return { child, printed, complaints };
};

const start = async (environment: Readonly<Record<string, string>>): Promise<Server> => {
  const { child, printed, complaints } = run(environment);
  const ended = once(child, "exit").then(() => {
    throw new Error(`The server ended: ${complaints.join("\n")}`);
  });
  const ready = async (): Promise<string> => {
    for (;;) {
      const url = /http:\/\/\S+/.exec(printed[0] ?? "")?.[0];
      if (url !== undefined) return url;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const url = await Promise.race([ready(), ended]);
  ended.catch(() => undefined);
  return { child, url, printed };
};

const stop = async ({ child }: Server, signal: NodeJS.Signals): Promise<number | null> => {
  const gone = once(child, "exit") as Promise<[number | null]>;
  child.kill(signal);
  const [code] = await gone;
  return code;
};

beforeAll(async () => {
  const { ensureServer } = (await import(bundler.href)) as { ensureServer(): Promise<void> };
  await ensureServer();
});

const call = async <T>(server: Server, path: string, token = "", body?: unknown): Promise<T> => {
  const response = await fetch(`${server.url}/api${path}`, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

interface Conversation {
  readonly _id: string;
  readonly messages: readonly { readonly text: string }[];
}
const signUp = async (server: Server, email: string): Promise<string> =>
  (
    await call<{ token: string }>(server, "/auth/register", "", {
      name: "Ines Okafor",
      email,
      password: "a long pass phrase",
    })
  ).token;

describe("the server process", () => {
  let home: string;
  beforeAll(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-process-"));
  });
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

  it(
    "keeps every acknowledged message when it is killed in mid-chat, and refuses a second process",
    async () => {
      const environment = { DATA_DIR: path.join(home, "killed") };
      const first = await start(environment);
      expect(first.printed).toEqual([`Anamnesis is ready at ${first.url}`]);
      const token = await signUp(first, "ines@example.org");
      const session = await call<Conversation>(first, "/sessions", token, {
        patientId: publicIdOf(baseCase),
      });
      const acknowledged: string[] = [];
      const chatting = (async () => {
        for (let n = 0; ; n += 1) {
          const message = `Question ${n}: when did it start?`;
          const { response } = await call<{ response: string }>(
            first,
            `/sessions/${session._id}/message`,
            token,
            { message },
          );
          acknowledged.push(message, response);
        }
      })().catch(() => "cut off");
      while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));

      const second = run(environment);
      const [code] = (await once(second.child, "exit")) as [number];
      expect(code).toBe(1);
      expect(second.complaints.join("\n")).toContain(`in use by process ${first.child.pid}`);
      expect(second.printed).toEqual([]);

      await stop(first, "SIGKILL");
      expect(await chatting).toBe("cut off");

      const again = await start(environment);
      const after = await call<Conversation>(again, `/sessions/${session._id}`, token);
      const kept = after.messages.slice(1).map(({ text }) => text);
      expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged);
      // At most the turn that was under way is there besides, and that one whole.
      expect([acknowledged.length, acknowledged.length + 2]).toContain(kept.length);
      await call(again, `/sessions/${session._id}/message`, token, { message: "Any allergies?" });
      expect(await stop(again, "SIGTERM")).toBe(0);
      expect(fs.readdirSync(environment.DATA_DIR)).toEqual(["database"]);
    },
    3 * bootMs,
  );

  it(
    "says in plain words what is wrong with its configuration",
    async () => {
      const { child, printed, complaints } = run({ PORT: "http", DATABASE_URL: "db" });
      const [code] = (await once(child, "exit")) as [number];
      expect(code).toBe(1);
      expect(printed).toEqual([]);
      expect(complaints.join("\n")).toMatch(
        /^The configuration cannot be used:\nPORT must[^]*DATABASE_URL must/,
      );
      expect(complaints.join("\n")).not.toContain(" at ");
    },
    bootMs,
  );

  it(
    "says in a sentence why it does not come up, and leaves nothing locked",
    async () => {
      const complaintOf = async (environment: Readonly<Record<string, string>>) => {
        const { child, complaints } = run(environment);
        const [code] = (await once(child, "exit")) as [number];
        expect(code).toBe(1);
        return complaints.join("\n");
      };
      const file = path.join(home, "a-file");
      fs.writeFileSync(file, "");
      for (const DATA_DIR of [file, path.join(file, "below")])
        expect(await complaintOf({ DATA_DIR })).toMatch(
          /^The data cannot be kept in \S+: [^\n]*file\. Set DATA_DIR to a folder[^\n]*$/,
        );
      const other = net.createServer().listen(0, "127.0.0.1");
      await once(other, "listening");
      const { port } = other.address() as net.AddressInfo;
      // Quicker where the first test has created it.
      const DATA_DIR = path.join(home, "killed");
      expect(await complaintOf({ DATA_DIR, PORT: String(port) })).toMatch(
        /^Port \d+ is in use by another program\. [^\n]*$/,
      );
      other.close();
      expect(fs.readdirSync(DATA_DIR)).toEqual(["database"]);
    },
    2 * bootMs,
  );
});

const postgres = await startPostgres();
describe.skipIf("missing" in postgres)("two server processes on one PostgreSQL", () => {
  const database = postgres as PostgresServer;
  afterAll(() => database.stop());

  it(
    "start at once on an empty database, and serve the same person",
    async () => {
      const environment = { DATABASE_URL: await database.createDatabase() };
      const [one, two] = await Promise.all([start(environment), start(environment)]);
      if (!one || !two) throw new Error("Two servers are needed.");
      const token = await signUp(one, "ines@example.org");
      const session = await call<Conversation>(two, "/sessions", token, {
        patientId: publicIdOf(baseCase),
      });
      const texts = Array.from({ length: 6 }, (_, n) => `Question ${n}`);
      await Promise.all(
        texts.map((message, n) =>
          call(n % 2 ? one : two, `/sessions/${session._id}/message`, token, { message }),
        ),
      );
      const { messages } = await call<Conversation>(one, `/sessions/${session._id}`, token);
      expect(messages).toHaveLength(1 + 2 * texts.length);
      await stop(one, "SIGKILL");
      await call(two, `/sessions/${session._id}/message`, token, { message: "Are you there?" });
      expect(await stop(two, "SIGINT")).toBe(0);
    },
    2 * bootMs,
  );

  it(
    "say in plain words why they do not come up",
    async () => {
      const DATABASE_URL = await database.createDatabase();
      const first = await start({ DATABASE_URL });
      const complaintOf = async (environment: Readonly<Record<string, string>>) => {
        const { child, complaints } = run(environment);
        const [code] = (await once(child, "exit")) as [number];
        expect(code).toBe(1);
        return complaints.join("\n");
      };
      const { port } = new URL(first.url);
      expect(await complaintOf({ DATABASE_URL, PORT: port })).toBe(
        `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
      );
      const nobody = `postgres://nobody@127.0.0.1:1/none`;
      expect(await complaintOf({ DATABASE_URL: nobody })).toMatch(
        /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)/,
      );
      const elsewhere = new URL(DATABASE_URL);
      elsewhere.pathname = "/no_such_database";
      expect(await complaintOf({ DATABASE_URL: elsewhere.href })).toMatch(
        /^PostgreSQL refuses the connection: database "no_such_database" does not exist/,
      );
      await stop(first, "SIGTERM");
    },
    2 * bootMs,
  );

  it("migrate once, however many start", async () => {
    const url = await database.createDatabase();
    const handles = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    await Promise.all(handles.map((handle) => handle.ping()));
    await Promise.all(handles.map((handle) => handle.close()));
  });
});
