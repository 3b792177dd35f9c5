import { describe, expect, it } from "vitest";
import type { PlanStep } from "../dialogue.ts";
import { fixtureView } from "../testing/fixture.ts";
import { isSaidAgain, untold } from "./coverage.ts";

const tell = (fact: string): PlanStep => ({ kind: "tell", fact, repeated: false, part: "say" });
const left = (plan: readonly PlanStep[], ...said: readonly string[]) =>
  untold(plan, fixtureView, said).map((step) => (step.kind === "tell" ? step.fact : step.kind));

describe("what is left of a plan", () => {
  const three = ["chest_pain.onset", "chest_pain.severity", "medications"].map(tell);

  it("is all of it before anything was said, and after words that say nothing", () => {
    expect(left(three)).toHaveLength(3);
    expect(left(three, "Well, let me think.")).toHaveLength(3);
  });

  it("is what the sentences so far have not told, in other words too", () => {
    expect(left(three, "It was Tuesday when it started.")).toEqual([
      "chest_pain.severity",
      "medications",
    ]);
    expect(left(three, "It was Tuesday.", "A six, I'd say.")).toEqual(["medications"]);
    expect(left(three, "Tuesday.", "A six out of ten.", "And I'm on ramipril.")).toEqual([]);
  });

  it.each([
    [[tell("cough")], "No, no cough."],
    [[tell("cough")], "Not at all, no."],
    [[tell("nausea")], "Yes, I've been feeling sick."],
    [[tell("family_history.father")], "He had a heart attack when he was sixty."],
    [[{ kind: "unknown", topic: "hpc:frequency" } as PlanStep], "I couldn't really say, sorry."],
    [
      [{ kind: "deny", topic: "pmh", matter: "condition", about: "asthma" } as PlanStep],
      "No, never had that.",
    ],
    [[{ kind: "social", move: "greet" } as PlanStep], "Hello there."],
  ])("is nothing after %j was told", (plan, sentence) => {
    expect(left(plan, sentence)).toEqual([]);
  });

  it("keeps what only the engine words", () => {
    const finding: PlanStep = { kind: "examined", system: "cardiovascular", finding: "Normal" };
    expect(left([tell("cough"), finding], "No cough.")).toEqual(["examined"]);
  });

  it("knows a sentence that says the same again", () => {
    expect(isSaidAgain("It started on Tuesday.", ["Tuesday, it started."])).toBe(true);
    expect(isSaidAgain("It goes down my left arm.", ["Tuesday, it started."])).toBe(false);
    expect(isSaidAgain("Well, there you are.", ["Well, there you are."])).toBe(false);
  });
});
