import type { Learner, Output } from "./test-server.ts";
import { heartOne } from "./cases.ts";

/** The steps of an encounter, as a learner's client takes them. */

export const startSession = async (learner: Learner, patientId = heartOne, restart = false) =>
  (await learner.call<Output<"createSession">>("POST", "/sessions", { patientId, restart })).body;

export const initialDiagnosis = {
  clinicalReasoning: "Pressure on the chest, sweating",
  preliminaryDiagnosis: "Acute coronary syndrome",
  initialMedications: ["Aspirin 300 mg", "  "],
};

export const finalDiagnosis = (score: number) => ({
  updatedReasoning: "ST elevation in the inferior leads",
  finalDiagnosis: `Inferior infarction, score ${score}`,
  finalMedications: ["Aspirin"],
  treatmentPlan: { lifestyleRecommendations: "Stop smoking", followUpInstructions: "Six weeks" },
});

/** A whole case, from greeting to report, with the score that the scripted examiner shall give. */
export const completeCase = async (learner: Learner, score: number, patientId = heartOne) => {
  const session = await startSession(learner, patientId, true);
  const { body } = await learner.call<Output<"submitDiagnosis">>(
    "POST",
    `/sessions/${session._id}/diagnose`,
    finalDiagnosis(score),
  );
  return body;
};
