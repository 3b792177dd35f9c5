import type { Fact } from "@anamnesis/cases";
import type { Attribute } from "@anamnesis/terminology";
import type { PlanStep } from "../dialogue.ts";
import type { Ask, Slot } from "../understand/types.ts";
import { answerFamily } from "./answer-family.ts";
import { aboutPlace, otherPlace, spreadPlaces } from "./answer-place.ts";
import { conceptsOf } from "./concepts.ts";
import { isTellable, truthOf } from "./fact-index.ts";
import { noiseOf } from "./matching-noise.ts";
import { itemsSpeakingOf, namedItems, speaksOf, turned } from "./matching.ts";
import { recognised, recognisedElsewhere } from "./recognised.ts";
import { isOpenTo, type Situation, tell, wordsOf, yesOrNo } from "./situation.ts";

type Deny = Extract<PlanStep, { kind: "deny" }>;

const matterOf: Partial<Record<Slot["kind"], Deny["matter"]>> = {
  condition: "condition",
  drug: "drug",
  relative: "relative",
  body_part: "place",
  circumstance: "circumstance",
  substance: "thing",
};

/** Topics in which what the case does not name is not there. */
const closedWorld: Readonly<Record<string, Deny["matter"]>> = {
  pmh: "condition",
  surgeries: "condition",
  medications: "drug",
  allergies: "thing",
  drugs: "thing",
  animals_exposures: "thing",
};

/** How many things of a list are told at once. */
const listed = 3;
/** How many things that a question names are answered one by one. */
const namedAtOnce = 5;

function list(situation: Situation, items: readonly Fact[]): PlanStep[] {
  const present = items.filter((item) => truthOf(item) !== "no" && isTellable(item));
  const willing = present.filter((item) => isOpenTo(situation, item));
  if (present.length > 0 && willing.length === 0) {
    return [{ kind: "withhold", topic: present[0]?.topic ?? "" }];
  }
  const untold = willing.filter((item) => situation.state.told[item.id] === undefined);
  return (untold.length > 0 ? untold : willing)
    .slice(0, listed)
    .flatMap((item) => tell(situation, item));
}

/** Items that the question names: all that are there (at most two), else the one that is not. */
function named(situation: Situation, ask: Ask, items: readonly Fact[], words: string): PlanStep[] {
  const tellable = items.filter(isTellable);
  const present = tellable.filter((item) => truthOf(item) !== "no");
  return (present.length > 0 ? present.slice(0, 2) : tellable.slice(0, 1)).flatMap((item, at) =>
    tell(situation, item, at === 0 ? turned(yesOrNo(item, ask, words), item, words) : undefined),
  );
}

const troubled =
  /\b(troubles?|difficult\w*|problems?|struggl\w*|hard (to|for)|unable|can'?t|cannot)\b/;
/** "Trouble swallowing?" of somebody who swallows well: a no, though "able to swallow" is a yes. */
function soundness(
  { index }: Situation,
  fact: Fact,
  words: string,
  answer: "yes" | "no" | undefined,
): "yes" | "no" | undefined {
  const root = index.root(fact.topic);
  const isSound =
    fact.item !== undefined && truthOf(fact) === "yes" && root && truthOf(root) === "no";
  return answer === "yes" && isSound && troubled.test(words) ? "no" : answer;
}

/** The question words that ask for one detail of a symptom, where only the symptom was understood. */
const detailWords: readonly (readonly [RegExp, Attribute])[] = [
  [/\b(for )?how long\b/, "duration"],
  [/\bhow far\b/, "severity"],
  [/\b((which|what) (side|part)|whereabouts|^where)\b/, "site"],
  [
    /\b(seen|been to|spoken to|told) (your|a|the|any|another) (gp|doctor|dr|nurse|a&e|hospital)\b/,
    "prior_care",
  ],
  [/\b(when did|since when|when was the first)\b/, "onset"],
  [/\bhow (often|many times)\b/, "frequency"],
  [/\bhow (bad|severe|high)\b/, "severity"],
  [/\bwhat (is|does) (it|that|the \w+) (feel )?like\b/, "character"],
  [/\b(what colour|how much)\b/, "appearance"],
];
/** The detail asked for, unless the very words that ask for it are those of an item ("how far up your legs"). */
function askedDetail(situation: Situation, ask: Ask, words: string): Attribute | undefined {
  if (!ask.topic.startsWith("symptom:")) return undefined;
  const found = detailWords.find(([pattern]) => pattern.test(words));
  const item = recognised(situation, ask);
  const isOfItem =
    item?.item !== undefined &&
    (/\b(stung|bitten)\b/.test(words) ||
      item.words.some((phrase) => found?.[0].test(phrase) && speltIn(phrase, words)));
  return isOfItem ? undefined : found?.[1];
}
const speltIn = (phrase: string, words: string): boolean =>
  words.toLowerCase().includes(phrase.toLowerCase());

/** A detail of a symptom that is there: "headaches in the morning?", "pain when you climb stairs?". */
function aboutDetail(situation: Situation, topic: string, slot: Slot): PlanStep[] | undefined {
  const root = situation.index.root(topic);
  if (!topic.startsWith("symptom:") || !root || truthOf(root) !== "yes") return undefined;
  if (slot.kind !== "circumstance" && slot.kind !== "body_part") return undefined;
  const dull = noiseOf(topic, root).concepts;
  if ([...conceptsOf(slot.text)].every((concept) => dull.has(concept))) return undefined;
  const detail = situation.index
    .of(topic)
    .find((fact) => fact.attribute && isTellable(fact) && speaksOf(fact, slot.text));
  if (detail) return tell(situation, detail);
  return situation.state.told[root.id] !== undefined && conceptsOf(slot.text).size > 0
    ? [{ kind: "deny", topic, matter: matterOf[slot.kind] ?? "thing", about: "" }]
    : undefined;
}

/** "What dose?", "why do you take it?" of the one thing just told. */
function lastNamed(situation: Situation, ask: Ask): Fact | undefined {
  const { state, index, text } = situation;
  if (
    !ask.fromContext ||
    ask.slots.length > 0 ||
    text.split(/\s+/).length > followUpWords ||
    asksForMore.test(text)
  )
    return undefined;
  const items = state.lastTold
    .map((id) => index.get(id))
    .filter((fact) => fact?.item !== undefined && fact.topic === ask.topic);
  const [item] = items;
  if (items.length !== 1 || !item) return undefined;
  const [named] = namedItems(index.items(ask.topic), text, ask, index.root(ask.topic));
  return named && named.id !== item.id ? undefined : item;
}
const followUpWords = 7;
const asksForMore = /\b(else|other|others|another|any|anything|more|counter|besides)\b/i;

/** Asked again for a list that was told: what was kept back may come now. */
function keptBack(situation: Situation, topic: string): PlanStep[] {
  if (!asksForMore.test(situation.text)) return [];
  const item = situation.index
    .items(topic)
    .find(
      (fact) =>
        (fact.tell === "rapport" || fact.tell === "private") &&
        situation.state.told[fact.id] === undefined &&
        truthOf(fact) !== "no",
    );
  return item && isOpenTo(situation, item) ? tell(situation, item) : [];
}

/** Words of time that a case may have for an item but that name nothing in a list. */
const timely = /^(recent(ly)?|today|now|before|ever|currently)$/;

/** Names of the list itself, which name nothing in it. */
const listName =
  /^((regular|current|other|prescribed|prescription|medical|any) )*(medications?|medicines?|meds|tablets?|pills?|drugs|others?|illness(es)?|conditions?|problems?|history)$/;
const isListName = ({ index }: Situation, { topic }: Ask, slot: Slot): boolean =>
  closedWorld[topic] !== undefined &&
  listName.test(slot.text) &&
  (slot.id === undefined || index.get(slot.id)?.topic !== topic);

const kindOfMedicine = /^(injections?|tablets?|pills?|sprays?|inhalers?|patch(es)?|creams?|drops)$/;
/** "A clot in the leg or lung", "blood thinning injections": a place or a form of what is asked, not another thing. */
function isOnlyPart(slot: Slot, all: readonly Slot[], text: string): boolean {
  if (all.every(({ kind }) => kind === "body_part")) return false;
  const lower = text.toLowerCase();
  const at = lower.indexOf(slot.text);
  const front = at < 0 ? "" : lower.slice(0, at);
  const isLater = all.some((other) => other !== slot && front.includes(other.text));
  if (!isLater) return false;
  if (
    slot.kind === "body_part" ||
    /\b(in|on|of) (the |your |his |her |a |an )?(\w+ or )?(the |your )?$/.test(front)
  )
    return true;
  return (
    kindOfMedicine.test(slot.text) && all.some((other) => front.trimEnd().endsWith(other.text))
  );
}

/** Answers an ask about a topic as a whole or about something named in it. */
export function answerTopic(situation: Situation, heard: Ask): PlanStep[] {
  const { topic } = heard;
  const root = situation.index.root(topic);
  // "Any pets, birds?": the whole, and the one that is named.
  if (
    topic === "animals_exposures" &&
    root &&
    /\b(pets?|animals?)\b.*[,;/]/i.test(situation.text)
  ) {
    const words = situation.text.replace(/^.*?\b(pets?|animals?)\b/i, "");
    const [named] = namedItems(situation.index.items(topic), words, heard, root);
    const isSaid = named && truthOf(named) === "no" && speaksOf(root, words);
    return [...tell(situation, root), ...(named && !isSaid ? tell(situation, named) : [])];
  }
  const ask = {
    ...heard,
    slots: heard.slots.filter((slot) => !isListName(situation, heard, slot)),
  };
  if (ask.topic === "family_history") return answerFamily(situation, ask);
  const all = ask.slots.filter((slot) => matterOf[slot.kind] && !timely.test(slot.text));
  const things =
    all.length > 1 ? all.filter((slot) => !isOnlyPart(slot, all, situation.text)) : all;
  if (things.length > 1 && ask.form !== "open" && closedWorld[ask.topic]) {
    return things.slice(0, namedAtOnce).flatMap((slot) =>
      answerOne(
        { ...situation, isSingle: false },
        {
          ...ask,
          slots: [slot],
          words: slot.text,
          form: "closed",
        },
      ),
    );
  }
  const isNarrowed = things.length > 0 && things.length < all.length;
  return answerOne(
    situation,
    isNarrowed
      ? { ...ask, slots: ask.slots.filter((slot) => !all.includes(slot) || things.includes(slot)) }
      : ask,
  );
}

const wholeList =
  /\bwhat (other |regular )?(medic|tablet|drug|pill|meds)|\bany (other|more) (medical )?(illness(es)?|conditions?|problems?)\b(?! (with|in|of|like|such|from))|^\W*(and |so |ok |okay )*(any |(are|is|do|does) (you|he|she|they) (on|taking|take) any |on any )?(regular |current |prescribed )*(medications?|meds|medicines?|tablets)( at all| at the moment| right now| regularly| now)?\W*( \.|$)/;

function answerOne(situation: Situation, ask: Ask): PlanStep[] {
  const { index } = situation;
  const { topic } = ask;
  const root = index.root(topic);
  const items = index.items(topic);
  const words = wordsOf(situation, ask);
  const dull = noiseOf(topic, root).concepts;
  const isTelling = (candidate: Slot): boolean =>
    !topic.startsWith("symptom:") ||
    [...conceptsOf(candidate.text)].some((concept) => !dull.has(concept));
  const slots = ask.slots.filter((candidate) => matterOf[candidate.kind]);
  const slot = slots.find(isTelling) ?? slots[0];
  const asked = askedDetail(situation, ask, words);
  const attribute = asked ? index.attribute(topic, asked) : undefined;
  if (attribute && isTellable(attribute)) return tell(situation, attribute);
  const there = spreadPlaces(situation, ask);
  if (there) return there;
  const isWholeList = wholeList.test(words);
  const own = isWholeList ? undefined : recognised(situation, ask);
  if (own && (own.item !== undefined || slot === undefined))
    return tell(
      situation,
      own,
      soundness(situation, own, words, turned(yesOrNo(own, ask, words), own, words)),
    );

  const again = lastNamed(situation, ask);
  if (again) return tell(situation, again);
  const elsewhere = recognisedElsewhere(situation, ask);
  if (elsewhere) return tell(situation, elsewhere, yesOrNo(elsewhere, ask, words));

  const byPlace = aboutPlace(situation, ask, words);
  if (byPlace) return byPlace;
  if (!isWholeList && (slot !== undefined || ask.form !== "open")) {
    const byName = namedItems(items, slot?.text ?? words, ask, root);
    if (byName.length > 0) return named(situation, ask, byName, words);
    const speaking = slot ? itemsSpeakingOf(items, slot.text, root) : [];
    if (speaking.length > 0) return named(situation, ask, speaking, words);
  }
  const other = slot ? otherPlace(situation, topic, slot) : undefined;
  if (other) return other;
  const detail = slot ? aboutDetail(situation, topic, slot) : undefined;
  if (detail) return detail;

  const matter = closedWorld[topic];
  if (slot && matter && ask.form !== "open" && !(root && speaksOf(root, slot.text))) {
    return [{ kind: "deny", topic, matter, about: "" }];
  }
  if (root && isTellable(root)) {
    const isAgain = situation.state.events[`said:${root.id}`] !== undefined;
    const more = isAgain ? keptBack(situation, topic) : [];
    if (more.length > 0) return more;
    const isNew = root.more.length > 0 && situation.state.events[`more:${root.id}`] === undefined;
    const isAmount = /\bhow (many|much|long)\b/.test(words);
    if (isAgain && isNew && ask.fromContext && !isAmount)
      return tell(situation, root, undefined, "more");
    return tell(situation, root, yesOrNo(root, ask, words));
  }
  const rest = list(situation, items);
  if (rest.length > 0) return rest;
  return matter ? [{ kind: "deny", topic, matter, about: "" }] : [{ kind: "unknown", topic }];
}
