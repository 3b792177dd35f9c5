import fs from "node:fs";
import { ConfigError, type Config } from "./config.ts";
import { DatabaseDamagedError } from "./db/database.ts";
import { DirectoryInUseError } from "./db/embedded/directory-lock.ts";

/** Why the server did not come up, in words for whoever started it; null for what is a fault of the program. */
export const explainBootFailure = (error: unknown, config: Config | null): string | null => {
  if (error instanceof ConfigError || error instanceof DirectoryInUseError) return error.message;
  const root = rootOf(error);
  const isEmbedded = config !== null && config.databaseUrl === null;
  const isFull =
    isDiskFull(root) || (error instanceof DatabaseDamagedError && isWithoutRoom(config));
  if (isEmbedded && isFull)
    return `The data cannot be kept in ${config.dataDirectory}: that disk is full. Make room there, or set DATA_DIR to a folder on another disk.`;
  if (error instanceof DatabaseDamagedError && !isOfTheDisk(root))
    return (
      `${error.message}: it may be damaged (${(root as Error).message}). Copy that folder aside, then put a backup in its place ` +
      "with `npm run restore -- FILE --force`."
    );
  const { code, syscall, path } = root as NodeJS.ErrnoException;
  if (syscall === "listen" && code === "EADDRINUSE") {
    return `Port ${config?.port} is in use by another program. Stop that one, or set PORT to another number.`;
  }
  if (syscall === "listen" && code === "EACCES")
    return `This user may not listen on port ${config?.port}. Set PORT to 1024 or above.`;
  if (
    noSuchHost.has(code ?? "") &&
    (syscall === "listen" || syscall === "getaddrinfo") &&
    !config?.databaseUrl
  )
    return `This machine has no address ${config?.host}. Set HOST to one that it has, or to 0.0.0.0 for all.`;
  const reason = unwritable[code ?? ""];
  if (reason !== undefined && path !== undefined && isBelow(path, config?.dataDirectory)) {
    return `The data cannot be kept in ${config?.dataDirectory}: ${reason}. Set DATA_DIR to a folder that this user may write to.`;
  }
  if (config?.databaseUrl && unreachable.has(code ?? "")) {
    return `PostgreSQL at ${new URL(config.databaseUrl).host} cannot be reached (${code}). Is it running, and is DATABASE_URL right?`;
  }
  if (config?.databaseUrl && refusals.test(code ?? ""))
    return `PostgreSQL refuses the connection: ${(rootOf(error) as Error).message}. Is DATABASE_URL right?`;
  return null;
};

const isDiskFull = (error: unknown): boolean =>
  ["ENOSPC", "53100"].includes(String((error as { readonly code?: unknown }).code));

/** A database that cannot write while it recovers gives up without a reason. */
const isWithoutRoom = (config: Config | null): boolean => {
  try {
    const { bavail, bsize } = fs.statfsSync(config?.dataDirectory ?? "");
    return bavail * bsize < leastBytes;
  } catch {
    return false;
  }
};
const leastBytes = 1024 * 1024;

/** What can be mended without a backup. */
const isOfTheDisk = (error: unknown): boolean =>
  ["EACCES", "EPERM", "EROFS", "ENOSPC", "53100"].includes(
    String((error as { readonly code?: unknown }).code),
  );

const noSuchHost = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"]);

const unwritable: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "that disk is read-only",
  ENOTDIR: "a part of that path is a file",
  EEXIST: "that is a file",
  ENOSPC: "that disk is full",
};

/** Whether a path that failed is the data folder, in it, or one above that it needs. */
const isBelow = (failed: string, folder: string | undefined): boolean => {
  if (folder === undefined) return false;
  const [a, b] = [`${failed}/`, `${folder}/`];
  return a.startsWith(b) || b.startsWith(a);
};

const unreachable = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "CONNECT_TIMEOUT",
]);

/** SQLSTATE: invalid authorisation (28…) and no such database (3D000). */
const refusals = /^(28...|3D000)$/;

/** Errors of the database come wrapped, and those of several addresses together. */
const rootOf = (error: unknown): unknown => {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
};
