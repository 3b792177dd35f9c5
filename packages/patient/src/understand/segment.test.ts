import { describe, expect, it } from "vitest";
import { segment } from "./segment.ts";

const clauses = (text: string): string[] =>
  segment(text, (words) => words).map((clause) => clause.words.join(" "));
const questions = (text: string): string[] =>
  segment(text, (words) => words)
    .filter((clause) => clause.isQuestion && !clause.isBackground)
    .map((clause) => clause.words.join(" "));

describe("taking a turn apart", () => {
  it("separates an echo of the answer from the question", () => {
    expect(questions("Three days, okay. And where is it?")).toEqual(["where is it"]);
  });

  it("splits stacked questions", () => {
    expect(questions("When did it start and how bad is it?")).toEqual([
      "when did it start",
      "how bad is it",
    ]);
  });

  it("does not split a wh- question from its verb", () => {
    expect(clauses("Whereabouts in your head, is this pain?")).toEqual([
      "whereabouts in your head is this pain",
    ]);
  });

  it("drops false starts", () => {
    expect(questions("Have you, are you having any other symptoms?")).toEqual([
      "are you having any other symptoms",
    ]);
  });

  it("puts a tag question on the statement before it", () => {
    expect(questions("You live with your wife, is that right?")).toEqual([
      "you live with your wife",
    ]);
  });

  it("sets aside what is excepted", () => {
    const [clause] = segment("Apart from the headache, any other symptoms?", (words) => words);
    expect(clause?.words.join(" ")).toBe("any other symptoms");
    expect(clause?.excluded).toEqual(["the", "headache"]);
  });

  it("knows a scene-setting clause from a question", () => {
    expect(questions("When you have the headaches, do you feel sick?")).toEqual([
      "do you feel sick",
    ]);
  });
});
