import { operations, type ContestedItem } from "@anamnesis/contract";
import { explainBootFailure } from "../boot-failure.ts";
import { readConfig, type Config } from "../config.ts";
import { openEmbedded, openPostgres } from "../db/database.ts";
import { contestedText, listContested } from "./contested.ts";

// npm run cases:contested [case] [--server URL]: what learners contested, by case and mark. With --server a running server
// is asked, with OPERATOR_TOKEN; without, the database is opened, which for the embedded one needs the server stopped.

const args = process.argv.slice(2);
const at = args.indexOf("--server");
const server = at >= 0 ? args[at + 1] : undefined;
const [caseId] = args.filter((arg, place) => !arg.startsWith("--") && (at < 0 || place !== at + 1));

const fromServer = async (address: string): Promise<ContestedItem[]> => {
  const { listContested: operation } = operations;
  const url = new URL(`/api${operation.path}`, address);
  if (caseId !== undefined) url.searchParams.set("caseId", caseId);
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${process.env["OPERATOR_TOKEN"] ?? ""}` },
  });
  if (!answer.ok)
    throw new Error(`${address} answers ${answer.status}. Is OPERATOR_TOKEN the server's own?`);
  return operation.output.parse(await answer.json());
};

const fromDatabase = async ({ databaseUrl, dataDirectory }: Config): Promise<ContestedItem[]> => {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded(dataDirectory, {
        dead: (error) => {
          throw error;
        },
        warning: (message) => void process.stderr.write(`${message}\n`),
      });
  try {
    return await listContested(database.db, caseId);
  } finally {
    await database.close();
  }
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const items = server === undefined ? await fromDatabase(config) : await fromServer(server);
  process.stdout.write(`${contestedText(items)}\n`);
} catch (error) {
  const reason = explainBootFailure(error, config) ?? (error instanceof Error ? error.message : "");
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
