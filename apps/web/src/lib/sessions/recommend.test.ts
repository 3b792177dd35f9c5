import type { Stage } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { recommendNext } from "./recommend.ts";

const patient = (
  _id: string,
  moduleId: string,
  level: "Beginner" | "Intermediate" | "Advanced" = "Beginner",
) => ({ _id, moduleId, level });
const seen = (_id: string, moduleId: string, overallScore: number, stage: Stage = "analysed") => ({
  stage,
  patient: { _id, moduleId },
  finalDiagnosisReport: {
    overallScore,
    questioningScore: 0,
    diagnosisScore: 0,
    treatmentScore: 0,
    analyzedAt: "",
  },
});
const library = [
  patient("a", "cardiology"),
  patient("b", "cardiology", "Advanced"),
  patient("c", "neurology"),
];

describe("recommendNext", () => {
  it("goes on with an unfinished patient before all else", () => {
    const sessions = [
      { stage: "tests" as const, patient: library[2]!, finalDiagnosisReport: null },
      seen("a", "cardiology", 9),
    ];
    expect(recommendNext(library, sessions)).toMatchObject({
      patient: { _id: "c" },
      reason: { kind: "unfinished" },
    });
  });
  it("never proposes the patient just seen", () => {
    expect(recommendNext(library.slice(0, 1), [seen("a", "cardiology", 3)], "a")).toBeNull();
  });
  it("prefers a module that is still unknown, at the same level", () => {
    expect(recommendNext(library, [seen("a", "cardiology", 3)], "a")).toMatchObject({
      patient: { _id: "c" },
      reason: { kind: "new-module" },
    });
  });
  it("calls for harder patients after three sessions of 80 % and more", () => {
    const sessions = [9, 9, 8.5].map((score) => seen("a", "cardiology", score));
    expect(recommendNext(library, sessions)?.patient._id).toBe("b");
  });
  it("returns to the weakest once everybody has been seen", () => {
    const sessions = [
      seen("a", "cardiology", 9),
      seen("b", "cardiology", 4),
      seen("b", "cardiology", 6),
      seen("c", "neurology", 5),
    ];
    expect(recommendNext(library, sessions)).toEqual({
      patient: library[2],
      reason: { kind: "improve", bestPercent: 50 },
    });
  });
  it("begins with an easy patient", () => {
    expect(recommendNext(library, [])).toMatchObject({
      patient: { _id: "a" },
      reason: { kind: "new-patient" },
    });
  });
});
