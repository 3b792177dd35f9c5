/** The specialty modules as the catalogue shows them. `rating` stands until a module has five learners' ratings. */
export interface ModuleInfo {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly difficulty: "Beginner" | "Intermediate" | "Advanced";
  readonly rating: number;
  readonly estimatedTime: string;
}

export const modules: readonly ModuleInfo[] = [
  {
    id: "cardiology",
    name: "Cardiology",
    description:
      "Chest pain, breathlessness, palpitations and collapse: find the heart's emergencies among their mimics.",
    difficulty: "Intermediate",
    rating: 4.8,
    estimatedTime: "2-3 hours",
  },
  {
    id: "pulmonology",
    name: "Pulmonology",
    description:
      "Cough, breathlessness and wheeze: from infection to embolism, told apart by the history.",
    difficulty: "Beginner",
    rating: 4.6,
    estimatedTime: "1-2 hours",
  },
  {
    id: "neurology",
    name: "Neurology",
    description:
      "Headache, weakness, dizziness and altered awareness: the story localises before the scan does.",
    difficulty: "Advanced",
    rating: 4.9,
    estimatedTime: "3-4 hours",
  },
  {
    id: "emergency",
    name: "Emergency Medicine",
    description:
      "Undifferentiated and time-critical: decide what cannot wait while the story is still coming in.",
    difficulty: "Advanced",
    rating: 4.7,
    estimatedTime: "2-3 hours",
  },
  {
    id: "pediatrics",
    name: "Pediatrics",
    description:
      "Children and the people who bring them: a history told by a parent, an examination that must be won.",
    difficulty: "Intermediate",
    rating: 4.5,
    estimatedTime: "2-3 hours",
  },
  {
    id: "internal",
    name: "Internal Medicine",
    description:
      "Tiredness, weight loss, swelling, fever: many systems, one patient, and a differential to keep in order.",
    difficulty: "Beginner",
    rating: 4.8,
    estimatedTime: "3-5 hours",
  },
];
