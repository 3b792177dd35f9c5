import type { Mood } from "@anamnesis/cases";
import type { Understanding } from "../understand/types.ts";
import type { PlanStep } from "../dialogue.ts";
import { ownConsent } from "./bedside.ts";
import { fearOf, standsAlone } from "./fear.ts";
import { isTellable } from "./fact-index.ts";
import { type Moment, questionFor, sinceQuestion } from "./questions.ts";
import { isOpenTo, type Situation } from "./situation.ts";
import { namesExamining } from "./heard-acts.ts";
import { echoOf, type Telling, tellingOf } from "./telling.ts";

const social = (move: string, about?: string): PlanStep => ({
  kind: "social",
  move,
  ...(about ? { about } : {}),
});

/** What is going to be done, feared only by those who fear the very thing. */
const ofDoing: ReadonlySet<Telling> = new Set(["procedure", "treatment", "test"]);
const fearOfStaying = /\b(kept in|keep me|hospital|home|stay|ward|come out)\b/i;

/** What this person fears most, which news brings to their lips; once, and only what they would tell now. */
function worryOn(situation: Situation, telling: Telling): PlanStep[] {
  const { index, state } = situation;
  if (state.rapport <= -2 || state.events["worried_aloud"] !== undefined) return [];
  const fear = index.root("ice:concerns");
  if (!fear || fear.isDefault || !isTellable(fear) || !fear.say.some(standsAlone)) return [];
  if (!isOpenTo(situation, fear)) return [];
  const said = state.events[`said:${fear.id}`];
  if (said !== undefined && state.turn - said < 4) return [];
  if (ofDoing.has(telling)) return fearOf(situation);
  if (telling === "admission" && !fearOfStaying.test([fear.is, ...fear.say].join(" "))) return [];
  return telling === "grave" || telling === "diagnosis" || telling === "admission"
    ? [{ kind: "worry", fact: fear.id }]
    : [];
}

const plans: ReadonlySet<Telling> = new Set([
  "procedure",
  "admission",
  "home",
  "test",
  "treatment",
]);
/** Turns between two questions of the patient's own while things are explained to them. */
const restBetween = 2;

/** How news, a plan, advice or blame is taken: the first words, this person's worry, a question; two of the three at most. */
export function answerTelling(
  situation: Situation,
  telling: Telling,
  isAlsoAsked: boolean,
): PlanStep[] {
  const { state } = situation;
  const isAgain = telling === "grave" && state.events["grave"] !== undefined;
  const first = social(
    isAgain ? "news_sinking_in" : `news_${telling}`,
    telling === "test" ? echoOf(situation.text) : undefined,
  );
  if (isAlsoAsked) return [first];
  const own = ofDoing.has(telling) ? ownConsent(situation) : undefined;
  if (own) return [...own];
  const worry = worryOn(situation, telling);
  if (worry.length > 0) return [first, ...worry];
  const isDue = sinceQuestion(situation) > (telling === "grave" ? 0 : restBetween);
  const question =
    isDue && state.rapport > -2 ? questionFor(situation, telling as Moment) : undefined;
  return question ? [first, question] : [first];
}

/** What being told something leaves behind: that there has been news, that there is a plan. */
export function tellingEvents(telling: Telling, turn: number): Record<string, number> {
  return {
    ...(telling === "grave" ? { grave: turn, news: turn } : {}),
    ...(telling === "diagnosis" || telling === "relief" ? { news: turn } : {}),
    ...(plans.has(telling) ? { plan: turn } : {}),
  };
}

/** Courtesies that are returned before news is taken; all else gives way to it. */
export const beforeNews: ReadonlySet<string> = new Set([
  "meet",
  "greet",
  "wrong_name",
  "rude",
  "rude_again",
  "rude_tearful",
  "apology",
]);

/** The mood that being told something leaves. */
export function moodOn(telling: Telling | undefined, mood: Mood): Mood {
  if (telling === "grave" && mood !== "tearful") return "frightened";
  return telling === "relief" ? "relieved" : mood;
}

const netted: ReadonlySet<Telling> = new Set(["advice", "treatment", "home", "wait", "test"]);

/** "From what you've told me I think …" comes to a conclusion and is no summary. */
const concludes =
  /\b(from|based on|given|with) (what|everything|all)\b.*\b(i think|i['’]?m (worried|afraid|concerned)|sounds? like|(could|might|may) be|possible|likely|need|['’]d like|would like)\b/i;

/** What the learner tells with this utterance, if it is told and not put as a test of the patient. */
export function toldIn(situation: Situation, heard: Understanding): Telling | undefined {
  const { acts, text, view } = situation;
  if (acts.has("role_break") || (heard.acts.includes("summary") && !concludes.test(text)))
    return undefined;
  const telling = tellingOf(text, view);
  if (!telling) return undefined;
  if (netted.has(telling) && acts.has("safety_netting")) return undefined;
  if (telling === "test" && acts.has("examination_request") && namesExamining(text))
    return undefined;
  return telling;
}
