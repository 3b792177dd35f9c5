/** Words of the inputs that propose diagnoses and medicines. */
export const termTexts = {
  proposals: (kind: "diagnosis" | "drug") =>
    kind === "diagnosis" ? "Proposed diagnoses" : "Proposed medicines",
  alsoCalled: (word: string) => `also: ${word}`,
  count: (count: number) =>
    `${count} ${count === 1 ? "proposal" : "proposals"}. Arrow keys to choose, Enter to take, or just write on.`,
} as const;
