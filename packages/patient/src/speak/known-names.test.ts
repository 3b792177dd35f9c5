import { expect, it } from "vitest";
import { calledByName } from "./known-names.ts";

it.each([
  ["My daughter Isla cooks.", ["Isla, is she your daughter?"], "Isla cooks."],
  ["I live with my daughter Isla, and Neil.", ["who's isla"], "I live with Isla, and Neil."],
  ["Shona, my daughter, is outside.", ["My daughter Shona brought me in."], "Shona is outside."],
  ["My old friend Jean's got the cat.", ["and Jean?"], "Jean's got the cat."],
])("%s", (text, heard, called) => {
  expect(calledByName(text, heard)).toBe(called);
});

it("says whose name it is the first time, and once in a reply", () => {
  expect(calledByName("My daughter Isla cooks. I'd not have my daughter Isla find me.", [])).toBe(
    "My daughter Isla cooks. I'd not have Isla find me.",
  );
  expect(calledByName("My daughter's at work.", ["daughter"])).toBe("My daughter's at work.");
});
