import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pauseBefore, pauseWithin } from "./pace.ts";
import { sentencesOf, wholeSentences } from "./sentences.ts";

describe("sentences", () => {
  it.each([
    ["Yes. It hurts!", ["Yes.", "It hurts!"]],
    [
      "It's 37.5 at home... I think. Is that bad?",
      ["It's 37.5 at home...", "I think.", "Is that bad?"],
    ],
    ["Dr. Shah said so. I trust her", ["Dr. Shah said so.", "I trust her"]],
    ["[Chest: Clear. No wheeze.] Is it bad?", ["[Chest: Clear. No wheeze.]", "Is it bad?"]],
    ['He said "stop." Then he left.', ['He said "stop."', "Then he left."]],
  ])("of %s", (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it("lose nothing but the width of a gap", () => {
    const words = fc.array(fc.constantFrom("It hurts.", "why?", "[A. b.]", "so", "1.5", "…"), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(" ");
        expect(sentencesOf(text).join(" ")).toBe(text);
      }),
    );
  });

  it("are whole only once something follows them", () => {
    expect(wholeSentences("It hurts. A lo")).toEqual({ sentences: ["It hurts."], rest: " A lo" });
    expect(wholeSentences("It is 37.").sentences).toEqual([]);
  });
});

describe("the pace", () => {
  it("is short for a word, longer for a sentence, and never long", () => {
    expect(pauseBefore("No.")).toBe(250);
    expect(pauseBefore("It came on suddenly when I was sitting in the van.")).toBeGreaterThan(500);
    expect(pauseBefore("x".repeat(4_000))).toBe(900);
  });

  it("has a reply whole within two seconds, however many sentences it has, and begins like talk", () => {
    const sentence = "Pressure down to 73/40, breathing up to 32 and saturation down to 88 %.";
    expect(pauseWithin(sentence, 0)).toBeGreaterThan(400);
    const waits: number[] = [];
    const waited = (): number => waits.reduce((sum, wait) => sum + wait, 0);
    for (let count = 0; count < 40; count += 1) waits.push(pauseWithin(sentence, waited()));
    expect(waited()).toBeLessThan(1_400);
    expect(waits.every((wait, at) => at === 0 || wait <= (waits[at - 1] ?? 0))).toBe(true);
  });
});
