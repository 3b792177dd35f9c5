import { describe, expect, it } from "vitest";
import { stillOpen } from "./own-questions.ts";

const questions = ["Is it my appendix?", "Are you going to keep me in?", "Who'll feed the cat?"];

describe("the questions somebody has", () => {
  it("are all open as long as nothing was told", () => {
    expect(stillOpen({ events: {} }, questions)).toEqual(questions);
  });

  it("are not asked once they were answered", () => {
    const toldThem = [{ touches: "bad_news", words: "it's in the tube beside the womb" }];
    expect(stillOpen({ events: {}, toldThem }, questions)).toEqual(questions.slice(1));
    const staying = [...toldThem, { touches: "admission", words: "you'll stay with us" }];
    expect(stillOpen({ events: {}, toldThem: staying }, questions)).toEqual(questions.slice(2));
  });
});
