/** What was meant is asked back by what was made out of it: never two headings to choose from. */
export const askAbout: Readonly<Record<string, readonly string[]>> = {
  about: [
    "Sorry, what about {about}?",
    "What is it you want to know about {about}?",
    "Something about {about}? I didn't catch it.",
    "Is it {about} you mean? What about it?",
  ],
};

/** Fronts of telling back what was understood, for a case that brings none. */
export const teachBack: Readonly<Record<string, readonly string[]>> = {
  teach_back: ["So, as I understand it,", "So, the way I've got it,", "Right, so,"],
};

/** Fronts of denying what a question takes for granted, for a case that brings none. */
export const premise: readonly string[] = [
  "I never said that.",
  "There's been none of that.",
  "I don't know where you've got that from.",
];
