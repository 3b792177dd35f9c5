import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lintText } from "../files/lint-files.ts";

const file = fileURLToPath(
  new URL("../../library/cardiology/inferior-stemi.yaml", import.meta.url),
);
const text = readFileSync(file, "utf8");

it("lets nobody be late who orders what is needed at once", () => {
  const hasty = text.replace(/(urgency:\n\s+minutes: )\d+/, "$130");
  expect(hasty).not.toBe(text);
  const messages = lintText(hasty, "case.yaml").problems.map(({ message }) => message);
  expect(messages).toEqual([
    "the needed tests, ordered together, take 60 minutes, but the case is late after 30",
  ]);
});
