export const historyTexts = {
  title: "Patient Diagnosis History",
  subtitle: "Every patient you have seen.",
  people: "People you met",
  newDiagnosis: "New Diagnosis",
  loading: "Loading your sessions",
  figures: {
    total: "Total Sessions",
    totalNote: "Including unfinished",
    average: "Average Score",
    best: "Best Score",
    scored: "All scored cases",
    notScored: "No session scored yet",
    none: "–",
  },
  filters: {
    label: "Search sessions",
    placeholder: "Search by patient name, condition, or specialization...",
    specialization: "Specialization",
    time: "Time",
    clear: "Clear filters",
  },
  count: (shown: number, all: number) =>
    shown === all
      ? all === 1
        ? "1 session"
        : `${all.toLocaleString()} sessions`
      : `${shown.toLocaleString()} of ${all.toLocaleString()} sessions`,
  list: "Sessions",
  more: {
    action: "Show more sessions",
    loading: "Loading more sessions",
    failed: "The next sessions could not be loaded.",
    retry: "Retry",
  },
  empty: {
    title: "No sessions found",
    filtered: "Try adjusting your filters to see more results",
    none: "Start your first medical training session to see your history here",
    action: "Start New Diagnosis",
  },
  row: {
    conditions: "Conditions",
    diagnosis: "Diagnosis:",
    health: "Health Status",
    healthOf: (name: string) => `Health status of ${name}`,
    resume: "Continue",
    details: "View Details",
    restart: "Restart Diagnosis",
    reflection: "What you took away",
  },
} as const;
