import { describe, expect, it } from "vitest";
import { fluent, foldText, rawWords, stem } from "./normalise.ts";

const words = (text: string): string => fluent(rawWords(foldText(text))).join(" ");

describe("normalising what was typed or said", () => {
  it.each([
    ["Any diarrhea or edema?", "any diarrhoea or oedema"],
    ["PMH?", "past medical history"],
    ["any SOB", "any shortness of breath"],
    ["What's your DOB & LMP", "what is your date of birth last menstrual period"],
    ["How’s your mom’s health?", "how is your mum health"],
    ["any N/V or D&V", "any nausea or vomiting or diarrhoea or vomiting"],
    ["have you been to A&E?", "have you been to emergency department"],
    ["8/10?", "8 out of 10"],
  ])("reads %j as %j", (text, expected) => {
    expect(words(text)).toBe(expected);
  });

  it("drops hesitations and stuttered starts", () => {
    expect(words("Um, is it, is it worse, er, when you you lie down?")).toBe(
      "is it worse when you lie down",
    );
  });

  it("gives the forms of a word one stem", () => {
    expect(new Set(["swallow", "swallowing", "swallowed", "swallows"].map(stem)).size).toBe(1);
  });
});
