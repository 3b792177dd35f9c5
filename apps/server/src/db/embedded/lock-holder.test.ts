import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { conditionOf, ownHolder, parseHolder, type Holder } from "./lock-holder.ts";

/** Above the highest number that Linux gives. */
const pid = 4_194_400;

describe("the condition of a lock's holder", () => {
  let proc: string;
  const holder = (): Holder => ({
    pid,
    started: "700",
    host: os.hostname(),
    boot: "this-boot",
    namespace: "pid:[7]",
  });
  const put = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(proc, file)), { recursive: true });
    fs.writeFileSync(path.join(proc, file), text);
  };
  const stat = (state: string, { flags = 0, started = 700 } = {}) =>
    `${pid} (node) main) ${state} 1 1 1 0 -1 ${flags} 0 0 0 0 0 0 0 0 20 0 12 0 ${started} 1 1`;
  const process = (leader: string, threads: readonly string[] = [leader], killed = false) => {
    put(`${pid}/stat`, leader);
    threads.forEach((text, n) => put(`${pid}/task/${pid + n}/stat`, text));
    put(
      `${pid}/status`,
      `SigPnd:\t0000000000000000\nShdPnd:\t0000000000000${killed ? "1" : "0"}00\n`,
    );
  };

  beforeEach(() => {
    proc = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-proc-"));
    put("sys/kernel/random/boot_id", "this-boot\n");
    fs.mkdirSync(path.join(proc, "self/ns"), { recursive: true });
    fs.symlinkSync("pid:[7]", path.join(proc, "self/ns/pid"));
  });
  afterEach(() => fs.rmSync(proc, { recursive: true }));

  it("is alive while it runs, sleeps, waits for the disk or is stopped", () => {
    for (const state of ["R", "S", "D", "T"]) {
      process(stat(state));
      expect(conditionOf(holder(), proc)).toBe("alive");
    }
  });

  it("is dead when it is gone, ended unreaped, or its number is another process's", () => {
    expect(conditionOf(holder(), proc)).toBe("dead");
    for (const state of ["Z", "X"]) {
      process(stat(state));
      expect(conditionOf(holder(), proc)).toBe("dead");
    }
    process(stat("S", { started: 701 }));
    expect(conditionOf(holder(), proc)).toBe("dead");
  });

  it("is dying while a thread outlives the first one, while a kill is pending, and while the kernel ends it", () => {
    process(stat("Z"), [stat("Z"), stat("D")]);
    expect(conditionOf(holder(), proc)).toBe("dying");
    process(stat("D"), [stat("D")], true);
    expect(conditionOf(holder(), proc)).toBe("dying");
    process(stat("D", { flags: 0x40_0004 }));
    expect(conditionOf(holder(), proc)).toBe("dying");
  });

  it("cannot be told of another host, boot or container", () => {
    process(stat("S"));
    for (const other of [{ host: "elsewhere" }, { boot: "before" }, { namespace: "pid:[8]" }])
      expect(conditionOf({ ...holder(), ...other }, proc)).toBe("elsewhere");
  });

  it("of a lock written before boots and containers were noted goes by number and start", () => {
    process(stat("S"));
    const old = parseHolder(JSON.stringify({ pid, started: "700", host: os.hostname() }));
    expect(old && conditionOf(old, proc)).toBe("alive");
    expect(parseHolder('{"pid":')).toBeNull();
  });

  it("of this process is alive", () => {
    expect(conditionOf(ownHolder())).toBe("alive");
  });
});
