import { expect, it } from "vitest";
import { namedDisease, planThings } from "./plan-words.ts";

it("says back what is done, as a lay person would", () => {
  expect(planThings("an IV, fluids, real pain medicine, bloods and antibiotics")).toEqual([
    "bloods",
    "a drip",
    "antibiotics",
    "something for the pain",
  ]);
  expect(planThings("Most likely we take the appendix out today.")).toEqual(["an operation"]);
  expect(planThings("I'll give you a medicine for it, no oxygen.")).toEqual(["a medicine for it"]);
});

it("gives back what something was called, and not what it was said not to be", () => {
  expect(namedDisease("It looks like pneumonia.")).toBe("pneumonia");
  expect(namedDisease("I do not think this is flu.")).toBeUndefined();
  expect(namedDisease("I don't believe it's cancer.")).toBeUndefined();
});
