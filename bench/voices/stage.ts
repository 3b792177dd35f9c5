import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { modules, type CompiledCase } from "@anamnesis/cases";
import { eventReader, type SendMessageOutput } from "@anamnesis/contract";
import { migrate } from "drizzle-orm/pglite/migrator";
import { createApp } from "../../apps/server/src/app.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { overConnection, type DatabaseHandle } from "../../apps/server/src/db/database.ts";
import { createLog } from "../../apps/server/src/logging.ts";
import { createServices, type Services } from "../../apps/server/src/services.ts";
import { embeddedClinic, warmUp } from "../../apps/server/src/sessions/embedded-clinic.ts";
import { openModel } from "../../apps/server/src/voices/sdk-model.ts";

/** A migrated database in memory, for all servers of a run. */
export const openMemory = async (): Promise<DatabaseHandle> => {
  const client = await PGlite.create();
  const db = overConnection(client);
  await migrate(db, { migrationsFolder: path.resolve("apps/server/src/db/migrations") });
  return {
    db,
    kind: "embedded",
    hasRoom: () => true,
    ping: async () => void (await client.query("select 1")),
    close: () => client.close(),
  };
};

/** One reply as a browser gets it. */
export interface Heard {
  readonly reply: SendMessageOutput | null;
  readonly sentences: readonly string[];
  /** From sending the question, milliseconds; null where none came. */
  readonly firstMs: number | null;
  readonly totalMs: number;
}

export interface Stage {
  readonly services: Services;
  /** Lines of the log at "warn" and above. */
  readonly warnings: string[];
  signUp(): Promise<string>;
  start(token: string, patientId: string): Promise<string>;
  say(token: string, sessionId: string, message: string): Promise<Heard>;
  close(): Promise<void>;
}

/** The whole server, listening, with a language model as the environment would name it. */
export const openStage = async (
  database: DatabaseHandle,
  cases: readonly CompiledCase[],
  environment: Readonly<Record<string, string>>,
): Promise<Stage> => {
  const config = {
    ...readConfig({ REPLY_PACE: "0", RATE_LIMIT_FACTOR: "1000", ...environment }),
    webDist: "/nonexistent",
  };
  const warnings: string[] = [];
  const log = createLog("warn", { write: (line) => void warnings.push(line) });
  const services = await createServices({
    config,
    database,
    cases,
    modules,
    clinic: embeddedClinic,
    model: config.voice && (await openModel(config.voice)),
    log,
    webAddress: () => "",
    sendMail: () => Promise.resolve(),
  });
  warmUp(cases);
  const app = await createApp(config, services, log);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const post = (route: string, body: unknown, token?: string): Promise<Response> =>
    fetch(`${address}/api${route}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  return {
    services,
    warnings,
    async signUp() {
      const email = `${crypto.randomUUID()}@example.org`;
      const person = { name: "Learner", email, password: "a long pass phrase" };
      return ((await (await post("/auth/register", person)).json()) as { token: string }).token;
    },
    async start(token, patientId) {
      const answer = await post("/sessions", { patientId, restart: true }, token);
      return ((await answer.json()) as { _id: string })._id;
    },
    async say(token, sessionId, message) {
      const startedAt = performance.now();
      const since = (): number => performance.now() - startedAt;
      const answer = await post(`/sessions/${sessionId}/message/stream`, { message }, token);
      const sentences: string[] = [];
      let firstMs: number | null = null;
      let reply: SendMessageOutput | null = null;
      const read = eventReader();
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) {
        for (const { event, data } of read(decoder.decode(chunk as Uint8Array, { stream: true }))) {
          if (event === "sentence") {
            firstMs ??= since();
            sentences.push((data as { text: string }).text);
          }
          if (event === "reply") reply = data as SendMessageOutput;
        }
      }
      return { reply, sentences, firstMs, totalMs: since() };
    },
    async close() {
      await app.close();
    },
  };
};
