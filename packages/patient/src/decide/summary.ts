import type { PlanStep } from "../dialogue.ts";
import type { Heard } from "../hear/moves.ts";
import { answerSummary } from "./recap.ts";
import { social, type Scene } from "./scene.ts";
import { leftToSay } from "./story.ts";

/** The steps that answer a summary, and how many steps of the case's story are then spent, where one more is. */
interface Answered {
  readonly steps: readonly PlanStep[];
  readonly opened?: number;
}

const isRight = (step: PlanStep): boolean =>
  step.kind === "social" && step.move === "summary_right";

/**
 * What meets a summary. One that is played back in front of a question or of news is not there to be confirmed, unless that
 * is asked: of it only what they have said otherwise themselves is put right. "Have I missed anything?" is met with what they
 * would have brought up, or with that there is nothing.
 */
export function metSummary(scene: Scene, { moves }: Heard): Answered {
  const wants = (want: "what_is_left" | "if_right"): boolean =>
    moves.some((move) => move.wants?.includes(want));
  const goesOn = moves.some(({ act }) => act === "ask" || act === "open" || act === "news");
  const isAside = goesOn && !wants("if_right") && !moves.some(({ act }) => act === "check");
  const steps = answerSummary(
    scene,
    moves.filter(({ act }) => act === "summary"),
  );
  const isTold = steps.every(
    (step) => step.kind !== "tell" || scene.state.told[step.fact] !== undefined,
  );
  if (isAside && (steps.length === 1 || !isTold)) return { steps: [] };
  if (!steps.every(isRight) || !wants("what_is_left")) return { steps };
  const left = leftToSay(scene);
  return left
    ? { steps: [...steps, ...left.steps], opened: left.opened }
    : { steps: [{ kind: "social", move: "summary_right", isAll: true }] };
}

/** "Anything I missed?" behind a summary was answered with it; by itself it gives them the word. */
export function metInvitation(scene: Scene, { moves }: Heard): readonly PlanStep[] {
  const isAnswered =
    moves.some(({ act }) => act === "summary") &&
    moves.some(({ act, wants }) => act === "questions" && wants?.includes("what_is_left"));
  return isAnswered ? [] : [social(scene.state.rapport > -2 ? "own_question" : "no_question")];
}
