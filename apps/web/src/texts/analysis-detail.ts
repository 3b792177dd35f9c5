import type { ReportItem, Session } from "@anamnesis/contract";

const areas: Readonly<Record<ReportItem["area"], string>> = {
  questioning: "Questioning",
  diagnosis: "Diagnosis",
  treatment: "Treatment",
};
const outcomes: Readonly<Record<ReportItem["outcome"], string>> = {
  earned: "Earned",
  partial: "Partly earned",
  missed: "Missed",
  penalty: "Points lost",
  cap: "Limits the mark",
};
/** What a person calls the source of a piece of evidence. */
const evidence: Readonly<Record<ReportItem["evidence"][number]["kind"], string>> = {
  turn: "Conversation",
  test: "Test ordered",
  "initial-diagnosis": "Initial diagnosis",
  "final-diagnosis": "Final diagnosis",
  reasoning: "Your reasoning",
  medication: "Medication",
  lifestyle: "Lifestyle recommendations",
  "follow-up": "Follow-up instructions",
  none: "",
};
const open: Readonly<Partial<Record<Session["stage"], { text: string; action: string }>>> = {
  chat: {
    text: "You are still talking with the patient. The analysis follows your final diagnosis.",
    action: "Continue the consultation",
  },
  tests: {
    text: "You have given an initial diagnosis. Order tests and give a final diagnosis to have the session analysed.",
    action: "Continue with the tests",
  },
  final: {
    text: "Your test results are in. Give a final diagnosis to have the session analysed.",
    action: "Continue with the results",
  },
};

/** What the marks rest on, and what is said while there are none yet. */
export const analysisDetailTexts = {
  areas,
  overall: "overall",
  strengths: { title: "Strengths", none: "Nothing stood out this time." },
  improve: { title: "Areas to Improve", none: "Nothing of weight was missed." },
  marks: {
    title: "Every mark, explained",
    area: "Area",
    lostOnly: "Show only lost marks",
    open: "Open all",
    close: "Close all",
    nothingMissed: "Nothing was missed here.",
    nothing: "There are no marks in this area.",
    of: (points: string, most: string) => `${points} of ${most}`,
    limit: "Limit",
    outcomes,
    evidenceLabel: "Evidence",
    evidence,
    question: "You could have said:",
  },
  expert: { title: "How an expert would go about it", reasoning: "The reasoning" },
  learning: { title: "Learning points", sources: "Sources" },
  transcript: { title: "Annotated conversation", turn: "Turn", you: "You", marks: "Marks" },
  turn: (turn: number) => (turn === 0 ? "the patient's first words" : `turn ${turn}`),
  replay: {
    title: "Reasoning replay",
    intro:
      "How likely each diagnosis was after every finding, in the order in which you obtained them.",
    findings: "Findings in order",
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    previous: "Previous finding",
    next: "Next finding",
    probabilities: "Probability of each diagnosis",
    up: "up",
    down: "down",
    table: "All steps as a table",
    steps: "All steps",
    finding: "Finding",
    own: "○ your diagnosis",
    first: "first",
    final: "final",
    both: "first and final",
  },
  insights: {
    asked: "Most useful question",
    missed: "Best question you did not ask",
    idle: "Changed nothing",
    cost: "What the tests cost",
    about: (pounds: string) => `about £${pounds}`,
    unneeded: (pounds: string) => `£${pounds} of it for tests that were not needed`,
    radiation: (millisievert: number) => `${millisievert} mSv of radiation`,
    habits: { anchoring: "Anchoring", premature: "Premature closure" },
  },
  waiting: {
    title: "Analysis",
    loading: "Loading the analysis",
    marking: {
      title: "Your analysis is on its way",
      text: "Your final diagnosis is saved. The analysis appears here by itself as soon as it is ready.",
      again: "Asking again every few seconds",
    },
    unsaved: {
      title: "The analysis follows once your diagnosis is saved",
      text: "Your final diagnosis is kept on this device and sent by itself as soon as the server answers. You can leave this page; the analysis will be in your history.",
    },
    unfinished: {
      title: "This session is not finished",
      open,
      other: { text: "The analysis follows your final diagnosis.", action: "Continue" },
    },
  },
} as const;
