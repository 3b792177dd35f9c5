/** Values of the specification for a dashboard whose own data could not be loaded; shown under the banner alone. */
export const sampleStats = {
  casesCompleted: 24,
  averageScore: 87,
  studyHours: 48,
  currentStreak: 7,
} as const;

export const sampleActivity = [
  { title: "Acute MI Case", score: 94 },
  { title: "Pneumonia Case", score: 78 },
  { title: "GERD Case", score: 89 },
] as const;
