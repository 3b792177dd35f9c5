import { describe, expect, it } from "vitest";
import { findDrugs } from "./index.ts";

const given = (text: string) =>
  findDrugs(text)
    .filter((mention) => !mention.negated)
    .map((mention) => mention.id);

describe("a medicine that is taken off", () => {
  it.each([
    ["Switch from the combined pill to desogestrel 75 micrograms", ["desogestrel"]],
    ["Switch from combined pill (Rigevidon) to desogestrel", ["desogestrel"]],
    ["Replace COCP with progestogen-only pill", ["progestogen_contraceptive"]],
    ["Change clarithromycin to doxycycline 100 mg", ["doxycycline"]],
    ["Rigevidon: STOP", []],
    ["Rigevidon (combined pill): stop", []],
    ["Amlodipine 5 mg daily (withhold)", []],
    ["Pause amlodipine", []],
    ["Do not give GTN", []],
    ["Withhold nitrates, beta-blockers and diuretics", []],
  ])("is not given: %s", (text, left) => {
    expect(given(text)).toEqual(left);
  });

  it.each([
    ["Change to desogestrel 75 micrograms", ["desogestrel"]],
    ["Move to amoxicillin with clarithromycin", ["amoxicillin", "clarithromycin"]],
    ["Stop aspirin, start clopidogrel and atorvastatin", ["clopidogrel", "atorvastatin"]],
    ["Hold amlodipine, atorvastatin 80 mg and aspirin 75 mg", ["atorvastatin", "aspirin"]],
    ["No nitrates: if not, give morphine", ["morphine"]],
    ["Atorvastatin 80 mg, stop smoking", ["atorvastatin"]],
    ["Enoxaparin 40 mg, stop when mobile", ["enoxaparin"]],
    ["Aspirin 75 mg daily, hold ibuprofen", ["aspirin"]],
  ])("is told from one that goes on: %s", (text, left) => {
    expect(given(text)).toEqual(left);
  });

  it("takes a pill described as a contraceptive for what its name says", () => {
    expect(given("Desogestrel 75 micrograms oral contraceptive pill once daily")).toEqual([
      "desogestrel",
    ]);
    expect(given("Progestin-only birth control pill")).toEqual(["progestogen_contraceptive"]);
    expect(given("Oral contraceptive pill")).toEqual(["combined_contraceptive"]);
  });
});
