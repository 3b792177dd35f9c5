import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { questionKind } from "../hear/question-kind.ts";
import { answersLike } from "./answer-bank.ts";

const view = {
  ...fixtureView,
  answers: [
    { facts: ["cough.onset"], asked: ["when did the cough start"], say: "Two weeks ago." },
    { facts: ["cough.onset"], asked: ["did it come after your cold"], say: "Right after it." },
    { facts: ["cough", "fever"], asked: ["any cough or fever"], say: "A cough, no fever." },
  ],
};

const answers = (facts: readonly string[], words: string) =>
  answersLike(view, facts, { words, kind: questionKind(words) });

describe("what was answered before", () => {
  it("comes with the likest question first", () => {
    const found = (asked: string) => answers(["cough.onset"], asked)[0]?.say;
    expect(found("and since when have you had the cough?")).toBe("Two weeks ago.");
    expect(found("did it begin after the cold?")).toBe("Right after it.");
  });

  it("answers just the facts that were asked for, in any order", () => {
    expect(answers(["fever", "cough"], "fever? cough?")).toHaveLength(1);
    expect(answers(["cough"], "any cough?")).toEqual([]);
  });
});
