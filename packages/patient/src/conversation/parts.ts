import type { Fact, PatientView } from "@anamnesis/cases";
import { isTellable, truthOf } from "../disclose/fact-index.ts";
import { itemAskFor } from "../disclose/reading.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { detailBehind, mentionedBeside, otherHalf } from "./halves.ts";
import { leftOver } from "./rows.ts";

type Hear = (words: string) => Understanding;

/** Below this a list that was read as one question is read again thing by thing. */
const doubtful = 0.7;
/** A thing of a list is taken up only when it is understood this well by itself. */
const plain = 0.85;
/** As many things as are taken out of one list. */
const longest = 7;
/** A thing of a list has at most so many words. */
const widest = 4;

const listed =
  /^\W*(?:(?:and|so|any|ever had) )*(?:[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}\s*(?:,\s*(?:and |or )?|\s+or\s+)){2,5}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}\W*$/iu;
const sentenceWords =
  /\b(i|i['’]?m|you|we|he|she|it|they|is|are|do|does|did|was|have|has|how|what|when|where|why|who|please|thanks?|ok|okay|yes|no|sorry|hello|hi|worse|better)\b/i;

const separator = /\s*(?:,|\/|;|&|\+|\b(?:or|and|nor)\b)\s*/i;
const carrier =
  /^(?:(?:and|or|so|any|some|a|an|the|your|his|her|my|no|other|also|even|been|being|have|has|had|having|do|does|did|is|are|was|were|you|he|she|they|it|ever|get|gets|got|getting|noticed|notice|suffer(?:ed)?|from|with|of|history|hx|symptoms?|associated|such|as|like|including|eg|problems?|trouble|there|experienced?|recent|previous|anything|something|else|either|then|ok|okay|well|what about|how about|at all)(?:\s+|$))+/i;
const trailer =
  /(?:\s+(?:at all|recently|lately|anything|anything like that|as well|too|with it|then|today|or not|please))+$/i;

/** The things that a sentence lists, without the words that carry them. */
function thingsIn(sentence: string): readonly string[] {
  const bare = sentence.replace(/[?.!]+\s*$/, "").replace(/\be\.g\.?/gi, "eg");
  if (!separator.test(bare)) return [];
  return bare
    .split(separator)
    .map((part) =>
      part
        .replace(/[()"“”:–-]+/g, " ")
        .trim()
        .replace(carrier, "")
        .replace(trailer, "")
        .trim(),
    )
    .filter((part) => part !== "" && part.split(/\s+/).length <= widest)
    .slice(0, longest);
}

const formOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/s$/, "");

const named = new WeakMap<PatientView, ReadonlyMap<string, Fact>>();
/** The items of a case by their own names; a name of two that are not alike says nothing. */
function namesOf(view: PatientView): ReadonlyMap<string, Fact> {
  const known = named.get(view);
  if (known) return known;
  const names = new Map<string, Fact>();
  const shared = new Set<string>();
  const items = view.facts.filter((fact) => fact.item !== undefined && isTellable(fact));
  for (const fact of items) {
    if (!/^(symptom:|paeds_history|pmh)/.test(fact.topic)) continue;
    for (const word of [(fact.item ?? "").replaceAll("_", " "), ...fact.words]) {
      const form = formOf(word);
      const other = names.get(form);
      if (other && other.topic !== fact.topic && truthOf(other) !== truthOf(fact)) shared.add(form);
      else if (!other) names.set(form, fact);
    }
  }
  for (const form of shared) names.delete(form);
  named.set(view, names);
  return names;
}

const keyOf = (ask: Ask): string =>
  `${ask.topic} ${ask.attribute ?? ""} ${ask.slots.map(({ id }) => id ?? "").join(" ")}`;

/** Places and words that go with any symptom, and so are no thing of a list by themselves. */
const vague =
  /^(others?|more|less|not|down|up|anything|yourself|both|either|normal|okay|heat|redness|warmth|tender(ness)?|private parts|(left |right |lower |upper )?(arms?|legs?|feet|foot|hands?|back|neck|chest|head|face|tummy|stomach|knees?|ankles?|calf|calves|jaw|shoulders?|hips?|bottom|fingers?|toes?))$/i;

/** What one thing of a list asks for: a symptom plainly understood, or an item of the case that goes by that name. */
function askOfThing(part: string, view: PatientView, hear: Hear, isPast: boolean): Ask | undefined {
  if (vague.test(part)) return undefined;
  const [heard] = hear(`any ${part}?`).asks;
  const symptom =
    heard && heard.confidence >= plain && /^(symptom:|pmh$)/.test(heard.topic) && !heard.attribute
      ? heard
      : undefined;
  const item = namesOf(view).get(formOf(part));
  const isItem =
    item !== undefined &&
    (!symptom || symptom.topic === item.topic) &&
    (isPast || item.topic !== "pmh");
  if (item && isItem) return itemAskFor(item, part, { confidence: 0.9 });
  return symptom ? { ...symptom, words: part, form: "closed" } : undefined;
}

/** True when a turn asks whether things are there, and nothing of how they are. */
const asksWhether = (whole: Understanding): boolean =>
  whole.asks.length > 0 &&
  whole.asks.every(
    ({ topic, attribute, form }) =>
      topic === "hpc:associated" ||
      (!attribute && form !== "open" && /^(symptom:|paeds_history|pmh)/.test(topic)),
  );

/** Several questions joined ("…, and do you …") are no list, and neither are the places of one thing. */
const clauses =
  /(,|\b(and|or|but)\b)\s*(then |also |so )*(do|does|did|is|are|was|were|have|has|had|can|could|how|what|when|where)\b|\bfeel(s|ing)? the (heat|cold)\b/i;
const ofPlaces = /\b(in|on|around|of|with|to) (your|the|his|her) ([\p{L}]+ )?[\p{L}]+ (or|and) /iu;

/** The things of a list that the whole did not hold: "fever, a runny nose, drooling or a rash?" */
function completed(
  text: string,
  whole: Understanding,
  view: PatientView,
  hear: Hear,
): Understanding {
  if (!asksWhether(whole) || whole.asks.some(({ topic }) => topic === "pmh")) return whole;
  if (clauses.test(text) || ofPlaces.test(text)) return whole;
  const things = thingsIn(text);
  if (things.length < 2) return whole;
  const isPast = /\b(history|hx|ever|previous\w*|past)\b/i.test(text);
  const asks = things.flatMap((part) => askOfThing(part, view, hear, isPast) ?? []);
  const distinct = asks.filter(
    (ask, at) => asks.findIndex((one) => keyOf(one) === keyOf(ask)) === at,
  );
  const topics = new Set(distinct.map(({ topic }) => topic));
  const isWhole = distinct.length === things.length;
  const rest = isWhole
    ? []
    : whole.asks.filter(({ topic }) => !topics.has(topic) && topic !== "hpc:associated");
  const isMore =
    distinct.length > 1 &&
    (distinct.length + rest.length > whole.asks.length ||
      whole.band !== "answer" ||
      (isWhole && distinct.length > 2));
  if (!isMore) return whole;
  const own = rest.map((ask) => ({
    ...ask,
    slots: ask.slots.filter(({ id }) => id === undefined),
  }));
  return heardAs(whole, [...distinct, ...own]);
}

const heardAs = (whole: Understanding, asks: readonly Ask[]): Understanding => ({
  ...whole,
  band: "answer",
  confidence: Math.max(whole.confidence, plain),
  topics: [...new Set([...asks.map(({ topic }) => topic), ...whole.topics])],
  asks,
  alternatives: [],
});

/** "Calf pain, recent travel, previous clots?": a list that makes no sense as one question is heard thing by thing. */
function jotted(text: string, whole: Understanding, hear: Hear): Understanding {
  if (!listed.test(text) || sentenceWords.test(text)) return whole;
  if (whole.asks.length > 1 || (whole.asks[0]?.confidence ?? 0) >= doubtful) return whole;
  const parts = text.split(/\s*,\s*(?:and |or )?|\s+or\s+/i).map((part) => hear(`any ${part}?`));
  const asks = parts.flatMap((part) => (part.band === "answer" ? part.asks.slice(0, 1) : []));
  return asks.length < 2
    ? whole
    : { ...heardAs(whole, asks), topics: asks.map(({ topic }) => topic) };
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** Questions of a turn that nothing of what was understood came from, each heard by itself. */
function unheard(text: string, whole: Understanding, hear: Hear): readonly Ask[] {
  const parts = text.match(/[^.?!]+[.?!]*/g) ?? [];
  const marked = parts.filter((part) => /\?\s*$/.test(part));
  const last = parts.at(-1)?.trim() ?? "";
  // "Vomiting? diarrhoea": the last of a row wants no mark.
  const isRow = marked.length > 0 && !/[?.!]$/.test(last) && last.split(/\s+/).length <= widest;
  const questions = isRow ? [...marked, last] : marked;
  if (questions.length < 2 || whole.asks.length >= questions.length) return [];
  const heard = whole.asks.map(({ words }) => wordsIn(words));
  return questions.flatMap((question) => {
    const words = wordsIn(question);
    const isHeard = heard.some(
      (own) =>
        own.size > 0 && [...own].filter((word) => words.has(word)).length * 3 >= own.size * 2,
    );
    if (isHeard || words.size < 1) return [];
    const alone = hear(question.trim());
    return alone.band === "answer" && !alone.acts.includes("role_break")
      ? alone.asks
          .filter(({ confidence }) => confidence >= plain)
          .filter(({ fromContext, slots }) => !fromContext || slots.length > 0)
          .slice(0, 2)
      : [];
  });
}

/** A turn heard as a whole, and what it lists or asks beside heard part by part. */
export function heardInParts(text: string, view: PatientView, hear: Hear): Understanding {
  const whole = hear(text);
  if (whole.acts.includes("role_break") || whole.acts.includes("summary")) return whole;
  const heard = heardByPart(text, whole, view, hear);
  const isShort = text.split(/\s+/).length <= longestRow;
  const isTold = heard.acts.includes("explanation") || heard.acts.includes("rudeness");
  const behind = isTold || heard.band !== "answer" ? [] : detailBehind(text, heard);
  if (behind.length > 0) return heardAs(heard, [...heard.asks, ...behind]);
  const row = isShort && !isTold ? leftOver(text, heard, view, hear) : [];
  const half = row.length > 0 || isTold || !isShort ? row : otherHalf(text, heard, hear);
  const rest = half.length > 0 || isTold ? half : mentionedBeside(text, heard);
  return rest.length > 0 ? heardAs(heard, [...aboutRow(heard.asks, rest, text), ...rest]) : heard;
}

/** "Tummy pain, d&v - how many times?": what leans on the row before it is about the last thing of the row. */
function aboutRow(asks: readonly Ask[], row: readonly Ask[], text: string): readonly Ask[] {
  const lower = text.toLowerCase();
  const isFront = (ask: Ask, first: Ask): boolean =>
    lower.indexOf(ask.words.split(" ")[0] ?? "") < lower.indexOf(first.words.split(" ")[0] ?? "");
  return asks.map((ask) => {
    const last = row.filter((one) => one.topic.startsWith("symptom:") && isFront(one, ask)).at(-1);
    return ask.attribute && ask.fromContext && last ? { ...ask, target: last.topic } : ask;
  });
}

/** A turn of more words than this tells a story and is no row of jotted things. */
const longestRow = 24;

function heardByPart(
  text: string,
  whole: Understanding,
  view: PatientView,
  hear: Hear,
): Understanding {
  const list = jotted(text, whole, hear);
  if (list !== whole) return list;
  const missing = unheard(text, whole, hear);
  if (missing.length > 0) {
    const known = new Set(whole.asks.map(keyOf));
    const added = missing.filter((ask) => !known.has(keyOf(ask)));
    return added.length > 0 ? heardAs(whole, [...whole.asks, ...added]) : whole;
  }
  return bareList(text, completed(text, whole, view, hear));
}

/** "Vision speech": symptoms side by side, each well heard though neither is the one that was meant. */
function bareList(text: string, whole: Understanding): Understanding {
  const isBare = text.trim().split(/\s+/).length <= widest + 1 && !sentenceWords.test(text);
  if (whole.band === "answer" || whole.asks.length < 2 || !isBare) return whole;
  return whole.asks.every(({ topic, attribute }) => topic.startsWith("symptom:") && !attribute)
    ? heardAs(whole, whole.asks)
    : whole;
}
