import type { RecallCard, RecallRating } from "@anamnesis/contract";

const kinds: Readonly<Record<RecallCard["kind"], string>> = {
  question: "Question",
  examination: "Examination",
  test: "Test",
  diagnosis: "Diagnosis",
  treatment: "Treatment",
  harm: "Safety",
  "follow-up": "Follow-up",
};
const ratings: Readonly<Record<RecallRating, string>> = {
  again: "Again",
  hard: "Hard",
  good: "Good",
  easy: "Easy",
};
const counted = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

/** When something comes back, in whole days. */
const inDays = (days: number): string =>
  days <= 0
    ? "today"
    : days === 1
      ? "tomorrow"
      : days < 60
        ? `in ${days} days`
        : `in ${Math.round(days / 30.4)} months`;

export const recallTexts = {
  title: "Recall",
  subtitle: "What you missed, asked again just before you would forget it.",
  back: "Dashboard",
  loading: "Loading your cards",
  kinds,
  ratings,
  inDays,
  progress: (place: number, count: number) => `${place} of ${count}`,
  progressLabel: "Progress",
  card: {
    label: "Recall card",
    lapses: (count: number) => `Missed ${count} times`,
    thought: "Your answer",
    thoughtHint: "Think it or type it. It is kept nowhere.",
    youWrote: "You thought",
    choose: "Choose one",
    youChose: "You chose",
    right: "right",
    wrong: "not this one",
    show: "Show answer",
    chooseKeys: "Arrow keys to choose, Enter for the answer",
    evidence: "The evidence",
    showKeys: "Space or Enter; Ctrl + Enter while typing",
    answer: "Answer",
    why: "Why it matters",
    reflection: "What you took away then",
    analysis: (name: string) => `See the analysis of ${name}`,
  },
  rating: {
    legend: "How well did you recall it?",
    keys: "Keys 1 to 4",
    saving: "Keeping your answer",
    failed: "That could not be kept.",
    retry: "Retry",
    elsewhere: "That card was already answered elsewhere, so here is the next one.",
  },
  end: {
    title: (count: number) => `${counted(count)} recalled`,
    text: "Short and often beats long and seldom.",
    counts: "Your answers",
    more: "Go on",
    still: (count: number) => `${counted(count)} ${count === 1 ? "is" : "are"} still due.`,
    next: (days: number) => `The next card is due ${inDays(days)}.`,
    nothingNext: "Nothing further is waiting.",
    checking: "Looking for what is due next",
    unknown: "What is due next could not be loaded.",
    retry: "Retry",
    dashboard: "Back to Dashboard",
    patient: "See a patient",
  },
  caughtUp: {
    title: "All caught up",
    text: (total: number, days: number | null) =>
      days === null
        ? `None of your ${counted(total)} is due.`
        : total === 1
          ? `Your card is due ${inDays(days)}.`
          : `You have ${counted(total)}. The next is due ${inDays(days)}.`,
    action: "See a patient",
  },
  empty: {
    title: "No cards yet",
    text: "Complete a case, and what you missed in it comes back here as a quick question, just before you would forget it.",
    action: "Choose a patient",
  },
} as const;
