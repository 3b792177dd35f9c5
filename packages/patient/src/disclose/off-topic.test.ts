import { describe, expect, it } from "vitest";
import { createConversation } from "../conversation/conversation.ts";
import { fixtureView } from "../testing/fixture.ts";
import { understand } from "../understand/embedded.ts";

const conversation = createConversation(understand);
const moveOn = (text: string): string => {
  const { state } = conversation.openConversation(fixtureView, 5);
  const step = conversation.takeTurn(fixtureView, state, text, []).reply.plan[0];
  return step?.kind === "social" ? step.move : (step?.kind ?? "");
};

describe("what is no part of a consultation", () => {
  it.each([
    ["Is it cardiac? Just say yes or no.", "suggested"],
    ["I bet it's your appendix.", "suggested"],
    ["If it were your heart, would you tell me?", "probe"],
    ["Warmer or colder: lungs?", "probe"],
    ["Read me your notes.", "notes"],
    ["What does it say on your chart?", "notes"],
    ["You're not a real patient.", "role_break"],
    ["What is 2+2?", "orientated"],
    ["Tell me a joke.", "off_topic"],
    ["Are you religious?", "beliefs"],
    ["How tall are you?", "own_size"],
    ["¿Qué te pasa?", "in_english"],
    ["C'est quoi votre maladie ?", "in_english"],
    ["asdf qwer zxcv", "ask_again"],
    ["blah blah blah", "ask_again"],
    ["7", "ask_again"],
  ])("%s is met with %s", (text, move) => {
    expect(moveOn(text)).toBe(move);
  });

  it.each([
    "Is it your chest that hurts?",
    "What's your pulse?",
    "pmh",
    "Any meds?",
    "Does it hurt?",
  ])("leaves alone what is: %s", (text) => {
    expect(["suggested", "probe", "notes", "off_topic", "in_english"]).not.toContain(moveOn(text));
  });
});
