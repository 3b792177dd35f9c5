import type { Board, LeaderboardEntry } from "@anamnesis/contract";

/** Five sample ranked users of the specification; shown under the banner alone, when the ranking could not be loaded. */
const sampleEntries: readonly LeaderboardEntry[] = (
  [
    ["Mei-Lin Zhou", "Cardiology", "Harbour University Hospital", 2840, 32, 89, 48],
    ["Oluwaseun Adeyemi", "Emergency", "Lakeside Medical School", 2610, 30, 87, 45],
    ["Clara Lindqvist", "Neurology", "Northern Teaching Hospital", 2385, 28, 85, 42],
    ["Rafael Montoya", "General", "San Telmo Faculty of Medicine", 2120, 26, 82, 39],
    ["Aisha Rahman", "Pediatrics", "Riverside Children's Hospital", 1940, 24, 81, 36],
  ] as const
).map(([name, specialization, institutionName, totalScore, cases, average, hours], index) => ({
  _id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  name,
  specialization,
  institutionName,
  rank: index + 1,
  totalScore,
  casesCompleted: cases,
  averageScore: average,
  studyHours: hours,
  isCurrentUser: false,
}));

/** A board of those five. It says nothing of oneself, of rules or of when it ends: those would be made up. */
export const sampleBoard = ({ period, scope }: Pick<Board, "period" | "scope">): Board => ({
  period,
  scope,
  of: null,
  startsOn: null,
  endsOn: null,
  people: sampleEntries.length,
  page: 1,
  pages: 1,
  entries: [...sampleEntries],
  own: null,
  neighbours: [],
  shownAs: null,
  rules: [],
});
