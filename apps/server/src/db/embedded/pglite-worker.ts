import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { types } from "@electric-sql/pglite";
import { openDurable } from "./durable-pglite.ts";
import type {
  QueryFailure,
  QueryResult,
  Reply,
  Request,
  WorkerSettings,
} from "./worker-protocol.ts";

// The thread in which the embedded database lives, so that a query never holds up the HTTP event loop.

const checkpointMs = 60_000;
const vacuumMs = 6 * 3_600_000;

/** Times and intervals travel as PostgreSQL's text: drizzle reads them itself. Includes their array types. */
const asText = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];
const parsers = Object.fromEntries(asText.map((type) => [type, (value: string) => value]));

const settings = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error("The database worker was started outside a worker thread.");
const send = (reply: Reply): void => port.postMessage(reply);

const database = await openDurable(settings.directory);

const answer = async (request: Request): Promise<QueryResult> => {
  if (request.kind === "query")
    return database.query(request.sql, request.params, { rowMode: request.rowMode, parsers });
  if (request.kind === "exec") await database.exec(request.sql);
  else if (request.kind === "copy") await copyTo(request.to);
  else await database.close();
  return { rows: [], fields: [] };
};

/**
 * While this thread copies, nothing else runs on the database: the copy is what a power loss in this moment would leave,
 * and opens like that, without the transaction that may be under way.
 */
const copyTo = async (to: string): Promise<void> => {
  await database.exec("checkpoint");
  fs.cpSync(settings.directory, to, { recursive: true });
};

const describe = (error: unknown): QueryFailure => {
  const { message, code, detail, constraint } = error as QueryFailure;
  return { message, code, detail, constraint };
};

/** The WebAssembly build has no background processes: nothing checkpoints or vacuums unless asked to. */
const every = (milliseconds: number, sql: string): void => {
  setInterval(() => {
    database.exec(sql).catch((error: unknown) => {
      if (!database.closed)
        send({ kind: "upkeep-failed", message: `${sql}: ${describe(error).message}` });
    });
  }, milliseconds).unref();
};

if (settings.initialiseOnly) {
  await database.close();
  process.exit(0);
}
every(checkpointMs, "checkpoint");
every(vacuumMs, "vacuum analyze");
port.on("message", (request: Request) => {
  answer(request).then(
    (result) => send({ kind: "result", id: request.id, result }),
    (error: unknown) => send({ kind: "failure", id: request.id, failure: describe(error) }),
  );
});
send({ kind: "ready" });
