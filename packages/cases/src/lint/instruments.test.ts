import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lintText } from "../files/lint-files.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
const problemsOf = (text: string): string =>
  lintText(text, "case.yaml")
    .problems.map(({ message }) => message)
    .join("\n");

it("wants what a finding leaves to an instrument written down as its result", () => {
  const whole = readFileSync(`${library}/neurology/migraine.yaml`, "utf8");
  expect(problemsOf(whole)).toBe("");
  const without = whole.replace("\n  fundoscopy:\n", "\n  porphobilinogen:\n");
  expect(without).not.toBe(whole);
  expect(problemsOf(without)).toMatch(/leaves it to an instrument.*"fundoscopy"/);
});
