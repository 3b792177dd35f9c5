import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadLibrary } from "./index.ts";
import { readReplies } from "./replies.ts";

const written = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), "replies-")), "someone.replies.txt");
  writeFileSync(file, text);
  return file;
};

describe("a bank of replies", () => {
  it("is read block by block: what is said, and what this person says to it", () => {
    const blocks = readReplies(
      written("tx.oxygen\n> some oxygen for you\n< If it helps.\n\nbye.plain\n> bye\n< Ta-ra.\n"),
    );
    expect(blocks).toEqual([
      { slot: "tx.oxygen", ways: ["some oxygen for you"], replies: ["If it helps."] },
      { slot: "bye.plain", ways: ["bye"], replies: ["Ta-ra."] },
    ]);
  });

  it("is empty where there is none", () => {
    expect(readReplies("nowhere.replies.txt")).toEqual([]);
  });

  it("says which slot does not exist", () => {
    expect(() => readReplies(written("tx.moonshine\n> a\n< b\n"))).toThrow(/tx\.moonshine/);
  });

  it("gives every case of the library something of its own to say to what matters most", () => {
    const { cases } = loadLibrary(fileURLToPath(new URL("../../library", import.meta.url)));
    for (const { id, replies } of cases)
      for (const slot of ["news.serious", "plan.admit", "test.blood", "bye.plain"] as const)
        expect(
          replies?.[slot]?.flatMap(({ say }) => say).length ?? 0,
          `${id}: ${slot}`,
        ).toBeGreaterThan(1);
  });
});
