import { describe, expect, it } from "vitest";
import { explainBootFailure } from "./boot-failure.ts";
import { readConfig } from "./config.ts";

const config = readConfig({ PORT: "80", HOST: "192.0.2.1", DATA_DIR: "/srv/anamnesis/data" });
const failure = (properties: object) => Object.assign(new Error("…"), properties);

describe("a boot that fails", () => {
  it.each([
    [{ syscall: "listen", code: "EADDRINUSE" }, /^Port 80 is in use by another program\./],
    [{ syscall: "listen", code: "EACCES" }, /^This user may not listen on port 80\./],
    [{ syscall: "listen", code: "EADDRNOTAVAIL" }, /^This machine has no address 192\.0\.2\.1\./],
    [
      { syscall: "mkdir", code: "EACCES", path: "/srv/anamnesis" },
      /^The data cannot be kept in \/srv\/anamnesis\/data: this user may not write there\. Set DATA_DIR/,
    ],
    [
      { syscall: "open", code: "EROFS", path: "/srv/anamnesis/data/database.lock.1" },
      /that disk is read-only\. Set DATA_DIR/,
    ],
    [
      { syscall: "mkdir", code: "ENOTDIR", path: "/srv/anamnesis/data" },
      /a part of that path is a file\. Set DATA_DIR/,
    ],
    [{ syscall: "write", code: "ENOSPC" }, /: that disk is full\. Make room there/],
  ])("of %o is one plain sentence or two, on one line", (properties, words) => {
    const said = explainBootFailure(new Error("wrapped", { cause: failure(properties) }), config);
    expect(said).toMatch(words);
    expect(said).not.toContain("\n");
  });

  it("for another reason is shown as it is", () => {
    expect(explainBootFailure(failure({ code: "EACCES", path: "/etc/other" }), config)).toBeNull();
    expect(explainBootFailure(new Error("a fault of ours"), config)).toBeNull();
  });
});
