import type { Board, BoardScope } from "@anamnesis/contract";

const scopes: Readonly<Record<BoardScope, string>> = {
  everyone: "Everyone",
  specialization: "A specialization",
  institution: "My institution",
};
/** In the order in which they are offered. */
export const boardScopes = Object.keys(scopes) as readonly BoardScope[];

const people = (count: number): string =>
  count === 1 ? "1 person" : `${count.toLocaleString()} people`;

const periodsInSentence: Readonly<Record<Board["period"], string>> = {
  week: "this week",
  month: "this month",
  all: "yet",
};

export const leaderboardTexts = {
  title: "Leaderboard",
  subtitle: "Only completed cases earn points.",
  period: "Period",
  periods: { week: "This Week", month: "This Month", all: "All Time" },
  scope: "Whom to compare with",
  scopes,
  specialization: "Specialization",
  /** The server's weeks and months begin at midnight, Coordinated Universal Time. */
  ends: { week: "This week ends on", month: "This month ends on" },
  loading: "Loading the leaderboard",
  rules: "How points work",
  own: {
    rank: "Your Rank",
    outOf: (total: number, isShared: boolean) =>
      `out of ${total.toLocaleString()}${isShared ? ", shared" : ""}`,
    points: "Total points",
    shownAs: "You are shown as",
    hidden: "Only you see this.",
    hiddenText: "You are not listed; this is where you would stand.",
    change: "Change this in your profile",
  },
  notRanked: {
    text: (period: Board["period"]) =>
      `You have no points ${periodsInSentence[period]}. Your next completed case puts you on the board.`,
    action: "Choose a case",
  },
  place: { title: "Your place", text: "Those just above and below you." },
  noInstitution: {
    title: "No institution in your profile",
    text: "Add where you study or work, and you see how you compare with the people there.",
    action: "Go to your profile",
  },
  podium: "Top three",
  rankings: {
    title: "Full Rankings",
    people,
    range: (from: number, to: number, count: number) =>
      `${from.toLocaleString()} to ${to.toLocaleString()} of ${people(count)}`,
  },
  row: {
    rank: (rank: number, isShared: boolean) => (isShared ? `Rank ${rank}, shared` : `Rank ${rank}`),
    you: "You",
    noSpecialization: "No specialization",
    score: "Score",
    points: "points",
    cases: "Cases",
    average: "Average",
    studyTime: "Study time",
    hours: (hours: number) => `${hours} h`,
    percent: (percent: number) => `${Math.round(percent)}%`,
    figures: (cases: number, average: number) =>
      `${cases === 1 ? "1 case" : `${cases} cases`} · ${Math.round(average)}% average`,
  },
  pages: {
    label: "Pages of the ranking",
    previous: "Previous",
    next: "Next",
    here: (page: number, pages: number) =>
      `Page ${page.toLocaleString()} of ${pages.toLocaleString()}`,
    beyond: {
      title: "There is no such page",
      text: (pages: number) =>
        pages === 1 ? "This ranking has one page." : `This ranking has ${pages} pages.`,
      action: "To the first page",
    },
  },
  empty: {
    title: "Nobody is ranked yet",
    all: "The first completed case opens the leaderboard.",
    week: "No case has been completed this week. Yours could be the first.",
    month: "No case has been completed this month. Yours could be the first.",
    action: "Start a case",
  },
} as const;
