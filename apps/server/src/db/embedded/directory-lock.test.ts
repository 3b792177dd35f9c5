import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";
import { ownHolder } from "./lock-holder.ts";

const startOf = (pid: number | undefined): string => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
};

describe("lockDirectory", () => {
  let home: string;
  let directory: string;
  const file = () => `${directory}.lock`;
  const write = (holder: object | string) =>
    fs.writeFileSync(file(), typeof holder === "string" ? holder : JSON.stringify(holder));

  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-lock-"));
    directory = path.join(home, "database");
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));

  const impatient = { patienceMs: { alive: 200, dying: 200, elsewhere: 200 } };

  it("is taken once, and again after its release", async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory, impatient)).rejects.toThrow(DirectoryInUseError);
    lock.release();
    expect(fs.readdirSync(home)).toEqual([]);
    (await lockDirectory(`${directory}/`)).release();
  });

  it("of many who try at once goes to one, also when a dead one's lock lies there", async () => {
    write({ pid: 4_194_300, started: "1", host: os.hostname() });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockDirectory(directory, impatient)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(fs.readdirSync(home)).toEqual(["database.lock"]);
  });

  it("tells who holds it and what to do, and is not stolen from a living process", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(child, "spawn");
    write({ pid: child.pid, started: startOf(child.pid), host: os.hostname() });
    const said: string[] = [];
    const refused = expect(
      lockDirectory(directory, { ...impatient, onWaiting: (message) => said.push(message) }),
    ).rejects;
    await refused.toThrow(`in use by process ${child.pid}`);
    expect(said).toEqual([`${directory} is in use by process ${child.pid}; waiting for it to end`]);
    await expect(lockDirectory(directory, impatient)).rejects.toThrow(
      `(kill ${child.pid}), or set DATA_DIR`,
    );
    const taken = lockDirectory(directory);
    child.kill("SIGKILL");
    (await taken).release();
  });

  it("is taken over from a killed process that nobody has reaped", async () => {
    // What takes the shell's place never asks how its child has ended.
    const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"]);
    const [printed] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(String(printed));
    write({ ...ownHolder(), pid, started: startOf(pid) });
    process.kill(pid, "SIGKILL");
    (await lockDirectory(directory)).release();
    expect(fs.readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /);
    parent.kill("SIGKILL");
    await once(parent, "exit");
  });

  it("is taken over from the process before this one in its container, which had the same number", async () => {
    write({ ...ownHolder(), started: "1" });
    (await lockDirectory(directory)).release();
  });

  it("of a container or a boot before this one is waited for, and taken over when no sign of life comes", async () => {
    for (const other of [{ namespace: "pid:[1]" }, { boot: "another-boot" }]) {
      write({ ...ownHolder(), ...other });
      await expect(lockDirectory(directory, impatient)).rejects.toThrow(DirectoryInUseError);
      const waiting = lockDirectory(directory);
      const longAgo = new Date(Date.now() - 60_000);
      fs.utimesSync(file(), longAgo, longAgo);
      (await waiting).release();
    }
  });

  it("is taken over from a dead process, also when its pid lives on in another one", async () => {
    write({ pid: process.pid, started: "1", host: os.hostname() });
    (await lockDirectory(directory)).release();
  });

  it("is taken over when the file holds no holder", async () => {
    write("");
    (await lockDirectory(directory)).release();
    write('{"pid":');
    (await lockDirectory(directory)).release();
  });

  it("of another host is taken over once its heartbeat has stopped", async () => {
    write({ pid: 1, started: "1", host: "another-host" });
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(file(), longAgo, longAgo);
    (await lockDirectory(directory)).release();
  });

  it("released late leaves another one's lock alone", async () => {
    const lock = await lockDirectory(directory);
    write({ pid: process.pid, started: "2", host: os.hostname() });
    lock.release();
    expect(fs.existsSync(file())).toBe(true);
  });
});
