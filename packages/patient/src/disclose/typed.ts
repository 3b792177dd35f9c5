import type { Fact, PatientView } from "@anamnesis/cases";
import { findDiagnoses } from "@anamnesis/terminology";
import type { DialogueState } from "../dialogue.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { conceptsOf, overlaps } from "./concepts.ts";
import { indexOf, isTellable } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { bloodIn } from "./rescue.ts";
import { shorthandAsks } from "./shorthand.ts";
import { painThere } from "./target.ts";

/** A question of this length leans on what was said before it. */
const short = 8;
/** Confidence from which a detail of what is being talked about is answered rather than asked back. */
const plausible = 0.3;

const attributeOf = (topic: string): Pick<Ask, "attribute"> =>
  topic.startsWith("hpc:") ? { attribute: topic.slice(4) as NonNullable<Ask["attribute"]> } : {};

const askFor = (topic: string, text: string, more: Partial<Ask> = {}): Ask => ({
  topic,
  ...attributeOf(topic),
  slots: [],
  form: /^\W*(and |so |but )?(what|how|when|where|which|who|why|tell)\b/i.test(text)
    ? "open"
    : "closed",
  confidence: 0.85,
  words: text.toLowerCase(),
  fromContext: false,
  ...more,
});

const heardAs = (heard: Understanding, asks: readonly Ask[]): Understanding => ({
  ...heard,
  band: "answer",
  topics: asks.map(({ topic }) => topic),
  acts: heard.acts.filter((act) => act !== "explanation" && act !== "examination_request"),
  asks,
  alternatives: [],
});

const itemAsk = (fact: Fact, text: string): Ask =>
  askFor(fact.topic, text, {
    form: "closed",
    slots: [{ kind: "case_word", text: (fact.item ?? "").replaceAll("_", " "), id: fact.id }],
  });

interface Heard {
  readonly view: PatientView;
  readonly state: DialogueState;
  readonly heard: Understanding;
  readonly text: string;
}

type Reading = (said: Heard) => readonly Ask[] | undefined;

const isAsked = (heard: Understanding, ...topics: readonly string[]): boolean =>
  heard.asks.some(({ topic }) => topics.includes(topic));

const opens =
  /\bwhat('s| has| have|s)? ?(brought|brings?) (you|her|him|them)\b(?! on)|\bhow (can|may) (i|we) help\b|\bwhat (can|could) (i|we) do for you\b|\bwhat seems to be\b|^\W*(so )?what is it (this time|today|now|then)\W*$|^\W*((hi|hello|hey|ok|okay|so|right|alright|now|mate|love|then)\W+)*what('?s| is| has)( been)? (up|going on|happened|happening|the matter|the problem|wrong|the trouble)( today| tonight| here| then| with (you|him|her)| mate| love)*\W*$/i;
const opening: Reading = ({ heard, text, state }) =>
  opens.test(text) &&
  (state.events["complaint"] === undefined || !/\bwrong\b/i.test(text)) &&
  (heard.band !== "answer" || !isAsked(heard, "opening")) &&
  !heard.asks.some((ask) => ask.attribute)
    ? [askFor("opening", text)]
    : undefined;

const fever = "symptom:fever";

/** "How high was it?" after a fever, where only a measurement was heard. */
const height: Reading = ({ state, heard, text, view }) => {
  const isFever =
    /\bhigh\b/i.test(text) && state.focus.lastAsks.some(({ topic }) => topic === fever);
  const target = isFever ? fever : state.focus.target;
  const isHow = /^\W*(and |so )?how (high|bad|severe)\b/i.test(text);
  if (!isHow || !target?.startsWith("symptom:") || heard.asks.some((ask) => ask.attribute)) {
    return undefined;
  }
  return indexOf(view).attribute(target, "severity")
    ? [askFor("hpc:severity", text, { target, fromContext: true })]
    : undefined;
};

/** "And the pneumonia one?" after a jab: a thing of the list that is being gone through. */
const oneOfList: Reading = ({ state, view, text }) => {
  const { target } = state.focus;
  if (!target || !/\bthe ([\w-]+ ){1,2}(one|jab|vaccine|tablets?|pills?)s?\W*$/i.test(text))
    return undefined;
  const said: ReadonlySet<string> = new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const item = indexOf(view)
    .items(target)
    .find(
      (fact) =>
        isTellable(fact) &&
        fact.words.some((word) => said.has(word.toLowerCase().split(" ")[0] ?? "")),
    );
  return item ? [itemAsk(item, text)] : undefined;
};

const hurtSelf =
  /\b(strain|pull|injur|knock|bang|twist|bump|hit)\w* (it|yourself|that|your|a muscle|something)\b/i;
const injury: Reading = ({ view, state, heard, text }) => {
  if (!hurtSelf.test(text) || heard.asks.some((ask) => ask.attribute === "trigger"))
    return undefined;
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  return [askFor("hpc:trigger", text, { target, form: "closed", fromContext: true })];
};

const company: Reading = ({ heard, text }) => {
  const isCall =
    /\b(someone|anyone|anybody|somebody|who)\b.*\b(ring|call|phone|contact|let know|get hold of)\b/i.test(
      text,
    );
  const isHere =
    /\b(is|has|have you got) (there )?(someone|anyone|anybody|somebody) (else )?(come |here |come in )?with you\b/i.test(
      text,
    );
  const isHeard = heard.band === "answer" && isAsked(heard, "identity:contact", "support");
  return (isCall || isHere) && !isHeard ? [askFor("identity:contact", text)] : undefined;
};

/** Food and drink are asked in one breath but are two things. */
const foodAndDrink: Reading = ({ heard, text }) => {
  if (!/\b(eat\w*|food) (and|or|&) drink\w*|\bdrink\w* (and|or|&) eat\w*/i.test(text))
    return undefined;
  const both = ["symptom:appetite", "fluid_intake"];
  if (!both.some((topic) => isAsked(heard, topic))) return undefined;
  return both.map((topic) => askFor(topic, text));
};

/** "Have you had TB or been near anyone with it?" asks for the illness in oneself, too. */
const hadIt: Reading = ({ heard, text }) => {
  if (isAsked(heard, "pmh") || !isAsked(heard, "sick_contacts")) return undefined;
  const had = /\b(have you|ever|you've) (ever )?had (a |an )?/i.exec(text);
  const named = findDiagnoses(text).find(
    ({ span }) => had && span.start === had.index + had[0].length,
  );
  if (!named) return undefined;
  const own = askFor("pmh", named.text, {
    form: "closed",
    slots: [{ kind: "condition", text: named.text.toLowerCase() }],
  });
  return [own, ...heard.asks.filter(({ topic }) => topic === "sick_contacts")];
};

/** "Is ibuprofen OK with your asthma?", "any trouble with aspirin?": about the medicine that is named. */
const suits: Reading = ({ view, heard, text }) => {
  if (!/\b(ok|okay|safe|all ?right|allowed|fine) (with|for|to take)\b/i.test(text))
    return undefined;
  const isDrug = (fact: Fact | undefined): fact is Fact =>
    fact?.item !== undefined && (fact.topic === "allergies" || fact.topic === "medications");
  const drug =
    heard.asks
      .flatMap((ask) => ask.slots)
      .map((slot) => (slot.id ? indexOf(view).get(slot.id) : undefined))
      .find(isDrug) ??
    view.facts.find((fact) => isDrug(fact) && isTellable(fact) && isSpelledOut(fact, text));
  return drug ? [itemAsk(drug, text)] : undefined;
};

const children: Reading = ({ view, text }) => {
  if (
    !/\b(kids?|children)\b/i.test(text) ||
    !/\b(well|healthy|ok(ay)?|all ?right|how are)\b/i.test(text)
  )
    return undefined;
  const item = indexOf(view)
    .items("family_history")
    .find((fact) => isTellable(fact) && isSpelledOut(fact, "your children"));
  return item ? [itemAsk(item, text)] : undefined;
};

/** "Does it hurt anywhere?" of a pain not told of yet. */
const anyPain: Reading = ({ view, state, text }) => {
  if (!/\b(hurt\w*|pains?|sore|ach\w+)\b.{0,12}\banywhere\b(?! else)/i.test(text)) return undefined;
  const pain = painThere({ view, state, index: indexOf(view) });
  return [askFor(pain ?? "symptom:chest_pain", text, { form: "closed" })];
};

/** "Any blood?" after the phlegm or the vomit. */
const blood: Reading = ({ view, state, text }) => {
  const { target } = state.focus;
  const place = target ? bloodIn[target] : undefined;
  if (
    !place ||
    !target ||
    !/^\W*(and |is there |was there |did it have )*(any )?blood( in it| there)?\W*($|[?!.])/i.test(
      text,
    )
  )
    return undefined;
  const item = indexOf(view)
    .items(target)
    .find((fact) => isTellable(fact) && isSpelledOut(fact, "blood"));
  return [item ? itemAsk(item, text) : askFor(place, text)];
};

/** "Does it hurt to breathe?": the pain's own word on breathing. */
const painOn: Reading = ({ view, state, heard, text }) => {
  const act = /\b(hurts?|painful|sore)\b.*\b(to|when|if|on)( you| she| he)? (\w+)/i.exec(text)?.[4];
  if (!act || /^(i|we|press|touch|push)$/i.test(act) || heard.band === "answer") return undefined;
  const index = indexOf(view);
  const pain = painThere({ view, state, index });
  if (!pain) return undefined;
  const wanted = conceptsOf(act);
  const item = index
    .items(pain)
    .find(
      (fact) =>
        isTellable(fact) && overlaps(wanted, conceptsOf([fact.item, ...fact.words].join(" . "))),
    );
  return [
    item
      ? itemAsk(item, text)
      : askFor("hpc:exacerbating", text, { target: pain, form: "closed", fromContext: true }),
  ];
};

const grief: Reading = ({ heard, text }) =>
  /\bsince (your|you lost your|the) [\w ]*\b(died|passed|left|death|funeral)\b/i.test(text) &&
  !isAsked(heard, "mood")
    ? [askFor("mood", text)]
    : undefined;

/** "Now your lungs": goes on with the examination that is under way. */
const examiningOn: Reading = ({ state, text }) => {
  const isUnderWay = state.focus.lastAsks.some(({ topic }) => topic === "examination");
  return isUnderWay &&
    /^\W*(and |now |then |next |just )+(your |the )?(\w+ ?){1,3}\W*$/i.test(text) &&
    /\b(lungs?|chest|heart|tummy|abdomen|belly|legs?|eyes?|ears?|throat|skin|neck|reflexes|pulse)\b/i.test(
      text,
    )
    ? [askFor("examination", text)]
    : undefined;
};

/** Something that the case has a word for, asked in words that were not understood as a whole. */
const ownWord: Reading = ({ view, heard, text }) => {
  const isQuestion =
    /\?\s*$|^\W*(and |so |or )?(any|ever|have|has|had|do|does|did|are|is|was|were|could|stayed|been|used|tried|taken)\b/i.test(
      text,
    );
  const isLost = heard.asks.length === 0 && !heard.acts.includes("private_setting");
  if (!isLost || !isQuestion || heard.acts.includes("diagnosis_probe")) return undefined;
  const timeless = text.replace(/\b(recent(ly)?|today|now|before|ever|currently)\b/gi, " ");
  const named = view.facts.filter(
    (fact) => fact.item !== undefined && isTellable(fact) && isSpelledOut(fact, timeless),
  );
  const [first] = named;
  return first && new Set(named.map(({ topic }) => topic)).size === 1
    ? [itemAsk(first, text)]
    : undefined;
};

/** An item that the case's own word names, of the topic that was understood. */
const namedItem: Reading = ({ view, heard }) => {
  const [ask] = heard.asks;
  if (heard.band === "answer" || !ask) return undefined;
  const isNamed = ask.slots.some((slot) => {
    const fact = slot.id ? indexOf(view).get(slot.id) : undefined;
    return fact?.item !== undefined && fact.topic === ask.topic;
  });
  return isNamed ? [ask] : undefined;
};

/** A detail of what is talked about ("how long for", "one sided or both"): one question, though it is short of words. */
const detail: Reading = ({ state, heard, text }) => {
  const [ask] = heard.asks;
  if (heard.band === "answer" || !ask?.attribute || ask.confidence < plausible) return undefined;
  const isShort = text.trim().split(/\s+/).length <= short;
  const isInFocus = ask.target !== undefined && ask.target === state.focus.target;
  return isShort && isInFocus ? [ask] : undefined;
};

const readings: readonly Reading[] = [
  opening,
  shorthandAsks,
  examiningOn,
  height,
  oneOfList,
  injury,
  company,
  foodAndDrink,
  hadIt,
  suits,
  children,
  grief,
  anyPain,
  blood,
  painOn,
  ownWord,
  namedItem,
  detail,
];

/**
 * Reads what learners type: short, telegraphic, leaning on what was said before. Each reading takes up one way in which a
 * few words mean more than they say; the first that fits replaces what was understood.
 */
export function asTyped(
  view: PatientView,
  state: DialogueState,
  heard: Understanding,
  text: string,
): Understanding {
  if (heard.acts.includes("role_break")) return heard;
  for (const reading of readings) {
    const asks = reading({ view, state, heard, text });
    if (asks) return heardAs(heard, asks);
  }
  return heard;
}
