import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lintLibrary, lintText, loadLibrary } from "./index.ts";

const shipped = fileURLToPath(new URL("../../library", import.meta.url));
const text = readFileSync(join(shipped, "neurology/migraine.yaml"), "utf8");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cases-"));
  mkdirSync(join(folder, "neurology"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const put = (name: string, content: string) => writeFileSync(join(folder, name), content);

describe("loadLibrary", () => {
  it("serves every shipped case, sorted by id, without a problem", () => {
    const { cases, problems } = loadLibrary(shipped);
    expect(problems).toEqual([]);
    expect(cases.map(({ id }) => id)).toEqual([...cases.map(({ id }) => id)].sort());
    expect(cases.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["inferior-stemi", "community-acquired-pneumonia", "migraine"]),
    );
  });

  it("reports a broken file by line and still serves the others", () => {
    put("neurology/migraine.yaml", text);
    put("neurology/broken.yaml", text.replace("sex: female", "sex: sometimes"));
    const { cases, problems } = loadLibrary(folder);
    expect(cases.map(({ id }) => id)).toEqual(["migraine"]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe(join("neurology", "broken.yaml"));
    expect(text.split("\n")[(problems[0]?.line ?? 0) - 1]).toContain("sex: female");
  });

  it("reports an unknown key of the history by its line", () => {
    put("neurology/migraine.yaml", text.replace(/^ {2}headache:/m, "  hedache:"));
    const { cases, problems } = loadLibrary(folder);
    expect(cases).toEqual([]);
    expect(problems[0]?.message).toContain("hedache");
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});

describe("a text that does not fit the schema", () => {
  const firstOf = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`nothing to break at ${from}`);
    const { problems } = lintText(text.replace(from, to), "case.yaml");
    return problems.map(({ message }) => message);
  };

  it.each([
    ["    panel: Mild asthma", "    pannel: Mild asthma", '"pannel" is neither a field'],
    ["        words: [asthma, wheeze, chest]", "        wordds: [asthma]", '"wordds" is no field'],
    ["age: 28", 'age: "28"', "person.age should be a number"],
    [
      "  literacy: high",
      "  literacy: superb",
      "person.literacy should be one of low, ordinary, high",
    ],
    ["  spo2: 99", "  spo2: 199", "vitals.spo2 should be 100 or less"],
    ["  town: Leeds\n", "", "person.town is missing"],
    ["bloodPressure: 124/78", "bloodPressure: normal", 'write it as "98/60"'],
  ])("says so plainly: %s", (from, to, message) => {
    expect(firstOf(from, to)).toContainEqual(expect.stringContaining(message));
  });
});

describe("lintLibrary", () => {
  it("wants file name, folder and id to agree, and an id to be one case's only", () => {
    mkdirSync(join(folder, "cardiology"));
    put("cardiology/headache.yaml", text);
    put("neurology/migraine.yaml", text);
    const messages = lintLibrary(folder).problems.map(({ message }) => message);
    expect(messages).toContainEqual("the file should be called migraine.yaml, after its id");
    expect(messages).toContainEqual('a case of the module "neurology" belongs into neurology/');
    expect(messages).toContainEqual(expect.stringContaining('the id "migraine" is also that of'));
    expect(messages).toContainEqual(expect.stringContaining("the patient has the same name"));
  });
});
