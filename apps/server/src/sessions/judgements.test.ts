import { fileURLToPath } from "node:url";
import { expertEncounter, mark } from "@anamnesis/assessment";
import { loadLibrary } from "@anamnesis/cases/files";
import type { FinalDiagnosis, InitialDiagnosis, ReportItem } from "@anamnesis/contract";
import { expect, it } from "vitest";
import { judgementsOf } from "./judgements.ts";

const compiled = {
  diagnosis: { id: "anaphylaxis", name: "Anaphylaxis", patientKnows: false, giveaways: [] },
};
const first = (sureness?: 10 | 90, afterResults?: true): InitialDiagnosis => ({
  clinicalReasoning: "…",
  preliminaryDiagnosis: "Urticaria",
  initialMedications: [],
  submittedAt: "2026-01-05T08:00:00.000Z",
  ...(sureness ? { sureness } : {}),
  ...(afterResults ? { afterResults } : {}),
});
const last = (sureness?: 10 | 90): FinalDiagnosis => ({
  updatedReasoning: "…",
  finalDiagnosis: "Anaphylaxis",
  finalMedications: [],
  treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
  submittedAt: "2026-01-05T09:00:00.000Z",
  ...(sureness ? { sureness } : {}),
});
const report = (
  points: number,
  initialId: string | null = "urticaria",
  finalId = "anaphylaxis",
) => ({
  items: [
    { id: "final-diagnosis", about: "diagnosis", points, maxPoints: 5 } as unknown as ReportItem,
  ],
  replay: {
    diagnoses: [],
    steps: [
      { label: "", evidence: null, probabilities: { urticaria: 0.214, anaphylaxis: 0.4 } },
      { label: "", evidence: null, probabilities: { urticaria: 0.05, anaphylaxis: 0.9 } },
    ],
    insights: {
      initial: { given: "", diagnosisId: initialId, afterStep: 0 },
      final: { given: "", diagnosisId: finalId, afterStep: 1 },
      mostInformativeAsked: null,
      mostInformativeMissed: null,
      idleTests: [],
      burden: { cost: 0, unneededCost: 0, radiationMillisievert: 0 },
      habits: [],
    },
  },
});
const judge = (
  initialDiagnosis: InitialDiagnosis | null,
  finalDiagnosis: FinalDiagnosis,
  ...more: Parameters<typeof report>
) => judgementsOf({ initialDiagnosis, finalDiagnosis }, report(...more), compiled);

it("is silent where nothing was said", () => {
  expect(judge(first(), last(), 5)).toBeNull();
});

it("sets what was said beside what was right, and beside what the findings gave it then", () => {
  expect(judge(first(90), last(90), 5)).toEqual([
    { stage: "initial", given: "Urticaria", sureness: 90, isRight: false, found: 21 },
    { stage: "final", given: "Anaphylaxis", sureness: 90, isRight: true, found: 90 },
  ]);
  expect(judge(null, last(10), 2)).toMatchObject([{ sureness: 10, isRight: false }]);
});

it("takes a first impression for right where it is the case's diagnosis, or the one that was right in the end", () => {
  expect(judge(first(10), last(), 0, "anaphylaxis")).toMatchObject([{ isRight: true }]);
  expect(judge(first(10), last(), 4, "shock", "shock")).toMatchObject([{ isRight: true }]);
  expect(judge(first(10), last(), 0, "shock", "shock")).toMatchObject([{ isRight: false }]);
  expect(judge(first(10), last(), 5, null)).toMatchObject([{ isRight: false, found: null }]);
});

it("does not count hindsight, and counts what was accepted when it was contested", () => {
  expect(judge(first(90, true), last(), 5)).toBeNull();
  const contested = judgementsOf(
    { initialDiagnosis: null, finalDiagnosis: last(90) },
    report(0),
    compiled,
    new Set(["final-diagnosis"]),
  );
  expect(contested).toMatchObject([{ isRight: true }]);
});

it("moves no mark of the examiner's", () => {
  const { cases } = loadLibrary(
    fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url)),
  );
  const [playable] = cases;
  if (!playable) throw new Error("The case library is empty.");
  const encounter = expertEncounter(playable);
  const said = (sureness: 10 | 90) => ({
    ...encounter,
    initialDiagnosis: { ...encounter.initialDiagnosis, sureness },
    finalDiagnosis: { ...encounter.finalDiagnosis, sureness },
  });
  const plain = mark(playable, encounter);
  expect(mark(playable, said(10))).toEqual(plain);
  expect(mark(playable, said(90))).toEqual(plain);
});
