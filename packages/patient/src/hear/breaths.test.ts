import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn } from "../index.ts";
import { breaths } from "./breaths.ts";
import { tokensOf } from "./tokens.ts";

const tokens = (text: string) => tokensOf(text, (words) => words.map((word) => [word]));
const words = (text: string, most: number): readonly (readonly string[])[] =>
  breaths(tokens(text), most).map((piece) => piece.map(({ word }) => word));

describe("what is too long to be heard at once", () => {
  it("is heard sentence by sentence, with nothing left out", () => {
    const text = "one two three. four five six. seven eight nine.";
    expect(words(text, 9)).toEqual([
      ["one", "two", "three", ".", "four", "five", "six", "."],
      ["seven", "eight", "nine", "."],
    ]);
    expect(words(text, 5).flat()).toEqual(tokens(text).map(({ word }) => word));
  });

  it("is cut behind a clause where no sentence ends, and anywhere where nothing does", () => {
    expect(words("a b c, d e f g", 6)).toEqual([
      ["a", "b", "c", ","],
      ["d", "e", "f", "g"],
    ]);
    expect(words("a b c d e", 2)).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  });

  it("is whole where it is short", () => {
    expect(words("does it hurt?", 96)).toEqual([["does", "it", "hurt", "?"]]);
  });
});

describe("somebody who dictates at length", () => {
  const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));
  const found = cases.find(({ id }) => id === "appendicitis");
  const runUp =
    "Well now, thank you for that, and I am sorry that you have had to lie there with it for as long as you have, because I know how slow these evenings can be. " +
    "I will tell you why I am asking all of this, which is that when somebody of your age comes in with a tummy like yours we like to be quite sure of things before we do anything at all, and the small things matter as much as the large ones. " +
    "So I hope that you will bear with me for another minute or two, since I would sooner ask you once too often than leave something out that the people upstairs will want to know. ";

  it("is answered on the question that they end with", () => {
    if (!found) throw new Error("no such case");
    const view = patientView(found);
    const { state } = openConversation(view, 3);
    const turn = takeTurn(view, state, `${runUp}Are you allergic to anything at all?`, []);
    expect(turn.reply.facts).toContain("allergies");
  });
});
