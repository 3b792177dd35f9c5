import { ownConsent } from "./bedside.ts";
import { fearOf } from "./fear.ts";
import type { PlanStep } from "../dialogue.ts";
import type { DialogueAct, Understanding } from "../understand/types.ts";
import { addressIn, namesPatient } from "./learner-words.ts";
import { comfortFor } from "./kindness.ts";
import { questionFor, sinceQuestion } from "./questions.ts";
import type { Situation } from "./situation.ts";

const social = (move: string, about?: string): PlanStep => ({
  kind: "social",
  move,
  ...(about ? { about } : {}),
});

/** Topics that are something done, not something asked; they are answered here and not with facts. */
export const socialTopics = new Set([
  "greeting_intro",
  "consent_signpost",
  "summarising",
  "acknowledgement",
  "empathy",
  "explanation_plan",
  "closing",
  "other",
  "examination",
]);

const rudeMove = (situation: Situation): string => {
  const { state } = situation;
  if (state.mood === "tearful") return "rude_tearful";
  return state.rapport <= -3 ? "rude_again" : "rude";
};

/** A courtesy deserves words only when nothing was asked, or the first time. */
const isFirst = (situation: Situation, event: string): boolean =>
  situation.state.events[event] === undefined;

const aWoman = /\b(she|her|hers)\b/i;
const aMan = /\b(he|him|his)\b/i;
const kin =
  /\b(wife|husband|partner|son|daughter|mum|mother|dad|father|brother|sister|gran\w*|nan|aunt|uncle|wom[ae]n|m[ae]n|girl|boy|lady|family|friend|doctor|nurse|who)\b/i;
const grownUps = /\b(smok\w+|vap(e|es|ing)|work(s|ing)?|a job|driv(e|es|ing))\b/i;
const forWomen = /\b(madam|ma['’]am|mrs)\b/i;
const forMen = /\b(sir|mister|mr)\b/i;
/** "Sir" to a woman, "madam" to a man. */
const isMistitled = ({ view, text }: Situation): boolean =>
  !view.person.informant && (view.person.sex === "male" ? forWomen : forMen).test(text);

/** "She" of a man or boy whom somebody else speaks for, where nobody else can be meant. */
function isMisgendered({ view, text, state }: Situation): boolean {
  const { informant, sex } = view.person;
  if (!informant || kin.test(text)) return false;
  // Nobody asks whether a child smokes or works: it is the other parent who is meant.
  if (view.person.age < 13 && grownUps.test(text)) return false;
  const isOfOthers = state.focus.lastAsks.some(({ topic }) =>
    ["family_history", "support", "living_situation", "sick_contacts", "identity:contact"].includes(
      topic,
    ),
  );
  if (isOfOthers) return false;
  return sex === "male"
    ? aWoman.test(text) && !aMan.test(text)
    : aMan.test(text) && !aWoman.test(text);
}

/** Which greeting fits: warmer to somebody who says who they are. */
function greetings(situation: Situation, acts: ReadonlySet<DialogueAct>): PlanStep[] {
  if (acts.has("introduction") && isFirst(situation, "introduced")) {
    return [social("meet")];
  }
  if (acts.has("greeting") && isFirst(situation, "greeted")) return [social("greet")];
  return [];
}

/** What is said in front of the answer: courtesy returned, hurt shown, consent given. At most two things. */
export function socialBefore(situation: Situation, heard: Understanding): PlanStep[] {
  const { acts, view, text, state } = situation;
  const steps: PlanStep[] = [];
  const isAsked = heard.asks.some((ask) => !socialTopics.has(ask.topic));
  if (acts.has("role_break")) return [social("role_break")];
  if (acts.has("rudeness")) steps.push(social(rudeMove(situation)));
  steps.push(...greetings(situation, acts));
  if (namesPatient(text, view.person) === "wrong" && isFirst(situation, "corrected_name")) {
    steps.push(social("wrong_name"));
  }
  if (isMistitled(situation) && isFirst(situation, "corrected_title")) {
    steps.push(social("wrong_sex"));
    return steps.slice(0, 2);
  }
  if (isMisgendered(situation) && isFirst(situation, "corrected_pronoun")) {
    steps.push(social("wrong_pronoun"));
  }
  if (acts.has("private_setting")) steps.push(social("private"));
  if (acts.has("diagnosis_probe")) {
    return [...steps.slice(0, 1), social(view.guarded.isKnown ? "probe_known" : "probe")];
  }
  if (acts.has("apology") && !acts.has("rudeness")) {
    steps.push(social(state.events["act:rudeness"] === undefined ? "no_bother" : "apology"));
  }
  if (acts.has("empathy") && !acts.has("rudeness") && !acts.has("apology")) {
    const isDue = state.turn - (state.events["comforted"] ?? -9) > 2;
    if (isDue || !isAsked) steps.push(comfortFor(situation));
  } else if (acts.has("normalising") && !isAsked) steps.push(comfortFor(situation));
  else if (acts.has("reassurance") && !isAsked) steps.push(comfortFor(situation));
  if (acts.has("consent") || acts.has("signposting")) {
    const isDue = state.turn - (state.events["agreed"] ?? -9) > 3;
    if ((!isAsked || isDue) && !acts.has("private_setting") && !acts.has("examination_request"))
      steps.push(social("agree"));
  }
  const isTelling =
    acts.has("explanation") || acts.has("safety_netting") || acts.has("signposting");
  if (acts.has("thanks") && !isAsked && steps.length === 0 && !acts.has("closing") && !isTelling)
    steps.push(social("welcome"));
  if (acts.has("test_order") && !isAsked) steps.push(social("test"));
  return steps.slice(0, isAsked ? 1 : 2);
}

/** "How would you feel about tablets?", "would you wear a bracelet?": whether they would have it. */
const asksLiking =
  /\bhow (would|do|does|did|d['’]?) ?(you|he|she|that) (feel|sound)( about)?\b(?! (now|today|in yourself)\b)|\bwould (you|he|she) (be (ok|okay|happy|willing|all ?right)|wear|have|take|try|use|carry|see|go|mind)\b|\b(is|would) (it|that|this)( be)? (a )?problem\b|\bis (it|that) (ok|okay|all ?right) (with|for) (you|him|her)\b/i;

/** What is said when nothing was asked and no courtesy was due. */
export function socialInstead(situation: Situation, heard: Understanding): PlanStep[] {
  const { acts, state } = situation;
  const topic = heard.topics[0];
  if (acts.has("closing") || topic === "closing") {
    const isOpen = state.rapport >= 0 && sinceQuestion(situation) > 2;
    const last = isOpen ? questionFor(situation, "closing") : undefined;
    // A question wants an answer before the parting words.
    return last ? [social("before_you_go"), last] : [social("goodbye")];
  }
  if (acts.has("safety_netting")) return [social("news_safety")];
  if (asksLiking.test(situation.text))
    return [...(ownConsent(situation) ?? [social("fine_with_that"), ...fearOf(situation)])];
  if (acts.has("explanation") || topic === "explanation_plan") {
    const own = sinceQuestion(situation) > 3 ? questionFor(situation, "explained") : undefined;
    return [social("explained"), ...(own ? [own] : [])];
  }
  if (acts.has("correction")) return [social("corrected")];
  if (topic === "empathy") return [comfortFor(situation)];
  if (topic === "consent_signpost") return [social("agree")];
  if (topic === "greeting_intro") return [social("greet_again")];
  const isQuestion =
    /\?\s*$|^\W*(are|is|do|does|did|have|has|can|what|why|how|when|where|who)\b/i.test(
      situation.text,
    );
  if (isQuestion && !acts.has("acknowledgement")) return [{ kind: "ask_again" }];
  if (topic === "other" && isQuestion) return [{ kind: "ask_again" }];
  if (acts.has("small_talk") || topic === "other") return [social("small_talk")];
  return [social("acknowledge")];
}

/** The patient's own question, at a moment when a person would ask one: frightened, listened to, and not too often. */
export function ownQuestion(
  situation: Situation,
  isDistressing: boolean,
  isBusy: boolean,
): PlanStep | undefined {
  const { state, acts } = situation;
  if (isBusy || state.rapport < 0 || acts.has("closing") || state.turn < 5) return undefined;
  if (sinceQuestion(situation) < 8) return undefined;
  const isUneasy = ["frightened", "worried", "tearful"].includes(state.mood);
  return isUneasy && isDistressing ? questionFor(situation, "distress") : undefined;
}

const kindly = new Set([
  "comforted",
  "comforted_again",
  "feeling_named",
  "hardship_seen",
  "normalised",
  "praised",
  "reassured",
  "unburdened",
]);

/** Once-only and counted events that this plan brings about. */
export function socialEvents(
  situation: Situation,
  steps: readonly PlanStep[],
): Record<string, number> {
  const { state, text, acts } = situation;
  const events: Record<string, number> = {};
  const marks: Readonly<Record<string, string>> = {
    meet: "greeted",
    greet: "greeted",
    wrong_name: "corrected_name",
    wrong_pronoun: "corrected_pronoun",
    wrong_sex: "corrected_title",
    unburdened: "unburdened",
    agree: "agreed",
    jargon: "jargon",
    jargon_guess: "jargon",
    patient_greeted: "greeted",
    patient_shy: "patient_asked",
    patient_not_able: "patient_asked",
    patient_too_young: "patient_asked",
  };
  for (const step of steps) {
    if (step.kind === "withhold") {
      events[`withheld:${step.topic}`] = state.turn;
      continue;
    }
    if (step.kind === "worry") events["worried_aloud"] = state.turn;
    if (step.kind !== "social") continue;
    if (kindly.has(step.move)) {
      events["comforted"] = state.turn;
      const last = state.events["comforted"];
      if (last !== undefined) events["comforted_before"] = last;
    }
    const mark = marks[step.move];
    if (mark) events[mark] = state.turn;
    if (step.move === "meet" || step.move === "patient_greeted") events["introduced"] = state.turn;
    if (step.move.startsWith("q_")) {
      events["own_question"] = state.turn;
      events[`q:${step.move.slice(2)}`] = state.turn;
    }
  }
  if (acts.has("introduction") || acts.has("greeting")) {
    const called = addressIn(text);
    if (called === "") events["is_no_doctor"] = state.turn;
    if (called === "nurse") events["is_nurse"] = state.turn;
  }
  return events;
}
