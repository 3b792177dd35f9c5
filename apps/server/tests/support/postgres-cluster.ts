import { execFile, type ExecFileOptions } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import postgres from "postgres";

const run = promisify(execFile);

export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Takes it away without warning, and starts it again after so long. */
  interrupt(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL of TEST_DATABASE_URL (whose user may create databases), else a temporary one made with initdb, else
 * the reason why there is none.
 */
export const startPostgres = async ({
  isDurable = false,
}: {
  /** Syncs what it commits, as one in production does; tests have nothing that must survive. */
  readonly isDurable?: boolean;
} = {}): Promise<PostgresServer | { readonly missing: string }> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return serverAt(given, () => Promise.resolve());
  const binaries = findBinaries();
  if (!binaries) return { missing: "no TEST_DATABASE_URL, no POSTGRES_BIN, and no initdb here" };
  const as = unprivileged();
  if (!as) return { missing: "PostgreSQL refuses to run as root, and there is no other user" };
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-pg-"));
  if (as.uid !== undefined) fs.chownSync(home, as.uid, as.gid ?? as.uid);
  const data = path.join(home, "data");
  const pgCtl = (...args: string[]) =>
    run(path.join(binaries, "pg_ctl"), ["-D", data, "-w", "-s", ...args], as);
  await run(
    path.join(binaries, "initdb"),
    ["-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    as,
  );
  const port = await freePort();
  const hasty = isDurable ? "" : "-F -c full_page_writes=off -c synchronous_commit=off";
  const options = `-h 127.0.0.1 -p ${port} -k ${home} ${hasty}`;
  const start = () => pgCtl("-l", path.join(home, "log"), "-o", options, "start");
  await start();
  return serverAt(
    `postgres://tester@127.0.0.1:${port}/postgres`,
    async () => {
      await pgCtl("-m", "immediate", "stop");
      fs.rmSync(home, { recursive: true, force: true });
    },
    async (milliseconds) => {
      await pgCtl("-m", "immediate", "stop");
      await sleep(milliseconds);
      await start();
    },
  );
};

const serverAt = (
  url: string,
  stop: () => Promise<void>,
  interrupt: PostgresServer["interrupt"] = () =>
    Promise.reject(new Error("The PostgreSQL of TEST_DATABASE_URL is not ours to stop.")),
): PostgresServer => {
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  const created: string[] = [];
  return {
    interrupt,
    async createDatabase() {
      const name = `anamnesis_test_${process.pid}_${created.length}_${Date.now()}`;
      await admin.unsafe(`create database ${name}`);
      created.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async stop() {
      for (const name of created)
        await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end({ timeout: 2 });
      await stop();
    },
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const findBinaries = (): string | null => {
  const versions = "/usr/lib/postgresql";
  const installed = fs.existsSync(versions)
    ? fs
        .readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(versions, version, "bin"))
    : [];
  const given = process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : [];
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  return (
    [...given, ...installed, ...onPath].find((folder) =>
      fs.existsSync(path.join(folder, "initdb")),
    ) ?? null
  );
};

/** Who runs PostgreSQL: this user, or for root the first of the usual other ones. */
const unprivileged = (): Pick<ExecFileOptions, "uid" | "gid" | "cwd"> | null => {
  if (process.getuid?.() !== 0) return { cwd: os.tmpdir() };
  const accounts = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account =
    accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  return account ? { uid: Number(account[2]), gid: Number(account[3]), cwd: os.tmpdir() } : null;
};
