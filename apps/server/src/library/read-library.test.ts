import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { readLibrary } from "./read-library.ts";

const shipped = fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url));
const migraine = fs.readFileSync(path.join(shipped, "neurology/migraine.yaml"), "utf8");
let folder = "";
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const read = () => readLibrary({ libraryDirectory: shipped, ownCasesDirectory: folder });
const ownCasesDirectory = path.join(os.tmpdir(), "anamnesis-no-such-folder");

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-own-cases-"));
  write("neurology/migraine.yaml", migraine.replace(/^ {2}town: Leeds$/m, "  town: Hull"));
  write("neurology/our-migraine.yaml", migraine.replace(/^id: migraine$/m, "id: our-migraine"));
  write(
    "neurology/half-done.yaml",
    migraine.replace(/^id: migraine$/m, "id: half-done\ndraft: true"),
  );
  write("neurology/broken.yaml", migraine.replace(/^level: \w+$/m, "level: Easy"));
  write("neurology/torn.yaml", migraine.slice(0, 500) + '\n  "never closed');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe("an installation's own cases", () => {
  it("add to the shipped ones, and stand in the place of one by its id", () => {
    const without = readLibrary({ libraryDirectory: shipped, ownCasesDirectory });
    const { cases } = read();
    expect(cases.length).toBe(without.cases.length + 1);
    expect(cases.map(({ id }) => id)).toContain("our-migraine");
    expect(cases.find(({ id }) => id === "migraine")?.person.town).toBe("Hull");
    expect(without.cases.find(({ id }) => id === "migraine")?.person.town).toBe("Leeds");
  });

  it("are never served while they are drafts", () => {
    const { cases, drafts } = read();
    expect(drafts.map(({ id }) => id)).toEqual(["half-done"]);
    expect(cases.map(({ id }) => id)).not.toContain("half-done");
  });

  it("are left out when broken, each with file, line and what to do, and the rest serve", () => {
    const { problems } = read();
    const broken = problems.find(({ file }) => file.endsWith("broken.yaml"));
    expect(broken?.message).toMatch(/level should be one of Beginner, Intermediate, Advanced/);
    expect(migraine.split("\n")[(broken?.line ?? 0) - 1]).toMatch(/^level:/);
    expect(problems.some(({ file }) => file.endsWith("torn.yaml"))).toBe(true);
  });

  it("need not be there; the shipped ones must", () => {
    expect(() => readLibrary({ libraryDirectory: ownCasesDirectory, ownCasesDirectory })).toThrow(
      ConfigError,
    );
  });
});
