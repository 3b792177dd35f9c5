export const analysisTexts = {
  documentTitle: (name: string) => `Analysis of ${name}`,
  actions: {
    label: "Actions",
    print: "Print / PDF",
    link: "Copy link",
    share: "Share link",
    linkCopied: "Link copied. It opens this analysis for you, after you have signed in.",
    linkFailed: "The link could not be copied. It stands in the address bar.",
    dashboard: "Back to Dashboard",
    sessions: "View All Sessions",
    again: "Try again",
  },
  rewards: {
    title: "What you earned",
    loading: "Adding up what you earned",
    points: (points: number) => (points === 1 ? "point" : "points"),
    streak: (days: number) => (days === 1 ? "day: a streak begins" : "days in a row"),
    cards: (cards: number) =>
      cards === 0
        ? "recall cards: nothing to catch up on"
        : cards === 1
          ? "recall card, coming back over the next few days"
          : "recall cards, coming back over the next few days",
    recall: "Recall",
    recallLabel: "Recall what was missed",
    failed: "Your marks are safe, but your points could not be loaded.",
    retry: "Retry",
  },
  reflection: {
    nav: "Your takeaway",
    title: "What do you take away?",
    hint: "A line for your later self. You will see it in your history and beside the matching recall cards.",
    placeholder: "Next time I will…",
    save: "Save",
    retry: "Try again to save",
    failed: (problem: string) => `Not saved yet, but kept on this device. ${problem}`.trim(),
    status: {
      empty: "Only you can read it.",
      draft: "A draft, kept on this device. Ctrl + Enter saves it with the session.",
      saving: "Saving…",
      saved: "Saved with this session",
    },
  },
  next: { title: "Or one of these" },
  thinking: {
    differential: "Your working differential",
    differentialNone: "You kept no working differential this time.",
    likelihood: "What your findings pointed to",
    likelihoodRemark:
      "How likely each diagnosis is after everything you asked, examined and ordered. Worked out with published likelihood ratios where there are any, and otherwise with the author's estimates: a direction, not a measurement.",
    notes: "Your notes",
    first: "You wrote first",
    changed: "Changed after a result",
    final: "You settled on",
    notRecorded: "Nothing was written down.",
  },
} as const;
