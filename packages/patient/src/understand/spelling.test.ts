import { describe, expect, it } from "vitest";
import { shippedWeights } from "./embedded.ts";
import { createCorrector, editDistance } from "./spelling.ts";

const correct = createCorrector(shippedWeights.words.split(" "));

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
    expect(createCorrector(["ramble", "pain"], ["rambla"])(["rambla"])).toEqual(["rambla"]);
  });

  it("counts a swap of neighbours as one edit and stops at its limit", () => {
    expect(editDistance("pian", "pain", 2)).toBe(1);
    expect(editDistance("cat", "elephant", 2)).toBe(3);
  });
});
