import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** The server as it is shipped, in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** From starting the process to its line "ready", milliseconds. */
  readonly readyMs: number;
  /** Lines of its log. */
  readonly log: readonly string[];
  /** Ends it with a signal; answers its exit code, null where the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** It came down instead of coming up. */
export class NotStartedError extends Error {
  override readonly name = "NotStartedError";
}

const bootLimitMs = 90_000;

/** Builds the server where its sources have changed. */
export const ensureBuilt = async (): Promise<void> => {
  const url = pathToFileURL(path.resolve("scripts/lib/bundle.mjs")).href;
  const { ensureServer } = (await import(url)) as { ensureServer(): Promise<void> };
  await ensureServer();
};

export interface StartOptions {
  /** Run as another user; needs rights. */
  readonly uid?: number;
  /** Options of Node itself, such as --cpu-prof. */
  readonly nodeOptions?: readonly string[];
}

/**
 * Starts the bundled server and waits until it is ready.
 * @throws NotStartedError with what it said
 */
export const startServer = async (
  environment: Readonly<Record<string, string>>,
  { uid, nodeOptions = [] }: StartOptions = {},
): Promise<ServerProcess> => {
  const from = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, "apps/server/dist/main.mjs"], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      PORT: "0",
      RATE_LIMIT_FACTOR: "1000000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const log: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, "exit").then(([code]) => {
    throw new NotStartedError(log.join("\n") || `ended with ${String(code)} and said nothing`);
  });
  ended.catch(() => undefined);
  const limit = setTimeout(() => child.kill("SIGKILL"), bootLimitMs);
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  clearTimeout(limit);
  return {
    child,
    url: /http:\/\/\S+/.exec(line)?.[0] ?? "",
    readyMs: performance.now() - from,
    log,
    async end(signal) {
      if (child.exitCode !== null) return child.exitCode;
      const gone = once(child, "exit") as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
};

/** Memory of a process now and at its most, megabytes (Linux). */
export const memoryOf = (pid: number | undefined): { now: number; most: number } => {
  const text = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(text)?.[1] ?? 0) / 1_000);
  return { now: read("VmRSS"), most: read("VmHWM") };
};

/** Processor time that a process has used so far, seconds (Linux, 100 ticks a second). */
export const processorSeconds = (pid: number | undefined): number => {
  const text = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Resolves when a process has next to nothing to do, as when a server has prepared its cases; after a minute at the latest. */
export const whenIdle = async (pid: number | undefined): Promise<void> => {
  let quiet = 0;
  let before = processorSeconds(pid);
  for (let second = 0; second < 60 && quiet < 2; second += 1) {
    await sleep(1_000);
    const now = processorSeconds(pid);
    quiet = now - before < 0.15 ? quiet + 1 : 0;
    before = now;
  }
};
