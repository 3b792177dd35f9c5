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

describe("what is said while one thinks", () => {
  it.each([
    ["And, um, did he, you know, survive?", "and , did he , survive ?"],
    ["Um, where is it?", "where is it ?"],
    ["Do you know him?", "do you know him ?"],
    ["What kind of pain?", "what kind of pain ?"],
    ["um,", "um ,"],
  ])("is not heard: %s", (text, heard) => {
    expect(wordsIn(text).join(" ")).toBe(heard);
  });
});
