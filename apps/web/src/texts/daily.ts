import type { DailyMark, DailyResult } from "@anamnesis/contract";

const marks: Readonly<Record<DailyMark, string>> = {
  "must-ask": "Had to be asked",
  telling: "Telling",
  useful: "Useful",
  none: "Nothing new",
};
const verdicts: Readonly<Record<DailyResult["verdict"], string>> = {
  right: "Right",
  close: "Close",
  other: "Not this time",
};
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (place: number): string => `${place}${endings[ordinals.select(place)] ?? "th"}`;
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const dailyTexts = {
  title: "Daily round",
  subtitle: "One patient for everyone, eight questions, one diagnosis.",
  back: "Dashboard",
  loading: "Calling in today's patient",
  dayOf: (day: string): string =>
    noon(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }),
  log: "Your conversation",
  you: "You",
  counts: (cost: number): string => `Counted as ${cost} questions`,
  left: (left: number): string =>
    left === 0 ? "No questions left" : `${counted(left, "question")} left`,
  ask: {
    label: "Your question",
    placeholder: "Ask one thing at a time",
    send: "Ask",
    hint: "Two questions in one line count as two.",
    thinking: (name: string): string => `${name} is thinking…`,
    toDiagnosis: "Diagnose",
  },
  diagnose: {
    label: "Your diagnosis",
    placeholder: "The one diagnosis you would act on",
    send: "Give diagnosis",
    hint: "You can give it once, and it closes the round.",
    back: "Ask more",
  },
  result: {
    label: "Your result",
    of: "of 100",
    questions: "Questions",
    diagnosis: "Diagnosis",
    points: (points: number): string => `${points} of 50`,
    verdicts,
    was: (name: string): string => `It was ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
    youSaid: (given: string): string => `You said: ${given}`,
    rank: (rank: number, of: number): string =>
      of === 1 ? "The first to finish today" : `${ordinal(rank)} of ${of} today`,
    notRanked: "Not ranked: you had met this patient before.",
    run: (days: number): string => (days > 1 ? `${days} days in a row` : "Day 1"),
    row: "Your questions as marks",
    marks,
    brought: (found: readonly string[]): string => found.join(", "),
    telling: "The three questions that tell most",
    tellingHint: "With the answers this patient gives.",
    asked: "You asked this",
    noWords: "The answer is not recorded.",
    open: "Always ask this patient about",
    share: "Copy result",
    shared: "Copied. It gives nothing of the case away.",
    byHand: "Select and copy",
    seeAnother: "See a patient",
    next: (hours: number): string =>
      hours < 1
        ? "The next patient comes within the hour."
        : `The next patient comes in ${counted(hours, "hour")}.`,
  },
  withheld: {
    title: "Your diagnosis is in",
    text: (name: string): string =>
      `You are in the middle of a consultation with ${name}. The answer would give it away, so it waits here until you have finished.`,
    action: "Go on with the consultation",
  },
  card: {
    label: "Daily round",
    title: "Daily round",
    open: (name: string): string => `${name} is waiting. Eight questions, one diagnosis.`,
    begun: (name: string, left: number): string =>
      left === 0 ? `What is wrong with ${name}?` : `${name}: ${counted(left, "question")} left.`,
    done: (score: number): string => `Done for today: ${score} of 100.`,
    waiting: "Your diagnosis is in.",
    start: "Start",
    startLabel: "Start the daily round",
    resume: "Continue",
    resumeLabel: "Continue the daily round",
    see: "See result",
    seeLabel: "See the result of the daily round",
  },
} as const;
