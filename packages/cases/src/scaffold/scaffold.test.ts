import { describe, expect, it } from "vitest";
import { lintText } from "../files/lint-files.ts";
import { readCase } from "../files/index.ts";
import { scaffold, type ScaffoldAnswers } from "./scaffold.ts";

const answers: ScaffoldAnswers = {
  id: "acute-gout",
  module: "internal",
  level: "Beginner",
  name: "Tom Ashdown",
  age: 58,
  sex: "male",
  complaint: "joint_pain",
  diagnosis: { id: "gout", name: "Gout" },
  neighbours: ["septic_arthritis", "pseudogout", "cellulitis"],
};
const lint = (text: string) => lintText(text, "acute-gout.yaml");

describe("a new case", () => {
  it("is a draft that can be talked to, and lint names every line that waits for its author", () => {
    const text = scaffold(answers);
    expect(readCase(text, "acute-gout.yaml").case?.draft).toBe(true);
    const lines = text.split("\n");
    const waiting = lines.flatMap((line, at) =>
      /^[^#]*"\(to be written/.test(line) ? [at + 1] : [],
    );
    const { problems } = lint(text);
    expect(problems.every(({ severity }) => severity === "advice")).toBe(true);
    const named = new Set(problems.map(({ line }) => line));
    expect(waiting.filter((line) => !named.has(line))).toEqual([]);
  });

  it("cannot be passed off as finished", () => {
    const { problems } = lint(scaffold(answers).replace("draft: true\n", ""));
    expect(problems.filter(({ severity }) => severity === "error").length).toBeGreaterThan(100);
  });

  it("of a child has a parent who speaks, and asks for what is asked of children", () => {
    const text = scaffold({ ...answers, age: 4, sex: "female", complaint: "cough" });
    expect(readCase(text, "x.yaml").case?.person.informant).toMatchObject({ relation: "mother" });
    expect(text).toMatch(/^ {2}immunisation:$/m);
    expect(text).not.toMatch(/^ {2}(smoking|menstrual):$/m);
  });
});
