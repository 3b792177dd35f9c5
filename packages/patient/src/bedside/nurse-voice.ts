import { capitalised } from "../speak/sentences.ts";
import type { BedsideMemory, NurseSaid } from "./memory.ts";

/** Something that the nurse has to say: in the first of its wordings that she has not used lately. */
export interface Answer {
  readonly wordings: readonly string[];
  /** Of something that was done just now: it is said whatever was said before. */
  readonly isDone?: true;
}

export const done = (words: string): Answer => ({ wordings: [words], isDone: true });
export const saying = (...wordings: readonly string[]): Answer => ({ wordings });

/** For so many turns she does not say the same thing again. */
export const quietTurns = 3;

const recent = ({ said = [] }: BedsideMemory, turn: number): readonly NurseSaid[] =>
  said.filter((one) => turn - one.turn <= quietTurns);

/**
 * What she says of it in this turn, each thing once. What she said in the last three turns she says otherwise, and not at
 * all where she has no other words for it: only what was done anew is named anew.
 */
export function spokenOf(
  memory: BedsideMemory,
  answers: readonly Answer[],
  turn: number,
): readonly string[] {
  const used = new Set(recent(memory, turn).map(({ words }) => words));
  const spoken: string[] = [];
  for (const { wordings, isDone } of answers) {
    const words = wordings
      .map(capitalised)
      .find((one) => !spoken.includes(one) && (isDone === true || !used.has(one)));
    if (words !== undefined && words !== "") spoken.push(words);
  }
  return spoken;
}

/** What is remembered of it. */
export const rememberedAs = (
  memory: BedsideMemory,
  spoken: readonly string[],
  turn: number,
): readonly NurseSaid[] => [...recent(memory, turn), ...spoken.map((words) => ({ words, turn }))];
