import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { Ask, Understanding } from "../understand/types.ts";
import { namesPatient } from "./learner-words.ts";
import type { Reading } from "./reading.ts";
import { painThere } from "./target.ts";
import { indexOf, isTellable, textOfFact } from "./fact-index.ts";

const ask = (topic: string, text: string, more: Partial<Ask> = {}): Ask => ({
  topic,
  slots: [],
  form: "open",
  confidence: 0.9,
  words: text.toLowerCase(),
  fromContext: true,
  ...more,
});

const itemAsk = (fact: Fact, text: string): Ask =>
  ask(fact.topic, text, {
    slots: [{ kind: "case_word", text: (fact.item ?? "").replaceAll("_", " "), id: fact.id }],
  });

const spans = /\b(second|minute|hour|day|week|month|year)s?\b/i;
const earlier = /\b(earlier|others?|before|previous|usual(ly)?|used to|they|normally)\b/i;
const ofThose =
  /\b(those|them|they|these|that time|the (others?|earlier|previous|first|last) (ones?|times?|turns?|attacks?|episodes?)|previous(ly)?|before)\b/i;

/** "How long did those last?" after earlier spells is about them, not about today. */
const earlierSpells: Reading = ({ view, state, heard, text }) => {
  const wasAsked = state.focus.lastAsks.some(
    ({ attribute, topic }) =>
      attribute === "previous_episodes" || topic === "hpc:previous_episodes",
  );
  const isDetail =
    heard.asks.some(({ attribute }) => attribute !== undefined) ||
    /^\W*(and )?(what|how|when|did)\b/i.test(text);
  if (!wasAsked || !isDetail || !ofThose.test(text) || text.split(/\s+/).length > 10)
    return undefined;
  const index = indexOf(view);
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  const spell = index.attribute(target, "previous_episodes");
  const attribute = heard.asks[0]?.attribute ?? "previous_episodes";
  const own = index.attribute(target, attribute);
  const isLength = /\bhow long\b/i.test(text);
  const speaks = (fact: Fact | undefined): fact is Fact =>
    fact !== undefined && isTellable(fact) && earlier.test([fact.is, ...fact.say].join(" . "));
  const chosen = speaks(own) ? attribute : "previous_episodes";
  const isSilent =
    isLength && chosen === "previous_episodes" && spell && !spans.test(textOfFact(spell));
  if (!spell || isSilent) return undefined;
  return [ask(`hpc:${chosen}`, text, { attribute: chosen, target })];
};

/** "Is that stressful?" after the work. */
const strain: Reading = ({ view, heard, text, state }) => {
  const isOfWork = state.focus.lastAsks.some(({ topic }) => topic === "occupation");
  if (!isOfWork || !/\b(stress\w*|pressure|hard on you|demanding|enjoy|like it)\b/i.test(text))
    return undefined;
  if (heard.asks.some(({ topic }) => topic.startsWith("symptom:"))) return undefined;
  const named = indexOf(view)
    .items("occupation")
    .find((fact) => isTellable(fact) && /stress|pressure|enjoy/i.test(textOfFact(fact)));
  return [named ? itemAsk(named, text) : ask("stressors", text, { form: "open" })];
};

/** "1-10?", "out of ten?" */
const scale: Reading = ({ view, state, heard, text }) => {
  if (
    !/^\W*((on a )?(scale|score)( of)? )?((0|1|one|zero|nought)\s*(-|–|to)\s*(10|ten)|out of (10|ten))\W*$/i.test(
      text,
    )
  )
    return undefined;
  if (heard.band === "answer" && heard.asks.length > 0) return undefined;
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  return [ask("hpc:severity", text, { attribute: "severity", target })];
};

const introducing = [
  "living_situation",
  "support",
  "identity:contact",
  "occupation",
  "family_history",
];
/** "Who is Marcin?": whoever the case names. */
const whoIs: Reading = ({ view, text }) => {
  const name = /\bwho(?:['’]?s| is| are|s) (?:this |that )?(\p{L}{3,})\W*$/iu.exec(text)?.[1];
  if (!name || /^(there|with|you|that|this|home|here|they|the)$/i.test(name)) return undefined;
  const pattern = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu");
  const facts = view.facts.filter(
    (fact) => !fact.isDefault && isTellable(fact) && fact.say.every((line) => pattern.test(line)),
  );
  const relation =
    /\b(wife|husband|partner|boyfriend|girlfriend|son|daughter|mum|mother|dad|father|brother|sister|friend|neighbour|mate|lad|boss|carer|colleague|labourer|apprentice|nephew|niece|cousin|baby|gran\w*|nan)\b/i;
  const telling = (fact: Fact): number =>
    Number(relation.test(fact.say.join(" "))) * 2 + Number(introducing.includes(fact.topic));
  const [best] = [...facts].sort((a, b) => telling(b) - telling(a));
  if (!best) return undefined;
  return [
    best.attribute
      ? ask(`hpc:${best.attribute}`, text, { attribute: best.attribute, target: best.topic })
      : best.item
        ? itemAsk(best, text)
        : ask(best.topic, text),
  ];
};

const men = /\b(father|dad|brother|son|uncle|grandfather|grandad|husband|nephew|boyfriend)\b/i;
const women =
  /\b(mother|mum|mam|sister|daughter|aunt|grandmother|gran|nan|wife|niece|girlfriend)\b/i;
/** "How old was he?" after the family: the relative who was spoken of. */
const thatRelative: Reading = ({ view, state, text }) => {
  const pronoun =
    /\b(how old (?:was|is|were)|what (?:did|happened to|was wrong with)|when did|is|was|did|does) (he|she|they)\b/i.exec(
      text,
    )?.[2];
  if (!pronoun || view.person.informant || men.test(text) || women.test(text)) return undefined;
  if (!state.focus.lastAsks.some(({ topic }) => topic === "family_history")) return undefined;
  const kin = /^he$/i.test(pronoun) ? men : /^she$/i.test(pronoun) ? women : /./;
  const index = indexOf(view);
  const last = state.lastTold.map((id) => index.get(id));
  const items = index.items("family_history").filter(isTellable);
  const isOf = (fact: Fact): boolean =>
    kin.test([fact.item?.replaceAll("_", " "), ...fact.words].join(" "));
  const spokenOf = last.find(
    (fact) => fact?.item !== undefined && fact.topic === "family_history" && isOf(fact),
  );
  const item =
    spokenOf ??
    items.find((fact) => isOf(fact) && !/^(well|no|alive|fine|healthy|nothing)\b/i.test(fact.is));
  return item ? [itemAsk(item, text)] : undefined;
};

const putToThem =
  /\b(this|that) (is|must be) (little |young )?(mrs?|ms|miss|mister)?\.? ?[\p{L}'’-]+( [\p{L}'’-]+)?,? (is it|isn['’]?t it|right|yes)\W*$/iu;
const whose: Reading = ({ text, view }) => {
  // A wrong name is put right, and that is all the answer there is.
  if (putToThem.test(text))
    return namesPatient(text, view.person) === "wrong" ? [] : [ask("identity:name", text)];
  return /\bwho (have we (got )?here|do we have here|is (this|it)( (little|young)[\w ]*)?\W*$|am i (speaking|talking) (to|with))|\bwho'?s this\b/i.test(
    text,
  )
    ? [ask("identity:name", text)]
    : undefined;
};

const ofBirth =
  /\b(born|birth|child\w*|grow\w*|develop\w*|baby|pregnan\w*|milestones?|school|young|infan\w*)\b/i;
/** Nobody asks a grown person how they grew up; what was heard so is the state before this, or who cares for them. */
const grownUp: Reading = ({ view, heard, text }) => {
  if (view.person.age < 18 || ofBirth.test(text)) return undefined;
  if (!heard.asks.some(({ topic }) => topic === "paeds_history")) return undefined;
  const rest = heard.asks.filter(({ topic }) => topic !== "paeds_history");
  if (rest.length > 0) return rest;
  return /\b(looks?|looking|caring?|cares?|sees?) (after|for|to)\b/i.test(text)
    ? [ask("support", text)]
    : [ask("hpc:onset", text, { attribute: "onset", target: view.complaint })];
};

const looksUneasy =
  /\byou (look|seem|sound|appear)( a bit| really| very| quite| so)? (scared|frightened|worried|upset|anxious|nervous|sad|troubled|uneasy)\b.*(\?|\bwhat\b|\bwhy\b|\btell me\b)/i;
/** "You look scared. What is it?": what they fear. */
const uneasy: Reading = ({ text }) =>
  looksUneasy.test(text) ? [ask("ice:concerns", text)] : undefined;

/** "Does it hurt or not?" of whatever pain there is. */
const hurting: Reading = ({ view, state, text, heard }) => {
  if (
    heard.band === "answer" ||
    !/\b(does|is|do) (it|that|they) (hurt|sore|painful)( or not| at all| much)?\W*$/i.test(text)
  )
    return undefined;
  const pain = painThere({ view, state, index: indexOf(view) });
  return pain ? [ask(pain, text, { form: "closed" })] : undefined;
};

const ofBelow =
  /^(symptom:(abdominal_pain|pelvic_testicular_pain|vaginal_bleeding)|pregnancy|menstrual)$/;
/** "Any bleeding?" of a woman with a pain low down. */
const bleedingBelow: Reading = ({ view, state, text }) => {
  const { sex, age } = view.person;
  if (
    sex !== "female" ||
    age < 11 ||
    !/^\W*(and |so |have you had |is there |was there )*(any |some )?(bleeding|blood|spotting|bled)( at all| down below)?\W*$/i.test(
      text,
    )
  )
    return undefined;
  const isNear = [view.complaint, state.focus.target ?? ""].some((topic) => ofBelow.test(topic));
  return isNear ? [ask("symptom:vaginal_bleeding", text, { form: "closed" })] : undefined;
};

/** "Sleeping around" is not about sleep. */
const sleepingWith: Reading = ({ text }) =>
  /\b(sle(ep|pt)\w* (around|with (any|some|other|more|an?other|him|her|men|women))|sexually active|sexual partners?)\b/i.test(
    text,
  )
    ? [ask("sexual_history", text, { form: "closed" })]
    : undefined;

const bareSymptoms: Readonly<Record<string, string>> = {
  cough: "symptom:cough",
  vomit: "symptom:vomiting",
  sweat: "symptom:chills_sweats",
  shiver: "symptom:chills_sweats",
  wheez: "symptom:wheeze",
  faint: "symptom:syncope",
  itch: "symptom:itch",
};
/** "Coughing?" by itself asks whether there is a cough, not what coughing does to the pain. */
const bareSymptom: Reading = ({ text }) => {
  const stem = /^\W*(and |any )?(cough|vomit|sweat|shiver|wheez|faint|itch)ing\W*$/i.exec(
    text,
  )?.[2];
  const topic = stem ? bareSymptoms[stem.toLowerCase()] : undefined;
  return topic ? [ask(topic, text, { form: "closed" })] : undefined;
};

/** "I cut you off, what were you saying?" gives the word back; "you said it started today?" asks when it did. */
const backToStory: Reading = ({ view, text }) => {
  if (
    /\b(cut you off|interrupted you|(what|as) (were you|you were) (going to say|saying)|you were (about to|going to) (say|tell))\b/i.test(
      text,
    )
  )
    return [ask("elaborate", text)];
  const isOnset =
    /\byou (said|mentioned|told me) (that )?(it|this|the \w+) (all )?(started|began|came on)\b/i.test(
      text,
    );
  return isOnset
    ? [ask("hpc:onset", text, { attribute: "onset", target: view.complaint })]
    : undefined;
};

const habits: readonly (readonly [string, RegExp])[] = [
  ["smoking", /\b(smok\w+|cigarettes?|tobacco|vap(e|es|ing)|fags|ciggies)\b/i],
  ["alcohol", /\b(drink|drinks|drinking|alcohol|booze|etoh|tipple|beers?|wine)\b/i],
  ["drugs", /\b(drugs|recreational\w*|cannabis|weed|cocaine|substances)\b/i],
];
/** "Do you smoke at all, or drink?": each habit of the list, in the order asked. */
const severalHabits: Reading = ({ text }) => {
  const found = habits
    .map(([topic, pattern]) => ({
      topic,
      at: text.search(pattern),
      word: pattern.exec(text)?.[0] ?? "",
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (found.length < 2 || /\b(family|mother|father|allerg\w+|enough|eat\w*)\b/i.test(text))
    return undefined;
  return found.map(({ topic, word }) => ask(topic, word, { form: "closed", fromContext: false }));
};

const readings: readonly Reading[] = [
  severalHabits,
  backToStory,
  bareSymptom,
  bleedingBelow,
  sleepingWith,
  uneasy,
  hurting,
  whose,
  grownUp,
  earlierSpells,
  strain,
  scale,
  whoIs,
  thatRelative,
];

/** Reads a question that leans on what was just spoken of: earlier spells, the work, a name, a relative. */
export function asLeaning(
  view: PatientView,
  state: DialogueState,
  heard: Understanding,
  text: string,
): Understanding {
  if (heard.acts.includes("role_break") || heard.acts.includes("diagnosis_probe")) return heard;
  for (const reading of readings) {
    const asks = reading({ view, state, heard, text });
    if (asks)
      return {
        ...heard,
        band: "answer",
        topics: asks.map(({ topic }) => topic),
        asks,
        alternatives: [],
      };
  }
  return heard;
}
