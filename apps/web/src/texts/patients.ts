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
  subtitle: "Choose a patient. All you have is the triage note.",
  search: { label: "Search patients", placeholder: "Search patients..." },
  level: "Level",
  levels: {
    all: "All Levels",
    beginner: "Beginner",
    intermediate: "Intermediate",
    advanced: "Advanced",
  },
  loading: "Loading patients",
  empty: {
    title: "No patients found",
    text: "Try adjusting your search or filter criteria",
  },
  card: {
    inProgress: "In progress",
    completed: (best: number | null) => (best === null ? "Completed" : `Completed, best ${best}%`),
    level: "level",
    condition: "Primary Condition",
    notKnown: "Not known yet",
    symptoms: "Symptoms",
    more: (count: number) => `+${count} more`,
    state: (emotionalState: string) => `Patient is ${emotionalState.toLowerCase()}`,
    start: "Start Session",
    startWith: (name: string) => `Start Session with ${name}`,
    resume: "Continue",
    resumeWith: (name: string) => `Continue with ${name}`,
    sample: "A sample patient, who cannot be started. Retry above.",
  },
} as const;
