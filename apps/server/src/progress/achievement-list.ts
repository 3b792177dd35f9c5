import type { achievementGroups } from "@anamnesis/contract";
import {
  differentCases,
  differentDays,
  differentModules,
  highest,
  longestRun,
  returnsAfter,
  type Measure,
} from "./achievement-measures.ts";

export interface Definition {
  readonly id: string;
  readonly name: string;
  readonly group: (typeof achievementGroups)[number];
  /** Of each level, rising. */
  readonly goals: readonly number[];
  /** What a goal asks for. */
  describe(goal: number): string;
  readonly measure: Measure;
}

/** What is worth a badge for care must not be had by carelessness: such cases count from this overall percent on. */
const decent = 70;
const excellent = 90;

const inCases = (goal: number): string => (goal === 1 ? "a case" : `${goal} different cases`);

/** An expert for a module: the specified one has one level; the levels of the others begin where today's library ends. */
const expert = (module: string, name: string, spoken: string, goals: readonly number[]) => ({
  id: `${module}-expert`,
  name: `${name} Expert`,
  group: "specialties" as const,
  goals,
  describe: (goal: number) => `Complete ${goal} different ${spoken} cases`,
  measure: differentCases(({ moduleId }) => moduleId === module),
});

/** Every achievement, in the order in which they are shown and evaluated. An id or a goal once released stays. */
export const achievementList: readonly Definition[] = [
  {
    id: "first-diagnosis",
    name: "First Diagnosis",
    group: "milestones",
    goals: [1],
    describe: () => "Complete your first case",
    measure: differentCases(() => true),
  },
  {
    id: "perfect-score",
    name: "Perfect Score",
    group: "milestones",
    goals: [100],
    describe: () => "Reach 100% in a case",
    measure: highest(({ percent }) => percent),
  },
  {
    id: "speed-demon",
    name: "Speed Demon",
    group: "milestones",
    goals: [1],
    describe: () => "Complete a case in under 10 minutes",
    measure: differentCases(({ seconds }) => seconds < 600),
  },
  {
    id: "all-rounder",
    name: "All-Rounder",
    group: "milestones",
    goals: [6],
    describe: () => "Complete a case in each of the six modules",
    measure: differentModules,
  },
  {
    id: "twenty-five-cases",
    name: "Twenty-Five Cases",
    group: "milestones",
    goals: [25],
    describe: (goal) => `Complete ${goal} different cases`,
    measure: differentCases(() => true),
  },
  {
    id: "mastery",
    name: "Mastery",
    group: "milestones",
    goals: [3, 10, 25],
    describe: (goal) => `Master ${inCases(goal)}: 85% or more`,
    measure: differentCases(({ percent }) => percent >= 85),
  },
  {
    id: "deep-end",
    name: "The Deep End",
    group: "milestones",
    goals: [1, 3, 6],
    describe: (goal) =>
      `Score ${decent}% or more in ${goal === 1 ? "an advanced case" : `${goal} different advanced cases`}`,
    measure: differentCases(({ level, percent }) => level === "Advanced" && percent >= decent),
  },

  expert("cardiology", "Cardiology", "cardiology", [10]),
  {
    ...expert("cardiology", "Cardiology", "cardiology", [3, 5]),
    id: "cardiology-rounds",
    name: "Cardiology Rounds",
  },
  expert("pulmonology", "Pulmonology", "pulmonology", [3, 5, 10]),
  expert("neurology", "Neurology", "neurology", [3, 5, 10]),
  expert("emergency", "Emergency", "emergency medicine", [3, 5, 10]),
  expert("pediatrics", "Pediatrics", "pediatric", [3, 5, 10]),
  expert("internal", "Internal Medicine", "internal medicine", [3, 5, 10]),

  {
    id: "good-listener",
    name: "Good Listener",
    group: "communication",
    goals: [3, 8, 20],
    describe: (goal) => `Score ${excellent}% or more for questioning in ${inCases(goal)}`,
    measure: differentCases(({ questioningPercent }) => questioningPercent >= excellent),
  },
  {
    id: "bedside-manner",
    name: "Bedside Manner",
    group: "communication",
    goals: [1, 5, 15],
    describe: (goal) =>
      `Earn 80% or more of the points for how you talk with the patient in ${inCases(goal)}`,
    measure: differentCases(({ traits }) => (traits?.communicationPercent ?? 0) >= 80),
  },
  {
    id: "patients-view",
    name: "The Patient's View",
    group: "communication",
    goals: [1, 5, 15],
    describe: (goal) => `Learn the patient's ideas, concerns and expectations in ${inCases(goal)}`,
    measure: differentCases(({ traits }) => traits?.perspective === 3),
  },

  {
    id: "sharp-diagnostician",
    name: "Sharp Diagnostician",
    group: "reasoning",
    goals: [5, 12, 25],
    describe: (goal) => `Score ${excellent}% or more for diagnosis in ${inCases(goal)}`,
    measure: differentCases(({ diagnosisPercent }) => diagnosisPercent >= excellent),
  },
  {
    id: "right-first-time",
    name: "Right First Time",
    group: "reasoning",
    goals: [3, 10, 20],
    describe: (goal) =>
      `Have the right diagnosis from the first impression to the last in ${inCases(goal)}`,
    measure: differentCases(({ traits }) => traits?.rightFromTheStart === true),
  },
  {
    id: "open-mind",
    name: "Open Mind",
    group: "reasoning",
    goals: [1, 4, 10],
    describe: (goal) =>
      `Leave a first impression and arrive at the right diagnosis in ${inCases(goal)}`,
    measure: differentCases(({ traits }) => traits?.changedToRight === true),
  },

  {
    id: "safe-hands",
    name: "Safe Hands",
    group: "safety",
    goals: [5, 12, 25],
    describe: (goal) => `Score ${excellent}% or more for treatment in ${inCases(goal)}`,
    measure: differentCases(({ treatmentPercent }) => treatmentPercent >= excellent),
  },
  {
    id: "red-flags",
    name: "No Flag Missed",
    group: "safety",
    goals: [3, 10, 20],
    describe: (goal) => `Find out about every red flag in ${inCases(goal)}`,
    measure: differentCases(({ traits }) => traits?.redFlagPercent === 100),
  },
  {
    id: "do-no-harm",
    name: "First, Do No Harm",
    group: "safety",
    goals: [5, 15, 30],
    describe: (goal) =>
      `Score ${decent}% or more without anything that could harm, in ${inCases(goal)}`,
    measure: differentCases(({ percent, traits }) => percent >= decent && traits?.harms === 0),
  },

  {
    id: "right-tests",
    name: "The Right Tests",
    group: "economy",
    goals: [3, 10, 20],
    describe: (goal) =>
      `Score ${decent}% or more with every test that was needed and none that told nothing, in ${inCases(goal)}`,
    measure: differentCases(
      ({ percent, traits }) =>
        percent >= decent && traits?.neededTests === true && traits.idleTests === 0,
    ),
  },
  {
    id: "to-the-point",
    name: "To the Point",
    group: "economy",
    goals: [1, 5, 15],
    describe: (goal) => `Score 80% or more with at most 30 messages, in ${inCases(goal)}`,
    measure: differentCases(
      ({ percent, traits }) => percent >= 80 && traits !== null && traits.turns <= 30,
    ),
  },

  {
    id: "seven-in-a-row",
    name: "Seven in a Row",
    group: "consistency",
    goals: [7, 14, 30],
    describe: (goal) => `Complete a case on ${goal === 7 ? "seven" : goal} days running`,
    measure: longestRun,
  },
  {
    id: "regular",
    name: "Regular Rounds",
    group: "consistency",
    goals: [5, 20, 60],
    describe: (goal) => `Complete cases on ${goal} different days`,
    measure: differentDays,
  },

  {
    id: "second-look",
    name: "Second Look",
    group: "comeback",
    goals: [20, 40],
    describe: (goal) => `Repeat a case and improve on your first result by ${goal} points`,
    measure: highest(({ percent }, [first]) => (first ? percent - first.percent : 0)),
  },
  {
    id: "turnaround",
    name: "Turnaround",
    group: "comeback",
    goals: [1, 4, 10],
    describe: (goal) => `Bring ${inCases(goal)} from below 50% to ${decent}% or more`,
    measure: differentCases(
      ({ percent }) => percent >= decent,
      ({ percent }) => percent < 50,
    ),
  },
  {
    id: "welcome-back",
    name: "Welcome Back",
    group: "comeback",
    goals: [1, 3],
    describe: (goal) =>
      goal === 1
        ? "Come back after a week away and complete a case"
        : `Come back ${goal} times after a week away`,
    measure: returnsAfter(7),
  },
];
