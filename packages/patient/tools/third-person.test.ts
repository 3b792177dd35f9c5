import { expect, it } from "vitest";
import { inThirdPerson } from "./third-person.ts";

it.each([
  ["do you smoke", "does she smoke"],
  ["have you had your jabs", "has she had her jabs"],
  ["what is bothering you", "what is bothering her"],
  ["can you walk by yourself", "can she walk by herself"],
  ["so you are tired", "so she is tired"],
])("asks of somebody else: %s", (asked, turned) => {
  expect(inThirdPerson(asked, true)).toBe(turned);
});
