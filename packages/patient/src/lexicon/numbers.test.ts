import { expect, it } from "vitest";
import { minutesIn, numbersIn } from "./numbers.ts";

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

it.each([
  ["about an hour and a half ago", [90]],
  ["90 minutes", [90]],
  ["half an hour", [30]],
  ["for two days", [2880]],
  ["a fortnight", [20160]],
  ["three weeks or so", [30240]],
  ["since breakfast", []],
])("reads the lengths of time of %j", (text, minutes) => {
  expect(minutesIn(text)).toEqual(minutes);
});
