import { conceptsOf, overlaps } from "./concepts.ts";
import type { PatientView } from "@anamnesis/cases";
import { indexOf, isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { askFor, isAsked, itemAskFor, type Reading } from "./reading.ts";
import { bloodIn } from "./rescue.ts";
import { symptomMentions } from "./symptom-words.ts";
import { painThere } from "./target.ts";

/** A question of this length leans on what was said before it. */
const short = 8;
/** Confidence from which a detail of what is being talked about is answered rather than asked back. */
const plausible = 0.3;

const opens =
  /\bwhat('s| has| have|s)? ?(brought|brings?) (you|her|him|them)\b(?! on)|\bhow (can|may) (i|we) help\b|\bwhat (can|could) (i|we) do for you\b|\bwhat seems to be\b|^\W*(so )?what is it (this time|today|now|then)\W*$|\b(which|what)('s| is| are)? (your |the |her |his )?(main |presenting )?(problems?|complaints?|trouble) (do |does )?(you |he |she )?(has|have|having|got|today|now|bring\w*)\b|^\W*((hi|hello|hey|ok|okay|so|right|alright|now|mate|love|then)\W+)*what('?s| is| has)( been)? (up|going on|happened|happening|the matter|the problem|wrong|the trouble)( today| tonight| here| then| with (you|him|her)| mate| love)*\W*$/i;
const happened =
  /^\W*((hi|hello|ok|okay|so|right|and|then|well)\W+)*what('?s| has)? happened( to (you|him|her|them))?( exactly| today| tonight| then| here)*\W*$/i;
const atEnd =
  /\bwhat('?s| is| has|s)? (been )?(happened|happening|going on|wrong|up|the (matter|problem|trouble))( with (you|him|her))?( today| here| then| now)?(,? (love|mate|dear|pet|darling|sir|madam|sweetheart|my love))?\W*$/i;
const opening: Reading = ({ heard, text, state }) =>
  !/\byou (look|seem|sound)\b.*\b(worried|scared|frightened|upset|anxious|sad|nervous)\b/i.test(
    text,
  ) &&
  (opens.test(text) ||
    ((happened.test(text) || atEnd.test(text)) && state.events["complaint"] === undefined)) &&
  (state.events["complaint"] === undefined || !/\bwrong\b/i.test(text)) &&
  (heard.band !== "answer" || !isAsked(heard, "opening")) &&
  !heard.asks.some((ask) => ask.attribute)
    ? [askFor("opening", text)]
    : undefined;

const fever = "symptom:fever";

const peak =
  /\b(highest|max(imum)?|peak\w*|how high)\b.*\b(temp\w*|fever)\b|\b(temp\w*|fever)\b.*\b(highest|max(imum)?|peak\w*|how high|go up to|got up to|get to)\b/i;
/** "What was the highest temperature?" */
const highestTemperature: Reading = ({ text, view }) =>
  peak.test(text) && indexOf(view).attribute(fever, "severity")
    ? [askFor("hpc:severity", text, { target: fever, form: "open" })]
    : undefined;

const scaled =
  /\b(0|1|zero|nought|one|none)\b.*\b(10|ten)\b.*\b(worst|pain|bad|severe|imagin\w*|scale|be|put|rate|score)\b|\bout of (10|ten)\b|^\W*(on a )?(scale |score )?(of |from |out of )?(0|1|one|zero|nought)\s*(-|–|to)\s*(10|ten)\W*$|\bscale (of|from)\b/i;
/** "If nought is no pain and ten the worst, where would you put it?" is one question, about the pain there is. */
const onScale: Reading = ({ view, state, text, heard }) => {
  if (!scaled.test(text) || figures.test(text) || heard.acts.includes("summary")) return undefined;
  const named = heard.asks.find(
    ({ attribute, target, fromContext }) => attribute === "severity" && target && !fromContext,
  )?.target;
  const index = indexOf(view);
  const root = named ? index.root(named) : undefined;
  if (root && truthOf(root) === "no") return undefined;
  const focus = state.focus.target;
  const own = [
    named,
    spokenOf(view, text),
    painThere({ view, state, index }),
    focus,
    view.complaint,
  ].find((target) => target !== undefined && index.attribute(target, "severity") !== undefined);
  if (!own) return undefined;
  // "How strong from one to ten, and what have you taken for it?"
  const beside = heard.asks.filter(
    ({ attribute, words }) =>
      attribute &&
      attribute !== "severity" &&
      !scaled.test(words) &&
      /^(what|when|where|how|does|did|has|have)\b/.test(words),
  );
  const rest = /\band\b|,/.test(text) ? beside.map((ask) => ({ ...ask, target: own })) : [];
  return [askFor("hpc:severity", text, { target: own, form: "open" }), ...rest];
};
/** "How bad is the itch out of ten?": the symptom that is named, or the complaint whose severity speaks of it. */
function spokenOf(view: PatientView, text: string): string | undefined {
  const topic = symptomMentions(text)[0]?.topic;
  const index = indexOf(view);
  if (!topic || index.attribute(topic, "severity")) return topic;
  const whole = index.attribute(view.complaint, "severity");
  const isOfIt =
    whole && isTellable(whole) && textOfFact(whole).includes(topic.replace(/^.*:/, ""));
  return isOfIt ? view.complaint : undefined;
}
/** A figure that is put to the patient ("so it's eight out of ten?"). */
const figures =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten)( |\/)(out of|over) (10|ten)\b/i;

const toPeak =
  /\bhow (long(?! ago)|quickly|fast|soon)\b.*\b(worst|peak\w*|maxim\w*|full (force|strength|blast)|build up|come on)\b/i;
/** "How long did it take to reach its worst?" asks how it came on. */
const untilWorst: Reading = ({ view, state, text }) => {
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  const index = indexOf(view);
  const own = [target, view.complaint].find((one) => index.attribute(one, "onset_mode"));
  return toPeak.test(text) && own
    ? [askFor("hpc:onset_mode", text, { target: own, form: "open" })]
    : undefined;
};

const fronted =
  /^\W*(?:(?:and|so|now|ok|okay|right|going back to|back to|as for|about|what about|coming back to) )*(?:the|your|this|that|his|her) (\w+)\s*(?:,|-|–|\.\.\.)+\s*(?=(?:can|could|what|how|when|where|is|does|did|was|has|any|tell|describe)\b)/i;
/** "And the pain, can you describe it?": "it" is what was put in front. */
const namedInFront: Reading = ({ view, state, text, heard }) => {
  const front = fronted.exec(text)?.[1]?.toLowerCase();
  if (!front || heard.asks.length === 0 || !heard.asks.every(({ attribute }) => attribute))
    return undefined;
  const index = indexOf(view);
  const target = /^(pain|ache|discomfort)$/.test(front)
    ? painThere({ view, state, index })
    : symptomMentions(front)[0]?.topic;
  return target ? heard.asks.map((ask) => ({ ...ask, target, fromContext: false })) : undefined;
};

const sinceWhen =
  /^\W*(and |so )?(from|since) when\b|\bsince how long\b|\bhow (long|many (minutes|hours|days|weeks|months|years)) ago\b/i;
/** "From when you have this pain?" */
const onsetAsked: Reading = ({ view, state, text, heard }) =>
  sinceWhen.test(text) && !/,/.test(text) && !isAsked(heard, "hpc:onset", "hpc:duration")
    ? [
        askFor("hpc:onset", text, {
          target: state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint,
          form: "open",
        }),
      ]
    : undefined;

const reach =
  /\bhow (far|many (stairs|steps|flights|metres|yards))\b.*\b(walk|go|manage|climb|get|before)\b/i;
const asEver =
  /\b(normally|usually|used to|when (you|he|she)('re| are|'s| is)? (well|right)|before (this|all this|you got)|(months?|years?|weeks?) ago|last (year|month|summer|winter))\b/i;
/** "How far can you walk before you stop?" asks how bad the breath is, where that is what is wrong. */
const walkingDistance: Reading = ({ view, text }) => {
  if (!reach.test(text) || asEver.test(text)) return undefined;
  const index = indexOf(view);
  const breath = "symptom:dyspnoea";
  const root = index.root(breath);
  return root && truthOf(root) === "yes" && index.attribute(breath, "severity")
    ? [askFor("hpc:severity", text, { target: breath, form: "open" })]
    : undefined;
};

const startPlace =
  /\bwhere (did|does|was) (it|the \w+|this|that)( first)? (start|begin)\b|\bwhere (was|were) (it|the \w+) (at first|first|to begin with|originally|in the beginning)\b|\bwhere (it|the \w+)( has| had| first)? (started|began|begun)\b/i;
const wanders =
  /\b(moved|shifted|(started|began) (off )?(round|in|at|over|behind|up|low|down|here|near))\b/i;
/** "Where did it start, and where is it now?" of a pain that has moved. */
const whereItBegan: Reading = ({ view, state, text }) => {
  if (!startPlace.test(text)) return undefined;
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  const index = indexOf(view);
  const moved = [...index.items(target), ...index.of(target)].find(
    (fact) =>
      (fact.item ?? fact.attribute) &&
      isTellable(fact) &&
      fact.say.some((say) => wanders.test(say)),
  );
  if (!moved) return undefined;
  const began = moved.item
    ? itemAskFor(moved, "did it start", { form: "open" })
    : askFor(`hpc:${moved.attribute ?? "site"}`, text, { target, form: "open" });
  return /\bnow\b/i.test(text)
    ? [began, askFor("hpc:site", "where is it now", { target, form: "open" })]
    : [began];
};

const likeBefore =
  /\b(had|have|ever|been) (a |an |any )?(reactions?|attacks?|episodes?|spells?|anything|something|one|it|this|that|turns?)( \w+)? (like (this|that|it|these)|similar) (before|previously|in the past)\b|\b(reactions?|attacks?|episodes?) like (this|that) before\b/i;
/** "Have you had a reaction like this before?" */
const hadBefore: Reading = ({ view, text, heard }) =>
  likeBefore.test(text) && !isAsked(heard, "hpc:previous_episodes")
    ? [askFor("hpc:previous_episodes", text, { target: view.complaint, form: "closed" })]
    : undefined;

/** Lifting and straining set things off, unless it is the bowels that are spoken of. */
const strained: Reading = ({ view, text, heard }) =>
  isAsked(heard, "symptom:constipation") &&
  !isAsked(heard, "hpc:exacerbating") &&
  /\b(strain(ing|ed)?|(weight ?|heavy )lifting)\b/i.test(text) &&
  !/\b(having to|to strain|toilet|loo|poo\w*|stools?|bowels?|constipat\w*|wee|pee|go)\b/i.test(text)
    ? [askFor("hpc:trigger", text, { target: view.complaint, form: "closed" })]
    : undefined;

const triggers =
  /\btriggers?\b|\b(bring|brings|set|sets|brought) (it|them|this|that|these) (on|off)\b/i;
/** "Any triggers like wine or your periods?" asks what brings it on, whatever is named. */
const triggering: Reading = ({ view, state, text, heard }) => {
  if (!triggers.test(text) || heard.asks.some(({ topic }) => topic.startsWith("hpc:")))
    return undefined;
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  const slots = heard.asks[0]?.slots ?? [];
  return [
    askFor("hpc:trigger", text, { target, slots, form: slots.length > 0 ? "closed" : "open" }),
  ];
};

const wellBefore =
  /\b(were|was) (?!there)(you|he|she|they|\p{Lu}\p{L}+) (\w+ )?(well|fine|ok|okay|all ?right|yourself|himself|herself|normal) (the day before|yesterday|before\b|beforehand|until|up (to|until|till)|last week|the week before)/iu;
/** "Was he well yesterday?" asks how it began, unless the case has a line of its own for it. */
const beforehand: Reading = ({ text, view, heard }) => {
  if (!wellBefore.test(text)) return undefined;
  const isOwn = heard.asks.some(
    ({ slots, confidence }) =>
      confidence >= plausible &&
      slots.some(({ id }) => indexOf(view).get(id ?? "")?.topic === view.complaint),
  );
  return isOwn && heard.band === "answer"
    ? undefined
    : [askFor("hpc:onset", text, { target: view.complaint, form: "open" })];
};

/** "How high was it?" after a fever, where only a measurement was heard. */
const height: Reading = ({ state, heard, text, view }) => {
  const isFever =
    /\bhigh\b/i.test(text) && state.focus.lastAsks.some(({ topic }) => topic === fever);
  const target = isFever ? fever : state.focus.target;
  const isHow = /^\W*(and |so )?how (high|bad|severe)\b/i.test(text);
  if (
    !isHow ||
    !target?.startsWith("symptom:") ||
    (!isFever && heard.asks.some((ask) => ask.attribute))
  ) {
    return undefined;
  }
  return indexOf(view).attribute(target, "severity")
    ? [askFor("hpc:severity", text, { target, fromContext: true })]
    : undefined;
};

const hurtSelf =
  /\b(strain|pull|injur|knock|bang|twist|bump|hit)\w* (it|yourself|that|your|a muscle|something)\b/i;
const injury: Reading = ({ view, state, heard, text }) => {
  const isHeard = heard.asks.some(
    (ask) => ask.attribute === "trigger" && ask.target !== "symptom:constipation",
  );
  if (!hurtSelf.test(text) || isHeard) return undefined;
  const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
  return [askFor("hpc:trigger", text, { target, form: "closed", fromContext: true })];
};

const painAtAll =
  /^\W*((and|so|now|ok|okay) )*(did|do|does|have|has|had|was|is|any) ?(you|he|she|there)? ?(had|have|been|get|got)? ?(any )?(pain|pains|discomfort) (at all|anywhere)\s*[?,.]/i;
/** "Did you have any pain at all? In your chest, arm, jaw?" asks of pain first, and of its places after. */
const whetherPain: Reading = ({ view, state, text, heard }) => {
  if (!painAtAll.test(text)) return undefined;
  const pain = painThere({ view, state, index: indexOf(view) }) ?? "symptom:chest_pain";
  const rest = heard.asks.filter(({ slots }) => slots.length > 0).slice(0, 1);
  return [askFor(pain, "any pain at all", { form: "closed" }), ...rest];
};

/** Where somebody without a pain of their own telling is sore, else where the case says that nothing hurts. */
function sorePlace(view: PatientView): string | undefined {
  const throat = indexOf(view).root("symptom:sore_throat");
  if (throat && truthOf(throat) === "yes") return throat.topic;
  return view.facts.find(
    (fact) =>
      !fact.isDefault && !fact.item && !fact.attribute && /^symptom:.*pain/.test(fact.topic),
  )?.topic;
}

const barePain =
  /^\W*(and |so |ok |okay )*((do|did) you (have|get) |have you (got |had )?|are you (in |having |getting )|(does|is|has) (he|she) (have |in |got |had |having )|is there |got )?(any |a |much )?(pains?|aches?)( at all| now| right now| at the moment| today)?\W*$/i;
const below = /urin|dysuria|bowel|menstrual|sexual|stool|constipation|diarrhoea/;
/** "Any pain?", "does it hurt anywhere?" of whatever pain there is. */
const anyPain: Reading = ({ view, state, text }) => {
  const isBare = barePain.test(text) && !below.test(state.focus.target ?? "");
  if (
    !isBare &&
    !/\b(hurt\w*|pains?|sore|ach\w+)\b.{0,12}\banywhere\b(?! (else|in|on|around|near))/i.test(text)
  )
    return undefined;
  const pain = painThere({ view, state, index: indexOf(view) });
  const sore = pain ? undefined : sorePlace(view);
  return [askFor(pain ?? sore ?? "symptom:chest_pain", text, { form: "closed" })];
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
  return [item ? itemAskFor(item, text) : askFor(place, text)];
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
      ? itemAskFor(item, text)
      : askFor("hpc:exacerbating", text, { target: pain, form: "closed", fromContext: true }),
  ];
};

/** A detail of what is talked about ("how long for", "one sided or both"): one question, though it is short of words. */
const detail: Reading = ({ state, heard, text }) => {
  const [ask] = heard.asks;
  if (heard.band === "answer" || !ask?.attribute || ask.confidence < plausible) return undefined;
  const isShort = text.trim().split(/\s+/).length <= short;
  const isInFocus = ask.target !== undefined && ask.target === state.focus.target;
  return isShort && isInFocus ? [ask] : undefined;
};

/** Few words about what the patient came with. */
export const complaintReadings = {
  opening,
  highestTemperature,
  beforehand,
  onScale,
  untilWorst,
  namedInFront,
  onsetAsked,
  triggering,
  walkingDistance,
  whereItBegan,
  whetherPain,
  hadBefore,
  strained,
  height,
  injury,
  anyPain,
  blood,
  painOn,
  detail,
};
