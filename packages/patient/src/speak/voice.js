import { phraseOf } from "../disclose/topic-phrases.ts";
import { capitalised } from "./sentences.ts";
const coldBelow = -2;
export const isCold = ({ state }) => state.rapport <= coldBelow;
/** A person of few words; the terse pools are in their manner of speaking. */
export const isTerse = ({ view }) => view.person.talk === "terse";
/** Answers that are kept short, by nature or for want of goodwill. */
export const isShort = (voice) => isTerse(voice) || isCold(voice);
export const isCarer = ({ view }) => view.person.informant !== undefined;
const unchanging = /^(can|could|will|would|should|might|may|must|had|did|was)$|(ed|t)$/;
const irregular = {
    have: "has",
    do: "does",
    go: "goes",
    am: "is",
};
/** "I go" as "he goes". */
export function inThirdPerson(verb) {
    const known = irregular[verb];
    if (known)
        return known;
    if (unchanging.test(verb) && !/^(want|get|put|eat|sit|feel|hurt|need)$/.test(verb))
        return verb;
    if (/(s|sh|ch|x|z|o)$/.test(verb))
        return `${verb}es`;
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
/** A topic's name for a question; "my" is "his" or "her" when somebody speaks for the patient. */
export function phraseFor(voice, topic) {
    const phrase = phraseOf(topic);
    if (!isCarer(voice))
        return phrase;
    const isMale = voice.view.person.sex === "male";
    return phrase
        .replace(/\bmy\b/g, isMale ? "his" : "her")
        .replace(/\bI've\b/g, isMale ? "he's" : "she's")
        .replace(/\bI'm\b/g, isMale ? "he's" : "she's")
        .replace(/\bI am\b/g, isMale ? "he is" : "she is")
        .replace(/\bme\b/g, isMale ? "him" : "her")
        .replace(/\bI (\w+)\b/g, (_, verb) => `${isMale ? "he" : "she"} ${inThirdPerson(verb)}`);
}
/** Fills the blanks of a stock line for this person and this learner. */
export function filled(voice, line, blanks = {}) {
    const { person } = voice.view;
    const { events } = voice.state;
    const isMale = person.sex === "male";
    const doc = events["is_no_doctor"] !== undefined
        ? ""
        : events["is_nurse"] !== undefined
            ? ", nurse"
            : ", doctor";
    const known = {
        doc,
        she: isMale ? "he" : "she",
        her: isMale ? "him" : "her",
        poss: isMale ? "his" : "her",
        hers: isMale ? "his" : "hers",
        herself: isMale ? "himself" : "herself",
        called: person.calledName,
        informant: person.informant?.name ?? "",
        boy: person.age < 18 ? (isMale ? "boy" : "girl") : isMale ? "man" : "woman",
        name: person.name,
        relation: person.informant?.relation ?? "family",
        ...blanks,
    };
    return line.replace(/\{(\w+)\}/g, (_, key) => {
        const lower = key.toLowerCase();
        const value = known[lower] ?? "";
        return key === lower ? value : capitalised(value);
    });
}
/** The pools that fit this voice, the most particular first. */
function poolsFor(voice, pools, key) {
    const { state } = voice;
    const own = (suffix) => pools[`${key}.${suffix}`];
    const carer = own("carer");
    if (isCarer(voice) && carer)
        return [carer];
    const terse = isTerse(voice);
    return [
        isCold(voice) ? own("cold") : undefined,
        terse ? own(`${state.mood}.terse`) : own(state.mood),
        terse ? own("terse") : undefined,
        pools[key],
    ].filter((pool) => pool !== undefined);
}
/** A stock line for a move, not one of the last ten turns' while there is another. */
export function line(voice, pools, key, blanks) {
    const fitting = poolsFor(voice, pools, key);
    for (const pool of fitting) {
        const fresh = voice.draw.fresh(pool);
        if (fresh !== undefined)
            return filled(voice, fresh, blanks);
    }
    return filled(voice, voice.draw.any(fitting.flat()), blanks);
}
