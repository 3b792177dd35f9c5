export const moduleTexts = {
  title: "Modules",
  subtitle: "Choose a specialty and meet its patients.",
  search: { label: "Search modules", placeholder: "Search modules..." },
  level: "Level",
  allLevels: "All Levels",
  loading: "Loading modules",
  failed: "The modules could not be loaded",
  empty: {
    title: "No modules found",
    text: "Try adjusting your search or filter criteria",
  },
  card: {
    cases: (count: number) => (count === 1 ? "1 case" : `${count} cases`),
    rated: "Rated",
    ofFive: "of 5",
    progress: "Progress",
    progressOf: (name: string) => `${name} progress`,
    mastered: (mastered: number, cases: number) => `${mastered} of ${cases} mastered`,
    masteredLabel: (name: string) => `Mastered in ${name}: what it means`,
    masteredText: (percent: number) =>
      `Progress counts the cases you have completed. A case is mastered once your best result in it is ${percent}% or more.`,
    start: "Start Module",
    startOf: (name: string) => `Start Module: ${name}`,
  },
  rating: {
    own: "Your rating",
    ownOf: (name: string) => `Your rating of ${name}`,
    stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
    thanks: (name: string) => `Thank you for rating ${name}`,
    notSaved: (reason: string) => `Your rating was not saved: ${reason}`,
  },
} as const;
