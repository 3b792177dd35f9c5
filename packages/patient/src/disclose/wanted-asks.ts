import type { Ask, Understanding } from "../understand/types.ts";
import { systemsIn } from "../examine/systems.ts";
import { asksToExamine } from "./examining.ts";
import { namesExamining } from "./heard-acts.ts";
import type { FactIndex } from "./fact-index.ts";
import { inOrderAsked } from "./ask-order.ts";
import { contentWords, overlaps } from "./concepts.ts";
import { noiseOf } from "./matching-noise.ts";
import { socialTopics } from "./social.ts";
import { isPain } from "./target.ts";

/** Below this an ask of a compound question is taken for noise. */
const credible = 0.35;

/** Attributes that a life fact such as smoking has, too. */
const ofLife =
  /^hpc:(onset|duration|frequency|timing|severity|character|progression|impact|current_status|previous_episodes)$/;
/** What an examination request names is where to examine, not what to tell ("may I look in her ears?"). */
const isExamined = (ask: Ask, asks: readonly Ask[]): boolean =>
  ask.topic.startsWith("symptom:") &&
  asks.some((other) => other.topic === "examination" && other.words === ask.words);

const isFitting = (ask: Ask): boolean =>
  !ask.topic.startsWith("hpc:") ||
  ask.target === undefined ||
  ask.target.startsWith("symptom:") ||
  ofLife.test(ask.topic);

/** "I'm the stroke doctor" asks nothing of strokes. */
const introduces =
  /^(hello |hi |hi there |good \w+ )*(i am|my name is|this is) (the|a|an|one of|doctor|dr|nurse)\b.*\b(doctor|nurse|student|registrar|consultant|surgeon|physician|specialist|team|gp|reg|sho|paramedic)s?\b/;

/** "Is it all right if we talk for a few minutes?" asks leave, nothing else. */
const isLeave = (ask: Ask, heard: Understanding): boolean =>
  (heard.acts.includes("consent") || heard.topics.includes("consent_signpost")) &&
  /^(is it|is that|would it be|would you|do you mind|are you happy|may i|can i|could i)\b.*\b(talk|ask|chat|questions?|speak|few minutes|bit of time)\b/.test(
    ask.words,
  );

/** "I'd like to ask some questions about what brought you in, is that all right?": asks leave to ask. */
const asksLeaveToAsk =
  /\b(ask|talk|chat|speak|questions?)\b.*\b(is|would|if) (that|it|this)('s| is| be)? (ok|okay|all ?right|fine|with you)|\b(is (that|it)|would (that|it) be|are you|do you mind) .*\b(if (i|we)|for (me|us) to|happy (for|to)) .*\b(ask|talk|chat|speak|questions?)\b/i;

/** Symptoms of a list that only the case's own words revealed ("weakness in the arm or trouble with speech?"). */
function alsoNamed(asks: readonly Ask[], index: FactIndex, text: string): readonly Ask[] {
  const [first] = asks;
  if (!first || first.form === "open" || !/[,/&]|\b(and|or|nor)\b/i.test(text)) return [];
  const topics = new Set(asks.flatMap((ask) => [ask.topic, ask.target ?? ""]));
  const isSweat = /\bcold sweats?\b/i.test(text);
  const facts = asks
    .flatMap((ask) => ask.slots.filter((slot) => !isSweat || slot.text !== "cold"))
    .map((slot) => (slot.id ? index.get(slot.id) : undefined))
    .filter((fact) => fact && !fact.item && !fact.attribute && fact.topic.startsWith("symptom:"));
  const aches = asks
    .flatMap((ask) => ask.slots.map((slot) => (slot.id ? index.get(slot.id) : undefined)))
    .find((fact) => fact?.item && isPain(fact.topic) && !topics.has(fact.topic));
  if (
    aches &&
    !isPain(first.topic) &&
    first.topic.startsWith("symptom:") &&
    /\bpains?\b/.test(first.words)
  ) {
    return [{ ...first, topic: aches.topic }];
  }
  return facts.flatMap((fact) => {
    if (!fact || topics.has(fact.topic) || !first.topic.startsWith("symptom:")) return [];
    topics.add(fact.topic);
    return [{ ...first, topic: fact.topic, slots: [], words: fact.words[0] ?? first.words }];
  });
}

/** "Coughing?" asks whether there is a cough, not what coughing does. */
const bareWords = 2;
/** "How long did the lights last?" is about the duration of the lights; whether there were any is not asked. */
const isDetailOf = (detail: Ask, whole: Ask): boolean =>
  detail.words.split(" ").length > bareWords &&
  detail.topic.startsWith("hpc:") &&
  detail.target === whole.topic &&
  detail.words === whole.words;

/** What a sentence has and a jotted list ("photophobia neck stiffness") has not. */
const sentenceWords =
  /\b(?!the (runs|shakes|sweats|trots)\b)(is|are|was|were|do|does|did|have|has|had|can|could|will|would|you|your|he|she|it|they|how|what|when|where|which|who|why|the|in|on|of|with|when|if|for|to)\b/i;

/** "Somebody in family die suddenly?" is of their illness, not of who is at home. */
const ofKinsIllness = ({ topic, words }: Ask): boolean =>
  /^(support|living_situation|identity:contact)$/.test(topic) &&
  /\bfamil\w+|relatives?\b/.test(words) &&
  /\b(die[ds]?|dead|death|ill(ness(es)?)?|disease|heart|cancer|condition|suddenly)\b/.test(words);

/** "Catheter? Ever had one?" asks once. */
const everHadOne = /^(and )?((have you|has (he|she)) )?(ever )?had (one|any|it|them)( before)?$/;

/** Of "allergies, meds" each ask keeps the words that do not name the other. */
function withOwnSlots(ask: Ask, asks: readonly Ask[], index: FactIndex): Ask {
  const others = asks.filter(({ topic, words }) => topic !== ask.topic && words === ask.words);
  if (others.length === 0) return ask;
  const names = others.map(({ topic }) => noiseOf(topic, index.root(topic)).words);
  const own = noiseOf(ask.topic, index.root(ask.topic)).words;
  const slots = ask.slots.filter(({ id, text }) => {
    if (id && index.get(id)?.topic === ask.topic) return true;
    const words = contentWords(text);
    return overlaps(words, own) || !names.some((name) => overlaps(words, name));
  });
  return slots.length === ask.slots.length ? ask : { ...ask, slots };
}

/** A symptom half heard beside a question well heard, and one that the case says nothing of. */
const isNoise = (ask: Ask, first: Ask | undefined, index: FactIndex): boolean =>
  ask.confidence < halfHeard &&
  (first?.confidence ?? 0) > 0.9 &&
  ask.words !== first?.words &&
  ask.topic.startsWith("symptom:") &&
  index.root(ask.topic)?.isDefault === true;
const halfHeard = 0.7;

/** "Was there blood?" heard as blood and as the look of the complaint: the detail was only carried over. */
const isEcho = (ask: Ask, asks: readonly Ask[]): boolean =>
  /^(appearance|progression|character)$/.test(ask.attribute ?? "") &&
  ask.fromContext &&
  asks.some(
    (other) =>
      other.words === ask.words && other.topic.startsWith("symptom:") && other.topic !== ask.target,
  );

/** Symptoms that one word may stand for; of two heard in it, the one of which the case says nothing was not meant. */
const twins: Readonly<Record<string, RegExp>> = {
  "symptom:eye": /^symptom:visual$/,
  "symptom:tremor": /^symptom:chills_sweats$/,
  "symptom:temp_intolerance": /^symptom:(fever|chills_sweats)$/,
  "symptom:joint_swelling": /^symptom:oedema$/,
  "symptom:nasal": /^symptom:(chills_sweats|temp_intolerance|constipation)$/,
};
const details = /^(severity|treatment_tried|current_status|progression|timing|appearance)$/;
/**
 * What only the talk before suggests, beside something that is asked in so many words: "your best peak flow, and what was
 * it today?", "had it before, how bad did it get?" stay with what they name; a default beside "blurry eyes" is no answer.
 */
function isCarried(ask: Ask, asks: readonly Ask[], index: FactIndex): boolean {
  const others = asks.filter((other) => other !== ask);
  const twin = twins[ask.topic];
  const isTwin =
    twin !== undefined &&
    index.root(ask.topic)?.isDefault === true &&
    others.some(
      ({ topic, words }) =>
        twin.test(topic) && words === ask.words && index.root(topic)?.isDefault === false,
    );
  if (isTwin) return true;
  const front = others.find(({ words }) => words !== ask.words);
  if (!ask.fromContext || !front || !details.test(ask.attribute ?? "")) return false;
  if (!/\b(it|that|they)\b/.test(ask.words) || ask.slots.some(({ id }) => id !== undefined))
    return false;
  const isBefore = asks.indexOf(front) < asks.indexOf(ask);
  const isOther =
    front.attribute === "previous_episodes" ||
    /^(investigations|pmh)$/.test(front.topic) ||
    (ask.attribute === "severity" && !/^(symptom:|hpc:)/.test(front.topic));
  return isBefore && isOther;
}

/** "Worse if you cough or strain?" asks what that does, not whether there is a cough. */
const isDoing = (ask: Ask, asks: readonly Ask[]): boolean =>
  /^symptom:(cough|constipation|dyspnoea)$/.test(ask.topic) &&
  asks.some(
    (other) =>
      /^(exacerbating|relieving)$/.test(other.attribute ?? "") &&
      /\b(worse|better|hurts?)\b.*\b(if|when|on|by|with)\b/.test(other.words) &&
      other.words.includes(ask.words),
  );

/** "A weak cough" is a cough. */
const isOnlyColoured = (ask: Ask, asks: readonly Ask[]): boolean =>
  ask.topic === "symptom:weakness" &&
  /\bweak (cough|voice|stream|bladder|pulse|stomach|heart)\b/.test(ask.words) &&
  asks.some((other) => other !== ask && other.words === ask.words);

/** Asks that want facts, strongest understanding kept, in the order asked. */
export function wantedAsks(heard: Understanding, text: string, index: FactIndex): readonly Ask[] {
  if (asksLeaveToAsk.test(text) && !/\?.*\?/.test(text)) return [];
  const isOfFamily = /\b(fam|family|fhx?|relatives?)\b/i.test(text);
  const heardAsks = heard.asks.map((ask) =>
    (ask.topic === "pmh" && isOfFamily) || ofKinsIllness(ask)
      ? { ...ask, topic: "family_history" }
      : ask,
  );
  const put = heardAsks.map((ask) =>
    ask.form === "open" && ask.slots.length > 1 && /^(and |so )?(what|how) about\b/.test(ask.words)
      ? { ...ask, form: "closed" as const }
      : ask,
  );
  const real = [...put, ...alsoNamed(put, index, text)].filter(
    (ask) =>
      (ask.topic !== "examination" ||
        namesExamining(text) ||
        asksToExamine(text) ||
        systemsIn(text)[0] !== "general") &&
      !introduces.test(ask.words) &&
      ((!socialTopics.has(ask.topic) && !isLeave(ask, heard)) ||
        ask.topic === "summarising" ||
        ask.topic === "examination"),
  );
  const strong = inOrderAsked(real, text).filter(
    (ask) =>
      ask === real[0] ||
      (ask.confidence >= credible && !everHadOne.test(ask.words) && !isNoise(ask, real[0], index)),
  );
  const isOfFasting =
    /\b(eat\w*|ate|food|fasted|nbm|nil by mouth)\b/i.test(text) && /\blast\b/i.test(text);
  const isOfDrink =
    !isOfFasting &&
    /\b(drink\w*|drunk|alcohol|etoh|booze|beers?|wine|pints?|units|cage|cut(ting)? (down|back))\b/i.test(
      text,
    );
  const fitting = strong.filter(
    (ask) =>
      strong.length === 1 ||
      (isFitting(ask) && !isExamined(ask, strong) && (isOfDrink || ask.topic !== "alcohol")),
  );
  const told = fitting.filter(
    (ask) =>
      !isEcho(ask, fitting) &&
      !isOnlyColoured(ask, fitting) &&
      !isDoing(ask, fitting) &&
      !isCarried(ask, fitting, index),
  );
  const exact = told.filter(
    (ask) => !told.some((other) => other !== ask && isDetailOf(other, ask)),
  );
  const isList =
    heard.acts.includes("multiple_questions") ||
    /[,/&]|\b(and|or)\b/.test(text) ||
    (!sentenceWords.test(text) &&
      /\w\W+\w/.test(text.trim()) &&
      exact.every(({ topic }) => !topic.startsWith("hpc:") && topic !== "support"));
  const isJotted = !sentenceWords.test(text);
  const bare = isJotted
    ? exact.map((ask) => ({ ...ask, slots: ask.slots.filter(({ kind }) => kind !== "body_part") }))
    : exact;
  const several = exact.length > 1 ? bare.map((ask) => withOwnSlots(ask, bare, index)) : exact;
  // "What's happened?" is one question, whatever else its words were also taken for.
  const opens =
    real[0]?.topic === "opening" ? several.find(({ topic }) => topic === "opening") : undefined;
  const whole = opens
    ? several.filter((ask) => ask === opens || ask.words !== opens.words)
    : several;
  const single = whole.filter(
    (ask, at) => isList || !whole.slice(0, at).some((other) => other.words === ask.words),
  );
  return single.filter(
    (ask, at) =>
      single.findIndex(
        (other) =>
          other.topic === ask.topic && other.target === ask.target && other.words === ask.words,
      ) === at,
  );
}
