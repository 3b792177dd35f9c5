import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { conditionOf, ownHolder, parseHolder, type Condition, type Holder } from "./lock-holder.ts";

/** Refused: another living process has the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
}

export interface DirectoryLock {
  release(): void;
}

export interface LockOptions {
  /** Told once, in a sentence, when the lock is not to be had at once. */
  readonly onWaiting?: (message: string) => void;
  /** How long each condition of a holder is waited out, milliseconds. */
  readonly patienceMs?: Partial<Record<Exclude<Condition, "dead">, number>>;
}

const beatMs = 5_000;
/** A holder elsewhere (another host, or a container before this one, on a shared volume) is given up for dead after this silence. */
const silenceMs = 20_000;
const patience = {
  /** One that was just told to stop is let finish. */
  alive: 3_000,
  /** Taking a big process apart, or the sync that it was killed in, takes its time on a busy machine. */
  dying: 30_000,
  elsewhere: silenceMs + beatMs,
};
const lookMs = 50;

/**
 * Takes `<directory>.lock`, because two processes on one embedded database lose acknowledged rows silently.
 * A lock whose holder is dead is taken over, one who is dying is waited for; one who lives is never stolen from.
 * @throws DirectoryInUseError
 */
export const lockDirectory = async (
  directory: string,
  { onWaiting, patienceMs }: LockOptions = {},
): Promise<DirectoryLock> => {
  const file = `${directory.replace(/\/+$/, "")}.lock`;
  const mine = JSON.stringify(ownHolder());
  const limits = { ...patience, ...patienceMs };
  const from = Date.now();
  let hasSaid = false;
  for (;;) {
    if (createWhole(file, mine)) return hold(file, mine);
    const found = readIfThere(file);
    if (found === null) continue;
    const holder = parseHolder(found);
    const condition = holder ? conditionOf(holder) : "dead";
    if (!holder || condition === "dead" || (condition === "elsewhere" && isSilent(file))) {
      removeStale(file, found);
      continue;
    }
    if (Date.now() - from >= limits[condition]) throw refusal(directory, file, holder, condition);
    if (!hasSaid) onWaiting?.(waitingText[condition](directory, holder));
    hasSaid = true;
    await sleep(lookMs);
  }
};

const waitingText: Readonly<
  Record<Exclude<Condition, "dead">, (directory: string, holder: Holder) => string>
> = {
  alive: (directory, { pid }) => `${directory} is in use by process ${pid}; waiting for it to end`,
  dying: (directory, { pid }) =>
    `${directory} was in use by process ${pid}, which was killed and is not quite gone; waiting for it`,
  elsewhere: (directory, { pid, host }) =>
    `${directory} was in use by process ${pid} on ${host}, which cannot be seen from here; ` +
    `waiting up to ${(silenceMs + beatMs) / 1_000} s for a sign of life`,
};

const refusal = (
  directory: string,
  file: string,
  { pid, host }: Holder,
  condition: Condition,
): DirectoryInUseError =>
  new DirectoryInUseError(
    `The data directory ${directory} is in use by process ${pid} on ${host}. ` +
      (condition === "dying"
        ? `That process was killed but is stuck in the kernel (often a disk that does not answer). Wait for it to go, or restart the machine. `
        : condition === "alive"
          ? `Stop that server first (kill ${pid}), or set DATA_DIR to another directory. `
          : `Stop that server first, there, or set DATA_DIR to another directory. `) +
      `${file} need not be removed by hand: it is taken over once its holder is gone.`,
  );

/** Whether a holder's heartbeat has stopped. */
const isSilent = (file: string): boolean => {
  const beaten = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - beaten >= silenceMs;
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
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.stale`;
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

const readIfThere = (file: string): string | null => {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes(codeOf(error) ?? "")) return null;
    throw error;
  }
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
