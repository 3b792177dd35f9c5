export const leaderboardTexts = {
  title: "Leaderboard",
  subtitle: "Points are earned by completed cases. Equal scores share a rank.",
  period: "Period",
  periods: { week: "This Week", month: "This Month", all: "All Time" },
  loading: "Loading the leaderboard",
  own: {
    rank: "Your Rank",
    outOf: (total: string) => `out of ${total}`,
    points: "Total points",
  },
  empty: {
    title: "Nobody is ranked yet",
    all: "The first completed case opens the leaderboard.",
    week: "No case has been completed this week. Yours could be the first.",
    month: "No case has been completed this month. Yours could be the first.",
    action: "Start a case",
  },
} as const;
