import { truthOf } from "./fact-index.ts";
import { minutesIn, numbersIn } from "./numbers.ts";
import { symptomMentions } from "./symptom-words.ts";
const side = (text) => {
    const isLeft = /\bleft\b/i.test(text);
    const isRight = /\bright (side|arm|leg|hand|eye|temple|chest|shoulder|foot|calf)\b/i.test(text);
    return isLeft === isRight ? undefined : isLeft ? "left" : "right";
};
/** Attributes whose figure a summary may state wrongly, with the words that announce it. */
const figures = [
    ["severity", /(\d+|\w+) (?:out of|\/) ?(?:10|ten)/i],
    [
        "onset",
        /(?:\d+|\w+) (?:hours?|days?|weeks?|months?|years?|minutes?)(?: and a half)?(?: ago| back)/i,
    ],
    [
        "duration",
        /for (?:the (?:last|past) )?(?:about |around )?(?:\d+|\w+) (?:hours?|days?|weeks?|months?|years?)/i,
    ],
];
/** A side is compared only where the complaint itself is spoken of: a tingling hand has a side of its own. */
const isOfComplaint = (clause, complaint) => symptomMentions(clause).some((mention) => mention.topic === complaint) ||
    /\bpain\b/i.test(clause);
const unit = (text) => /\b(minute|hour|day|week|month|year)s?\b/i.exec(text)?.[1]?.toLowerCase();
const textsOf = (fact) => [fact.is, ...fact.say, ...fact.brief].join(" . ");
/** "About a day" is said of twenty hours and of thirty. */
const isAbout = (a, b) => a <= b * 1.6 && b <= a * 1.6;
/** Whether a stated figure is what the fact says. A different unit may be the same time, so it is not judged. */
export function figureVerdict(stated, fact) {
    const own = textsOf(fact);
    const given = numbersIn(stated);
    const known = numbersIn(own);
    if (given.length === 0 || known.length === 0)
        return undefined;
    const times = [minutesIn(stated), minutesIn(own)];
    if (times[0].length > 0 && times[1].length > 0) {
        return times[0].every((time) => times[1].some((value) => isAbout(time, value))) ? "yes" : "no";
    }
    const statedUnit = unit(stated);
    if (statedUnit && !new RegExp(`\\b${statedUnit}s?\\b`, "i").test(own))
        return undefined;
    return given.every((value) => known.includes(value)) ? "yes" : "no";
}
/** The facts that a summary gets wrong, as far as words and figures show it; at most three are put right. */
export function wrongIn(situation, text) {
    const { index, view } = situation;
    const wrong = [];
    for (const mention of symptomMentions(text)) {
        const root = index.root(mention.topic);
        if (!root)
            continue;
        const truth = truthOf(root);
        if (mention.isNegated && truth === "yes" && !root.isDefault)
            wrong.push(root);
        if (!mention.isNegated && truth === "no")
            wrong.push(root);
    }
    for (const [attribute, pattern] of figures) {
        const stated = pattern.exec(text)?.[0];
        const fact = index
            .of(view.complaint)
            .find((candidate) => candidate.attribute === attribute && !candidate.item);
        if (stated && fact && figureVerdict(stated, fact) === "no")
            wrong.push(fact);
    }
    const spoken = text
        .split(/[,;.]| and /)
        .filter((clause) => isOfComplaint(clause, view.complaint));
    const stated = side(spoken.join(" , "));
    const place = ["site", "radiation"]
        .map((name) => index.of(view.complaint).find((fact) => fact.attribute === name))
        .find((fact) => fact !== undefined && side(textsOf(fact)) !== undefined);
    if (stated && place && side(textsOf(place)) !== stated)
        wrong.push(place);
    return [...new Set(wrong)].slice(0, 3);
}
/** "Have I got that right?": yes, unless something that the case knows was said wrongly; then that is put right. */
export function answerSummary(situation) {
    const wrong = wrongIn(situation, situation.text);
    if (wrong.length === 0)
        return [{ kind: "social", move: "summary_right" }];
    return [
        { kind: "social", move: "summary_wrong" },
        ...wrong.map((fact) => ({
            kind: "tell",
            fact: fact.id,
            repeated: false,
            part: "say",
        })),
    ];
}
