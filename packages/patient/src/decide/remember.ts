import type { Mood } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import type { Reading } from "../ground/ground.ts";
import { truthOf } from "../lexicon/fact-index.ts";
import type { Scene } from "./scene.ts";

/** The facts that a plan tells, in order. */
export const factsOfPlan = (plan: readonly PlanStep[]): readonly string[] => [
  ...new Set(
    plan.flatMap((step) =>
      step.kind === "tell"
        ? [step.fact]
        : step.kind === "opening"
          ? step.facts
          : step.kind === "deny"
            ? (step.facts ?? [])
            : [],
    ),
  ),
];

/** What "it" is from now on: the last thing told that is there; what was only denied is not talked about any more. */
function focusAfter(
  { state, index, view }: Scene,
  plan: readonly PlanStep[],
  readings: readonly Reading[],
): DialogueState["focus"] {
  const told = factsOfPlan(plan).flatMap((id) => index.get(id) ?? []);
  const there = told.filter((fact) => truthOf(fact) !== "no" && fact.topic !== "other");
  const last = there.at(-1);
  const symptoms = new Set(
    there.filter(({ topic }) => topic.startsWith("symptom:")).map(({ topic }) => topic),
  );
  const isStory = plan.some((step) => step.kind === "opening");
  const isThing =
    last && (last.topic.startsWith("symptom:") || index.of(last.topic).some((fact) => fact.item));
  // After a run through several symptoms "it" is again what they came with.
  const target =
    isStory || symptoms.size > 2 ? view.complaint : isThing ? last.topic : state.focus.target;
  const asked = readings.flatMap(({ facts, move }) =>
    move.act === "ask" || move.act === "open" ? facts.slice(0, 4) : [],
  );
  return {
    ...(target ? { target } : {}),
    lastAsks:
      asked.length === 0
        ? state.focus.lastAsks
        : asked.map((fact) => ({
            topic: fact.attribute ? (`hpc:${fact.attribute}` as const) : fact.topic,
            ...(fact.attribute ? { target: fact.topic, attribute: fact.attribute } : {}),
          })),
  };
}

const mostToldThem = 12;

/** Probability of an act from which somebody has been told what it is. */
const surelyNews = 0.8;

/** The state after a plan: what is told, what is talked about, how it feels, what the learner has announced. */
export function remembered(
  scene: Scene,
  after: DialogueState,
  plan: readonly PlanStep[],
  readings: readonly Reading[],
): DialogueState {
  const { state, index } = scene;
  const facts = factsOfPlan(plan);
  const told: Record<string, number> = { ...state.told };
  for (const id of facts) told[id] ??= state.turn;
  const events: Record<string, number> = { ...after.events };
  for (const step of plan) {
    if (step.kind === "aside") events[`aside:${step.fact}`] = state.turn;
    if (step.kind === "tell") events[`said:${step.fact}`] = state.turn;
    if (step.kind === "tell" && step.part === "more") events[`more:${step.fact}`] = state.turn;
    if (step.kind === "opening" && step.step === -1) events["complaint"] ??= state.turn;
  }
  const felt = facts
    .filter((id) => state.told[id] === undefined)
    .map((id) => index.get(id)?.mood)
    .find((mood) => mood !== undefined) as Mood | undefined;
  const isFelt = felt !== undefined && after.mood !== "irritated";
  if (isFelt) events["felt"] = state.turn;
  if (readings.some(({ move }) => move.act === "news" && move.confidence > surelyNews))
    events["news"] = state.turn;
  const announced = readings
    .filter(({ move }) => /^(news|plan|instruct|safetynet)$/.test(move.act))
    .map(({ move }) => ({
      touches: move.act === "safetynet" ? "safetynet" : move.touches,
      words: move.words.slice(0, 120),
    }));
  return {
    ...after,
    told,
    events,
    mood: isFelt ? felt : after.mood,
    moodSince: isFelt ? state.turn : after.moodSince,
    lost: plan.some((step) => step.kind === "ask_again") ? state.lost + 1 : 0,
    offered: [],
    lastTold: facts.length > 0 ? facts : state.lastTold,
    focus: focusAfter(scene, plan, readings),
    ...(announced.length > 0 || state.toldThem
      ? { toldThem: [...(state.toldThem ?? []), ...announced].slice(-mostToldThem) }
      : {}),
  };
}
