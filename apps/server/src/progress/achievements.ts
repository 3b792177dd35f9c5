import type { Achievement } from "@anamnesis/contract";
import { longestStreak } from "./streak.ts";

/** One marked session, as the badges see it; percents are whole. */
export interface Completion {
  readonly caseId: string;
  readonly moduleId: string;
  readonly percent: number;
  readonly questioningPercent: number;
  readonly diagnosisPercent: number;
  readonly treatmentPercent: number;
  /** From the start of the session to its final diagnosis. */
  readonly seconds: number;
  readonly completedAt: Date;
}

interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly goal: number;
  /** How far somebody with these completions, oldest first, has come towards `goal`. */
  progress(completions: readonly Completion[], timeZone: string): number;
}

/** A case that was not worth a point was handed in, not worked on: it counts for no badge and opens no rating. */
export const isWorked = ({ percent }: Pick<Completion, "percent">): boolean => percent > 0;

/** How many different cases match: one case over and over counts once. */
const countCases =
  (matches: (completion: Completion) => boolean) =>
  (completions: readonly Completion[]): number =>
    new Set(
      completions
        .filter(isWorked)
        .filter(matches)
        .map(({ caseId }) => caseId),
    ).size;

const badges: readonly Badge[] = [
  {
    id: "first-diagnosis",
    name: "First Diagnosis",
    description: "Complete your first case",
    goal: 1,
    progress: countCases(() => true),
  },
  {
    id: "perfect-score",
    name: "Perfect Score",
    description: "Reach 100% in a case",
    goal: 100,
    progress: (completions) => Math.max(0, ...completions.map(({ percent }) => percent)),
  },
  {
    id: "cardiology-expert",
    name: "Cardiology Expert",
    description: "Complete 10 different cardiology cases",
    goal: 10,
    progress: countCases(({ moduleId }) => moduleId === "cardiology"),
  },
  {
    id: "speed-demon",
    name: "Speed Demon",
    description: "Complete a case in under 10 minutes",
    goal: 1,
    progress: countCases(({ seconds }) => seconds < 600),
  },
  {
    id: "seven-in-a-row",
    name: "Seven in a Row",
    description: "Complete a case on seven days running",
    goal: 7,
    progress: (completions, timeZone) =>
      longestStreak(
        completions.filter(isWorked).map(({ completedAt }) => completedAt),
        timeZone,
      ),
  },
  {
    id: "all-rounder",
    name: "All-Rounder",
    description: "Complete a case in each of the six modules",
    goal: 6,
    progress: (completions) =>
      new Set(completions.filter(isWorked).map(({ moduleId }) => moduleId)).size,
  },
  {
    id: "good-listener",
    name: "Good Listener",
    description: "Score 90% or more for questioning in three different cases",
    goal: 3,
    progress: countCases(({ questioningPercent }) => questioningPercent >= 90),
  },
  {
    id: "sharp-diagnostician",
    name: "Sharp Diagnostician",
    description: "Score 90% or more for diagnosis in five different cases",
    goal: 5,
    progress: countCases(({ diagnosisPercent }) => diagnosisPercent >= 90),
  },
  {
    id: "safe-hands",
    name: "Safe Hands",
    description: "Score 90% or more for treatment in five different cases",
    goal: 5,
    progress: countCases(({ treatmentPercent }) => treatmentPercent >= 90),
  },
  {
    id: "second-look",
    name: "Second Look",
    description: "Repeat a case and improve on your first result by 20 points",
    goal: 20,
    progress: (completions) =>
      Math.max(
        0,
        ...completions.map(
          ({ caseId, percent }) =>
            percent - (completions.find((first) => first.caseId === caseId)?.percent ?? percent),
        ),
      ),
  },
  {
    id: "twenty-five-cases",
    name: "Twenty-Five Cases",
    description: "Complete 25 different cases",
    goal: 25,
    progress: countCases(() => true),
  },
];

/** Every badge with how far the person has come; what was earned once stays earned. */
export const achievementsOf = (
  completions: readonly Completion[],
  timeZone: string,
  earnedAt: ReadonlyMap<string, Date>,
): Achievement[] =>
  badges.map(({ id, name, description, goal, progress }) => {
    const at = earnedAt.get(id) ?? null;
    const reached = Math.min(goal, progress(completions, timeZone));
    return {
      id,
      name,
      description,
      group: "milestones",
      level: at === null ? 0 : 1,
      levels: [{ goal, earnedAt: at?.toISOString() ?? null }],
      earned: at !== null,
      earnedAt: at?.toISOString() ?? null,
      progress: at ? goal : reached,
      goal,
    };
  });

/** Ids of the badges whose goal is reached by these completions, oldest first. */
export const reachedBadges = (
  completions: readonly Completion[],
  timeZone: string,
): readonly string[] =>
  badges.filter((badge) => badge.progress(completions, timeZone) >= badge.goal).map(({ id }) => id);
