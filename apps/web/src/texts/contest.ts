/** What is said where a learner holds that a mark was met. */
export const contestTexts = {
  /** By what the mark is for. */
  open: {
    questioning: "I did ask that",
    diagnosis: "I did write that",
    treatment: "I did write that",
  },
  hint: "Point to the line. The mark is looked at again at once; it can only go up, and ranks stay as they are.",
  where: "Where is it?",
  choose: "Choose one of your lines",
  groups: { talk: "What you said", written: "What you wrote", start: "Known from the start" },
  turn: (number: number, line: string) => `Turn ${number}: ${line}`,
  card: "It was on the card or among the vital signs",
  look: "Look again",
  cancel: "Cancel",
  results: "Looked at again",
  outcomes: {
    accepted: "Accepted",
    partly: "Partly accepted",
    "not-found": "Not found",
  },
  pointed: { card: "On the card" },
  failed: (problem: string) => `It could not be looked at again. ${problem}`.trim(),
  moved: (before: number) =>
    `After what you pointed to. It was marked with ${before}%, which is what points and ranks keep.`,
} as const;
