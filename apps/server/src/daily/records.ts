import type { TurnTrace } from "../sessions/records.ts";

/** A line of the learner's with its answer, as it is kept with a round. */
export interface DailyLine {
  readonly question: string;
  readonly answer: string;
  /** How many of the questions it took. */
  readonly cost: number;
  readonly trace: TurnTrace;
}
