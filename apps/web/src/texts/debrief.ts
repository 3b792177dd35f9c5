interface Habit {
  readonly keep: string;
  readonly change: string;
}
/** Habits of manner by the examiner's name for them. */
const habits: Readonly<Record<string, Habit>> = {
  introduction: { keep: "Saying who you are", change: "Say who you are" },
  identity: { keep: "Checking who the patient is", change: "Check who the patient is" },
  consent: { keep: "Saying what comes next", change: "Say what comes next, or ask leave" },
  opening: { keep: "Opening with an open question", change: "Open with an open question" },
  room: { keep: "Leaving room to tell more", change: "Leave room to tell more" },
  single: { keep: "One question at a time", change: "Ask one question at a time" },
  neutral: {
    keep: "Questions that do not lead",
    change: "Ask without suggesting the answer",
  },
  plain: { keep: "Plain words", change: "Use plain words" },
  feelings: {
    keep: "Answering what the patient feels",
    change: "Answer what the patient feels",
  },
  summary: { keep: "Summing up and checking", change: "Sum up, and let them correct you" },
  closing: { keep: "Closing with next steps", change: "Close with the next steps" },
};

/** How near the diagnosis was, in a word or two; by the examiner's name for the match. */
const nearness: Readonly<Record<string, string>> = {
  exact: "Correct.",
  "more precise": "Correct, and more precise.",
  "too broad": "The right direction, but too broad.",
  related: "Close.",
  "other cause": "The disease is right, its cause is another.",
  "one of several": "It was one of several that you named.",
  denied: "You had ruled it out.",
  "not recognised": "I could not read a diagnosis in that.",
  other: "Not this time.",
  none: "",
};

/** The first view of the analysis: what a learner should know after ninety seconds. */
export const debriefTexts = {
  headings: {
    passed: "Session Complete!",
    failed: "Not passed yet",
    unsafe: "Not safe yet",
  },
  was: "Diagnosis:",
  settledOn: "You settled on",
  none: "You gave no final diagnosis.",
  nearness,
  safety: {
    unsafe: (name: string) => `${name} was not safe.`,
    risk: (name: string) => `${name} was put at risk.`,
    missing: "Missing:",
    safe: (name: string) => `${name} was safe with you.`,
    nothingHarmful: "Nothing harmful was ordered.",
    nothingLeftOut: "Nothing harmful was ordered, and nothing needed was left out.",
  },
  moment: {
    title: "The moment that decided it",
    first: "What you had to go on",
    you: "You",
    to: "to",
  },
  missing: {
    title: "The question that was missing",
    act: "The step that was missing",
    none: "Every question that mattered was asked.",
    withAnswer: "The question that was missing, and its answer",
    answer: (name: string) => `What ${name} would have said`,
    withTrust: "Told only in private, or once there is trust:",
  },
  habits: {
    title: "Your habits",
    keep: "Keep",
    change: "Change",
    byRef: habits,
    try: (words: string) => `Try: “${words}”`,
    anchoring: "Before you commit, ask what would prove you wrong",
    premature: "Before you decide, ask one question more",
    nothingToKeep: "Nothing stood out yet",
    nothingToChange: "Nothing of weight",
  },
  breakdown: "Performance Breakdown",
  next: {
    modules: "Choose the next patient",
  },
  places: {
    label: "The full report",
    comments: "The examiner's comments",
    commentsHint: "On your questions, your diagnosis and your treatment",
    points: "Strengths and areas to improve",
    pointsHint: (strengths: number, areas: number) =>
      `${strengths} ${strengths === 1 ? "strength" : "strengths"}, ${areas} to improve`,
    marksHint: (marks: number, lost: number) => `${marks} marks, ${lost} not fully earned`,
    replayHint: (steps: number) => `How each of ${steps} findings moved the diagnosis`,
    expertHint: (steps: number) => `${steps} steps`,
    conversationHint: (turns: number) =>
      `${turns === 1 ? "1 turn" : `${turns} turns`}, with the marks beside them`,
    learningHint: (points: number, sources: number) =>
      `${points} to remember, ${sources === 1 ? "1 source" : `${sources} sources`}`,
    thinking: "Your thinking, beside the findings",
    thinkingHint: "Your notes and differential",
  },
} as const;
