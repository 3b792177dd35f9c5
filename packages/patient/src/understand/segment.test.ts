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
    expect(questions("Since Easter, okay. And where is it?")).toEqual(["where is it"]);
  });

  it("splits stacked questions", () => {
    expect(questions("When did it start and how bad is it?")).toEqual([
      "when did it start",
      "how bad is it",
    ]);
  });

  it("does not split a wh- question from its verb", () => {
    expect(clauses("Where on your arm, is the rash?")).toEqual(["where on your arm is the rash"]);
  });

  it("drops false starts", () => {
    expect(questions("Did you, have you had any itching?")).toEqual(["have you had any itching"]);
  });

  it("puts a tag question on the statement before it", () => {
    expect(questions("You work in a bakery, is that right?")).toEqual(["you work in a bakery"]);
  });

  it("sets aside what is excepted", () => {
    const [clause] = segment("Apart from the headache, any other symptoms?", (words) => words);
    expect(clause?.words.join(" ")).toBe("any other symptoms");
    expect(clause?.excluded).toEqual(["the", "headache"]);
  });

  it("knows a scene-setting clause from a question", () => {
    expect(questions("When you get the dizziness, do you fall over?")).toEqual([
      "do you fall over",
    ]);
  });
});
