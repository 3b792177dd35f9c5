import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Measured } from "./progress/measure.ts";

/** Tools run in the root of the checkout, bundled or not; the measurement is always run from its source. */
const here = path.resolve("bench");
const sizes = {
  small: { people: 1_000, sessions: 10_000 },
  large: { people: 100_000, sessions: 1_000_000 },
};
/** Of the 95th percentile, milliseconds. */
const limits = { postgres: 20, embedded: 50 } as const;
/** Of the median, from the small database to the large one; where both are this quick nothing is to be told apart. */
const growthLimit = 2;
const tooQuickMs = 1;

type Kind = keyof typeof limits;
interface Line {
  readonly call: string;
  readonly database: Kind;
  readonly "p50 10,000": number;
  readonly "p95 10,000": number;
  readonly "p50 1,000,000": number;
  readonly "p95 1,000,000": number;
  readonly growth: number;
  readonly limit: number;
  readonly ok: boolean;
}

/**
 * Leaderboards, dashboard, history and statistics on 10,000 and on 1,000,000 marked sessions, on PostgreSQL and on the
 * embedded database. Prints a table, writes results/leaderboard.json; a limit that is broken, or counts that a recount
 * does not bear out, fail the process.
 */
export const run = async (): Promise<void> => {
  const lines: Line[] = [];
  const databases: Record<string, unknown>[] = [];
  let differences = 0;
  for (const kind of ["postgres", "embedded"] as const) {
    const small = await measured(kind, "small");
    const large = await measured(kind, "large");
    lines.push(...compare(kind, small, large));
    differences += small.differences + large.differences;
    for (const [size, { fillSeconds, megabytes }] of Object.entries({ small, large }))
      databases.push({
        database: kind,
        ...sizes[size as keyof typeof sizes],
        fillSeconds,
        megabytes,
      });
  }
  console.table(databases);
  console.table(lines);
  const load = os.loadavg().map((value) => Math.round(value * 100) / 100);
  console.log(
    `rows that a recount does not bear out: ${differences}; load of the machine: ${load.join(", ")}`,
  );
  fs.mkdirSync(path.join(here, "results"), { recursive: true });
  fs.writeFileSync(
    path.join(here, "results/leaderboard.json"),
    `${JSON.stringify({ databases, lines, differences, load }, null, 2)}\n`,
  );
  const broken = lines.filter(({ ok }) => !ok);
  for (const { call, database } of broken) console.error(`Too slow on ${database}: ${call}`);
  if (broken.length > 0 || differences > 0) process.exitCode = 1;
};

const compare = (kind: Kind, small: Measured, large: Measured): Line[] =>
  Object.entries(large.timings).map(([call, big]) => {
    const little = small.timings[call] ?? big;
    const growth = Math.round((big.p50 / little.p50) * 100) / 100;
    const grows = growth > growthLimit && big.p50 - little.p50 > tooQuickMs;
    const limit = limits[kind];
    return {
      call,
      database: kind,
      "p50 10,000": little.p50,
      "p95 10,000": little.p95,
      "p50 1,000,000": big.p50,
      "p95 1,000,000": big.p95,
      growth,
      limit,
      ok: big.p95 <= limit && little.p95 <= limit && !grows,
    };
  });

const measured = async (kind: Kind, size: keyof typeof sizes): Promise<Measured> => {
  const out = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-bench-")), "out.json");
  const { people, sessions } = sizes[size];
  console.log(
    `${kind}: ${sessions.toLocaleString("en")} sessions of ${people.toLocaleString("en")} people …`,
  );
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      path.join(here, "progress/measure.ts"),
      kind,
      String(people),
      String(sessions),
      out,
    ],
    { stdio: "inherit" },
  );
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The measurement on ${kind} ended with ${code}.`);
  const result = JSON.parse(fs.readFileSync(out, "utf8")) as Measured;
  fs.rmSync(path.dirname(out), { recursive: true });
  return result;
};
