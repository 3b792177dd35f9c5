import { describe, expect, it } from "vitest";
import { ownQuestions } from "./own-lines.ts";

const lines = {
  questions: ["Who'll feed the cat?"],
  questions_of_illness: ["Is it my appendix?"],
  questions_of_place: ["Are you going to keep me in?"],
};

describe("the questions somebody has", () => {
  it("are all open as long as nothing was told", () => {
    expect(ownQuestions(lines, { events: {} })).toEqual(Object.values(lines).flat());
  });

  it("are not asked once they were answered", () => {
    const toldThem = [{ touches: "bad_news", words: "it's in the tube beside the womb" }];
    expect(ownQuestions(lines, { events: {}, toldThem })).not.toContain("Is it my appendix?");
    const staying = [...toldThem, { touches: "admission", words: "you'll stay with us" }];
    expect(ownQuestions(lines, { events: {}, toldThem: staying })).toEqual(lines.questions);
  });
});
