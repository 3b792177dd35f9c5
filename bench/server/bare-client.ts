import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { callerOf } from "../../apps/server/tools/learner.ts";
import type { Ground } from "./databases.ts";
import { turnsOfAnEncounter } from "./encounters.ts";

/** Turns a second that the bare server stores on the same database with as many callers. */
export const measureBare = async (
  ground: Ground,
  learners: number,
  limitMs: number,
): Promise<{ readonly turnsPerSecond: number; readonly sorted: readonly number[] }> => {
  const { DATA_DIR, DATABASE_URL } = ground.environment;
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      path.resolve("bench/server/bare.ts"),
      DATA_DIR ?? "",
      ...(DATABASE_URL ? [DATABASE_URL] : []),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const turns: number[] = [];
  const from = performance.now();
  const one = async (): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const call = callerOf(url, agent);
    for (let n = 0; n < turnsOfAnEncounter && performance.now() - from < limitMs; n += 1) {
      const before = performance.now();
      await call("POST", "/turn", { message: "Where exactly do you feel it?" });
      turns.push(performance.now() - before);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: learners }, one));
  const seconds = (performance.now() - from) / 1_000;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
  return {
    turnsPerSecond: Math.round(turns.length / seconds),
    sorted: turns.toSorted((a, b) => a - b),
  };
};
