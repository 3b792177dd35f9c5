import { systemsIn } from "../examine/systems.ts";
import { asksToExamine } from "./examining.ts";
import { namesExamining } from "./heard-acts.ts";
import { inOrderAsked } from "./ask-order.ts";
import { socialTopics } from "./social.ts";
import { isPain } from "./target.ts";
/** Below this an ask of a compound question is taken for noise. */
const credible = 0.35;
/** Attributes that a life fact such as smoking has, too. */
const ofLife = /^hpc:(onset|duration|frequency|timing|severity|character|progression|impact|current_status|previous_episodes)$/;
/** What an examination request names is where to examine, not what to tell ("may I look in her ears?"). */
const isExamined = (ask, asks) => ask.topic.startsWith("symptom:") &&
    asks.some((other) => other.topic === "examination" && other.words === ask.words);
const isFitting = (ask) => !ask.topic.startsWith("hpc:") ||
    ask.target === undefined ||
    ask.target.startsWith("symptom:") ||
    ofLife.test(ask.topic);
/** "Is it all right if we talk for a few minutes?" asks leave, nothing else. */
const isLeave = (ask, heard) => (heard.acts.includes("consent") || heard.topics.includes("consent_signpost")) &&
    /^(is it|is that|would it be|would you|do you mind|are you happy|may i|can i|could i)\b.*\b(talk|ask|chat|questions?|speak|few minutes|bit of time)\b/.test(ask.words);
/** "I'd like to ask some questions about what brought you in, is that all right?": asks leave to ask. */
const asksLeaveToAsk = /\b(ask|talk|chat|speak|questions?)\b.*\b(is|would|if) (that|it|this)('s| is| be)? (ok|okay|all ?right|fine|with you)|\b(is (that|it)|would (that|it) be|are you|do you mind) .*\b(if (i|we)|for (me|us) to|happy (for|to)) .*\b(ask|talk|chat|speak|questions?)\b/i;
/** Symptoms of a list that only the case's own words revealed ("weakness in the arm or trouble with speech?"). */
function alsoNamed(asks, index) {
    const [first] = asks;
    if (!first || first.form === "open")
        return [];
    const topics = new Set(asks.flatMap((ask) => [ask.topic, ask.target ?? ""]));
    const facts = asks
        .flatMap((ask) => ask.slots.map((slot) => (slot.id ? index.get(slot.id) : undefined)))
        .filter((fact) => fact && !fact.item && !fact.attribute && fact.topic.startsWith("symptom:"));
    const aches = asks
        .flatMap((ask) => ask.slots.map((slot) => (slot.id ? index.get(slot.id) : undefined)))
        .find((fact) => fact?.item && isPain(fact.topic) && !topics.has(fact.topic));
    if (aches &&
        !isPain(first.topic) &&
        first.topic.startsWith("symptom:") &&
        /\bpains?\b/.test(first.words)) {
        return [{ ...first, topic: aches.topic }];
    }
    return facts.flatMap((fact) => {
        if (!fact || topics.has(fact.topic) || !first.topic.startsWith("symptom:"))
            return [];
        topics.add(fact.topic);
        return [{ ...first, topic: fact.topic, slots: [], words: fact.words[0] ?? first.words }];
    });
}
/** "Coughing?" asks whether there is a cough, not what coughing does. */
const bareWords = 2;
/** "How long did the lights last?" is about the duration of the lights; whether there were any is not asked. */
const isDetailOf = (detail, whole) => detail.words.split(" ").length > bareWords &&
    detail.topic.startsWith("hpc:") &&
    detail.target === whole.topic &&
    detail.words === whole.words;
/** Asks that want facts, strongest understanding kept, in the order asked. */
export function wantedAsks(heard, text, index) {
    if (asksLeaveToAsk.test(text) && !/\?.*\?/.test(text))
        return [];
    const isOfFamily = /\b(fam|family|fhx?|relatives?)\b/i.test(text);
    const heardAsks = heard.asks.map((ask) => ask.topic === "pmh" && isOfFamily ? { ...ask, topic: "family_history" } : ask);
    const real = [...heardAsks, ...alsoNamed(heardAsks, index)].filter((ask) => (ask.topic !== "examination" ||
        namesExamining(text) ||
        asksToExamine(text) ||
        systemsIn(text)[0] !== "general") &&
        ((!socialTopics.has(ask.topic) && !isLeave(ask, heard)) ||
            ask.topic === "summarising" ||
            ask.topic === "examination"));
    const strong = inOrderAsked(real, text).filter((ask) => ask === real[0] || ask.confidence >= credible);
    const fitting = strong.filter((ask) => strong.length === 1 || (isFitting(ask) && !isExamined(ask, strong)));
    const exact = fitting.filter((ask) => !fitting.some((other) => other !== ask && isDetailOf(other, ask)));
    const isList = heard.acts.includes("multiple_questions") || /[,/&]|\b(and|or)\b/.test(text);
    const single = exact.filter((ask, at) => isList || !exact.slice(0, at).some((other) => other.words === ask.words));
    return single.filter((ask, at) => single.findIndex((other) => other.topic === ask.topic && other.target === ask.target && other.words === ask.words) === at);
}
