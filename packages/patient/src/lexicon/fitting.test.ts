import { describe, expect, it } from "vitest";
import { wordingsFitting } from "./fitting.ts";

const say = [
  "I stopped it. I felt fine.",
  "Four months ago I stopped.",
  "My sister told me to leave it off.",
];
const fit = (question: string): readonly number[] | undefined =>
  wordingsFitting({ say }, question.toLowerCase().split(" "));

describe("the wording of a fact that fits a question", () => {
  it.each([
    ["when did you stop", [1]],
    ["why did you stop", [0]],
    ["who said to stop", [2]],
    ["did your sister say so", [2]],
  ])("%s", (question, expected) => {
    expect(fit(question)).toEqual(expected);
  });

  it("is any where none fits better", () => {
    expect(fit("is that so")).toBeUndefined();
    expect(wordingsFitting({ say: ["Yes."] }, ["when"])).toBeUndefined();
  });
});
