import { describe, expect, it } from "vitest";
import { tokensOf } from "./tokens.ts";

const wordsIn = (text: string): readonly string[] =>
  tokensOf(text, (words) => words.map((word) => [word])).map(({ word }) => word);

describe("the words of a line", () => {
  it("are words and marks, each mark as one that a network knows", () => {
    expect(wordsIn("Any pain; fever (high)?")).toEqual([
      "any",
      "pain",
      ",",
      "fever",
      ",",
      "high",
      ",",
      "?",
    ]);
  });

  it.each(["valueOf", "constructor", "toString", "__proto__", "hasOwnProperty"])(
    "are text whatever is typed: %s",
    (text) => {
      for (const word of wordsIn(text)) expect(typeof word).toBe("string");
    },
  );
});
