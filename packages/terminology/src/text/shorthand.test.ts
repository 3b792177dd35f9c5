import { describe, expect, it } from "vitest";
import { writtenOut } from "./shorthand.ts";
import { tokenise } from "./tokens.ts";

const read = (text: string): string =>
  writtenOut(tokenise(text))
    .map(({ word }) => word)
    .join(" ");

describe("shorthand of a ward note", () => {
  it.each([
    ["dex x4/7", "4 day"],
    ["PE clinic 1/52", "1 week"],
    ["then 6/12", "6 month"],
    ["f/u in OPD", "follow up"],
    ["Family called w/ consent", "with"],
    ["600 mg TDS", "three"],
    ["NKDA", "no"],
    ["d/w micro re sens", "discuss with"],
    ["Rpt CT", "repeat"],
  ])("writes out %s", (text, wanted) => {
    expect(read(text)).toContain(wanted);
  });

  it("leaves a ratio, a pressure and a date alone", () => {
    expect(read("BP 120/80, given 3/4, 12/7 and 1/2")).not.toMatch(/month|week/);
    expect(read("RV/LV 0.8")).toBe("rv lv 0.8");
  });

  it("keeps the places of what was typed", () => {
    const text = "see in OPD, 6/52";
    for (const { start, end } of writtenOut(tokenise(text)))
      expect(text.slice(start, end).trim()).not.toBe("");
  });
});
