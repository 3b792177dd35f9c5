import type { PlanStep } from "../dialogue.ts";
import { isOpenTo } from "../ground/standing.ts";
import { isTellable } from "../lexicon/fact-index.ts";
import { type Scene, social, tell } from "./scene.ts";

/** For how many turns a question that was turned aside still hangs in the air. */
const lingering = 15;

/**
 * What was kept back when it was asked, and can be said now that the learner has been kind or has promised confidence:
 * people come back to it by themselves.
 */
export function comesClean(scene: Scene, already: readonly PlanStep[]): PlanStep[] {
  const { state, view, acts, index } = scene;
  if (!acts.has("empathy") && !acts.has("private_setting") && !acts.has("normalising")) return [];
  const fact = view.facts.find((one) => {
    const asked = state.events[`withheld:${one.topic}`];
    return (
      asked !== undefined &&
      state.events[`clean:${one.topic}`] === undefined &&
      state.turn - asked <= lingering &&
      (one.tell === "rapport" || one.tell === "private") &&
      state.told[one.id] === undefined &&
      one.polarity !== "absent" &&
      !already.some((step) => step.kind === "tell" && index.get(step.fact)?.topic === one.topic) &&
      isTellable(one) &&
      isOpenTo(state, acts, one)
    );
  });
  return fact ? [social("come_clean"), ...tell(scene, fact)] : [];
}
