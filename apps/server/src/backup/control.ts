import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { DatabaseHandle } from "../db/database.ts";
import { minimumFreeBytes } from "../db/embedded/free-space.ts";

/** Above this, copying would hold up learners for longer than the database's watchdog bears. Bytes. */
const mostBytes = 4 * 1024 ** 3;
/** What the address of a socket may have, less its ending. */
const longestPath = 100;

const socketOf = (dataDirectory: string): string => path.join(dataDirectory, "control.sock");

const copySchema = z.union([z.object({ folder: z.string() }), z.object({ problem: z.string() })]);

/**
 * Lets whoever may read the data directory have a copy of the embedded database while it is open here: a socket in that
 * directory, to which `POST /copy` is answered with the folder of a fresh copy. Who asked removes it.
 * @returns closes it; null where there can be none (its path is too long, or the file system has no sockets)
 */
export const openControl = async (
  dataDirectory: string,
  copyTo: NonNullable<DatabaseHandle["copyTo"]>,
  onWarning: (message: string) => void,
): Promise<(() => Promise<void>) | null> => {
  const socket = socketOf(dataDirectory);
  if (socket.length > longestPath) return null;
  removeCopies(dataDirectory);
  fs.rmSync(socket, { force: true });
  const server = http.createServer((request, response) => {
    const answer = (status: number, body: z.output<typeof copySchema>): void => {
      response.writeHead(status, { "content-type": "application/json", connection: "close" });
      response.end(JSON.stringify(body));
    };
    if (request.method !== "POST" || request.url !== "/copy")
      return answer(404, { problem: "There is POST /copy alone." });
    copyNow(dataDirectory, copyTo).then(
      (folder) => answer(200, { folder }),
      (error: unknown) => answer(500, { problem: (error as Error).message }),
    );
  });
  const listening = await new Promise<boolean>((resolve) => {
    server.once("error", (error) => {
      onWarning(`no backup is possible while this server runs: ${error.message}`);
      resolve(false);
    });
    server.listen(socket, () => resolve(true));
  });
  if (!listening) return null;
  fs.chmodSync(socket, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};

const copyPrefix = "backup-copy-";

const copyNow = async (
  dataDirectory: string,
  copyTo: NonNullable<DatabaseHandle["copyTo"]>,
): Promise<string> => {
  const bytes = sizeOf(path.join(dataDirectory, "database"));
  if (bytes > mostBytes)
    throw new Error("The database is too large to be copied while it runs; stop the server first.");
  const { bavail, bsize } = fs.statfsSync(dataDirectory);
  if (bavail * bsize < bytes + minimumFreeBytes)
    throw new Error("There is no room on the disk for a copy of the database.");
  const folder = path.join(dataDirectory, `${copyPrefix}${Date.now()}`);
  try {
    await copyTo(folder);
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
};

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + (fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );

/** Of backups that were cut off. */
const removeCopies = (dataDirectory: string): void => {
  for (const name of fs.readdirSync(dataDirectory))
    if (name.startsWith(copyPrefix))
      fs.rmSync(path.join(dataDirectory, name), { recursive: true, force: true });
};

/**
 * Asks the server that has the data directory open for a copy; null where none answers.
 * @throws with its reason when it cannot make one
 */
export const askForCopy = async (dataDirectory: string): Promise<string | null> => {
  const socketPath = socketOf(dataDirectory);
  const answer = await new Promise<string | null>((resolve, reject) => {
    const request = http.request({ socketPath, method: "POST", path: "/copy" }, (response) => {
      text(response).then(resolve, reject);
    });
    request.on("error", () => resolve(null));
    request.end();
  });
  if (answer === null) return null;
  const copy = copySchema.parse(JSON.parse(answer));
  if ("problem" in copy) throw new Error(copy.problem);
  return copy.folder;
};
