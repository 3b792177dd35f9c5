import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openEmbedded } from "../src/db/database.ts";
import { DirectoryInUseError } from "../src/db/embedded/directory-lock.ts";
import { WorkerDatabase } from "../src/db/embedded/worker-client.ts";

// The database in its thread, as it runs in production; on a directory of this test.
describe("the embedded database in its thread", () => {
  let home: string;
  let database: WorkerDatabase;
  const onDead = vi.fn();
  const open = (name: string, silenceMs?: number) =>
    WorkerDatabase.open(path.join(home, name), { onDead, onWarning: () => undefined, silenceMs });

  beforeAll(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-worker-"));
    database = await open("main");
    await database.query("create table notes (n int unique)");
    await database.close();
    for (const copy of ["silent", "second/database"])
      fs.cpSync(path.join(home, "main"), path.join(home, copy), { recursive: true });
    database = await open("main");
  });
  afterAll(async () => {
    await database.close();
    fs.rmSync(home, { recursive: true });
  });

  const rows = async () =>
    (await database.query("select n from notes order by n", [], { rowMode: "array" })).rows.flat();

  it("syncs what it commits", async () => {
    const setting = async (name: string) => (await database.query(`show ${name}`)).rows[0];
    expect(await setting("fsync")).toEqual({ fsync: "on" });
    expect(await setting("wal_sync_method")).toEqual({ wal_sync_method: "fsync" });
    expect(await setting("shared_buffers")).toEqual({ shared_buffers: "32MB" });
  });

  it("commits a transaction whole, and rolls a failed one back whole", async () => {
    await database.transaction(async (tx) => {
      await tx.query("insert into notes values (1)");
      await tx.query("insert into notes values (2)");
    });
    const failing = database.transaction(async (tx) => {
      await tx.query("insert into notes values (3)");
      await tx.query("insert into notes values (1)");
    });
    await expect(failing).rejects.toMatchObject({ code: "23505", constraint: "notes_n_key" });
    expect(await rows()).toEqual([1, 2]);
  });

  it("keeps transactions apart, and queries out of them", async () => {
    const seen: unknown[] = [];
    const slow = database.transaction(async (tx) => {
      await tx.query("insert into notes values (10)");
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.query("insert into notes values (11)");
    });
    const query = rows().then((found) => seen.push(found));
    const second = database.transaction(async (tx) => {
      seen.push((await tx.query("select count(*)::int as n from notes")).rows);
    });
    await Promise.all([slow, query, second]);
    expect(seen).toEqual([[1, 2, 10, 11], [{ n: 4 }]]);
  });

  it("refuses a query that goes past the transaction it is in, instead of waiting for ever", async () => {
    const lost = database.transaction(() => database.query("select 1"));
    await expect(lost).rejects.toThrow("went past it");
    expect(await rows()).toHaveLength(4);
  });

  it("is refused to a second opener, and free again after closing", async () => {
    const on = { dead: onDead, warning: () => undefined };
    const directory = path.join(home, "second");
    const first = await openEmbedded(directory, on);
    await expect(openEmbedded(directory, on)).rejects.toThrow(DirectoryInUseError);
    await first.ping();
    await first.close();
    const again = await openEmbedded(directory, on);
    await again.close();
  }, 30_000);

  it("is given up when it falls silent, and says so once", async () => {
    const silent = await open("silent", 1_500);
    onDead.mockClear();
    const spinning = silent.query("select pg_sleep(60)");
    const waiting = silent.query("select 1");
    await expect(spinning).rejects.toThrow("stopped answering");
    await expect(waiting).rejects.toThrow("stopped answering");
    await expect(silent.query("select 1")).rejects.toThrow("has stopped");
    expect(onDead).toHaveBeenCalledTimes(1);
  }, 30_000);
});
