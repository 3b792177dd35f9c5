import { conceptsOf, contentWords, overlaps } from "./concepts.ts";
import { textOfFact } from "./fact-index.ts";
import { drugIdsOf, isSameDrug } from "./drug-words.ts";
import { noiseOf } from "./matching-noise.ts";
const sides = new Set(["side_left", "side_right", "side_both"]);
const withoutSides = (concepts) => {
    const rest = new Set([...concepts].filter((concept) => !sides.has(concept)));
    return rest.size > 0 ? rest : concepts;
};
const nameOf = (fact) => [(fact.item ?? "").replaceAll("_", " "), ...fact.words].join(" . ");
const share = (a, b) => [...a].filter((value) => b.has(value)).length;
/** How strongly the words of a question point at a named item: 0 not at all. */
function strength(item, asked, ask, root) {
    if (ask.slots.some((slot) => slot.id === item.id))
        return 10;
    const name = nameOf(item);
    const noise = noiseOf(item.topic, root);
    const telling = (found, dull) => new Set([...found].filter((value) => !dull.has(value)));
    const drugs = share(drugIdsOf(name), drugIdsOf(asked));
    const own = telling(withoutSides(conceptsOf(name)), noise.concepts);
    const wanted = withoutSides(conceptsOf(asked));
    const concepts = share(own, wanted);
    // "High cholesterol" is not "high blood pressure": a shared word does not outweigh different things.
    if (concepts === 0 && drugs === 0 && own.size > 0 && wanted.size > 0)
        return 0;
    const words = share(telling(contentWords(name), noise.words), contentWords(asked));
    return drugs * 4 + concepts * 2 + words * 1.5 + (isSpelledOut(item, asked) ? 1 : 0);
}
/** The items that a question names, best first; ties in the case's order. */
export function namedItems(items, asked, ask, root) {
    const scored = items
        .map((item) => ({ item, score: strength(item, asked, ask, root) }))
        .filter(({ score }) => score > 0);
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return scored.filter(({ score }) => score >= best).map(({ item }) => item);
}
/** The items whose whole text speaks of what was named ("heart trouble" and a father's "MI at 54"). */
export function itemsSpeakingOf(items, asked, root) {
    const dull = noiseOf(items[0]?.topic ?? "", root).concepts;
    const concepts = new Set([...withoutSides(conceptsOf(asked))].filter((concept) => !dull.has(concept)));
    if (concepts.size === 0 && conceptsOf(asked).size > 0) {
        return items.filter((item) => isSameDrug(textOfFact(item), asked));
    }
    return items.filter((item) => speaksOf(item, asked, concepts));
}
/** True when the fact's own text speaks of what the question names. */
export function speaksOf(fact, asked, concepts = withoutSides(conceptsOf(asked))) {
    const text = textOfFact(fact);
    return (overlaps(concepts, conceptsOf(text)) ||
        isSameDrug(text, asked) ||
        (concepts.size === 0 && overlaps(contentWords(asked), contentWords(text))));
}
const worse = /\b(worse|wors(en|ens|ened|ening)|bring(s|ing)? (it|them|this|the \w+) on|brought (it|this) on|aggravat\w+|hurts? more|more painful|set(s|ting)? it off|trigger\w*|tighter)\b/i;
const better = /\b(better|eas(e|es|ed|ing)|reliev\w+|relief|help(s|ed|ing)?|improv\w+|settles?|go(es)? away|went away|less(en|ens)?|takes? the edge)\b/i;
/** "worse", "better" or neither, as far as the words say it. */
export function directionOf(text) {
    const isWorse = worse.test(text);
    const isBetter = better.test(text);
    if (isWorse === isBetter)
        return undefined;
    return isWorse ? "worse" : "better";
}
/** Corrects a yes when the question has it the wrong way round ("is it better lying down?" of pain that is worse then). */
export function turned(answer, fact, asked) {
    const wanted = directionOf(asked);
    const stated = directionOf([fact.is, ...fact.say, ...fact.brief].join(" . "));
    if (answer !== "yes" || !wanted || !stated || wanted === stated)
        return answer;
    return "no";
}
/** Names of items come back at every turn, so their plain forms are kept; the memory is dropped when it grows. */
const singulars = new Map();
function singular(text) {
    const known = singulars.get(text);
    if (known !== undefined)
        return known;
    const form = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .replace(/(\p{L}{3,}?)s(?= |$)/gu, "$1")
        .replace(/(\p{L}{4,})ly(?= |$)/gu, "$1");
    if (singulars.size > 4_000)
        singulars.clear();
    singulars.set(text, form);
    return form;
}
/** True when one of the item's own names stands in the text, word for word. */
export const isSpelledOut = (item, text) => {
    const spoken = ` ${singular(text)} `;
    return [(item.item ?? "").replaceAll("_", " "), ...item.words].some((word) => word.length > 1 && spoken.includes(` ${singular(word)} `));
};
