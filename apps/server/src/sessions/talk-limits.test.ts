import { maxLearnerCharacters, maxLearnerTurns } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { refuseWhenTalkedOut } from "./talk-limits.ts";

const said = (count: number, text: string) =>
  Array.from({ length: count }, () => [
    { sender: "user" as const, text },
    { sender: "patient" as const, text: "x".repeat(4_000) },
  ]).flat();

describe("a conversation", () => {
  it("has room for 200 messages of the learner", () => {
    expect(maxLearnerTurns).toBe(200);
    expect(() => refuseWhenTalkedOut(said(199, "And then?"), "And then?")).not.toThrow();
    expect(() => refuseWhenTalkedOut(said(200, "And then?"), "?")).toThrow(
      "Go on to the diagnosis",
    );
  });

  it("has room for 60,000 characters of the learner, whatever the patient says", () => {
    expect(maxLearnerCharacters).toBe(60_000);
    const spoken = said(14, "x".repeat(4_000));
    expect(() => refuseWhenTalkedOut(spoken, "x".repeat(4_000))).not.toThrow();
    expect(() => refuseWhenTalkedOut(spoken, "x".repeat(4_001))).toThrow("Go on to the diagnosis");
  });
});
