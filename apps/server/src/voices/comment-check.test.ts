import { describe, expect, it } from "vitest";
import type { Report } from "@anamnesis/assessment";
import { commentChecker } from "./comment-check.ts";
import { comment } from "./commentator.ts";
import type { Model } from "./model.ts";

const item = (label: string, outcome: Report["items"][number]["outcome"]) => ({
  id: label,
  area: "questioning" as const,
  group: "history",
  label,
  outcome,
  points: 0,
  maxPoints: 1,
  why: "It tells cardiac pain from the rest.",
  evidence: [],
});
const report = {
  questioningScore: 4,
  questioningFeedback: "You asked about radiation. Sweating was not asked for.",
  diagnosisScore: 8,
  diagnosisFeedback: "Myocardial infarction is right.",
  treatmentScore: 6,
  treatmentFeedback: "Aspirin was needed and given.",
  overallScore: 6,
  summaryFeedback: "A sound start.",
  strengths: [],
  areasToImprove: [],
  examinerVersion: "1",
  items: [item("Radiation of the pain", "earned"), item("Sweating", "missed")],
  diagnosis: { expected: "Myocardial infarction", given: "MI", match: "same" },
} as unknown as Report;
const kindOf = (text: string): string => commentChecker(report)(text)?.kind ?? "fine";

describe("a comment on a report", () => {
  it.each([
    "You explored the radiation of the pain well, which is important.",
    "You missed sweating, so remember to ask about it next time.",
    "Your diagnosis of myocardial infarction is correct, and you gave aspirin.",
  ])("may say: %s", (text) => {
    expect(kindOf(text)).toBe("fine");
  });

  it.each([
    ["diagnosis", "You rightly considered aortic dissection."],
    ["medicine", "Clopidogrel would have been good as well."],
    ["symptom", "You did not ask about palpitations."],
    ["negation", "You did not ask about the radiation of the pain."],
    ["negation", "You asked about sweating, well done."],
    ["figure", "You scored 10 out of 10."],
    ["figure", "The troponin was 840."],
    ["invention", "Your percussion of the spleen during the ward round was elegant."],
    ["form", "# Well done"],
    ["role", "As an AI language model I cannot judge this."],
  ])("may not (%s): %s", (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it("keeps what holds, drops what does not, and leaves marks and items alone", async () => {
    const before = JSON.stringify(report);
    const answer = [
      "SUMMARY: You made a sound start with a clear structure.",
      "QUESTIONING: You asked about sweating, well done.",
      "DIAGNOSIS: Your diagnosis of myocardial infarction is correct.",
      "TREATMENT: You gave aspirin, and full marks to you.",
    ].join("\n");
    const model: Model = {
      name: "test:model",
      async *stream() {
        yield { kind: "text", text: answer };
        yield { kind: "end", usage: { inputTokens: 1, outputTokens: 1 } };
      },
    };
    const { texts, kept, refused } = await comment(model, 1_000, report);
    expect(Object.keys(texts)).toEqual(["summaryFeedback", "diagnosisFeedback"]);
    expect([kept, refused?.kind]).toEqual([2, "negation"]);
    expect(JSON.stringify(report)).toBe(before);
  });
});
