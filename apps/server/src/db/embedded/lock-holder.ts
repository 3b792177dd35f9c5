import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Who has taken a lock, as it writes itself down. What the system does not tell is the empty string. */
export interface Holder {
  readonly pid: number;
  /** Start of the process in clock ticks since the boot: tells a number that was given again apart. */
  readonly started: string;
  readonly host: string;
  /** The boot and the pid namespace (container) in which `pid` means this process. */
  readonly boot: string;
  readonly namespace: string;
}

/**
 * - `alive`: it runs.
 * - `dying`: it was killed, and some thread of it may still be finishing a write.
 * - `dead`: nothing of it can write any more.
 * - `elsewhere`: its number means nothing here (another host, boot or container); only its heartbeat can tell.
 */
export type Condition = "alive" | "dying" | "dead" | "elsewhere";

/** This process as a holder. */
export const ownHolder = (proc = "/proc"): Holder => ({
  pid: process.pid,
  started: statOf(path.join(proc, String(process.pid)))?.started ?? "",
  ...placeOf(proc),
});

/** Reads a lock's text; null for one that names no process. */
export const parseHolder = (text: string): Holder | null => {
  try {
    const { pid, started, host, boot, namespace } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid !== "number") return null;
    return {
      pid,
      started: started ?? "",
      host: host ?? os.hostname(),
      boot: boot ?? "",
      namespace: namespace ?? "",
    };
  } catch {
    return null;
  }
};

/** How a holder is, from Linux's /proc; where there is none, whether its number can be signalled. */
export const conditionOf = (holder: Holder, proc = "/proc"): Condition => {
  const here = placeOf(proc);
  const isElsewhere =
    holder.host !== here.host ||
    differ(holder.boot, here.boot) ||
    differ(holder.namespace, here.namespace);
  if (isElsewhere) return "elsewhere";
  if (here.boot === "") return canBeSignalled(holder.pid) ? "alive" : "dead";
  const folder = path.join(proc, String(holder.pid));
  const leader = statOf(folder);
  // /proc can be mounted so that it hides what belongs to other users.
  if (!leader) return canBeSignalled(holder.pid) ? "alive" : "dead";
  if (differ(leader.started, holder.started)) return "dead";
  if (!isOver(leader.state)) return isBeingKilled(folder, leader) ? "dying" : "alive";
  // The first thread may be over while the database's own still writes: each thread ends by itself.
  const threads = namesIn(path.join(folder, "task"));
  const remains = threads.some((thread) => {
    const stat = statOf(path.join(folder, "task", thread));
    return stat !== null && !isOver(stat.state);
  });
  return remains ? "dying" : "dead";
};

/** What either does not know cannot tell them apart. */
const differ = (a: string, b: string): boolean => a !== "" && b !== "" && a !== b;

const placeOf = (proc: string): Pick<Holder, "host" | "boot" | "namespace"> => ({
  host: os.hostname(),
  boot: textOf(path.join(proc, "sys/kernel/random/boot_id"))?.trim() ?? "",
  namespace: linkOf(path.join(proc, "self/ns/pid")),
});

interface Stat {
  readonly state: string;
  readonly flags: number;
  readonly started: string;
}

/** The command in parentheses may hold spaces; fields 3, 9 and 22 are counted from behind it. */
const statOf = (folder: string): Stat | null => {
  const text = textOf(path.join(folder, "stat"));
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", flags: Number(fields[6] ?? 0), started: fields[19] ?? "" };
};

/** Z: ended, but nobody has asked for its exit status; X: the moment after. */
const isOver = (state: string): boolean => state === "Z" || state === "X" || state === "x";

const exitingFlag = 0x4;
const killBit = 1n << 8n;

/** SIGKILL was sent and waits for a system call (often a sync) to end, or the kernel takes the process apart. */
const isBeingKilled = (folder: string, { flags }: Stat): boolean => {
  if ((flags & exitingFlag) !== 0) return true;
  const status = textOf(path.join(folder, "status")) ?? "";
  return [...status.matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm)].some(
    ([, mask]) => (BigInt(`0x${mask}`) & killBit) !== 0n,
  );
};

/** Signal 0 asks only whether the number is in use; it may be another user's. */
const canBeSignalled = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Of a process that ends meanwhile any of these may be gone between two looks. */
const whenThere = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};
const textOf = (file: string) =>
  whenThere<string | null>(() => fs.readFileSync(file, "utf8"), null);
const linkOf = (file: string) => whenThere(() => fs.readlinkSync(file), "");
const namesIn = (folder: string) => whenThere<string[]>(() => fs.readdirSync(folder), []);
