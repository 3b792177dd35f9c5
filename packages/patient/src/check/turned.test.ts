import { expect, it } from "vitest";
import { turnedFrom } from "./turned.ts";

const isTurned = turnedFrom([
  "She's nine.",
  "It's my breathing.",
  "I've no appetite to speak of.",
  "That's nice to hear.",
  "It was a six when it came.",
  "I haven't fainted.",
]);

it.each([
  "She isn't nine.",
  "It isn't my breathing.",
  "I've got a bad appetite to speak of.",
  "That isn't nice to hear.",
  "It wasn't a six when it came.",
  "I have fainted.",
])("%s", (sentence) => {
  expect(isTurned(sentence)).toBe(true);
});

it.each([
  "She's nine, yes.",
  "No appetite to speak of.",
  "I never fainted.",
  "Nine?",
  "Oh no.",
  "Not my breathing...",
  "Six, not when it came.",
])("lets pass: %s", (sentence) => {
  expect(isTurned(sentence)).toBe(false);
});
