import { describe, expect, it } from "vitest";
import { said } from "../testing/scripted.ts";
import { withFarewells } from "./farewells.ts";

const heard = (act: "reassure" | "plan" | "ask", words: string) =>
  withFarewells([said(act, words)]).map((move) => [move.act, move.words]);

describe("a farewell in one breath with something else", () => {
  it("is a move of its own, whatever it was taken for", () => {
    expect(heard("reassure", "and give her a wave from me, goodbye")).toEqual([
      ["reassure", "and give her a wave from me,"],
      ["goodbye", "goodbye"],
    ]);
    expect(heard("plan", "I'll see you in a minute")).toEqual([
      ["goodbye", "I'll see you in a minute"],
    ]);
  });

  it("is none where somebody else takes it, or it is asked about", () => {
    expect(heard("reassure", "she has said goodbye to the ward")).toHaveLength(1);
    expect(heard("plan", "wave bye to Granny")).toHaveLength(1);
    expect(heard("ask", "will you see you later written on the card?")).toHaveLength(1);
  });
});
