import type { PlanStep } from "../dialogue.ts";

const keyOf = (step: PlanStep): string => {
  if (step.kind === "tell") return `tell:${step.fact}`;
  if (step.kind === "deny") return `deny:${step.matter}:${step.about}`;
  if (step.kind === "unknown" || step.kind === "withhold" || step.kind === "ask_again")
    return step.kind;
  return JSON.stringify(step);
};

/** What is measured twice in a line is measured once: all that was asked for, or all there is where that was asked for. */
function measuredOnce(steps: readonly PlanStep[]): readonly PlanStep[] {
  const isMeasured = (step: PlanStep): step is Extract<PlanStep, { kind: "examined" }> =>
    step.kind === "examined" && step.system === "vitals";
  const [first, ...others] = steps.filter(isMeasured);
  if (!first || others.length === 0) return steps;
  const all = [first, ...others].map(({ parts }) => parts ?? []);
  const { parts: _, ...whole } = first;
  const isWhole = all.some((parts) => parts.length === 0);
  const once: PlanStep = isWhole ? whole : { ...first, parts: [...new Set(all.flat())] };
  return steps.flatMap((step): PlanStep[] =>
    step === first ? [once] : isMeasured(step) ? [] : [step],
  );
}

/** Each thing once, one "no" or "I don't know" of a kind, and nothing that the story of the same reply tells already. */
export function distinct(steps: readonly PlanStep[]): PlanStep[] {
  const seen = new Set<string>();
  const inStory = new Set(steps.flatMap((step) => (step.kind === "opening" ? step.facts : [])));
  return measuredOnce(steps).filter((step) => {
    if (step.kind === "tell" && step.part !== "more" && inStory.has(step.fact)) return false;
    const key = keyOf(step);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
