import { describe, expect, it } from "vitest";
import { fixtureView } from "../testing/fixture.ts";
import { openConversation } from "../index.ts";
import { headed } from "./headed.ts";
import { Draw } from "./seeded.ts";
import type { Voice } from "./voice.ts";

const { state } = openConversation(fixtureView, 1);
const voice: Voice = { view: fixtureView, state, draw: new Draw({}, 1, 1) };
const fact = (topic: string) => ({
  ...(fixtureView.facts[0] as (typeof fixtureView.facts)[number]),
  id: topic,
  topic,
  attribute: undefined,
  item: undefined,
  brief: [],
  words: [],
});

describe("an answer among others", () => {
  it.each([
    ["symptom:sputum", "Hardly any.", "Phlegm? Hardly any."],
    ["smoking", "Not for twenty years.", "Smoking? Not for twenty years."],
    ["allergies", "None that I know of.", "Allergies? None that I know of."],
    ["symptom:sputum", "No phlegm that I've seen.", undefined],
    ["symptom:cough", "I cough when I lie down at night, mostly.", undefined],
    ["symptom:fever", "No, nothing.", undefined],
  ])("is put behind its name where it leans: %s, %s", (topic, text, expected) => {
    expect(headed(voice, fact(topic) as never, text, undefined)).toBe(expected);
  });

  it("follows on the same thing without a name", () => {
    expect(headed(voice, fact("smoking") as never, "Not now.", "smoking")).toBeUndefined();
  });
});
