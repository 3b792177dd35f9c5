import type { CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { DatabaseHandle } from "../../src/db/database.ts";
import { startScriptedModel, type ScriptedModel } from "../../tools/scripted-model/server.ts";
import { openTestEmbedded } from "./embedded-database.ts";
import type { Output, TestServer } from "./test-server.ts";
import { operatorToken, startVoicedServer } from "./voiced-server.ts";

export const { cases } = loadLibrary(
  fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url)),
);
export let database: DatabaseHandle;
export let scripted: ScriptedModel;

/** A database and a scripted model for the tests of one file. */
export function withScriptedModel(): void {
  beforeAll(async () => {
    database = { ...(await openTestEmbedded()), close: () => Promise.resolve() };
    scripted = await startScriptedModel(cases);
  });
  afterAll(() => scripted.close());
}

/** Does some work on a server whose model plays a role. */
export const using = async (
  role: string,
  work: (server: TestServer) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
  served?: readonly CompiledCase[],
): Promise<void> => {
  const server = await startVoicedServer(database, scripted.baseUrl, role, environment, served);
  try {
    await work(server);
  } finally {
    await server.close();
  }
};
/** What the operator is told of the voices. */
export const summaryOf = async (server: TestServer) =>
  (await server.call<Output<"getVoices">>("GET", "/admin/voices", { token: operatorToken })).body;

export const question = "When did it start?";
/** Nothing that the engine makes out; the scripted model takes it to ask after their work. */
export const unclear = "blorp the snurgle manage wuzzle?";
