import { conceptsOf, overlaps } from "./concepts.ts";
import { indexOf, isTellable } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { askFor, isAsked, itemAskFor } from "./reading.ts";
import { bloodIn } from "./rescue.ts";
import { painThere } from "./target.ts";
/** A question of this length leans on what was said before it. */
const short = 8;
/** Confidence from which a detail of what is being talked about is answered rather than asked back. */
const plausible = 0.3;
const opens = /\bwhat('s| has| have|s)? ?(brought|brings?) (you|her|him|them)\b(?! on)|\bhow (can|may) (i|we) help\b|\bwhat (can|could) (i|we) do for you\b|\bwhat seems to be\b|^\W*(so )?what is it (this time|today|now|then)\W*$|^\W*((hi|hello|hey|ok|okay|so|right|alright|now|mate|love|then)\W+)*what('?s| is| has)( been)? (up|going on|happened|happening|the matter|the problem|wrong|the trouble)( today| tonight| here| then| with (you|him|her)| mate| love)*\W*$/i;
const happened = /^\W*((hi|hello|ok|okay|so|right|and|then|well)\W+)*what('?s| has)? happened( to (you|him|her|them))?( exactly| today| tonight| then| here)*\W*$/i;
const opening = ({ heard, text, state }) => (opens.test(text) || (happened.test(text) && state.events["complaint"] === undefined)) &&
    (state.events["complaint"] === undefined || !/\bwrong\b/i.test(text)) &&
    (heard.band !== "answer" || !isAsked(heard, "opening")) &&
    !heard.asks.some((ask) => ask.attribute)
    ? [askFor("opening", text)]
    : undefined;
const fever = "symptom:fever";
const peak = /\b(highest|max(imum)?|peak\w*|how high)\b.*\b(temp\w*|fever)\b|\b(temp\w*|fever)\b.*\b(highest|max(imum)?|peak\w*|how high|go up to|got up to|get to)\b/i;
/** "What was the highest temperature?" */
const highestTemperature = ({ text, view }) => peak.test(text) && indexOf(view).attribute(fever, "severity")
    ? [askFor("hpc:severity", text, { target: fever, form: "open" })]
    : undefined;
const wellBefore = /\b(were|was) (?!there)(you|he|she|they|\p{Lu}\p{L}+) (\w+ )?(well|fine|ok|okay|all ?right|yourself|himself|herself|normal) (the day before|yesterday|before\b|beforehand|until|up (to|until|till)|last week|the week before)/iu;
/** "Was he well yesterday?" asks how it began, unless the case has a line of its own for it. */
const beforehand = ({ text, view, heard }) => {
    if (!wellBefore.test(text))
        return undefined;
    const isOwn = heard.asks.some(({ slots, confidence }) => confidence >= plausible &&
        slots.some(({ id }) => indexOf(view).get(id ?? "")?.topic === view.complaint));
    return isOwn && heard.band === "answer"
        ? undefined
        : [askFor("hpc:onset", text, { target: view.complaint, form: "open" })];
};
/** "How high was it?" after a fever, where only a measurement was heard. */
const height = ({ state, heard, text, view }) => {
    const isFever = /\bhigh\b/i.test(text) && state.focus.lastAsks.some(({ topic }) => topic === fever);
    const target = isFever ? fever : state.focus.target;
    const isHow = /^\W*(and |so )?how (high|bad|severe)\b/i.test(text);
    if (!isHow || !target?.startsWith("symptom:") || heard.asks.some((ask) => ask.attribute)) {
        return undefined;
    }
    return indexOf(view).attribute(target, "severity")
        ? [askFor("hpc:severity", text, { target, fromContext: true })]
        : undefined;
};
const hurtSelf = /\b(strain|pull|injur|knock|bang|twist|bump|hit)\w* (it|yourself|that|your|a muscle|something)\b/i;
const injury = ({ view, state, heard, text }) => {
    if (!hurtSelf.test(text) || heard.asks.some((ask) => ask.attribute === "trigger"))
        return undefined;
    const target = state.focus.target?.startsWith("symptom:") ? state.focus.target : view.complaint;
    return [askFor("hpc:trigger", text, { target, form: "closed", fromContext: true })];
};
/** "Does it hurt anywhere?" of a pain not told of yet. */
const anyPain = ({ view, state, text }) => {
    if (!/\b(hurt\w*|pains?|sore|ach\w+)\b.{0,12}\banywhere\b(?! else)/i.test(text))
        return undefined;
    const pain = painThere({ view, state, index: indexOf(view) });
    return [askFor(pain ?? "symptom:chest_pain", text, { form: "closed" })];
};
/** "Any blood?" after the phlegm or the vomit. */
const blood = ({ view, state, text }) => {
    const { target } = state.focus;
    const place = target ? bloodIn[target] : undefined;
    if (!place ||
        !target ||
        !/^\W*(and |is there |was there |did it have )*(any )?blood( in it| there)?\W*($|[?!.])/i.test(text))
        return undefined;
    const item = indexOf(view)
        .items(target)
        .find((fact) => isTellable(fact) && isSpelledOut(fact, "blood"));
    return [item ? itemAskFor(item, text) : askFor(place, text)];
};
/** "Does it hurt to breathe?": the pain's own word on breathing. */
const painOn = ({ view, state, heard, text }) => {
    const act = /\b(hurts?|painful|sore)\b.*\b(to|when|if|on)( you| she| he)? (\w+)/i.exec(text)?.[4];
    if (!act || /^(i|we|press|touch|push)$/i.test(act) || heard.band === "answer")
        return undefined;
    const index = indexOf(view);
    const pain = painThere({ view, state, index });
    if (!pain)
        return undefined;
    const wanted = conceptsOf(act);
    const item = index
        .items(pain)
        .find((fact) => isTellable(fact) && overlaps(wanted, conceptsOf([fact.item, ...fact.words].join(" . "))));
    return [
        item
            ? itemAskFor(item, text)
            : askFor("hpc:exacerbating", text, { target: pain, form: "closed", fromContext: true }),
    ];
};
/** A detail of what is talked about ("how long for", "one sided or both"): one question, though it is short of words. */
const detail = ({ state, heard, text }) => {
    const [ask] = heard.asks;
    if (heard.band === "answer" || !ask?.attribute || ask.confidence < plausible)
        return undefined;
    const isShort = text.trim().split(/\s+/).length <= short;
    const isInFocus = ask.target !== undefined && ask.target === state.focus.target;
    return isShort && isInFocus ? [ask] : undefined;
};
/** Few words about what the patient came with. */
export const complaintReadings = {
    opening,
    highestTemperature,
    beforehand,
    height,
    injury,
    anyPain,
    blood,
    painOn,
    detail,
};
