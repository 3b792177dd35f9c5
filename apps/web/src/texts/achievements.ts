import type { Achievement } from "@anamnesis/contract";

const groups: Readonly<Record<Achievement["group"], string>> = {
  milestones: "Milestones",
  specialties: "Specialties",
  communication: "Communication",
  reasoning: "Clinical reasoning",
  safety: "Safety",
  economy: "Economy",
  consistency: "Consistency",
  comeback: "Coming back",
};

export const achievementTexts = {
  groups,
  level: (level: number, levels: number) => `Level ${level} of ${levels}`,
  earned: "Earned",
  next: "Next:",
  fresh: (count: number) => (count === 1 ? "New achievement" : `${count} new achievements`),
} as const;
