import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkSaid } from "../lint/said.ts";
import { parseCase } from "./case-text.ts";
import { loadLibrary } from "./index.ts";
import { readSaid } from "./said.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));

const fileOf = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), "said-")), "one.said.txt");
  writeFileSync(file, text);
  return file;
};

describe("whole wordings beside a case", () => {
  it("are read by fact, the fullest first, and none where there is no file", () => {
    const said = readSaid(
      fileOf("cough.onset\tThe cough began on Monday, at work. | It began on Monday.\n\nno tab\n"),
    );
    expect([...said]).toEqual([
      ["cough.onset", ["The cough began on Monday, at work.", "It began on Monday."]],
    ]);
    expect(readSaid("nowhere.said.txt").size).toBe(0);
  });

  it("say every fact of every shipped case in a whole sentence", () => {
    const { cases } = loadLibrary(library);
    for (const { id, facts } of cases)
      for (const fact of facts.filter(({ isDefault, say }) => !isDefault && say.length > 0))
        for (const wording of fact.whole ?? [""])
          expect(wording.split(" ").length, `${id}, ${fact.id}: ${wording}`).toBeGreaterThan(2);
  });

  it("are refused where they name the diagnosis, are bits, or belong to nothing", () => {
    const text = readFileSync(join(library, "cardiology", "inferior-stemi.yaml"), "utf8");
    const parsed = parseCase(text, "inferior-stemi.yaml");
    if (!parsed.ok) throw new Error("the case cannot be read");
    const messagesOf = (id: string, wording: string): string =>
      checkSaid(parsed.source, new Map([[id, [wording]]]), new Set(["chest_pain"]))
        .map(({ message }) => message)
        .join();
    expect(messagesOf("chest_pain", "It was a heart attack, they said.")).toMatch(/names the/);
    expect(messagesOf("chest_pain", "The same.")).toMatch(/does not say what it speaks of/);
    expect(messagesOf("chest_pains", "My chest hurts badly.")).toMatch(/no fact of the case/);
    expect(messagesOf("chest_pain", "My chest hurts badly.")).toBe("");
  });
});
