import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  ensureBuilt,
  memoryOf,
  processorSeconds,
  startServer,
  whenIdle,
} from "../apps/server/tools/server-process.ts";
import { measureBare } from "./server/bare-client.ts";
import { embeddedGround, postgresGround, type Ground } from "./server/databases.ts";
import { meet, percentile } from "./server/encounters.ts";

/**
 * Learners at once; LOAD_LEARNERS=50,1000 for others, LOAD_DATABASES=embedded for one, LOAD_COLD=1 for a crowd that comes in the
 * moment of the start, LOAD_PROFILE=folder for profiles.
 */
const crowds = (process.env["LOAD_LEARNERS"] ?? "50,200").split(",").map(Number);
const databases = (process.env["LOAD_DATABASES"] ?? "embedded,postgres").split(",");
const isCold = process.env["LOAD_COLD"] === "1";
const profiles = process.env["LOAD_PROFILE"];
const limitMs = 90_000;

interface Line {
  readonly database: string;
  readonly learners: number;
  readonly turns: number;
  readonly errors: number;
  readonly reports: number;
  readonly "turns/s": number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the server for all of an encounter's work, a turn. */
  readonly "CPU ms/turn": number;
  readonly "MB now": number;
  readonly "MB most": number;
  readonly "bare turns/s": number;
  readonly "bare p95": number;
  /** Turns a second, ours to the bare server's. */
  readonly ratio: number;
}

/**
 * Whole encounters through the API, everybody at once and nobody pausing, on the server as it is shipped; then a bare
 * server that stores the same on the same database. Prints a table, writes results/load.json; an error fails the process.
 */
export const run = async (): Promise<void> => {
  await ensureBuilt();
  const table: Line[] = [];
  const errors: Record<string, number> = {};
  for (const name of databases)
    for (const learners of crowds) {
      const ground = name === "postgres" ? await postgresGround() : embeddedGround();
      if (!ground) continue;
      try {
        const { line, found } = await measure(ground, learners);
        table.push(line);
        // A long run that is cut off has said what it found so far.
        console.log(JSON.stringify(line));
        for (const [what, count] of Object.entries(found))
          errors[what] = (errors[what] ?? 0) + count;
      } finally {
        await ground.remove();
      }
    }
  console.table(table);
  const load = os.loadavg().map((value) => Math.round(value * 100) / 100);
  console.log(
    `load of the machine, 1/5/15 minutes: ${load.join(", ")}; cores: ${os.cpus().length}`,
  );
  const folder = path.resolve("bench/results");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "load.json"), `${JSON.stringify(table, null, 2)}\n`);
  if (Object.keys(errors).length > 0) {
    console.error(errors);
    process.exitCode = 1;
  }
};

const measure = async (
  ground: Ground,
  learners: number,
): Promise<{ line: Line; found: Readonly<Record<string, number>> }> => {
  const nodeOptions = profiles ? ["--cpu-prof", `--cpu-prof-dir=${path.resolve(profiles)}`] : [];
  const server = await startServer(ground.environment, { nodeOptions });
  if (!isCold) await whenIdle(server.child.pid);
  const before = processorSeconds(server.child.pid);
  const crowd = await meet(server.url, learners, limitMs);
  const used = processorSeconds(server.child.pid) - before;
  const memory = memoryOf(server.child.pid);
  await server.end("SIGTERM");
  const bare = await measureBare(ground, learners, limitMs / 3);
  const perSecond = crowd.turns.length / crowd.seconds;
  const count = Object.values(crowd.errors).reduce((sum, n) => sum + n, 0);
  return {
    found: crowd.errors,
    line: {
      database: ground.name,
      learners,
      turns: crowd.turns.length,
      errors: count,
      reports: crowd.reports,
      "turns/s": Math.round(perSecond),
      p50: percentile(crowd.turns, 0.5),
      p95: percentile(crowd.turns, 0.95),
      p99: percentile(crowd.turns, 0.99),
      "CPU ms/turn": Math.round((used / Math.max(1, crowd.turns.length)) * 1_000),
      "MB now": memory.now,
      "MB most": memory.most,
      "bare turns/s": bare.turnsPerSecond,
      "bare p95": percentile(bare.sorted, 0.95),
      ratio: Math.round((perSecond / bare.turnsPerSecond) * 1_000) / 1_000,
    },
  };
};
