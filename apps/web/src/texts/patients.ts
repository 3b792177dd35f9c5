const specialties: Readonly<Record<string, string>> = {
  cardiology: "Cardiology",
  pulmonology: "Pulmonology",
  neurology: "Neurology",
  emergency: "Emergency Medicine",
  pediatrics: "Pediatrics",
  internal: "Internal Medicine",
};

export const patientTexts = {
  back: "Back to Modules",
  /** "Medical Cases" for a module that there is not (specification, section 2). */
  title: (moduleId: string) => `${specialties[moduleId] ?? "Medical"} Cases`,
  subtitle: "Choose a patient. What you read here is what triage knows.",
  search: { label: "Search patients", placeholder: "Search patients..." },
  complexity: "Complexity",
  complexities: { all: "All Complexity", low: "Low", medium: "Medium", high: "High" },
  loading: "Loading patients",
  empty: {
    title: "No patients found",
    text: "Try adjusting your search or filter criteria",
  },
  card: {
    inProgress: "In progress",
    completed: (best: number | null) => (best === null ? "Completed" : `Completed, best ${best}%`),
    complexity: "complexity",
    condition: "Primary Condition",
    notKnown: "Not known yet",
    symptoms: "Symptoms",
    more: (count: number) => `+${count} more`,
    state: (emotionalState: string) => `Patient is ${emotionalState.toLowerCase()}`,
    start: "Start Session",
    startWith: (name: string) => `Start Session with ${name}`,
  },
} as const;
