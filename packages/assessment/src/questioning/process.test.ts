import { describe, expect, it } from "vitest";
import { rehearse } from "../encounter/consultation.ts";
import { caseNamed } from "../testing/shipped.ts";
import { isLeading, isStacked } from "./manner.ts";

const stemi = caseNamed("inferior-stemi");
const turnOf = (text: string) => {
  const [turn] = rehearse(stemi, { messages: [{ sender: "user", text }], tests: [] }).turns;
  if (!turn) throw new Error("nothing was said");
  return turn;
};

describe("how a question is put", () => {
  it.each([
    "It's a burning pain, isn't it?",
    "You don't smoke, do you?",
    "No chest pain, then?",
    "So the pain is sharp, right?",
    "You've never had this before?",
  ])("leads: %s", (text) => expect(isLeading(turnOf(text))).toBe(true));

  it.each([
    "On a scale of one to ten how bad is it?",
    "If 0 is no pain and 10 is the worst pain, where would you put it?",
    "Does it go anywhere, like your arm or jaw?",
    "Is there anything that makes it better?",
    "Would it be all right if I asked you some questions?",
    "Do you have any other medical conditions?",
    "So you've had a heavy pain for an hour and a half, going to the jaw. Is that right?",
  ])("does not lead: %s", (text) => expect(isLeading(turnOf(text))).toBe(false));

  it.each([
    "Where is the pain and does it go anywhere?",
    "When did it start? What were you doing? Does it go to your arm?",
    "Do you smoke, and do you take any medicines?",
  ])("asks several things at once: %s", (text) => expect(isStacked(turnOf(text))).toBe(true));

  it.each([
    "Any fever, shivering or sweats?",
    "If 0 is no pain and 10 is the worst pain imaginable, where would you put it?",
    "Hello, I'm Dr Shah. What's brought you in today?",
    "Does anything make it better or worse?",
  ])("asks one thing: %s", (text) => expect(isStacked(turnOf(text))).toBe(false));
});
