import { isTellable, textOfFact } from "./fact-index.ts";
import { tell } from "./situation.ts";
const known = new WeakMap();
/** The other people whom the case names, in lower case. */
function othersIn(view) {
    const found = known.get(view);
    if (found)
        return found;
    const own = new Set([view.person.name, view.person.calledName, view.person.town].flatMap((name) => name.toLowerCase().split(/\s+/)));
    const spoken = view.facts
        .filter((fact) => !fact.isDefault)
        .flatMap((fact) => [...fact.say, ...fact.more, view.person.lives]);
    const names = spoken
        .flatMap((line) => line.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? [])
        .map((name) => name.toLowerCase())
        .filter((name) => !own.has(name) && !calendar.test(name));
    const list = [...new Set(names)];
    known.set(view, list);
    return list;
}
const calendar = /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;
/** Where somebody whom the patient knows is introduced. */
const introducing = [
    "living_situation",
    "support",
    "family_history",
    "identity:contact",
    "occupation",
];
const about = (situation) => {
    const words = new Set(situation.text.toLowerCase().match(/\p{L}+/gu) ?? []);
    return othersIn(situation.view).find((name) => words.has(name));
};
const asksWho = /\b(who('s| is| are)|how old|what('s| is) (his|her|their) (name|relation))\b/i;
const ofThem = (name) => new RegExp(`\\b(${name}['’]?s|(is|does|do|did|has|was|how old is|about) ${name})\\b`, "i");
/**
 * A question about somebody else ("how old is Jake?", "what's Sandra's job?"): the line that tells of them, or that the
 * patient would rather keep to the matter; never the patient's own answer instead.
 */
export function answerAboutOthers(situation, ask) {
    if (ask.topic.startsWith("hpc:") || ask.topic.startsWith("symptom:"))
        return undefined;
    const name = about(situation);
    if (!name || !ofThem(name).test(situation.text))
        return undefined;
    const mentions = (fact) => !fact.isDefault && isTellable(fact) && textOfFact(fact).toLowerCase().includes(name);
    const same = situation.index.of(ask.topic).find(mentions);
    if (same)
        return tell(situation, same);
    const line = asksWho.test(situation.text)
        ? introducing.flatMap((topic) => situation.index.of(topic)).find(mentions)
        : undefined;
    return line ? tell(situation, line) : [{ kind: "social", move: "about_others" }];
}
