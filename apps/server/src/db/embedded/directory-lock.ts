import fs from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** Refused: another living process has the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
}

export interface DirectoryLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** Start of the process in clock ticks since the boot; tells a reused pid apart. Empty where /proc is missing. */
  readonly started: string;
  readonly host: string;
}

const beatMs = 5_000;
/** A holder on another host (a shared volume) is given up for dead after this silence. */
const silenceMs = 20_000;

/**
 * Takes `<directory>.lock`, because two processes on one embedded database lose acknowledged rows silently.
 * A lock whose holder has died is taken over; one whose holder lives is never stolen.
 * @throws DirectoryInUseError
 */
export const lockDirectory = async (directory: string): Promise<DirectoryLock> => {
  const file = `${directory.replace(/\/+$/, "")}.lock`;
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: os.hostname(),
  } satisfies Holder);
  const giveUpAt = Date.now() + silenceMs + beatMs;
  for (;;) {
    if (createWhole(file, mine)) return hold(file, mine);
    const found = readIfThere(file);
    if (found === null) continue;
    const holder = parse(found);
    if (holder && isAlive(holder, file)) {
      // Only a holder on another host is waited for: whether it lives shows in its heartbeat alone.
      if (holder.host !== os.hostname() && Date.now() < giveUpAt) {
        await sleep(1_000);
        continue;
      }
      throw new DirectoryInUseError(
        `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}. ` +
          "Stop that server first, or set DATA_DIR to another directory.",
      );
    }
    removeStale(file, found);
  }
};

/** Writes beside and links, so that nobody ever reads a half-written lock. */
const createWhole = (file: string, content: string): boolean => {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  fs.writeFileSync(draft, content);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
};

const hold = (file: string, mine: string): DirectoryLock => {
  const beat = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => {});
  }, beatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readIfThere(file) === mine) fs.rmSync(file, { force: true });
    },
  };
};

/** Moves the dead holder's lock away; when a quicker process has replaced it meanwhile, that one's is put back. */
const removeStale = (file: string, expected: string): void => {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if (readIfThere(aside) !== expected) {
    try {
      fs.linkSync(aside, file);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
  fs.rmSync(aside, { force: true });
};

const isAlive = (holder: Holder, file: string): boolean => {
  if (holder.host !== os.hostname()) {
    const beaten = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - beaten < silenceMs;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  return startOf(holder.pid) === holder.started;
};

const startOf = (pid: number): string => {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The command in parentheses may hold spaces; field 22 is the 20th after it.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
};

const parse = (text: string): Holder | null => {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === "number"
      ? { pid: value.pid, started: value.started ?? "", host: value.host ?? os.hostname() }
      : null;
  } catch {
    return null;
  }
};

const readIfThere = (file: string): string | null => {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes(codeOf(error) ?? "")) return null;
    throw error;
  }
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
