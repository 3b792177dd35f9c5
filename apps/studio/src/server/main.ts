import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { threadedEngine } from "../engine/threads.ts";
import { studioApi } from "./api.ts";
import { Guard } from "./guard.ts";
import { studioServer } from "./http.ts";

// npm run cases:studio [-- case.yaml] [--port <number>]: writes cases in a browser on this machine, until Ctrl-C.
const usage = "usage: npm run -s cases:studio -- [case.yaml] [--port <number>]";
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

function options(): { readonly file: string | undefined; readonly port: number } {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: "string" } },
      allowPositionals: true,
    });
    const port = Number(values.port ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65_535 || positionals.length > 1)
      return fail(usage);
    return { file: positionals[0], port };
  } catch {
    return fail(usage);
  }
}

const { file, port } = options();
if (file !== undefined && (!/\.ya?ml$/.test(file) || !existsSync(file)))
  fail(`${file} is not there, or is no YAML file.\n${usage}`);

const engine = threadedEngine(
  new URL("./worker.mjs", import.meta.url),
  new URL("./check-worker.mjs", import.meta.url),
);
const guard = new Guard(() => (server.address() as AddressInfo | null)?.port ?? 0);
const api = studioApi({
  folder: resolve(process.env["DATA_DIR"] ?? join(process.cwd(), "data"), "cases"),
  engine,
  ...(file === undefined ? {} : { file: resolve(file) }),
});
const pageFolder = resolve(new URL("./page", import.meta.url).pathname);
const server = studioServer({ guard, api, pageFolder });

const address = (): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=${guard.freshToken()}`;

server.on("error", (error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken; give another one with --port, or none.`
      : error.message,
  ),
);
server.listen(port, "127.0.0.1", () => {
  print(`The case studio: ${address()}`);
  print(
    "It opens once, in one browser on this machine. Enter prints a new address; Ctrl-C ends it.",
  );
  if (process.stdin.isTTY)
    createInterface({ input: process.stdin }).on("line", () => print(address()));
});

let isEnding = false;
const end = (): void => {
  if (isEnding) return;
  isEnding = true;
  // Every change was written when it was made: there is nothing left to save.
  server.closeAllConnections();
  server.close();
  void engine.close().finally(() => process.exit(0));
};
process.on("SIGINT", end);
process.on("SIGTERM", end);
