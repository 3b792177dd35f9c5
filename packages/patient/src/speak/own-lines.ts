import {
  isReplySlot,
  type PatientView,
  type Talk,
  type TalkLine,
  type TalkReaction,
} from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";

/** The person's own stock lines by the social move that they make. */
const lineOf: Readonly<Record<string, TalkLine>> = {
  greet: "greet",
  meet: "greet",
  welcome: "thanks",
  comforted: "comfort",
  reassured: "reassured",
  agree: "agree",
  examine: "agree",
  understood: "understood",
  acknowledge: "ack",
  explained: "explained",
  not_asked: "puzzled",
  again: "again",
  too_many: "not_caught",
  rude: "hurt",
  apology: "forgive",
  corrected: "misheard",
  withheld: "dodge",
  unknown: "no_idea",
  role_break: "machine",
  game: "game",
  in_english: "foreign",
  probe: "diagnosis",
  no_question: "no_questions",
  goodbye: "goodbye",
  summary_right: "summary_right",
  summary_wrong: "summary_wrong",
  premise: "not_so",
  small_talk: "smalltalk",
  teach_back: "teachback",
};

const reactionOf: Readonly<Record<string, TalkReaction>> = {
  news_admission: "admission",
  news_needle: "needle",
  news_procedure: "operation",
  news_test_own: "test",
  news_treatment: "medicine",
  news_ban: "ban",
  news_home: "home",
  news_grave: "bad_news",
  news_relief: "good_news",
  news_wait: "waiting",
  news_uncertain: "not_knowing",
  news_transfer: "transfer",
  news_relatives: "relatives",
  news_advice: "advice",
  news_safety: "safetynet",
  news_plan: "plan",
  news_feel: "feel",
};

/** What is said by a case that brings no lines of its own. */
export const insteadOf: Readonly<Record<string, string>> = {
  news_needle: "news_procedure",
  news_test_own: "agree",
  news_ban: "news_advice",
  news_transfer: "news_admission",
  news_relatives: "agree",
  news_plan: "agree",
  news_feel: "feels_shaken",
  own_question: "q_next",
  game: "off_topic",
  teach_back_none: "explain_please",
};

/** This person's own wordings for a move; empty where the case has none. */
export function ownLines(view: Pick<PatientView, "talk">, move: string): readonly string[] {
  const talk: Talk | undefined = view.talk;
  if (!talk) return [];
  if (move === "own_question") return ownQuestions(talk.lines, { events: {} });
  const line = lineOf[move];
  if (line) return talk.lines[line];
  const reaction = reactionOf[move];
  return reaction ? talk.reactions[reaction] : [];
}

const tellsIllness: ReadonlySet<string> = new Set(["bad_news", "good_news", "not_knowing"]);
const tellsPlace: ReadonlySet<string> = new Set(["admission", "transfer", "operation", "home"]);

/** The questions that this person has and that nothing said to them so far has answered. */
export function ownQuestions(
  lines:
    Pick<Talk["lines"], "questions" | "questions_of_illness" | "questions_of_place"> | undefined,
  { toldThem = [], events }: Pick<DialogueState, "toldThem" | "events">,
): readonly string[] {
  if (!lines) return [];
  const knows = (touching: ReadonlySet<string>): boolean =>
    toldThem.some(({ touches }) => touching.has(touches));
  const { questions, questions_of_illness = [], questions_of_place = [] } = lines;
  return [
    ...questions,
    ...(knows(tellsIllness) || events["news"] !== undefined ? [] : questions_of_illness),
    ...(knows(tellsPlace) ? [] : questions_of_place),
  ];
}

/** What this person says to just what was said, where the plan names it. */
export function repliesTo(view: Pick<PatientView, "replies">, step: PlanStep): readonly string[] {
  if (step.kind !== "social" || !step.banked) return [];
  const { slot, block } = step.banked;
  return isReplySlot(slot) ? (view.replies?.[slot]?.[block]?.say ?? []) : [];
}

/** What this person said to lines like the learner's whole one, where the plan names it. */
export const reactionsOf = (
  view: Pick<PatientView, "reactions">,
  step: PlanStep,
): readonly string[] =>
  step.kind === "social"
    ? (step.reactions ?? []).flatMap((at) => view.reactions?.[at]?.say ?? [])
    : [];
