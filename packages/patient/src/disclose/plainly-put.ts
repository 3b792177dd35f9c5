import type { Attribute } from "@anamnesis/terminology";
import type { Ask } from "../understand/types.ts";
import { contentWords, overlaps } from "./concepts.ts";
import { indexOf, isTellable } from "./fact-index.ts";
import { noiseOf } from "./matching-noise.ts";
import { itemOfPart } from "./own-phrase.ts";
import { askFor, isAsked, itemAskFor, type Reading } from "./reading.ts";
import { symptomIn } from "./plainly-named.ts";
import { symptomMentions } from "./symptom-words.ts";
import { isPain, painThere } from "./target.ts";

const fearing =
  /\b(what|which|any(thing)?|something|some|is there|are you|you have|got|biggest|main|worst)\b.{0,40}\b(scar(es?|ed|ing|y)|fright(en|ens|ened|ening)|terrif\w+|afraid|dread\w*|worr(y|ies|ied|ying)|fears?)\b/i;
const ofOthers =
  /\b(any ?(one|body)|some ?(one|body)|partner|husband|wife|at home|of (him|her|them)|signs?|features|symptoms?|heights|the dark|spiders|crowds)\b/i;
/** "What's scaring you?", "anything you're afraid of?", "any worries?": what they fear, not why they came. */
const fears: Reading = ({ text, heard }) => {
  const isBare = /^\W*(and |so )?any (other |particular )?(worr(y|ies)|fears?|concerns?)\W*$/i.test(
    text,
  );
  const isDoubtful = heard.band !== "answer" || isAsked(heard, "symptom:anxiety", "opening");
  return isBare || (isDoubtful && fearing.test(text) && !ofOthers.test(text))
    ? [askFor("ice:concerns", text, { form: "open" })]
    : undefined;
};

const nameMissed =
  /\b(did ?n[o'’]?t|do ?n[o'’]?t|never|can['’]?t) (quite )?(catch|get|hear|have|remember) (your|his|her|the) name\b|^\W*((hi|hello|ok|so|and)\W+)*what('?s| is) (your|his|her) name\W*$/i;
const nameCaught: Reading = ({ text }) =>
  nameMissed.test(text) ? [askFor("identity:name", text, { form: "open" })] : undefined;

const opens =
  /^\W*((hi|hello|ok|so|right)\W+)*what('?s| has| is)? (changed|different)( today| with (you|him|her|them))?\W*$|\bwhat('?s| has)? ?happen(ed|s) (at|in|on|to you (at|in)) (the |your )?(work|school|home|nursery|shop|street|bus|train|gym|party|night)\b|\btell me (a (bit|little) |more )?about (your|the|this) (little (one|boy|girl|lad|man|lady)|baby|son|daughter|boy|girl|child|lad)\W*$/i;
const lately =
  /\bhow (have|has|had) (you|he|she|things) been (feeling |doing |over )*(in )?(the |these |this )?(last|past|previous|recent) (few |couple of |\w+ )?(days|weeks|months|years?)\b/i;
const opening: Reading = ({ text, state }) => {
  const isUntold = state.events["complaint"] === undefined;
  if (opens.test(text) && isUntold) return [askFor("opening", text, { form: "open" })];
  return lately.test(text)
    ? [askFor(isUntold ? "opening" : "elaborate", text, { form: "open" })]
    : undefined;
};

const shows =
  /\b(show|point)\b.{0,25}\b(where|finger|spot|place|point|exactly)\b|\bwhere\b.{0,20}\bone finger\b/i;
/** "Show me with one finger." */
const shown: Reading = ({ view, state, text, heard }) => {
  if (!shows.test(text) || (heard.band === "answer" && isAsked(heard, "hpc:site")))
    return undefined;
  const target = painThere({ view, state, index: indexOf(view) }) ?? view.complaint;
  return [askFor("hpc:site", text, { target, form: "open" })];
};

const details: readonly (readonly [RegExp, Attribute])[] = [
  [/\bwhere\b/i, "site"],
  [/\b(what('?s| is| does)? ?(it|that|they)? ?(feel )?like|describe)\b/i, "character"],
  [/\b(when|since)\b/i, "onset"],
  [/\bhow long\b/i, "duration"],
  [/\bhow (bad|severe)\b/i, "severity"],
];
const fronted =
  /^\W*(?:(?:and|so|now|ok|okay|right|going back to|back to|as for|about|what about|coming back to) )*(?:the|your|this|that|his|her) ((?:[\p{L}'’-]+ ){0,4}[\p{L}-]+)\s*(?:,|-|–|:|\.\.\.)+\s*(?=(?:and |so )?(?:what|how|when|where|since|describe)\b)/iu;

/** "And the back pain - where is it and what's it like?": each detail asked is of what was put in front. */
const putInFront: Reading = (said) => {
  const found = fronted.exec(said.text);
  const target = found?.[1] ? symptomIn(said, found[1]) : undefined;
  if (!found || !target) return undefined;
  const rest = said.text.slice(found[0].length);
  const index = indexOf(said.view);
  const attributes = details
    .filter(([words]) => words.test(rest))
    .map(([words, attribute]) => ({ attribute, at: rest.search(words) }))
    .sort((one, other) => one.at - other.at);
  const known = attributes.filter(({ attribute }) => index.attribute(target, attribute));
  const asks = (known.length > 0 ? known : attributes).map(({ attribute }) =>
    askFor(`hpc:${attribute}`, rest, { attribute, target, form: "open" }),
  );
  return asks.length > 0 ? asks : undefined;
};

const comparing =
  /\b(worse|more|different|less|better|bigger|same)\b.{0,20}\b(than|to|from|as) (before|(your |his |her |the |what'?s )?(own )?(usual|normal)(ly)?|(you|he|she) (usually|normally))\b|\b(usual|normal) for (you|him|her)\b/i;
const ofUsual = /\b(usual(ly)?|normal(ly)?|than (before|it was|I)|twice|always|never this)\b/i;
/** "Worse than your normal?": what is said of the usual state, first of what is being talked about. */
const thanUsual: Reading = ({ view, state, text, heard }) => {
  const isLost = heard.band !== "answer" || (heard.asks[0]?.confidence ?? 0) < surer;
  const isNamed = heard.asks.some(
    ({ topic, fromContext }) => topic.startsWith("symptom:") && !fromContext,
  );
  if (!comparing.test(text) || !isLost || isNamed) return undefined;
  const index = indexOf(view);
  const focus = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  const habit = state.focus.lastAsks.find(({ topic }) => habits.test(topic))?.topic;
  const near = habit ? [habit] : [...new Set([focus, view.complaint])];
  if (
    habit &&
    !near.flatMap((topic) => index.of(topic)).some((one) => ofUsual.test(one.say.join(" ")))
  )
    return [askFor(habit, text, { form: "open", fromContext: true })];
  const fact = near
    .flatMap((topic) => index.of(topic))
    .find((one) => !one.isDefault && isTellable(one) && ofUsual.test(one.say.join(" ")));
  if (fact?.item) return [itemAskFor(fact, text, { form: "open" })];
  const attribute = fact ? fact.attribute : "progression";
  return attribute
    ? [
        askFor(`hpc:${attribute}`, text, {
          attribute,
          target: fact?.topic ?? view.complaint,
          form: "open",
        }),
      ]
    : [askFor(focus, text, { form: "closed" })];
};
const surer = 0.8;

const habits = /^(smoking|alcohol|drugs|medications)$/;
/** "How much of each?" after smoking and drinking. */
const amountOfThose: Reading = ({ state, text, heard }) => {
  if (
    !/^\W*(and |so )?how (much|many)( of (each|them|it|those|that))?( (a|per|each) (day|week))?\W*$/i.test(
      text,
    )
  )
    return undefined;
  const last = [...new Set(state.focus.lastAsks.map(({ topic }) => topic))].filter((topic) =>
    habits.test(topic),
  );
  const isOther = heard.asks.some(({ topic }) => topic.startsWith("symptom:"));
  return last.length > 0 && !isOther
    ? last.map((topic) => askFor(topic, text, { form: "open", fromContext: true }))
    : undefined;
};

const ofFluid =
  /\b(water|tea|coffee|juice|milk|fluids?|squash|enough|thirst\w*|bottle|cups?|lots|plenty|keep\w* down)\b/i;
const thirsting = /thirst|urin|fluid|diet|vomit|diarrh|dysuria|appetite|weight/;
/** "How much are you drinking these days?" asks a grown person about alcohol, unless it is fluids that are talked about. */
const drinking: Reading = ({ view, state, text, heard }) => {
  const both = heard.asks.filter(({ topic }) => topic === "alcohol" || topic === "fluid_intake");
  const isOne = both.length === 2 && both[0]?.words === both[1]?.words;
  if (!isOne || both.length < heard.asks.length || /\blast\b/i.test(text)) return undefined;
  const near = [state.focus.target, ...state.focus.lastAsks.map(({ topic }) => topic)];
  const isOfFluid =
    view.person.age < 16 ||
    ofFluid.test(text) ||
    near.some((topic) => topic !== undefined && thirsting.test(topic));
  const topic = isOfFluid ? "fluid_intake" : "alcohol";
  return both.filter((ask) => ask.topic === topic).map((ask) => ({ ...ask, confidence: 0.9 }));
};

/** "Had clots before, you or family?" asks of both. */
const selfOrFamily: Reading = ({ text, heard }) => {
  const isBoth =
    /\b(you|yourself|him|her)(,| or| and|\/) ?(or )?(anyone in )?(your |the |his |her )?(family|parents|relatives)\b|\b(family|relatives),? or (you|yourself|him|her)\b/i;
  const first = heard.asks.find(({ topic }) => topic === "pmh" || topic === "family_history");
  if (!isBoth.test(text) || !first) return undefined;
  const slots = first.slots.filter(({ kind }) => kind !== "relative" && kind !== "time");
  return ["pmh", "family_history"].map((topic) => ({
    ...first,
    topic,
    slots: slots.map((slot) => ({ kind: "condition" as const, text: slot.text })),
    form: "closed" as const,
    confidence: 0.9,
  }));
};

/** "Was she prem?" while smoking is talked about: the case's own word decides, not the talk before it. */
const ownOfEach: Reading = ({ view, state, heard }) => {
  const index = indexOf(view);
  const before = new Set(state.focus.lastAsks.map(({ topic }) => topic));
  let isNew = false;
  const asks = heard.asks.map((ask): Ask => {
    const ids = ask.slots.map(({ id }) => index.get(id ?? ""));
    const isOwn = ids.some((fact) => fact?.topic === ask.topic || fact?.topic === ask.target);
    // A plain question of something else, or for a detail, stands by itself: "do you drive?", "taken anything for it?"
    const isPlain = heard.band === "answer" && (!before.has(ask.topic) || ask.attribute);
    if (!ask.fromContext || isOwn || isPlain) return ask;
    const item = itemOfPart(view, ask.words);
    const isKept = item?.tell === "private" || item?.tell === "rapport";
    if (!item || isKept || item.topic === ask.topic) return ask;
    isNew = true;
    return itemAskFor(item, ask.words, { confidence: 0.9 });
  });
  return isNew ? asks : undefined;
};

/** A detail of something that is no symptom ("did they give you injections?"): the item that was named. */
const namedOfLife: Reading = ({ view, text, heard }) => {
  const isOfLife = heard.asks.every(
    ({ topic, target }) => topic.startsWith("hpc:") && target && !target.startsWith("symptom:"),
  );
  if (
    heard.asks.length === 0 ||
    !isOfLife ||
    !/^\W*(and |so )?(did|do|does|have|has|was|were|any)\b/i.test(text)
  )
    return undefined;
  const item = heard.asks
    .flatMap(({ slots }) => slots)
    .map(({ id }) => indexOf(view).get(id ?? ""))
    .find(
      (fact) => fact?.item !== undefined && isTellable(fact) && fact.topic !== "family_history",
    );
  return item ? [itemAskFor(item, text)] : undefined;
};

/** "Was she well as a baby?" is not of the family. */
const asBaby: Reading = ({ view, text, heard }) =>
  view.person.age < 18 &&
  /\b(as|when (he|she) was) (a |just a )?(baby|newborn|little|tiny)\b/i.test(text) &&
  isAsked(heard, "family_history")
    ? heard.asks
        .filter(({ topic }) => topic !== "paeds_history")
        .map((ask) =>
          ask.topic === "family_history" ? { ...ask, topic: "paeds_history", slots: [] } : ask,
        )
        .concat(heard.asks.filter(({ topic }) => topic === "paeds_history"))
    : undefined;

/** How sure the understanding must be of what the words themselves name. */
const named = 0.4;
const likely = 0.6;
/** What was half understood, where its own words stand in the question: answered rather than asked back. */
const evident: Reading = ({ view, state, text, heard }) => {
  if (heard.band !== "offer") return undefined;
  const [top] = heard.asks;
  if (top?.topic === "anything_else") return [top];
  if (top && heard.asks.length > 1 && heard.asks.every(({ topic }) => topic.startsWith("ice:")))
    return [top];
  const asked = contentWords(text);
  const mentions = symptomMentions(text);
  const isNamed = ({ topic }: Ask): boolean =>
    mentions.some((mention) => mention.topic === topic) ||
    (isPain(topic) && /\b(pains?|hurts?|aches?|sore)\b/i.test(text)) ||
    overlaps(asked, noiseOf(topic, indexOf(view).root(topic)).words);
  const near = [state.focus.target, view.complaint];
  const fitting = heard.asks.filter((ask) => {
    if (ask.attribute)
      return ask.confidence >= likely && near.includes(ask.target ?? state.focus.target);
    return ask.confidence >= (ask.topic.startsWith("symptom:") ? named : likely) && isNamed(ask);
  });
  const isList = /[,/&]|\b(or|and)\b/i.test(text);
  const ofFirst = fitting.filter((ask) => ask === heard.asks[0]);
  const asks = isList ? fitting : ofFirst;
  return asks.length > 0 && asks[0] === heard.asks[0] ? asks : undefined;
};

/** What is put plainly and yet was not heard, or heard as something near it. */
export const plainReadings: readonly Reading[] = [
  nameCaught,
  fears,
  opening,
  shown,
  putInFront,
  selfOrFamily,
  asBaby,
  amountOfThose,
  drinking,
  thanUsual,
];
/** What the case's own words decide, once nothing else fits. */
export const ownWordReadings: readonly Reading[] = [ownOfEach, namedOfLife];

/** The last resort before asking back. */
export const evidentReading: Reading = evident;
