import type { Mood } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import type { Ask } from "../understand/types.ts";
import { truthOf } from "./fact-index.ts";
import { isSatellite, targetOf } from "./target.ts";
import type { Situation } from "./situation.ts";

/** The facts that a plan tells, in order. */
export const factsOfPlan = (plan: readonly PlanStep[]): readonly string[] => [
  ...new Set(
    plan.flatMap((step) =>
      step.kind === "tell" ? [step.fact] : step.kind === "opening" ? step.facts : [],
    ),
  ),
];

/** What an open invitation led to: the symptom just told of, which "how long did they last?" is then about. */
const ledTo = (situation: Situation, plan: readonly PlanStep[]): string | undefined =>
  plan
    .flatMap((step) => (step.kind === "tell" ? [situation.index.get(step.fact)?.topic ?? ""] : []))
    .filter((topic) => topic.startsWith("symptom:"))
    .pop();

function focusAfter(
  situation: Situation,
  asks: readonly Ask[],
  plan: readonly PlanStep[],
): DialogueState["focus"] {
  const { state, index } = situation;
  // What was just denied is not talked about any more: of "shivering or shaking?" the one that is there stays.
  const isThere = ({ topic: of }: Ask): boolean => {
    const root = of.startsWith("symptom:") ? index.root(of) : undefined;
    return root === undefined || truthOf(root) !== "no";
  };
  const last = [...asks].reverse().find(isThere) ?? asks[asks.length - 1];
  if (!last) return state.focus;
  // After a run through several symptoms "it" is again what the patient came with.
  const isRun =
    asks.length > 2 &&
    asks.every(({ topic: of, attribute }) => of.startsWith("symptom:") && !attribute);
  const isExploring = last.attribute !== undefined || last.topic.startsWith("hpc:");
  const invited = last.topic === "elaborate" ? ledTo(situation, plan) : undefined;
  const topic = invited ?? (isExploring ? targetOf(situation, last) : last.topic);
  const isPartOfComplaint = !isExploring && isSatellite(situation, topic);
  const isThing = topic.startsWith("symptom:") || index.of(topic).some((fact) => fact.item);
  return {
    ...((isRun || last.attribute === "associated") && state.events["complaint"] !== undefined
      ? { target: situation.view.complaint }
      : isThing
        ? { target: isPartOfComplaint ? situation.view.complaint : topic }
        : ["opening", "elaborate", "anything_else"].includes(topic)
          ? { target: situation.view.complaint }
          : state.focus.target
            ? { target: state.focus.target }
            : {}),
    lastAsks: asks.map((ask) => {
      const isDetail = ask.attribute !== undefined || ask.topic.startsWith("hpc:");
      const target = isDetail ? targetOf(situation, ask) : ask.target;
      return {
        topic: ask.topic,
        ...(target ? { target } : {}),
        ...(ask.attribute ? { attribute: ask.attribute } : {}),
      };
    }),
  };
}

/** The state after a plan: what is told, what is talked about, how it feels. */
export function remembered(
  situation: Situation,
  state: DialogueState,
  plan: readonly PlanStep[],
  asks: readonly Ask[],
): DialogueState {
  const { index } = situation;
  const facts = factsOfPlan(plan);
  const told: Record<string, number> = { ...state.told };
  for (const id of facts) told[id] ??= state.turn;
  const events: Record<string, number> = { ...state.events };
  for (const step of plan) {
    if (step.kind === "aside") events[`aside:${step.fact}`] = state.turn;
    if (step.kind === "tell") events[`said:${step.fact}`] = state.turn;
    if (step.kind === "tell" && step.part === "more") events[`more:${step.fact}`] = state.turn;
    if (step.kind === "opening" && step.step === -1) events["complaint"] ??= state.turn;
    if (step.kind === "social" && step.move === "jargon" && step.about) {
      events[`explained:${step.about}`] = state.turn;
    }
  }
  const felt = facts
    .filter((id) => state.told[id] === undefined)
    .map((id) => index.get(id)?.mood)
    .find((mood) => mood !== undefined) as Mood | undefined;
  const isUnheard = plan.some((step) => step.kind === "ask_again");
  const offer = plan.find((step) => step.kind === "offer");
  const isFelt = felt !== undefined && state.mood !== "irritated";
  if (isFelt) events["felt"] = state.turn;
  return {
    ...state,
    told,
    events,
    mood: isFelt ? felt : state.mood,
    moodSince: isFelt ? state.turn : state.moodSince,
    lost: isUnheard ? state.lost + 1 : 0,
    offered: offer?.kind === "offer" ? offer.topics : [],
    lastTold: facts.length > 0 ? facts : state.lastTold,
    focus: focusAfter(situation, asks, plan),
  };
}
