import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lintText } from "./lint-files.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));

/** For tests: what the linter says of a shipped case with one thing changed. */
export function changed(name: string, from: string | RegExp, to: string): string {
  const whole = readFileSync(`${library}/${name}.yaml`, "utf8");
  const text = whole.replace(from, to);
  if (text === whole) throw new Error(`nothing to change at ${String(from)}`);
  return lintText(text, "case.yaml")
    .problems.map(({ message }) => message)
    .join("\n");
}
