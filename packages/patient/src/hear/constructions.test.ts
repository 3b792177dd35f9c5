import { describe, expect, it } from "vitest";
import { actOf, isDenialNoted, isEcho, touchOf } from "./constructions.ts";
import { tokensOf } from "./tokens.ts";

const words = (text: string): string[] =>
  tokensOf(text, (all) => all.map((word) => [word])).map(({ word }) => word);

describe("what the wording makes of some words", () => {
  it.each([
    ["would you be willing for that?", "ask", "consent"],
    ["are you happy for us to go ahead?", "ask", "consent"],
    ["are you able to walk?", "ask", "ask"],
    ["had any aspirin today?", "plan", "ask"],
    ["we'll give you some aspirin.", "plan", "plan"],
    ["you count your own pulse, i like that.", "examine", "smalltalk"],
    ["you just lie back and let me take your pulse.", "examine", "examine"],
  ] as const)("%s", (text, heard, act) => {
    expect(actOf(words(text), heard)).toBe(act);
  });

  it("takes the edge off what is grave where it says so", () => {
    expect(touchOf("it's pneumonia", "news", "other")).toBe("bad_news");
    expect(touchOf("it's pneumonia, and it is very treatable", "news", "bad_news")).toBe(
      "good_news",
    );
  });

  it("notes what was denied and asks it no more", () => {
    const asked = words("allergic to anything? ever had a stomach ulcer?");
    expect(isDenialNoted(words("no ulcer."))).toBe(true);
    expect(isDenialNoted(words("no ulcer?"))).toBe(false);
    expect(isEcho(words("no stomach ulcer."), asked)).toBe(true);
    expect(isEcho(words("no chest pain."), asked)).toBe(false);
  });
});
