import { roundPoints, type RoundMark } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import {
  dailyQuestions,
  type DailyResult,
  type DailyRound,
  type Patient,
} from "@anamnesis/contract";
import { answerTo } from "../sessions/unheard.ts";
import { dayAfter } from "./patient-of-day.ts";
import type { DailyLine } from "./records.ts";

/** From this share of the credit on a diagnosis is right (packages/assessment, "move"), and from this one on near it. */
const rightCredit = 0.6;
const closeCredit = 0.2;

export const spent = (lines: readonly Pick<DailyLine, "cost">[]): number =>
  lines.reduce((sum, { cost }) => sum + cost, 0);

export const resultOf = (
  mark: RoundMark,
  compiled: CompiledCase,
  standing: DailyResult["standing"],
): DailyResult => ({
  score: mark.score,
  questionPoints: Math.min(roundPoints.questions, mark.questionPoints),
  diagnosisPoints: Math.min(roundPoints.diagnosis, mark.diagnosisPoints),
  lines: mark.lines.map(({ mark, found }) => ({ mark, found: [...found] })),
  open: [...mark.open],
  diagnosis: mark.diagnosis.expected,
  verdict:
    mark.diagnosis.credit >= rightCredit
      ? "right"
      : mark.diagnosis.credit >= closeCredit
        ? "close"
        : "other",
  telling: mark.telling.map(({ facts, question, why, isAsked }) => ({
    question,
    answer: answerTo(compiled, facts)?.text ?? null,
    why,
    isAsked,
  })),
  standing,
});

interface Seen {
  readonly day: string;
  readonly patient: Patient;
  readonly opening: string;
  readonly lines: readonly DailyLine[];
  readonly emotionalState: string;
  readonly given: string | null;
  readonly result: DailyResult | null;
  readonly isWithheld: boolean;
  readonly run: number;
}

export const roundView = ({ day, lines, ...rest }: Seen): DailyRound => ({
  ...rest,
  day,
  endsAt: `${dayAfter(day, 1)}T00:00:00.000Z`,
  questions: dailyQuestions,
  left: Math.max(0, dailyQuestions - spent(lines)),
  turns: lines.map(({ question, answer, cost }) => ({ question, answer, cost })),
});

/** How many days in a row end with `day`, or with the day before it while that day is still open. @param days newest first */
export const runUntil = (day: string, days: readonly string[]): number => {
  let expected = days.includes(day) ? day : dayAfter(day, -1);
  let run = 0;
  for (const one of days) {
    if (one > expected) continue;
    if (one !== expected) break;
    run += 1;
    expected = dayAfter(expected, -1);
  }
  return run;
};
