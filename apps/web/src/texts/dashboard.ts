export const dashboardTexts = {
  title: "Dashboard",
  welcome: (firstName: string) => `Welcome back, ${firstName}`,
  question: "Which patient would you like to see today?",
  start: "Start New Case",
  history: "View History",
  next: {
    label: "Next patient",
    resume: "Continue",
    start: "Start Session",
  },
  onboarding: {
    label: "Finish setting up",
    title: "Finish setting up your profile",
    text: "Five short steps, and you can leave out whatever you like.",
    action: "Continue setup",
  },
  figures: "Your figures",
  loadingFigures: "Loading your figures",
  progress: {
    label: "Your progress",
    loading: "Loading your progress",
    emptyTitle: "Your progress starts with one case",
    emptyText: "Complete a case, and your score trend, skills and active days appear here.",
    emptyAction: "Choose a patient",
  },
} as const;
