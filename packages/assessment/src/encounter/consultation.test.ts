import { describe, expect, it } from "vitest";
import { mark, type Encounter } from "../index.ts";
import { caseNamed } from "../testing/shipped.ts";
import { factsInLine } from "./heard.ts";

const stemi = caseNamed("inferior-stemi");

describe("what a patient's own line tells", () => {
  it("is found in the case's words and in words close to them", () => {
    expect(
      factsInLine(stemi, "It goes up into my jaw, and this left arm feels heavy with it."),
    ).toContain("chest_pain.radiation");
    expect(
      factsInLine(stemi, "Well, it goes right up into the jaw, and my left arm feels so heavy."),
    ).toContain("chest_pain.radiation");
  });
  it("is nothing where the line says something else, or hardly anything", () => {
    for (const line of [
      "Sorry, what was the question?",
      "Yes.",
      "No, doctor.",
      "I'm not sure about that.",
    ])
      expect(factsInLine(stemi, line), line).toEqual([]);
  });
  it("counts for the question that brought it out, whatever voice the patient had", () => {
    const encounter = (answer: string): Encounter => ({
      messages: [
        { sender: "user", text: "Regarding the old qvxzw of it all?" },
        { sender: "patient", text: answer },
      ],
      tests: [],
    });
    const radiation = (answer: string) =>
      mark(stemi, encounter(answer)).items.find(({ id }) => id === "ask:chest_pain.radiation");
    expect(radiation("Sorry?")?.outcome).toBe("missed");
    const told = radiation("It goes up into my jaw, and this left arm feels heavy with it.");
    expect(told?.outcome).toBe("earned");
    expect(told?.evidence[0]).toMatchObject({ kind: "turn", index: 0 });
  });
});
