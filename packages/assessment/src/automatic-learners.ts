import type { CompiledCase } from "@anamnesis/cases";
import { diagnosisById, drugById, findInvestigation, investigations } from "@anamnesis/terminology";
import { expertEncounter } from "./expert-encounter.ts";
import type { Encounter } from "./types.ts";

export const learnerLevels = [
  "expert",
  "thorough",
  "hurried",
  "anchored",
  "minimal",
  "scattershot",
] as const;
export type LearnerLevel = (typeof learnerLevels)[number];

export interface AutomaticLearner {
  readonly level: LearnerLevel;
  /** How this learner goes about it, for the person who reads the result. */
  readonly about: string;
  readonly encounter: Encounter;
}

const say = (texts: readonly string[]): Encounter["messages"] =>
  texts.map((text) => ({ sender: "user", text }));
const named = (id: string): string => findInvestigation(id)?.name ?? id;

/** Learners that follow rules instead of thinking, to try a case with: each plays it the same way every time. */
export function automaticLearners(compiled: CompiledCase): readonly AutomaticLearner[] {
  const { marking, differential, diagnosis } = compiled;
  const expert = expertEncounter(compiled);
  const byWeight = [...marking.ask].sort((a, b) => b.weight - a.weight);
  const needed = marking.tests.needed.map(({ test }) => named(test));
  const ownDiagnosis = expert.finalDiagnosis?.finalDiagnosis ?? diagnosis.name;
  const medications = expert.finalDiagnosis?.finalMedications ?? [];
  const rival = differential.find(({ id }) => id !== diagnosis.id);
  const rivalName = diagnosisById(rival?.id ?? "")?.name ?? "anxiety";
  const hello = "Hello, I'm one of the doctors. What has brought you in today?";

  const others = differential.map(({ id }) => diagnosisById(id)?.name ?? id);
  const drugs = [
    "aspirin",
    "amoxicillin",
    "prednisolone",
    "furosemide",
    "salbutamol",
    "omeprazole",
  ];
  return [
    { level: "expert", about: "the author's own encounter", encounter: expert },
    {
      level: "thorough",
      about:
        "asks every question of the rubric in its order, orders what is needed, treats like the expert",
      encounter: {
        ...expert,
        messages: say([hello, ...marking.ask.map(({ question }) => question)]),
        tests: needed,
      },
    },
    {
      level: "hurried",
      about:
        "eight questions, the first needed test, the right diagnosis, the first two medicines, no advice",
      encounter: {
        messages: say([hello, ...byWeight.slice(0, 8).map(({ question }) => question)]),
        initialDiagnosis: {
          preliminaryDiagnosis: ownDiagnosis,
          clinicalReasoning: "Typical story.",
        },
        tests: needed.slice(0, 1),
        finalDiagnosis: {
          finalDiagnosis: ownDiagnosis,
          updatedReasoning: "The result fits.",
          finalMedications: medications.slice(0, 2),
          treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "Follow up." },
        },
      },
    },
    {
      level: "anchored",
      about: "six questions, settles on the nearest rival at once, orders nothing",
      encounter: {
        messages: say([hello, ...byWeight.slice(0, 6).map(({ question }) => question)]),
        initialDiagnosis: {
          preliminaryDiagnosis: rivalName,
          clinicalReasoning: `This is ${rivalName}.`,
        },
        tests: [],
        finalDiagnosis: {
          finalDiagnosis: rivalName,
          updatedReasoning: `Still ${rivalName}.`,
          finalMedications: ["paracetamol 1 g"],
          treatmentPlan: {
            lifestyleRecommendations: "Rest.",
            followUpInstructions: "See your GP.",
          },
        },
      },
    },
    {
      level: "minimal",
      about: "three questions, the complaint as a diagnosis, nothing else",
      encounter: {
        messages: say(["What's wrong?", "How long?", "Any medicines?"]),
        initialDiagnosis: null,
        tests: [],
        finalDiagnosis: {
          finalDiagnosis: compiled.triage.problem,
          updatedReasoning: "",
          finalMedications: [],
          treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
        },
      },
    },
    {
      level: "scattershot",
      about: "all questions in one message, every test, a list of diagnoses and of drugs",
      encounter: {
        messages: say([marking.ask.map(({ question }) => question).join(" ")]),
        initialDiagnosis: {
          preliminaryDiagnosis: others.join(" or "),
          clinicalReasoning: others.join(", "),
        },
        tests: investigations.map(({ name }) => name),
        finalDiagnosis: {
          finalDiagnosis: others.join(" or "),
          updatedReasoning: others.join(", "),
          finalMedications: drugs.map((id) => drugById(id)?.name ?? id),
          treatmentPlan: {
            lifestyleRecommendations: "diet exercise smoking alcohol sleep fluids",
            followUpInstructions: "come back if worse",
          },
        },
      },
    },
  ];
}
