import { answerAll, distinct, repeated } from "./answer-ask.ts";
import type { PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import { answerExamination, asksLeave } from "./answer-examination.ts";
import { jargonStep } from "./jargon.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { answerElaborate } from "./answer-opening.ts";
import { type FactIndex, indexOf } from "./fact-index.ts";
import { comesClean } from "./come-clean.ts";
import { illnessQuestion, namesAnIllness } from "./diagnosis-talk.ts";
import { actsOf } from "./heard-acts.ts";
import { promisesPrivacy } from "./learner-words.ts";
import { resolveOffer } from "./offer.ts";
import { itemOfPhrase } from "./own-phrase.ts";
import { isBackchannel, isInvitingMore, rescued } from "./rescue.ts";
import { withPatientsWords } from "./patient-joins-in.ts";
import { answerTelling, beforeNews, moodOn, tellingEvents, toldIn } from "./answer-telling.ts";
import { alsoAsks, type Telling } from "./telling.ts";
import { moved } from "./persona.ts";
import { remembered } from "./remember.ts";
import type { Situation } from "./situation.ts";
import { ownQuestion, socialBefore, socialEvents, socialInstead, socialTopics } from "./social.ts";
import { answerSummary } from "./summary.ts";
import { answerOffTopic } from "./off-topic.ts";
import { answerEveryday, asksWishes } from "./everyday.ts";
import { asLeaning } from "./leaning.ts";
import { asTyped } from "./typed.ts";
import { wantedAsks } from "./wanted-asks.ts";

/** What is going to be said and what the patient remembers afterwards (wordings aside). */
export interface Disclosure {
  readonly plan: readonly PlanStep[];
  readonly state: DialogueState;
  readonly asks: readonly Ask[];
}

/** What nobody proposes to talk about unless it is what was most likely meant. */
const unoffered = new Set([
  "sexual_history",
  "contraception",
  "pregnancy",
  "menstrual",
  "drugs",
  "home_safety",
  "symptom:genital_discharge",
  "symptom:genital_lesion",
  "symptom:vaginal_bleeding",
  "symptom:pelvic_testicular_pain",
  "symptom:suicidality",
  "examination",
]);

/** "That must be hard. Tell me more." asks, though nothing in it is a question. */
const invitesWords =
  /\b(tell me|describe|go on|show me|explain|talk me through|say more|your own (time|words)|wonder\w*|and (the|your|any))\b/i;

const asksToRepeat =
  /\b(clarify|did you say|you mean|just to check|say (that|it) again|repeat that|pardon|didn'?t (catch|hear) (that|you))\b/i;
const comprehension =
  /^\W*(do )?(you )?(understand|follow)( me| that| this| everything)?\W*$|\bdo you (understand|see) (why|what)\b[^?]*\W*$|\b((do|did|does) (you|that|it|this|all that) (all )?(understand|follow|make sense|get that)|are you with me|is (that|everything) clear|(that|it) makes? sense)\W*(so far|to you|okay|ok)?\W*$/i;
/** After these the patient is telling a story, and goes on when given room. */
const stories: ReadonlySet<string> = new Set(["opening", "elaborate", "anything_else"]);
const roomAsk: Ask = {
  topic: "elaborate",
  slots: [],
  form: "open",
  confidence: 1,
  words: "",
  fromContext: true,
};

/** A summary of this length is answered as a whole, whatever single question it was also heard as. */
const recapWords = 14;
/** As many questions as a person answers in one breath. */
const atMost = 3;
/** Whether most of what was understood stands in the part that asks. */
const sharesMost = (words: string, part: string): boolean => {
  const own = words.match(/\p{L}{3,}/gu) ?? [];
  return own.filter((word) => part.includes(word)).length * 2 >= own.length;
};
/** Symptoms of one list, each answered in a few words. */
const listedAtMost = 6;

function situationOf(
  view: PatientView,
  state: DialogueState,
  heard: Understanding,
  acts: Situation["acts"],
  text: string,
): Situation {
  const index: FactIndex = indexOf(view);
  return { view, index, state, acts, text, isSingle: heard.asks.length <= 1 };
}

/** "Do you have migraine?" asks for the history, not whether the head hurts. */
function ofHistory(view: PatientView, heard: Understanding, text: string): Understanding {
  const question = illnessQuestion(text, view);
  if (question?.kind !== "history") return heard;
  if (heard.asks.some(({ topic }) => topic === "pmh" || topic === "family_history")) return heard;
  const ask: Ask = {
    topic: "pmh",
    slots: [{ kind: "condition", text: question.condition }],
    form: "closed",
    confidence: 0.9,
    words: text.toLowerCase(),
    fromContext: false,
  };
  return { ...heard, band: "answer", topics: ["pmh"], asks: [ask], alternatives: [] };
}

/**
 * Decides what the patient tells, from what was understood, what the case says and what has passed between the two.
 * Every fact in the plan is a fact of the view that its rule allows now.
 */
export function disclose(
  view: PatientView,
  before: DialogueState,
  understood: Understanding,
  text: string,
): Disclosure {
  const offered = rescued(view, before, resolveOffer(before, understood, text), text);
  const typed = asTyped(view, before, offered, text);
  const leaning = asLeaning(view, before, typed, text);
  const isOwnPhrase = itemOfPhrase(view, before.focus.target, leaning, text) !== undefined;
  const heard = isOwnPhrase ? leaning : ofHistory(view, leaning, text);
  const acts = actsOf(heard, text);
  const state = moved(before, view.person, heard, acts, promisesPrivacy(text));
  const situation = situationOf(view, state, heard, acts, text);
  const isInsult =
    acts.has("rudeness") && ((heard.asks[0]?.confidence ?? 0) < 0.5 || !alsoAsks(text));
  const isKindness = acts.has("private_setting") || acts.has("empathy") || acts.has("consent");
  const isComfort = acts.has("empathy") && !alsoAsks(text) && !invitesWords.test(text);
  const isDoubtful = isInsult || isComfort || (isKindness && heard.band !== "answer");
  const asks = isDoubtful ? [] : wantedAsks(heard, text, indexOf(view));
  const finish = (
    steps: readonly PlanStep[],
    telling?: Telling,
    opened = state.opened,
    heeded = telling && !alsoAsks(text) ? [] : asks,
  ): Disclosure => {
    const plan = withPatientsWords(situation, distinct(steps));
    const events = {
      ...state.events,
      ...socialEvents(situation, plan),
      ...(telling ? tellingEvents(telling, state.turn) : {}),
    };
    const mood = moodOn(telling, state.mood);
    const after = {
      ...state,
      events,
      opened,
      mood,
      moodSince: mood === state.mood ? state.moodSince : state.turn,
    };
    return { plan, asks: heard.asks, state: remembered(situation, after, plan, heeded) };
  };

  const front = socialBefore(situation, heard);
  const isLong = text.split(/\s+/).length > recapWords;
  const isRecapping = isLong && (acts.has("summary") || acts.has("explanation"));
  const named = acts.has("role_break") || isRecapping ? undefined : illnessQuestion(text, view);
  const telling = toldIn(situation, heard);
  if (telling) {
    const isMixed = asks.length > 0 && alsoAsks(text);
    // To be blamed is not to be asked; only what stands under a question mark is answered.
    const questions = (text.match(/[^.!?]+\?/g) ?? []).join(" ").toLowerCase();
    const asked = asks.filter(({ words }) => {
      if (telling === "blame") return questions.includes(words);
      const isOfNet = telling === "safety" && /^(and |so )?(if|will|would|can|could)\b/.test(words);
      return !isOfNet && (questions === "" || sharesMost(words, questions));
    });
    const rest = isMixed ? answerAll(situation, asked.slice(0, atMost)).steps : [];
    const courtesy = front.filter((step) => step.kind === "social" && beforeNews.has(step.move));
    return finish([...courtesy, ...answerTelling(situation, telling, isMixed), ...rest], telling);
  }
  const isRole = acts.has("role_break") || acts.has("diagnosis_probe");
  const everyday =
    (isRole ? undefined : answerOffTopic(situation, heard)) ??
    (isRole || isOwnPhrase || (asks.length > 1 && !asksWishes(text))
      ? undefined
      : answerEveryday(situation));
  if (everyday)
    return finish([
      ...front.filter((step) => step.kind === "social" && beforeNews.has(step.move)),
      ...everyday,
    ]);
  if (named?.kind === "suggested") {
    const rude = acts.has("rudeness") ? front.slice(0, 1) : [];
    return finish([...rude, { kind: "social", move: "suggested" }]);
  }
  if (isInsult && front.length > 0 && !alsoAsks(text)) return finish(front);
  const confession = asks.length === 0 ? comesClean(situation) : [];
  if (confession.length > 0) return finish([...front.slice(0, 1), ...confession]);
  const isRefusing = acts.has("role_break") || acts.has("diagnosis_probe");
  if (isRefusing && front.length > 0) return finish(front);
  const isTelling = acts.has("explanation") && !asks.some((ask) => ask.confidence > 0.8);
  if (isTelling && namesAnIllness(text, view)) {
    return finish(socialInstead(situation, { ...heard, topics: ["explanation_plan"] }));
  }
  const wasTelling = before.focus.lastAsks.some(({ topic }) => stories.has(topic));
  if (text.trim() !== "" && isInvitingMore(text) && (wasTelling || !/\p{L}/u.test(text))) {
    const { steps, opened } = answerElaborate(situation, roomAsk);
    const isNews = steps.every((step) => step.kind !== "social");
    if (isNews) return finish(steps, undefined, opened, [roomAsk]);
    if (!/[\p{L}\p{N}]/u.test(text)) return finish([{ kind: "social", move: "silence" }]);
  }
  if (isBackchannel(text)) return finish([{ kind: "social", move: "acknowledge" }]);
  const isCourtesy = front.length > 0 && asks.length === 0;
  const isSorry = acts.has("apology") && !text.includes("?");
  if (
    !isSorry &&
    asks.length === 0 &&
    (heard.topics[0] === "clarification" || asksToRepeat.test(text))
  ) {
    return finish([...front, ...repeated(situation)]);
  }
  if (
    comprehension.test(text) &&
    (asks.length === 0 || /\bdo you (understand|see)\b/i.test(text))
  ) {
    return finish([{ kind: "social", move: "understood" }]);
  }
  const isPlan = heard.topics[0] === "explanation_plan" && /\?\s*$/.test(text);
  if (isPlan && asks.length === 0 && heard.acts.every((act) => act === "acknowledgement")) {
    return finish([...front, { kind: "ask_again" }]);
  }
  const isOfHopes = asks.some(
    ({ topic, confidence }) => topic.startsWith("ice:") && confidence > 0.8,
  );
  const isLeave = asks.length === 0 || (asksLeave.test(text) && !isOfHopes);
  const isNamed = asks.some((ask) => ask.topic === "examination");
  if (acts.has("examination_request") && isLeave && (!isNamed || heard.band !== "answer")) {
    const answers = answerExamination(situation, roomAsk);
    return finish([...front, ...answers]);
  }
  const isTalk = socialTopics.has(heard.topics[0] ?? "") && asks.length === 0;
  if (heard.band !== "answer" && isTalk && heard.topics[0] !== "acknowledgement") {
    return finish(front.length > 0 ? front : socialInstead(situation, heard));
  }
  if (isTalk && heard.band === "offer" && !isCourtesy) return finish([{ kind: "ask_again" }]);
  if (heard.band === "offer" && heard.alternatives.length > 1 && !isCourtesy) {
    const offered = heard.alternatives.filter((topic, at) => at === 0 || !unoffered.has(topic));
    const isChoice = offered.length > 1;
    return finish([
      ...front,
      isChoice ? { kind: "offer", topics: offered.slice(0, 2) } : { kind: "ask_again" },
    ]);
  }
  if (heard.band === "again" && !isCourtesy) return finish([...front, { kind: "ask_again" }]);

  const isRecap = acts.has("summary") && text.split(/\s+/).length > recapWords;
  if (isRecap || (acts.has("summary") && asks.length === 0)) {
    return finish([...front, ...answerSummary(situation)]);
  }
  if (asks.length === 0) {
    return finish(front.length > 0 ? front : socialInstead(situation, heard));
  }

  const puzzled = jargonStep(situation, asks);
  if (puzzled?.kind === "social" && puzzled.move === "jargon") return finish([puzzled]);
  const listed = asks.filter(
    ({ topic, attribute, form }) => topic.startsWith("symptom:") && !attribute && form !== "open",
  );
  const isList =
    listed.length > 2 ? listed.length >= asks.length - 1 : listed.length === asks.length;
  const most = isList ? listedAtMost : atMost;
  const taken = asks.slice(0, most);
  const answers = answerAll(situation, taken);
  const steps = [...front, ...(puzzled ? [puzzled] : []), ...answers.steps];
  // Confidence that is promised brings back what was kept from an earlier question.
  if (acts.has("private_setting")) steps.push(...comesClean(situation));
  if (asks.length > most) steps.push({ kind: "social", move: "too_many" });
  const told = answers.steps.flatMap((step) => (step.kind === "tell" ? [step.fact] : []));
  const isDistressing = told.some((id) => {
    const fact = situation.index.get(id);
    return fact?.mood !== undefined && /^(symptom|ice|family_history)/.test(fact.topic);
  });
  const own = ownQuestion(
    situation,
    isDistressing || answers.steps.some((step) => step.kind === "examined"),
    taken.length > 1 || acts.has("closing"),
  );
  if (own) steps.push(own);
  return finish(steps.length > 0 ? steps : [{ kind: "ask_again" }], undefined, answers.opened);
}
