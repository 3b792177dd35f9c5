import type { PlanStep } from "../dialogue.ts";

const keyOf = (step: PlanStep): string => {
  if (step.kind === "tell") return `tell:${step.fact}`;
  if (step.kind === "deny") return `deny:${step.matter}:${step.about}`;
  if (step.kind === "unknown" || step.kind === "withhold" || step.kind === "ask_again")
    return step.kind;
  return JSON.stringify(step);
};

/** Each thing once, one "no" or "I don't know" of a kind, and nothing that the story of the same reply tells already. */
export function distinct(steps: readonly PlanStep[]): PlanStep[] {
  const seen = new Set<string>();
  const inStory = new Set(steps.flatMap((step) => (step.kind === "opening" ? step.facts : [])));
  return steps.filter((step) => {
    if (step.kind === "tell" && step.part !== "more" && inStory.has(step.fact)) return false;
    const key = keyOf(step);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
