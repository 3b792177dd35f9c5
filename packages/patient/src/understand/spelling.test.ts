import { describe, expect, it } from "vitest";
import { shippedWeights } from "./embedded.ts";
import { createSpelling, editDistance, spellingOf } from "./spelling.ts";

const correct = (words: readonly string[]): readonly string[] =>
  spellingOf(shippedWeights)()(words).flat();

describe("correcting spelling", () => {
  it.each([
    ["hedache", "headache"],
    ["vomitting", "vomiting"],
    ["breathlss", "breathless"],
    ["mediction", "medication"],
    ["palpitatoins", "palpitations"],
    ["alergic", "allergic"],
  ])("turns %s into %s", (typed, meant) => {
    expect(correct([typed])).toEqual([meant]);
  });

  it.each(["never", "four", "lawyer", "teacher", "weekend", "commute"])(
    "leaves the ordinary word %s alone",
    (word) => {
      expect(correct([word])).toEqual([word]);
    },
  );

  it("leaves a case's own words alone", () => {
    expect(
      createSpelling({ known: ["ramble", "pain"], pairs: () => false })(["rambla"])(["rambla"]),
    ).toEqual([["rambla"]]);
  });

  it.each([
    ["are you thirty all the time", "are you thirsty all the time"],
    ["wat makes it worse", "what makes it worse"],
    ["all up to date with jasb", "all up to date with vaccines"],
  ])("goes by the words beside it: %s", (typed, meant) => {
    expect(correct(typed.split(" ")).join(" ")).toBe(meant);
  });

  it.each(["mhm", "mmm", "erm"])("takes %s for no word", (sound) => {
    expect(correct([sound])).toEqual([sound]);
  });

  it("counts a swap of neighbours as one edit and stops at its limit", () => {
    expect(editDistance("pian", "pain", 2)).toBe(1);
    expect(editDistance("cat", "elephant", 2)).toBe(3);
  });
});
