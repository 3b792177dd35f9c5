import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

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

  it("is taken once, and again after its release", async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    lock.release();
    expect(fs.readdirSync(home)).toEqual([]);
    (await lockDirectory(`${directory}/`)).release();
  });

  it("of many who try at once goes to one, also when a dead one's lock lies there", async () => {
    write({ pid: 4_194_300, started: "1", host: os.hostname() });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockDirectory(directory)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(fs.readdirSync(home)).toEqual(["database.lock"]);
  });

  it("tells who holds it, and is not stolen from a living process", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(child, "spawn");
    const stat = fs.readFileSync(`/proc/${child.pid}/stat`, "utf8");
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    write({ pid: child.pid, started, host: os.hostname() });
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${child.pid}`);
    child.kill("SIGKILL");
    await once(child, "exit");
    (await lockDirectory(directory)).release();
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
