import { expect, it } from "vitest";
import { numbersIn } from "./numbers.ts";

it.each([
  ["fifty-six", [56]],
  ["a hundred and ten over seventy", [110, 70]],
  ["8 out of ten", [8, 10]],
  ["two or three", [2, 3]],
  ["38.5 degrees", [38.5]],
  ["nineteen sixty-nine", [19, 69]],
  ["often", []],
])("reads the figures of %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
