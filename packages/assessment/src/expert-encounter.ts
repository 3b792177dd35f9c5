import type { CompiledCase } from "@anamnesis/cases";
import { findInvestigation } from "@anamnesis/terminology";
import type { Encounter } from "./types.ts";

/** The encounter that the case's author gives as the expert's, as a learner's would be stored. */
export function expertEncounter(compiled: CompiledCase): Encounter {
  const { questions, orders, initial, final } = compiled.expert;
  return {
    messages: questions.map((text) => ({ sender: "user", text })),
    initialDiagnosis: {
      clinicalReasoning: initial.reasoning,
      preliminaryDiagnosis: initial.diagnosis,
      initialMedications: initial.medications,
    },
    tests: orders.map((order) => findInvestigation(order)?.name ?? order),
    finalDiagnosis: {
      updatedReasoning: final.reasoning,
      finalDiagnosis: final.diagnosis,
      finalMedications: final.medications,
      treatmentPlan: {
        lifestyleRecommendations: final.lifestyle,
        followUpInstructions: final.followUp,
      },
    },
  };
}
