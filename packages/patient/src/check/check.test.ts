import { describe, expect, it } from "vitest";
import type { PlanStep } from "../dialogue.ts";
import { fixtureView } from "../testing/fixture.ts";
import { checkReply } from "./check.ts";

const tell = (fact: string): PlanStep => ({ kind: "tell", fact, repeated: false, part: "say" });
const verdict = (text: string, ...facts: string[]) =>
  checkReply(text, facts.map(tell), fixtureView).ok;

describe("a licence", () => {
  it("covers a paraphrase of what the plan tells", () => {
    expect(verdict("Six out of ten, I should think.", "chest_pain.severity")).toBe(true);
    expect(verdict("I do feel sick, yes, it's horrible.", "nausea")).toBe(true);
    expect(verdict("No, I've not been coughing at all.", "cough")).toBe(true);
  });

  it.each([
    ["a symptom", "Six out of ten, and I've got a headache.", "chest_pain.severity"],
    ["a medicine", "Ramipril and aspirin.", "medications"],
    ["a figure", "About nine out of ten.", "chest_pain.severity"],
    ["a relative", "My brother had a heart attack at sixty.", "family_history.father"],
    ["a diagnosis", "Six out of ten. I think it's angina.", "chest_pain.severity"],
    ["a yes for a no", "Yes, I've been coughing.", "cough"],
    ["a no for a yes", "No, I don't feel sick.", "nausea"],
  ])("does not cover %s that the plan leaves out", (_, text, fact) => {
    expect(verdict(text, fact)).toBe(false);
  });
});
