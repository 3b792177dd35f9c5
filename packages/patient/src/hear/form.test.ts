import { describe, expect, it } from "vitest";
import { isBare, isChoiceForm, isExampled, isPutAsQuestion, isTagForm } from "./form.ts";
import { tokensOf } from "./tokens.ts";

const words = (text: string): string[] =>
  tokensOf(text, (all) => all.map((word) => [word])).map(({ word }) => word);

describe("the form of some words", () => {
  it.each([
    ["is it sharp or dull?", true],
    ["shall I ring her, or would you rather do it?", true],
    ["any fever or chills?", false],
    ["have you ever fainted or fallen?", false],
    ["two or three times?", true],
    ["an hour or so?", false],
    ["is it sore or anything?", false],
    ["where does it hurt?", false],
  ])("leaves a choice: %s", (text, expected) => {
    expect(isChoiceForm(words(text))).toBe(expected);
  });

  it.each([
    ["you're not better then, yes?", true],
    ["so she is well already, right?", true],
    ["is that right?", false],
    ["what is right?", false],
    ["yes?", false],
  ])("states what is to be confirmed: %s", (text, expected) => {
    expect(isTagForm(words(text))).toBe(expected);
  });

  it.each([
    ["so this pain,", false],
    ["chest pain?", true],
    ["any fever", true],
    ["do you smoke", true],
  ])("is put as a question: %s", (text, expected) => {
    expect(isPutAsQuestion(words(text))).toBe(expected);
  });

  it.each([
    ["what happened when you had it, rash, swelling, trouble breathing?", true],
    ["what about fever, cough, rash?", false],
    ["any fever, cough, rash?", false],
    ["when did it start?", false],
  ])("names possible answers: %s", (text, expected) => {
    expect(isExampled(words(text))).toBe(expected);
  });

  it.each([
    ["when was that?", true],
    ["and what happened there?", true],
    ["how long did it last?", true],
    ["when was the fall?", false],
  ])("only points: %s", (text, expected) => {
    expect(isBare(words(text))).toBe(expected);
  });
});
