import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { PGlite } from "@electric-sql/pglite";
import { replayAfterPowerLoss } from "./power-loss-disk.ts";

interface Trial {
  readonly acknowledged: number;
  readonly found: number;
  readonly lost: number;
  readonly opened: boolean;
  readonly sound: boolean;
  readonly syncs: number;
  readonly lostWrites: number;
}
export interface PowerLossResult {
  readonly durable: readonly Trial[];
  /** PGlite as it is shipped, to show that this test can fail. */
  readonly stock: readonly Trial[];
  readonly ok: boolean;
}

/** Tools run in the root of the checkout, bundled or not; the writer is always run from its source. */
const here = path.resolve("bench");
const openLimitMs = 60_000;

/**
 * Kills a writing database, throws away what it had not synced, opens what is left, and counts the acknowledged rows
 * that are missing. Needs no rights: the disk is simulated (see power-loss-disk.ts).
 */
export const measure = async (trials: number, controls: number): Promise<PowerLossResult> => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-power-"));
  try {
    const durable = await series(home, "durable", trials);
    const stock = await series(home, "stock", controls);
    const ok = durable.every((trial) => trial.opened && trial.sound && trial.lost === 0);
    return { durable, stock, ok };
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
};

/** Measures, prints, and writes results/power-loss.json; a lost row fails the process. */
export const run = async (): Promise<void> => {
  const result = await measure(10, 3);
  fs.mkdirSync(path.join(here, "results"), { recursive: true });
  fs.writeFileSync(
    path.join(here, "results/power-loss.json"),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  console.log(summary("hardened", result.durable));
  console.log(summary("as shipped, for comparison", result.stock));
  if (!result.ok) {
    console.error("The hardened database lost acknowledged rows, or did not open soundly.");
    process.exitCode = 1;
  }
};

const series = async (home: string, mode: string, count: number): Promise<Trial[]> => {
  const base = path.join(home, `${mode}-base`);
  await once(startWriter(mode, base, "-"), "exit");
  const trials: Trial[] = [];
  for (let n = 0; n < count; n += 1) trials.push(await trial(home, mode, base, n));
  return trials;
};

const trial = async (home: string, mode: string, base: string, seed: number): Promise<Trial> => {
  const [live, image] = [path.join(home, "live"), path.join(home, "image")];
  for (const copy of [live, image]) {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(base, copy, { recursive: true });
  }
  const random = randomOf(seed);
  const journal = path.join(home, "journal");
  const writer = startWriter(mode, live, journal);
  let acknowledged = 0;
  const lines = createInterface({ input: writer.stdout });
  lines.on("line", (line) => {
    acknowledged = Number(line);
  });
  await once(lines, "line");
  await sleep(100 + random() * 900);
  writer.kill("SIGKILL");
  await Promise.all([once(writer, "exit"), once(lines, "close")]);
  const { syncs, lostWrites } = replayAfterPowerLoss(image, journal, random);
  const survived = await inspect(image);
  const lost = Math.max(0, acknowledged - survived.found);
  return { acknowledged, ...survived, lost, syncs, lostWrites };
};

const startWriter = (...args: readonly string[]) =>
  spawn(process.execPath, ["--import", "tsx", path.join(here, "power-loss-writer.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Opens what was left and looks: rows, and whether heap and indexes agree. */
const inspect = async (
  directory: string,
): Promise<{ found: number; opened: boolean; sound: boolean }> => {
  const failed = { found: 0, opened: false, sound: false };
  const opening = PGlite.create({ dataDir: directory, extensions: { amcheck } }).catch(() => null);
  const database = await Promise.race([opening, sleep(openLimitMs, null)]);
  if (!database) return failed;
  try {
    const { rows } = await database.query<{ n: number }>("select count(*)::int as n from rows");
    const found = rows[0]?.n ?? 0;
    const isSound = await database
      .exec(
        "create extension amcheck; select bt_index_check(c.oid, true) from pg_class c where relkind = 'i' and relnamespace = 'public'::regnamespace",
      )
      .then(
        () => true,
        () => false,
      );
    return { found, opened: true, sound: isSound };
  } catch {
    return failed;
  } finally {
    await database.close().catch(() => undefined);
  }
};

const summary = (what: string, trials: readonly Trial[]): string => {
  const total = (pick: (trial: Trial) => number) => trials.reduce((sum, t) => sum + pick(t), 0);
  return (
    `${what}: ${trials.filter(({ opened }) => opened).length} of ${trials.length} opened, ` +
    `${trials.filter(({ sound }) => sound).length} sound, ` +
    `${total(({ lost }) => lost)} of ${total(({ acknowledged }) => acknowledged)} acknowledged rows lost ` +
    `(${total(({ syncs }) => syncs)} syncs, ${total(({ lostWrites }) => lostWrites)} unsynced writes thrown away)`
  );
};

/** mulberry32: the same seed loses the same writes. */
const randomOf = (seed: number) => {
  let state = seed + 0x6d2b79f5;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
