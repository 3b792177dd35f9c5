import type { PlanStep } from "../dialogue.ts";
import type { Reading } from "../ground/ground.ts";
import type { Heard } from "../hear/moves.ts";
import { stemsIn, stemsOfFact } from "./fact-stems.ts";

/**
 * Why the embedded hearing may have misheard a line.
 * - lost: something was not caught, was not known or is of no kind that the case speaks of
 * - fact: what was chosen was not chosen surely
 * - act: what was done was not made out surely
 * - words: most of what a question says has nothing to do with what it was taken to ask
 */
export type Doubt = "lost" | "fact" | "act" | "words";

/** Set on the labelled talks that are kept apart: below these more lines are misheard than not. */
export const doubtBelow = { fact: 0.6, act: 0.75, explained: 0.5 };

const asks: ReadonlySet<string> = new Set(["ask", "challenge"]);

/** Share of a question's telling words that what it was taken to ask has, too; 1 where it has none. */
export function explained({ move, facts }: Reading): number {
  const stems = [...new Set(stemsIn(move.words))];
  if (stems.length === 0) return 1;
  const met = stems.filter((one) => facts.some((fact) => stemsOfFact(fact).has(one)));
  return met.length / stems.length;
}

const isLost = (step: PlanStep): boolean =>
  step.kind === "ask_again" ||
  step.kind === "offer" ||
  step.kind === "unknown" ||
  (step.kind === "deny" && step.about === "" && !step.facts?.length) ||
  (step.kind === "social" && step.move === "too_many");

/** What speaks against how the embedded hearing took a line; none where there is nothing to ask anybody else about. */
export function doubtsOf(
  readings: readonly Reading[],
  plan: readonly PlanStep[],
): readonly Doubt[] {
  const asking = readings.filter(({ move }) => asks.has(move.act));
  const found: readonly (readonly [Doubt, boolean])[] = [
    ["lost", plan.some(isLost)],
    ["fact", asking.some(({ confidence }) => confidence < doubtBelow.fact)],
    ["act", readings.some(({ move }) => move.confidence < doubtBelow.act)],
    ["words", asking.some((one) => explained(one) < doubtBelow.explained)],
  ];
  return found.flatMap(([doubt, is]) => (is ? [doubt] : []));
}

/** Longer lines are no lines of a talk, and cost as much. */
const longestRead = 700;

/**
 * Whether a line may be given to another reader at all. What is said to the machine behind the patient is not read by one:
 * it would be spoken to.
 */
export const mayBeRead = (text: string, { moves, isForeign }: Heard): boolean =>
  text.length <= longestRead &&
  moves.length > 0 &&
  isForeign !== true &&
  !moves.some(({ act, offScript }) => act === "command" || offScript === "machine");
