import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import { isOpenTo } from "../ground/standing.ts";
import { isTellable, truthOf } from "../lexicon/fact-index.ts";
import { type Scene, social, tell } from "./scene.ts";

/** What an invitation brings out, and how many steps of the case's story are then spent. */
export interface Story {
  readonly steps: readonly PlanStep[];
  readonly opened: number;
}

const isTold = ({ state }: Scene, ids: readonly string[]): boolean =>
  ids.every((id) => state.told[id] !== undefined);

export const isComplaintTold = ({ state }: Scene): boolean =>
  state.events["complaint"] !== undefined;

const complaint = (scene: Scene, repeated: boolean): PlanStep => ({
  kind: "opening",
  step: -1,
  facts: scene.view.opening.tells,
  repeated,
});

/** The next step of the story that still holds something new. */
function nextStep(scene: Scene): Story | undefined {
  const { view, state } = scene;
  for (let at = state.opened; at < view.opening.more.length; at += 1) {
    const step = view.opening.more[at];
    if (!step || isTold(scene, step.tells)) continue;
    return {
      steps: [{ kind: "opening", step: at, facts: step.tells, repeated: false }],
      opened: at + 1,
    };
  }
  return undefined;
}

/** One thing that they would bring up by themselves when given the room. */
function volunteered(scene: Scene, topic?: string): readonly PlanStep[] {
  const { view, state, acts } = scene;
  const fact = view.facts.find(
    (one) =>
      (one.tell === "open" || one.tell === "opening") &&
      !one.isDefault &&
      (topic === undefined || one.topic === topic) &&
      state.told[one.id] === undefined &&
      isTellable(one) &&
      isOpenTo(state, acts, one),
  );
  return fact ? tell(scene, fact) : [];
}

/** What they have not come to yet and would bring up by themselves; undefined where that is nothing. */
export function leftToSay(scene: Scene): Story | undefined {
  if (!isComplaintTold(scene)) return undefined;
  const step = nextStep(scene);
  if (step) return step;
  const steps = volunteered(scene);
  return steps.some(({ kind }) => kind === "tell")
    ? { steps, opened: scene.state.opened }
    : undefined;
}

/** A `more` line of what was just told. */
function addition({ index, state }: Scene, ids: readonly string[]): readonly PlanStep[] {
  const fact = ids
    .map((id) => index.get(id))
    .find(
      (one): one is Fact =>
        one !== undefined && one.more.length > 0 && state.events[`more:${one.id}`] === undefined,
    );
  return fact ? [{ kind: "tell", fact: fact.id, repeated: false, part: "more" }] : [];
}

/** What more there is of a list that was just told from, medicines or illnesses, or that there is no more. */
function listed(scene: Scene): readonly PlanStep[] | undefined {
  const { view, state, index, acts } = scene;
  const [last] = state.lastTold.flatMap((id) => index.get(id) ?? []);
  if (!last || last.topic.startsWith("symptom:") || last.topic === "other") return undefined;
  const next = view.facts.find(
    (one) =>
      one.topic === last.topic &&
      one.item !== undefined &&
      !one.isDefault &&
      state.told[one.id] === undefined &&
      truthOf(one) === "yes" &&
      isOpenTo(state, acts, one),
  );
  return next ? tell(scene, next) : [social("no_more")];
}

/**
 * "What brings you in?", "tell me more about that", "anything else?". `about` are facts that the invitation names.
 * The complaint first; then what adds to the thing in hand; for "anything else?" behind a list the rest of it; then the next step of the story; then what they would bring up.
 */
export function tellStory(scene: Scene, about: readonly Fact[], isElse = false): Story {
  const { view, state, index } = scene;
  const stay = (steps: readonly PlanStep[]): Story => ({ steps, opened: state.opened });
  const named = about.find(
    (fact) => state.events[`said:${fact.id}`] === undefined && truthOf(fact) !== "no",
  );
  if (!isComplaintTold(scene)) return stay([complaint(scene, false)]);
  const isOfComplaint = named && view.opening.tells.includes(named.id);
  if (named && !isOfComplaint && state.told[named.id] === undefined)
    return stay(tell(scene, named));
  const topics = [...new Set([...about, ...state.lastTold.map((id) => index.get(id))])].flatMap(
    (fact) => (fact ? [fact] : []),
  );
  const more = addition(
    scene,
    topics.map(({ id }) => id),
  );
  if (more.length > 0) return stay(more);
  const rest = isElse && about.length === 0 ? listed(scene) : undefined;
  if (rest) return stay(rest);
  const step = nextStep(scene);
  if (step) return step;
  const near = about[0] ? volunteered(scene, about[0].topic) : [];
  if (near.length > 0) return stay(near);
  const open = volunteered(scene);
  if (open.length > 0) return stay(open);
  return stay(named ? tell(scene, named) : [social(about.length > 0 ? "no_more" : "nothing_else")]);
}
