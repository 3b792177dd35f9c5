import type { PlanStep } from "../dialogue.ts";
import type { Situation } from "./situation.ts";
import type { Telling } from "./telling.ts";

/** A moment at which a person has a question of their own. */
export type Moment = Telling | "distress" | "explained" | "closing" | "invited";

/** What is asked then, in this order; each question once in a conversation. */
const asked: Partial<Record<Moment, readonly string[]>> = {
  distress: ["serious"],
  grave: ["die", "sure", "now"],
  diagnosis: ["is_that_serious", "treatable", "cause"],
  procedure: ["awake", "danger"],
  admission: ["how_long"],
  test: ["results_when", "test_for"],
  treatment: ["how_soon", "side_effects"],
  home: ["look_out"],
  explained: ["better_when", "next"],
  closing: ["next"],
  invited: ["better_when", "look_out", "home_when", "next"],
};

/** Questions that have their answer once the worst, or any diagnosis, has been told. */
const answeredByNews: ReadonlySet<string> = new Set(["serious"]);
const answeredByGrave: ReadonlySet<string> = new Set(["serious", "is_that_serious"]);
const answeredByPlan: ReadonlySet<string> = new Set(["next", "now"]);

/** The patient's own question for this moment, or none when they have asked what they wanted to know. */
export function questionFor(situation: Situation, moment: Moment): PlanStep | undefined {
  const { events } = situation.state;
  const key = asked[moment]?.find(
    (candidate) =>
      events[`q:${candidate}`] === undefined &&
      !(events["news"] !== undefined && answeredByNews.has(candidate)) &&
      !(events["grave"] !== undefined && answeredByGrave.has(candidate)) &&
      !(events["plan"] !== undefined && answeredByPlan.has(candidate)),
  );
  return key ? { kind: "social", move: `q_${key}` } : undefined;
}

/** Turns since the patient last asked something. */
export const sinceQuestion = ({ state }: Situation): number =>
  state.turn - (state.events["own_question"] ?? -9);
