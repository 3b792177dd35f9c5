/** The kinds of reasoning that the examiner's items stand for, in the order in which a case goes. */
export const reasoningKinds = [
  { value: "history", label: "History" },
  { value: "red-flags", label: "Red flags" },
  { value: "pertinent-negatives", label: "Pertinent negatives" },
  { value: "communication", label: "Communication" },
  { value: "examination", label: "Examination" },
  { value: "diagnosis", label: "Diagnosis" },
  { value: "justification", label: "Justifying a diagnosis" },
  { value: "investigations", label: "Choosing tests" },
  { value: "treatment", label: "Treatment" },
  { value: "safety", label: "Safety" },
  { value: "follow-up", label: "Advice and follow-up" },
] as const;
export type ReasoningKind = (typeof reasoningKinds)[number]["value"];
