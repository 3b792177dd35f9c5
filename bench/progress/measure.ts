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
  type DatabaseHandle,
} from "../../apps/server/src/db/database.ts";
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

const measure = async (database: DatabaseHandle, size: Size): Promise<Measured> => {
  const begun = performance.now();
  const { db } = database;
  const { cases } = loadLibrary(path.resolve("packages/cases/library"));
  const services = await createServices({
    config: readConfig({}),
    database,
    cases,
    modules,
    clinic: embeddedClinic,
    log: createLog("silent", { write: () => undefined }),
    webAddress: () => "http://localhost:3000",
  });
  // One connection fills: what it may use of memory is its own affair.
  if (database.kind === "embedded") await db.execute(sql`set work_mem = '256MB'`);
  await fillCrowd(db, size, services.library.cases);
  const veteran = await fillLongPractised(db, () => newcomer(services), services.library.cases);
  await recount(db);
  if (database.kind === "embedded") await db.execute(sql`reset work_mem`);
  const fillSeconds = Math.round((performance.now() - begun) / 1000);
  const timings: Record<string, Timing> = {};
  for (const [name, call] of await timedCalls(services, size, veteran))
    timings[name] = await timeCalls(calls, call);
  const [{ bytes } = { bytes: "0" }] = await db
    .select({ bytes: sql<string>`pg_database_size(current_database())::text` })
    .from(sql`(select 1) as one`);
  if (database.kind === "embedded") await db.execute(sql`set work_mem = '256MB'`);
  return {
    fillSeconds,
    megabytes: Math.round(Number(bytes) / 1_000_000),
    timings,
    differences: await countDifferences(db),
  };
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
    const database = await openPostgres(await server.createDatabase());
    const measured = await measure(database, size);
    await database.close();
    return measured;
  } finally {
    await server.stop();
  }
};

const onEmbedded = async (size: Size): Promise<Measured> => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-board-"));
  try {
    const database = await openEmbedded(home, {
      dead: (error) => {
        console.error(error);
        process.exit(1);
      },
      warning: (message) => console.error(message),
    });
    const measured = await measure(database, size);
    await database.close();
    return measured;
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
};

const [kind, people, sessions, out] = process.argv.slice(2);
const size = { people: Number(people), sessions: Number(sessions) };
const measured = await (kind === "postgres" ? onPostgres(size) : onEmbedded(size));
fs.writeFileSync(out ?? "/dev/stdout", `${JSON.stringify(measured, null, 2)}\n`);
process.exit(0);
