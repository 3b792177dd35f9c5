export const analysisTexts = {
  complete: "Session Complete!",
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
  next: {
    title: "Your next patient",
    start: "Start Session",
    resume: "Continue",
    with: (action: string, name: string) => `${action} with ${name}`,
  },
  thinking: {
    nav: "Your thinking",
    title: "Your thinking, beside the findings",
    differential: "Your working differential",
    differentialNone: "You kept no working differential this time.",
    likelihood: "What your findings pointed to",
    likelihoodRemark:
      "How likely each diagnosis is after everything you asked, examined and ordered.",
    notes: "Your notes",
    first: "You wrote first",
    final: "You settled on",
    notRecorded: "Nothing was written down.",
  },
} as const;
