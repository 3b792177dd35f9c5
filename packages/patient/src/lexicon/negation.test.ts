import { describe, expect, it } from "vitest";
import { denialAt } from "./negation.ts";

const of = (text: string, word: string) => denialAt(text, text.indexOf(word));

describe("what is denied", () => {
  it.each([
    ["no fever, cough or rash", "fever", "yes"],
    ["no fever, cough or rash", "rash", "perhaps"],
    ["I've no fever, but a cough.", "cough", "no"],
    ["Pain in my chest, no.", "chest", "yes"],
    ["Breathing, never... my chest has always been sound.", "Breathing", "yes"],
    ["I'm not sad, I'm angry, then I cry over nothing.", "angry", "no"],
    ["He's not swallowed anything — he was asleep in his cot.", "asleep", "no"],
    ["No, not allergic to anything, he's had nuts.", "nuts", "no"],
    ["Nothing regular, no blood thinners.", "blood", "yes"],
    ["And no, I'm not allergic to anything.", "allergic", "yes"],
    ["Never kept in, apart from the night he was born.", "night", "no"],
    ["Don't tell the ladies at the tea dance.", "tea", "no"],
    ["No, I'm wheezy.", "wheezy", "no"],
    ["No, wheezy.", "wheezy", "yes"],
    ["Not for fifteen years, ten a day before that.", "day", "perhaps"],
  ] as const)("%s: %s is denied: %s", (text, word, denied) => {
    expect(of(text, word)).toBe(denied);
  });
});
