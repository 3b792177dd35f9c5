import { describe, expect, it } from "vitest";
import { Prose } from "./prose.ts";

const states = (text: string, phrase: string, isAbsent = false) =>
  new Prose(text).findStated(phrase, isAbsent).length > 0;

describe("a rubric's phrase in a learner's words", () => {
  it.each([
    ["The pain radiates to the jaw.", "radiat"],
    ["It spreads to the left arm.", "radiat"],
    ["He was SOB and sweaty.", "dyspn"],
    ["Oedema of both legs.", "edema"],
    ["ST-elevation in II, III and aVF", "st elevation"],
    ["leads II, III, aVF", "ii, iii"],
    ["BP was 98/60", "98/60"],
    ["diaphoertic and grey", "diaphoretic"],
    ["Denies calf pain.", "no calf"],
    ["No fever, cough or neck stiffness", "no neck stiffness"],
    ["She is afebrile.", "no fever"],
    ["Senior review at 48-72h.", "72 hours"],
    ["Clinic in six wks", "6 weeks"],
    ["For 2 weeks on exertion", "two weeks"],
  ])("finds in “%s” what “%s” means", (text, phrase) => {
    expect(states(text, phrase)).toBe(true);
  });

  it.each([
    ["There is no radiation.", "radiat"],
    ["Calf pain on the left.", "no calf"],
    ["The back is fine, I would say.", "ste in"],
    ["Fever of 39.", "no fever"],
  ])("does not find in “%s” what “%s” means", (text, phrase) => {
    expect(states(text, phrase)).toBe(false);
  });

  it("takes a denied symptom for what it is where the case denies it", () => {
    expect(states("No weakness of the arm.", "weakness", true)).toBe(true);
    expect(states("Weakness of the arm.", "weakness", true)).toBe(false);
  });

  it("quotes the sentence in which a phrase stands", () => {
    const prose = new Prose("First this. Then rusty sputum came up. Then that.");
    expect(prose.sentenceAt(prose.find("rusty")[0]?.start ?? 0)).toBe("Then rusty sputum came up.");
  });
});
