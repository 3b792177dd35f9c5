import { describe, expect, it } from "vitest";
import { parseEcgParameters } from "./parse.ts";

const messages = (written: unknown): readonly string[] => {
  const parsed = parseEcgParameters(written);
  return parsed.ok
    ? []
    : parsed.problems.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("parseEcgParameters", () => {
  it("takes what an author would write", () => {
    const written = {
      rhythm: "sinus",
      rate: 52,
      pr: 220,
      qrs: 92,
      qtc: 418,
      axis: 75,
      st: { I: -1, II: 2, III: 3, aVR: -0.5, aVL: -2, aVF: 2.5, V1: 1 },
      t: { aVL: "inverted", III: 4 },
      q: ["III"],
    };
    expect(parseEcgParameters(written)).toEqual({ ok: true, value: written });
  });

  it("names unknown parameters, leads and words", () => {
    expect(messages({ tInverted: ["aVL"] })).toEqual([
      'tInverted: there is no parameter "tInverted"',
    ]);
    expect(messages({ st: { V10: 1 } })[0]).toMatch(/^st\.V10: "V10" is not a lead/);
    expect(messages({ rhythm: "wandering" })[0]).toMatch(/not one of sinus, atrial_fibrillation/);
    expect(messages({ t: { V2: "tall" } })[0]).toMatch(
      /^t\.V2: "tall" is not one of flat, inverted/,
    );
    expect(messages({ preset: "constructor" })).toHaveLength(1);
  });

  it("refuses limb leads that contradict each other, and says what would be right", () => {
    expect(messages({ st: { I: 1, II: 3, III: 4 } })).toEqual([
      "st.II: ST in II is 3 mm, but I and III make it 5",
    ]);
    expect(messages({ st: { I: -1, II: 2, III: 3, aVF: 2.5 } })).toEqual([]);
  });

  it("refuses what cannot be together", () => {
    expect(messages({ qt: 400, qtc: 410 })[0]).toMatch(/either/);
    expect(messages({ rhythm: "atrial_fibrillation", avBlock: "mobitz_1" })[0]).toMatch(/sinus/);
    expect(messages({ escape: "wide" })[0]).toMatch(/complete/);
    expect(messages({ conductionRatio: 3 })[0]).toMatch(/flutter/);
    expect(messages({ rate: 150, pr: 400 })[0]).toMatch(/does not fit/);
    expect(messages({ qrs: 200, qt: 240 })[0]).toMatch(/no room/);
    expect(messages({ leads: "posterior", st: { V4R: 1 } })[0]).toMatch(/not recorded/);
    expect(messages({ st: { V4R: 1, V5: 1 } })[0]).toMatch(/V5 is not recorded.*right_sided/);
    expect(messages({ st: { V4R: 1 }, tInversion: ["V1"] })).toEqual([]);
  });

  it("refuses what is not a list of parameters", () => {
    for (const written of [null, 3, "normal", []]) expect(messages(written)).toHaveLength(1);
    expect(messages({ rate: "fast" })[0]).toMatch(/15 to 300/);
    expect(messages({ rate: NaN })).toHaveLength(1);
  });
});
