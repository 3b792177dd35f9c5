import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { lintText } from "../files/lint-files.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
const whole = readFileSync(`${library}/emergency/anaphylaxis.yaml`, "utf8");

const messages = (from: string, to: string): string => {
  const changed = whole.replace(from, to);
  if (changed === whole) throw new Error(`nothing to break at ${from}`);
  return lintText(changed, "case.yaml")
    .problems.map(({ message }) => message)
    .join("\n");
};

describe("a course", () => {
  it("names what somebody could order", () => {
    expect(messages("anyOf: [glucagon]\n      share", "anyOf: [glucagone]\n      share")).toContain(
      '"glucagone" is no drug, drug class or bedside term',
    );
  });

  it("runs forward", () => {
    expect(messages("worse: 9, critical: 16", "worse: 19, critical: 16")).toContain(
      "each state comes later",
    );
  });

  it("says whose rule a time is", () => {
    expect(
      messages('why: "Legs up, never stood."\n    - id: glucagon', "\n    - id: glucagon"),
    ).toContain("whose rule");
  });
});
