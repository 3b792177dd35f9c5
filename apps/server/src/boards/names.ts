import type { LeaderboardEntry } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { StandingRow } from "./store.ts";

const hoursPerCase = 1.5;
/** For who wants a pseudonym and has not chosen one. */
const nameless = "Learner";

/** What others see somebody's name as; null for who does not want to be seen. */
export const shownNameOf = ({
  leaderboardVisibility,
  name,
  pseudonym,
}: Pick<Person, "leaderboardVisibility" | "name" | "pseudonym">): string | null => {
  if (leaderboardVisibility === "hidden") return null;
  return leaderboardVisibility === "name" ? name : pseudonym || nameless;
};

/** An entry as `viewer` sees it: who goes by a pseudonym is not told by their institution either. */
export const entryOf = (row: StandingRow, rank: number, viewer: string): LeaderboardEntry => {
  const isCurrentUser = row.userId === viewer;
  const isNamed = row.leaderboardVisibility === "name";
  return {
    _id: row.userId,
    name: shownNameOf(row) ?? row.name,
    specialization: row.specialization,
    institutionName: isNamed || isCurrentUser ? row.institutionName : "",
    rank,
    totalScore: row.points,
    casesCompleted: row.cases,
    averageScore: Math.round(row.percentSum / row.cases),
    // Specification, section 9: one and a half hours a completed case, rounded.
    studyHours: Math.round(row.cases * hoursPerCase),
    isCurrentUser,
  };
};
