import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { indexOf, isTellable, truthOf } from "./fact-index.ts";
import { isPain, painThere } from "./target.ts";
import { isSpelledOut } from "./matching.ts";
import { symptomMentions } from "./symptom-words.ts";

const backchannel =
  /^\W*(m+|mm+[ -]?h+m*|mhm+|uh[ -]?huh|ah|oh|ok(ay)?|right|i see|sure|yeah|yes|yep|all ?right|alright|good|great|fine|lovely|i understand|of course|got it|no problem)(\W+(ok(ay)?|right|yes|yeah|i see|good|sure|then))?\W*$/i;

/** Silence, or a murmur that leaves the floor to the patient. */
const leavesRoom =
  /^\W*(m+|mm+[ -]?h+m*|mhm+|uh[ -]?huh|i see|right|yeah|go on|and|and then|so|oh|ah|then)?\W*$/i;
export const isInvitingMore = (text: string): boolean => leavesRoom.test(text);

/** "Mm-hm", "right, okay": the learner only listens. */
export const isBackchannel = (text: string): boolean => backchannel.test(text);

/** Words in an elliptical question; a longer one that was not understood is asked back. */
const short = 7;

/** Where blood would be, by what is being talked about. */
export const bloodIn: Readonly<Record<string, string>> = {
  "symptom:sputum": "symptom:haemoptysis",
  "symptom:cough": "symptom:haemoptysis",
  "symptom:vomiting": "symptom:haematemesis",
  "symptom:nausea": "symptom:haematemesis",
  "symptom:bowel_habit": "symptom:blood_in_stool",
  "symptom:diarrhoea": "symptom:blood_in_stool",
  "symptom:constipation": "symptom:blood_in_stool",
  "symptom:urinary_other": "symptom:haematuria",
  "symptom:urinary_frequency": "symptom:haematuria",
  "symptom:dysuria": "symptom:haematuria",
};

const pronounced =
  /\b(it|they|them|that|the (pain|headaches?|cough))\b.*\b(come|comes|worse|better|bring|brings|set|linked|related|start|starts|happen)\b/i;
const carrier =
  /^\W*(and |or |but |so |ok |okay )*(any |some |have you (ever )?(had|got) |do you (have|get) |ever had |what about |how about |history of |a |an |your |the )*/i;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/s$/, "");

interface NamedItem {
  readonly fact: Fact;
  /** Its own names and words, in plain form. */
  readonly names: ReadonlySet<string>;
}
const itemsOfView = new WeakMap<PatientView, readonly NamedItem[]>();

/** The items of a case that can be told, with their names; the same for every turn. */
function namedItemsOf(view: PatientView): readonly NamedItem[] {
  let items = itemsOfView.get(view);
  if (!items) {
    items = view.facts
      .filter((fact) => fact.item !== undefined && isTellable(fact))
      .map((fact) => ({
        fact,
        names: new Set([fact.item?.replaceAll("_", " ") ?? "", ...fact.words].map(plain)),
      }));
    itemsOfView.set(view, items);
  }
  return items;
}

const closedAsk = (fact: Fact, text: string): Ask => ({
  topic: fact.topic,
  slots: [{ kind: "case_word", text: (fact.item ?? "").replaceAll("_", " "), id: fact.id }],
  form: "closed",
  confidence: 0.8,
  words: text.toLowerCase(),
  fromContext: false,
});

/** An item of the case that the text spells out: as a whole ("Stomach ulcers?"), or of the complaint where all else fails. */
function spelledOut(
  view: PatientView,
  state: DialogueState,
  heard: Understanding,
  text: string,
): Understanding | undefined {
  const items = namedItemsOf(view);
  const near = new Set([state.focus.target, view.complaint]);
  const bare = plain(text.replace(carrier, ""));
  const isBare =
    bare.length > 3 &&
    /^\W*(?!(no|not)\b)/.test(text) &&
    !/^(how|what|when|where|why|who)\b/i.test(bare);
  const isDoubtful = heard.asks.length === 0 || (heard.asks[0]?.confidence ?? 0) < 0.9;
  const wholes = isBare ? items.filter((item) => item.names.has(bare)) : [];
  const whole = (wholes.find(({ fact }) => near.has(fact.topic)) ?? wholes[0])?.fact;
  const [first] = heard.asks;
  const isSymptom =
    first?.topic.startsWith("symptom:") === true &&
    !bare.includes(" ") &&
    first.topic !== whole?.topic;
  if (first && isSymptom && indexOf(view).root(first.topic)?.isDefault === false) return undefined;
  const knows = heard.asks.some((ask) => ask.slots.some((slot) => slot.id === whole?.id));
  if (whole && !knows && (isDoubtful || bare.includes(" "))) {
    return {
      ...heard,
      band: "answer",
      topics: [whole.topic, ...heard.topics],
      asks: [closedAsk(whole, text)],
      alternatives: [],
    };
  }
  const isLostQuestion = heard.asks.length === 0 && /\?\s*$/.test(text);
  const isComparing =
    /\b(any |it |is it )?(worse|better)\b/i.test(text) &&
    (state.focus.target === view.complaint || isPain(view.complaint));
  const isOfComplaint =
    (pronounced.test(text) || isComparing) &&
    heard.asks.length > 0 &&
    heard.asks.every((ask) =>
      isComparing ? !ask.topic.startsWith("hpc:") : !/^(hpc|symptom):/.test(ask.topic),
    );
  if (!isLostQuestion && !isOfComplaint) return undefined;
  const named = items
    .map(({ fact }) => fact)
    .filter((item) => near.has(item.topic) && isSpelledOut(item, text))
    .slice(0, 2);
  if (named.length === 0) return undefined;
  return {
    ...heard,
    acts: heard.acts.filter((act) => act !== "empathy" && act !== "explanation"),
    band: "answer",
    topics: named.map((item) => item.topic),
    asks: named.map((item) => closedAsk(item, text)),
    alternatives: [],
  };
}

/** Something named of what is being talked about ("any blood in it?"), where the words alone were not understood. */
export function rescued(
  view: PatientView,
  state: DialogueState,
  heard: Understanding,
  text: string,
): Understanding {
  if (
    heard.band !== "answer" &&
    /(^|[.!?,] *)(and |so )?(is there )?(any|some)thing else\W*$/i.test(text)
  ) {
    const rest = {
      form: "open",
      slots: [],
      confidence: 0.8,
      words: "anything else",
      fromContext: false,
    } as const;
    return {
      ...heard,
      band: "answer",
      topics: ["anything_else"],
      asks: [{ topic: "anything_else", ...rest }],
      alternatives: [],
    };
  }
  if (
    heard.asks.length === 0 &&
    /\b(carry on|go on|continue|keep going|tell me more)\W*$/i.test(text)
  ) {
    const more = {
      form: "open",
      slots: [],
      confidence: 0.9,
      words: "go on",
      fromContext: true,
    } as const;
    return { ...heard, band: "answer", asks: [{ topic: "elaborate", ...more }], alternatives: [] };
  }
  if (
    heard.band !== "answer" &&
    /\b(pains?|feel it|hurt\w*|ache)\b.*\b(anywhere|somewhere) else\b/i.test(text)
  ) {
    const spread: Ask = {
      topic: "hpc:radiation",
      attribute: "radiation",
      target: view.complaint,
      slots: [],
      form: "open",
      confidence: 0.7,
      words: text.toLowerCase(),
      fromContext: false,
    };
    return {
      ...heard,
      band: "answer",
      topics: ["hpc:radiation"],
      asks: [spread],
      alternatives: [],
    };
  }
  if (
    /\b(anything|something) else\b.*\b(you|she|he)('re| are| is)? (take|taking|takes|on)\b/i.test(
      text,
    )
  ) {
    const rest: Ask = {
      topic: "medications",
      slots: [],
      form: "open",
      confidence: 0.9,
      words: text.toLowerCase(),
      fromContext: false,
    };
    return { ...heard, band: "answer", topics: ["medications"], asks: [rest], alternatives: [] };
  }
  const spelled = spelledOut(view, state, heard, text);
  if (spelled) return spelled;
  const pain = /\b(hurts?|pains?|aches?)\b.*\b(anywhere|at all)\b/i.test(text)
    ? painThere({ view, state, index: indexOf(view) })
    : undefined;
  if (heard.band !== "answer" && pain) {
    const where: Ask = {
      topic: pain,
      slots: [],
      form: "closed",
      confidence: 0.7,
      words: text.toLowerCase(),
      fromContext: false,
    };
    return { ...heard, band: "answer", topics: [pain], asks: [where], alternatives: [] };
  }
  const { target } = state.focus;
  const known = heard.asks[0]?.slots
    .map((slot) => (slot.kind === "case_word" ? indexOf(view).get(slot.id ?? "") : undefined))
    .find((fact) => fact && !fact.item && !fact.attribute && truthOf(fact) === "yes");
  const isNamedItself = symptomMentions(text).some(({ topic }) => topic === heard.asks[0]?.topic);
  if (heard.band !== "answer" && known && heard.asks[0] && !isNamedItself) {
    const about: Ask = {
      ...heard.asks[0],
      topic: known.topic,
      attribute: undefined,
      target: undefined,
      fromContext: false,
    };
    return { ...heard, band: "answer", topics: [known.topic], asks: [about], alternatives: [] };
  }
  const [first] = heard.asks;
  const named = first?.slots
    .map((slot) => indexOf(view).get(slot.id ?? ""))
    .find((fact) => fact?.item);
  const isOfNamed =
    heard.band !== "answer" &&
    first !== undefined &&
    named !== undefined &&
    !isNamedItself &&
    (/^(symptom|hpc):/.test(first.topic) || first.confidence < 0.5);
  if (isOfNamed && [target, view.complaint].includes(named.topic)) {
    return {
      ...heard,
      band: "answer",
      asks: [{ ...first, topic: named.topic, attribute: undefined, form: "closed" }],
      alternatives: [],
    };
  }
  const isShort = text.trim().split(/\s+/).length <= short;
  if (heard.band === "answer" || !target || !isShort || isNamedItself) return heard;
  const index = indexOf(view);
  const ask: Ask = {
    topic: target,
    slots: [],
    form: /^\W*(what|how|when|where|which|who|why|tell)\b/i.test(text) ? "open" : "closed",
    confidence: 0.6,
    words: text.toLowerCase(),
    fromContext: true,
  };
  const blood = /\bblood\b/i.test(text) ? bloodIn[target] : undefined;
  if (blood) {
    return {
      ...heard,
      band: "answer",
      topics: [blood],
      asks: [{ ...ask, topic: blood }],
      alternatives: [],
    };
  }
  if (ask.form === "open") return heard;
  const present = view.facts.filter(
    (fact) =>
      fact.topic.startsWith("symptom:") && !fact.attribute && !fact.item && truthOf(fact) === "yes",
  );
  for (const topic of new Set([target, view.complaint, ...present.map((fact) => fact.topic)])) {
    const named = index.items(topic).filter((item) => isTellable(item) && isSpelledOut(item, text));
    if (named.length === 1) {
      return {
        ...heard,
        band: "answer",
        topics: [topic],
        asks: [{ ...ask, topic }],
        alternatives: [],
      };
    }
  }
  return heard;
}
