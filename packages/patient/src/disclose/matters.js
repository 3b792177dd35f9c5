import { indexOf, isTellable, truthOf } from "./fact-index.ts";
import { askFor, itemAskFor } from "./reading.ts";
const ofDrink = /\b(drink\w*|alcohol|booze|beer|wine)\b/i;
const isOfDrink = ({ state, text, heard }) => ofDrink.test(text) ||
    state.focus.lastAsks.some(({ topic }) => topic === "alcohol") ||
    heard.asks.some(({ slots }) => slots.some(({ id }) => id?.startsWith("alcohol.") === true));
const isChild = ({ view }) => view.person.age < 13;
const matters = [
    {
        asked: /\b(driv\w*|behind the wheel)\b.*\b(after|drink\w*|drunk|over the limit|alcohol|hungover)\b|\bdrink\w* and driv\w*/i,
        told: /morning after|after (a )?drink|over the limit|drink.?driv/i,
        topics: ["driving", "alcohol"],
        otherwise: "never",
        within: "alcohol",
        fits: ({ text }) => ofDrink.test(text) || /over the limit|hungover|drunk/i.test(text),
    },
    {
        asked: /\b(cut(ting)? (it |this |that |your drinking )?(down|back)|drink less)\b/i,
        told: /cut(ting)? (down|back)|drink less/i,
        topics: ["alcohol"],
        otherwise: "never",
        within: "alcohol",
        fits: (said) => isOfDrink(said) &&
            /\b(ever|felt|feel|should|ought|thought|need|tried|want)\b/i.test(said.text),
    },
    {
        asked: /\b(annoy\w*|critici[sz]\w*|nagg\w*|on at you|concern\w* about your drink\w*)\b/i,
        told: /annoy|critici|nag|on at me|comment/i,
        topics: ["alcohol"],
        otherwise: "never",
        within: "alcohol",
        fits: isOfDrink,
    },
    {
        asked: /\b(guilt\w*|ashamed|bad about)\b/i,
        told: /guilt|ashamed/i,
        topics: ["alcohol"],
        otherwise: "never",
        within: "alcohol",
        fits: isOfDrink,
    },
    {
        asked: /\beye.?opener\b|\b(drink\w*|alcohol|one)\b.*\b(first thing|in the mornings?|to steady|when you wake)\b/i,
        told: /eye.?opener|first thing|in the mornings?|steady/i,
        topics: ["alcohol"],
        otherwise: "never",
        within: "alcohol",
        fits: isOfDrink,
    },
    {
        asked: /\b(mania|manic|hypomani\w*|elated|elation|unusually (high|happy|energetic|good)|(opposite|other way).*\b(high|mood)|(felt|feeling|been|so|too|really) (so |really |unusually |extremely |too )?(high|on top of the world)\b(?! (up|temp|blood|sugar|risk|enough)))/i,
        told: /\bhigh\b|mania|manic|elat|on top of the world|the other way/i,
        topics: ["mood", "pmh", "symptom:hallucinations", "symptom:suicidality"],
        otherwise: "never",
    },
    {
        asked: /\b(weapons?|guns?|firearms?|shotguns?|stockpil\w*|hoard\w*)\b|\b(tablets|medicines?|pills|medication|anything|means)\b.*\b(you (could|might|would) (take|use)|saved up|stored up|stashed)\b/i,
        told: /tablets at home|stockpil|weapon|means|shotgun|put by/i,
        topics: ["symptom:suicidality", "home_safety"],
        otherwise: "thing",
    },
    {
        asked: /\b(ever|been|needed|previous\w*|any|has|have|had|history|past)\b.*\b(intubat\w+|ventilat(or|ed|ion)|life support|itu|icu|picu|intensive care|hdu)\b|^\W*(itu|icu|picu|intubat\w+|ventilated|intensive care)\W*$/i,
        told: /intubat|ventilat|life support|\bitu\b|\bicu\b|intensive/i,
        topics: ["hospitalisation", "pmh", "paeds_history"],
        otherwise: "condition",
        fits: ({ text }) => !/\b(family|brother|sister|mum|dad|mother|father|anyone)\b/i.test(text),
    },
    {
        asked: /\b(immobil\w*|plaster( cast)?|(leg|arm|foot|ankle) in (a )?(cast|plaster|boot)|(laid|cooped) up|bed ?bound|bed ?rest|bedridden|stuck in bed)\b/i,
        told: /immobil|plaster|\bcast\b|laid up|bed ?rest|in bed|\bboot\b/i,
        topics: [
            "pmh",
            "surgeries",
            "hospitalisation",
            "functional_status",
            "exercise",
            "travel",
            "symptom:joint_pain",
            "symptom:limb_muscle_pain",
        ],
        otherwise: "thing",
    },
    {
        asked: /\bgrunt\w*/i,
        told: /grunt/i,
        topics: ["symptom:dyspnoea", "symptom:wheeze", "symptom:cough", "paeds_history"],
        otherwise: "thing",
        fits: isChild,
    },
    {
        asked: /\b(flar(ing|ed?)|head.?bobbing|tracheal tug\w*)\b/i,
        told: /flar|bobbing|tug/i,
        topics: ["symptom:dyspnoea", "symptom:wheeze", "symptom:cough"],
        otherwise: "thing",
        fits: isChild,
    },
];
const wordsOf = (fact) => [(fact.item ?? "").replaceAll("_", " "), ...fact.words].join(" . ");
function matterIn({ view, state, text, heard }) {
    const matter = matters.find(({ asked, fits }) => asked.test(text) && (fits?.({ view, state, text, heard }) ?? true));
    if (!matter)
        return undefined;
    const index = indexOf(view);
    const facts = matter.topics
        .flatMap((topic) => index.of(topic))
        .filter((fact) => !fact.isDefault && isTellable(fact));
    const fact = facts.find((one) => one.item !== undefined && matter.told.test(wordsOf(one))) ??
        facts.find((one) => [one.is, ...one.say].some((line) => matter.told.test(line)));
    return { matter, fact };
}
/** "An eye-opener?", "ever been in ITU?": by the case's own fact of it, where it has one. */
export const namedMatter = ({ view, state, text, heard }) => {
    const found = matterIn({ view, state, text, heard });
    if (!found?.fact)
        return undefined;
    const { fact, matter } = found;
    if (heard.asks.some((ask) => ask.slots.some(({ id }) => id === fact.id) && ask.topic === fact.topic))
        return undefined;
    const ask = fact.item
        ? itemAskFor(fact, text)
        : fact.attribute
            ? askFor(`hpc:${fact.attribute}`, text, { target: fact.topic })
            : askFor(fact.topic, text);
    const isAlone = heard.asks.length < 2 && !isChoice(heard, text);
    const rest = isAlone
        ? []
        : heard.asks.filter(({ words }) => isChoice(heard, text) || !matter.asked.test(words));
    return [...rest, ask];
};
/** "Any operations, or been laid up?": the matter is one of two things asked. */
const isChoice = (heard, text) => /\bor\b/i.test(text) &&
    heard.asks.length === 1 &&
    heard.band === "answer" &&
    (heard.asks[0]?.confidence ?? 0) > 0.8;
/** The same where the case is silent: not so; of drink, only from somebody who drinks. */
export function deniedMatter(situation, heard) {
    const found = matterIn({ ...situation, heard });
    if (!found || found.fact || heard.asks.length > 1 || isChoice(heard, situation.text))
        return undefined;
    const { otherwise, within, topics } = found.matter;
    const root = within ? situation.index.root(within) : undefined;
    if (!otherwise || (root && truthOf(root) === "no"))
        return undefined;
    return [{ kind: "deny", topic: topics[0] ?? "", matter: otherwise, about: "" }];
}
