import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { modules } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { sql } from "drizzle-orm";
import type { Person } from "../../apps/server/src/accounts/person.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import {
  openEmbedded,
  openPostgres,
  overConnection,
  type DatabaseHandle,
} from "../../apps/server/src/db/database.ts";
import { WorkerDatabase } from "../../apps/server/src/db/embedded/worker-client.ts";
import { createLog } from "../../apps/server/src/logging.ts";
import { createServices, type Services } from "../../apps/server/src/services.ts";
import { embeddedClinic } from "../../apps/server/src/sessions/embedded-clinic.ts";
import { startPostgres } from "../../apps/server/tests/support/postgres-cluster.ts";
import { timedCalls } from "./calls.ts";
import { countDifferences, fillCrowd, recount, type Size } from "./fill.ts";
import { fillLongPractised } from "./long-practised.ts";
import { timeCalls, type Timing } from "./percentiles.ts";

// `tsx measure.ts <postgres|embedded> <people> <sessions> <out.json>`: fills a new database and times the calls on it.
// From the source, so that the embedded database runs in its worker as in the product.

/** What one run on one database found. */
export interface Measured {
  readonly fillSeconds: number;
  readonly megabytes: number;
  readonly timings: Readonly<Record<string, Timing>>;
  /** Rows in which what is kept differs from a recount, after all writes of the run. */
  readonly differences: number;
}

const calls = 200;

/** How a database is opened: as the product does, or for long statements with nobody waiting. */
interface Openings {
  toServe(): Promise<DatabaseHandle>;
  toWork(): Promise<DatabaseHandle>;
}

const measure = async (openings: Openings, size: Size): Promise<Measured> => {
  const { cases } = loadLibrary(path.resolve("packages/cases/library"));
  const servicesOn = (database: DatabaseHandle) =>
    createServices({
      config: readConfig({}),
      database,
      cases,
      modules,
      clinic: embeddedClinic,
      log: createLog("silent", { write: () => undefined }),
      webAddress: () => "http://localhost:3000",
    });
  const using = async <T>(
    open: () => Promise<DatabaseHandle>,
    work: (database: DatabaseHandle) => Promise<T>,
  ): Promise<T> => {
    const database = await open();
    const result = await work(database);
    await database.close();
    return result;
  };

  const begun = performance.now();
  const veteran = await using(openings.toWork, async (database) => {
    const { db } = database;
    const services = await servicesOn(database);
    await fillCrowd(db, size, services.library.cases);
    const person = await fillLongPractised(db, () => newcomer(services), services.library.cases);
    await recount(db);
    return person;
  });
  const fillSeconds = Math.round((performance.now() - begun) / 1000);
  const timings: Record<string, Timing> = {};
  await using(openings.toServe, async (database) => {
    for (const [name, call] of await timedCalls(await servicesOn(database), size, veteran))
      timings[name] = await timeCalls(calls, call);
  });
  return using(openings.toWork, async ({ db }) => {
    const [{ bytes } = { bytes: "0" }] = await db
      .select({ bytes: sql<string>`pg_database_size(current_database())::text` })
      .from(sql`(select 1) as one`);
    const megabytes = Math.round(Number(bytes) / 1_000_000);
    return { fillSeconds, megabytes, timings, differences: await countDifferences(db) };
  });
};

const newcomer = async ({ accounts }: Services): Promise<Person> => {
  const { token } = await accounts.register(
    { name: "Long Practised", email: "long@example.org", password: "a long pass phrase" },
    new Date(),
  );
  const found = await accounts.signedInBy(token, new Date());
  if (!found) throw new Error("The new person cannot sign in.");
  const { specialization, institutionName } = {
    specialization: "Cardiology" as const,
    institutionName: "Institution 1",
  };
  await accounts.updateProfile(found.person, { specialization, institutionName });
  const again = await accounts.signedInBy(token, new Date());
  if (!again) throw new Error("The new person cannot sign in.");
  return again.person;
};

const onPostgres = async (size: Size): Promise<Measured> => {
  const server = await startPostgres();
  if ("missing" in server) throw new Error(`There is no PostgreSQL: ${server.missing}`);
  try {
    const url = await server.createDatabase();
    const open = () => openPostgres(url);
    return await measure({ toServe: open, toWork: open }, size);
  } finally {
    await server.stop();
  }
};

const onEmbedded = async (size: Size): Promise<Measured> => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-board-"));
  const dead = (error: Error): void => {
    console.error(error);
    fs.rmSync(home, { recursive: true, force: true });
    process.exit(1);
  };
  const toServe = () => openEmbedded(home, { dead, warning: (message) => console.error(message) });
  /** The same, with a watchdog that lets a statement take its time, and more memory to sort in. */
  const toWork = async (): Promise<DatabaseHandle> => {
    const client = await WorkerDatabase.open(path.join(home, "database"), {
      onDead: dead,
      onWarning: (message) => console.error(message),
      silenceMs: 1_800_000,
    });
    const db = overConnection(client);
    await db.execute(sql`set work_mem = '256MB'`);
    await db.execute(sql`set maintenance_work_mem = '256MB'`);
    return {
      db,
      kind: "embedded",
      hasRoom: () => true,
      ping: () => Promise.resolve(),
      close: () => client.close(),
    };
  };
  try {
    // Makes the tables.
    await (await toServe()).close();
    return await measure({ toServe, toWork }, size);
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
};

const [kind, people, sessions, out] = process.argv.slice(2);
const size = { people: Number(people), sessions: Number(sessions) };
const measured = await (kind === "postgres" ? onPostgres(size) : onEmbedded(size));
fs.writeFileSync(out ?? "/dev/stdout", `${JSON.stringify(measured, null, 2)}\n`);
process.exit(0);
