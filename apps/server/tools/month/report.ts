import type { Report } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import { aboutOf } from "../../src/learning/about.ts";
import { kindOf } from "../../src/learning/reasoning.ts";
import { drawFrom, type Draw } from "./draw.ts";

type Item = Report["items"][number];
type Kind = Pick<Item, "id" | "area" | "group" | "label"> & { readonly question?: string };

/** Items as the examiner makes them, a few of each kind. */
const kinds: readonly Kind[] = [
  ...["chest_pain.onset", "chest_pain.radiation", "dyspnoea", "nausea"].map((fact) => ({
    id: `ask:${fact}`,
    area: "questioning" as const,
    group: "History of presenting complaint",
    label: `The fact ${fact}`,
    question: `What about ${fact}?`,
  })),
  {
    id: "ask:chest_pain.breathing",
    area: "questioning",
    group: "Pertinent negatives",
    label: "Not pleuritic",
    question: "Is it worse when you breathe in?",
  },
  {
    id: "ask:syncope",
    area: "questioning",
    group: "Red flags",
    label: "Collapse",
    question: "Have you fainted?",
  },
  {
    id: "ask:allergies",
    area: "questioning",
    group: "Background",
    label: "Allergies",
    question: "Are you allergic to anything?",
  },
  {
    id: "ask:concerns",
    area: "questioning",
    group: "Ideas, concerns and expectations",
    label: "What worries them",
    question: "What worries you most?",
  },
  ...["ideas", "expectations"].map((fact) => ({
    id: `ask:${fact}`,
    area: "questioning" as const,
    group: "Ideas, concerns and expectations",
    label: `The patient's ${fact}`,
    question: "What do you think yourself?",
  })),
  {
    id: "history:core",
    area: "questioning",
    group: "History of presenting complaint",
    label: "The core",
  },
  {
    id: "exam:cardiovascular",
    area: "questioning",
    group: "Examination",
    label: "Examined: heart and circulation",
    question: "May I examine your heart?",
  },
  {
    id: "process:introduction",
    area: "questioning",
    group: "Consultation",
    label: "Introduced yourself",
  },
  {
    id: "process:feelings",
    area: "questioning",
    group: "Consultation",
    label: "Answered feelings",
  },
  {
    id: "final-diagnosis",
    area: "diagnosis",
    group: "Diagnosis",
    label: "Final diagnosis: expected",
  },
  {
    id: "move",
    area: "diagnosis",
    group: "Change of mind",
    label: "From first impression to final",
  },
  { id: "grounds", area: "diagnosis", group: "Reasoning", label: "Reasoning from this patient" },
  { id: "alternatives", area: "diagnosis", group: "Alternatives", label: "Alternatives weighed" },
  { id: "treatment:aspirin", area: "treatment", group: "Needed", label: "Aspirin 300 mg" },
  { id: "lifestyle:smoking", area: "treatment", group: "Lifestyle", label: "Stop smoking" },
  { id: "follow-up:clinic", area: "treatment", group: "Follow-up", label: "Clinic in six weeks" },
];

const typed = (kind: Kind): Pick<Item, "kind" | "isHarm"> => ({
  kind: kindOf({ ...kind, outcome: "earned" }),
  isHarm: false,
});

const itemOf = (draw: Draw, kind: Kind): Item => {
  const maxPoints = [0.25, 0.5, 1, 1.5][draw.below(4)] ?? 1;
  const share = [0, 0, 0.25, 0.5, 1, 1, 1][draw.below(7)] ?? 0;
  return {
    ...kind,
    ...aboutOf(kind),
    ...typed(kind),
    outcome: share === 1 ? "earned" : share > 0 ? "partial" : "missed",
    points: maxPoints * share,
    maxPoints,
    why: `Because ${kind.label.toLowerCase()} matters here.`,
    evidence: [],
  };
};

const harm: Item = {
  id: "harm:nitrates",
  about: "harm",
  ref: "nitrates",
  area: "treatment",
  group: "Safety",
  kind: "safety",
  isHarm: true,
  label: "Nitrates",
  outcome: "penalty",
  points: -1.5,
  maxPoints: 0,
  why: "The pressure is too low for nitrates.",
  evidence: [],
};

/** A case, as far as its report needs it. */
type Rubric = Pick<CompiledCase, "marking">;

const testsOf = ({ marking }: Rubric): readonly Kind[] =>
  [...new Set(marking.tests.needed.map(({ test }) => test))].map((test) => ({
    id: `test:${test}`,
    area: "diagnosis",
    group: "Investigations",
    label: `${test} (needed)`,
  }));

/** The items of a report: a choice of kinds, each earned, partly earned or missed, now and then with harm. */
export const itemsOf = (seed: number, rubric: Rubric): readonly Item[] => {
  const draw = drawFrom(seed);
  const items = kinds.filter(() => draw.chance(0.85)).map((kind) => itemOf(draw, kind));
  const isThorough = draw.chance(0.4);
  const tests = testsOf(rubric)
    .map((kind) => itemOf(draw, kind))
    .map((item): Item =>
      isThorough ? { ...item, outcome: "earned", points: item.maxPoints } : item,
    );
  const all = [...items, ...tests];
  return draw.chance(0.12) ? [...all, harm] : all;
};

/** Which diagnosis was written first and last, and the tests that told nothing. */
export const courseOf = (seed: number) => ({
  initial: seed % 3 === 0 ? "other" : "right",
  final: "right",
  idleTests: seed % 4 === 0 ? ["Chest X-Ray"] : [],
});

/** The line by which a planned session tells the examiner that stands in what to give. */
export const orderFor = (scores: readonly number[], seed: number): string =>
  `Diagnosis, scores ${scores.join(" ")} items ${seed}`;

/** The report that such a line asks for. */
export const reportFor = (line: string, rubric: Rubric): Report => {
  const [, list, given] = /scores ([\d. ]+) items (\d+)/.exec(line) ?? [];
  if (list === undefined || given === undefined) throw new Error(`No order for a report: ${line}`);
  const [questioningScore = 0, diagnosisScore = 0, treatmentScore = 0, overallScore = 0] = list
    .split(" ")
    .map(Number);
  const seed = Number(given);
  const { initial, final, idleTests } = courseOf(seed);
  return {
    questioningScore,
    questioningFeedback: "…",
    diagnosisScore,
    diagnosisFeedback: "…",
    treatmentScore,
    treatmentFeedback: "…",
    overallScore,
    isUnsafe: false,
    summaryFeedback: "…",
    strengths: [],
    areasToImprove: [],
    examinerVersion: "planned",
    items: [...itemsOf(seed, rubric)],
    diagnosis: { expected: "Expected", given: line, match: "exact" },
    expertPath: [],
    expertReasoning: "…",
    learningPoints: [],
    sources: [],
    replay: {
      diagnoses: [],
      steps: [],
      insights: {
        initial: { given: initial, diagnosisId: initial, afterStep: 0 },
        final: { given: final, diagnosisId: final, afterStep: 0 },
        mostInformativeAsked: null,
        mostInformativeMissed: null,
        idleTests,
        burden: { cost: 0, unneededCost: 0, radiationMillisievert: 0 },
        habits: [],
      },
    },
  };
};
