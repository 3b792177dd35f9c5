import { expect, it } from "vitest";
import { metalOf } from "./metals.ts";

it("ends every ladder in gold, and has nothing before the first step", () => {
  expect([0, 1, 2, 3].map((level) => metalOf(level, 3))).toEqual([
    null,
    "bronze",
    "silver",
    "gold",
  ]);
  expect([1, 2].map((level) => metalOf(level, 2))).toEqual(["silver", "gold"]);
  expect(metalOf(1, 1)).toBe("gold");
});
