import type { Fact } from "@anamnesis/cases";
import { findDiagnoses } from "@anamnesis/terminology";
import { indexOf, isTellable, truthOf } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { askFor, isAsked, itemAskFor, type Reading } from "./reading.ts";

const alone =
  /\b(are|is) (you|he|she) (here )?(all )?(on (your|his|her) own|alone|by (your|him|her)self) (here|today|tonight|now|with (him|her))\b/i;
const company: Reading = ({ heard, text }) => {
  const isCall =
    /\b(someone|anyone|anybody|somebody|who)\b.*\b(ring|call|phone|contact|let know|get hold of)\b|\b(can|could|shall|should) (i|we) (ring|call|phone|contact) (someone|anyone|somebody|anybody)\b/i.test(
      text,
    );
  const isHere =
    /\b(is|has|have you got) (there )?(someone|anyone|anybody|somebody) (else )?(come |here |come in )?with you\b/i.test(
      text,
    );
  const isWho = /\bwho (was|is|were|came|else was) (there )?with (you|him|her)\b/i.test(text);
  const isLost = heard.band !== "answer" || (isHere && isAsked(heard, "living_situation"));
  if ((isWho || isHere || alone.test(text)) && isLost) return [askFor("support", text)];
  const isHeard = heard.band === "answer" && isAsked(heard, "identity:contact", "support");
  const home = heard.asks.filter(
    ({ topic }) => topic === "living_situation" && /\blive\b/i.test(text),
  );
  return (isCall || isHere) && !isHeard ? [...home, askFor("identity:contact", text)] : undefined;
};

/** Food and drink are asked in one breath but are two things. */
const foodAndDrink: Reading = ({ heard, text }) => {
  if (!/\b(eat\w*|food)( (and|or|&) | ?[,/+] ?| )drink\w*|\bdrink\w* (and|or|&) eat\w*/i.test(text))
    return undefined;
  const both = [isAsked(heard, "diet") ? "diet" : "symptom:appetite", "fluid_intake"];
  if (!both.some((topic) => isAsked(heard, topic))) return undefined;
  return both.map((topic) => askFor(topic, text));
};

/** "Have you had TB or been near anyone with it?" asks for the illness in oneself, too. */
const hadIt: Reading = ({ heard, text }) => {
  const isExposed =
    /\bor (ever )?(been )?(exposed|near|around|in contact|with (anyone|someone))\b/i.test(text);
  if (isAsked(heard, "pmh") || !(isExposed || isAsked(heard, "sick_contacts"))) return undefined;
  const had = /\b(have you|has (?:he|she)|ever|you've) (ever )?had (a |an )?/i.exec(text);
  const named = findDiagnoses(text).find(
    ({ span }) => had && span.start === had.index + had[0].length,
  );
  if (!named) return undefined;
  const own = askFor("pmh", named.text, {
    form: "closed",
    slots: [{ kind: "condition", text: named.text.toLowerCase() }],
  });
  const near = heard.asks.filter(({ topic }) => topic === "sick_contacts");
  return [own, ...(near.length > 0 ? near : [askFor("sick_contacts", text, { form: "closed" })])];
};

/** "Is ibuprofen OK with your asthma?", "any trouble with aspirin?": about the medicine that is named. */
const suits: Reading = ({ view, heard, text }) => {
  if (!/\b(ok|okay|safe|all ?right|allowed|fine) (with|for|to take)\b/i.test(text))
    return undefined;
  const isDrug = (fact: Fact | undefined): fact is Fact =>
    fact?.item !== undefined && (fact.topic === "allergies" || fact.topic === "medications");
  const drug =
    heard.asks
      .flatMap((ask) => ask.slots)
      .map((slot) => (slot.id ? indexOf(view).get(slot.id) : undefined))
      .find(isDrug) ??
    view.facts.find((fact) => isDrug(fact) && isTellable(fact) && isSpelledOut(fact, text));
  return drug ? [itemAskFor(drug, text)] : undefined;
};

const children: Reading = ({ view, text }) => {
  if (
    !/\b(kids?|children)\b/i.test(text) ||
    !/\b(well|healthy|ok(ay)?|all ?right|how are)\b/i.test(text)
  )
    return undefined;
  const item = indexOf(view)
    .items("family_history")
    .find((fact) => isTellable(fact) && isSpelledOut(fact, "your children"));
  return item ? [itemAskFor(item, text)] : undefined;
};

const grief: Reading = ({ heard, text }) =>
  /\bsince (your|you lost your|the) [\w ]*\b(died|passed|left|death|funeral)\b/i.test(text) &&
  !isAsked(heard, "mood")
    ? [askFor("mood", text)]
    : undefined;

const othersIll =
  /\b(who(ever)? else|(any|some|every)(one|body)( else)?|the rest of (you|the family)|others?)\b.{0,25}\b(ill|unwell|sick|poorly|under the weather|the same thing|a (cold|cough|bug|temperature))\b/i;
const ofPast = /\b(famil\w+ history|runs? in|ever been|in the past|relatives?|died)\b/i;
/** "Who else is ill at home?" */
const othersUnwell: Reading = ({ heard, text }) =>
  othersIll.test(text) &&
  !ofPast.test(text) &&
  (heard.band !== "answer" || isAsked(heard, "living_situation", "support", "family_history"))
    ? [askFor("sick_contacts", text, { form: "closed" })]
    : undefined;

const minded =
  /\b(nursery|playgroup|cr[eè]che|childminder|day ?care|kindergarten|pre-?school|school)\b/i;
/** "Does he go to nursery?" is where a child spends the day. */
const nursery: Reading = ({ view, heard, text }) =>
  view.person.age < 18 &&
  minded.test(text) &&
  /\b(go(es)?|going|attend\w*|in|start\w*|at)\b/i.test(text) &&
  !/\b(ill|unwell|sick|poorly|bugs?|anyone|outbreak|jabs?|miss\w*)\b/i.test(text) &&
  (heard.band !== "answer" ||
    (isAsked(heard, "paeds_history", "living_situation", "support") &&
      (heard.asks.length < 2 || isAsked(heard, "occupation"))))
    ? [askFor("occupation", text)]
    : undefined;

/** "Anyone at home smoke?" */
const smokersAtHome: Reading = ({ heard, text }) =>
  /\b(smok\w*|vap(es?|ing))\b/i.test(text) &&
  heard.asks.length === 1 &&
  isAsked(heard, "living_situation", "sick_contacts", "support")
    ? [askFor("smoking", text, { form: "closed" })]
    : undefined;

/** "Anyone else at home with asthma?" is about the family, where an illness that is not caught is named. */
const othersWithIt: Reading = ({ heard, text }) => {
  const [named] = findDiagnoses(text);
  const isOthers =
    /\b(any(one|body)|some(one|body)|who) (else )?(at home|in the (house|family|household)|else)\b/i.test(
      text,
    );
  if (
    !named ||
    !isOthers ||
    !isAsked(heard, "sick_contacts", "living_situation") ||
    caught.test(named.text)
  )
    return undefined;
  return [
    askFor("family_history", text, {
      form: "closed",
      slots: [{ kind: "condition", text: named.text.toLowerCase() }],
    }),
  ];
};
const caught =
  /\b(colds?|flu|covid|virus\w*|infections?|bugs?|coughs?|chicken ?pox|measles|tb|tuberculosis|meningitis|gastro\w*|pneumonia|bronchiolitis|croup|strep\w*|tonsillitis|whooping)\b/i;

/** "How are you feeling about all this?" before any news asks what weighs on them. */
const feelings: Reading = ({ heard, text, state }) =>
  heard.band !== "answer" &&
  state.events["news"] === undefined &&
  /\bhow (are|do) (you|they) feel(ing)? about (all )?(this|it|that|everything|things)\b/i.test(text)
    ? [askFor("ice:concerns", text)]
    : undefined;

/** "How much does she drink?" of a child is about water and milk. */
const childDrinks: Reading = ({ view, heard, text }) =>
  view.person.age < 13 &&
  isAsked(heard, "alcohol") &&
  !/\b(you|units?|etoh|alcohol|booze|beer|wine|smok\w*|parents?|mum|dad|mother|father)\b/i.test(
    text,
  )
    ? heard.asks.map((ask) =>
        ask.topic === "alcohol" ? { ...ask, topic: "fluid_intake", slots: [] } : ask,
      )
    : undefined;

const changedAtHome =
  /\b(changes?|anything (going on|different|happening|upsetting)|problems|trouble|worries|upset) (recently )?(at|in) (home|the (house|family))\b/i;
const homeChanges: Reading = ({ heard, text }) =>
  changedAtHome.test(text) &&
  !/\b(well|ill|sick|unwell|poorly)\b/i.test(text) &&
  (heard.band !== "answer" || isAsked(heard, "living_situation"))
    ? [askFor("stressors", text)]
    : undefined;

const minder =
  /\b(looks? after|looking after|minds?|cares? for|has) (him|her|them|\p{Lu}\p{L}+) (in|during) the (day|daytime|week)|\bchildcare\b|\bwhile you('re| are) at work\b/iu;
/** "Who looks after her in the daytime?" is where a child spends the day, too. */
const daytimeCare: Reading = ({ view, text }) =>
  view.person.age < 13 && minder.test(text) ? [askFor("occupation", text)] : undefined;

const uneasyPassing =
  /\b(uncomfortable|in pain|discomfort|upset|distress\w*|cry|cries|crying|scream\w*|hurts?|strain\w*)\b.*\b(wee(s|ing)?|pees?|peeing|urinat\w*|pass(es|ing)? (urine|water))\b/i;
/** "Does she seem uncomfortable when she wees?" */
const passingHurts: Reading = ({ heard, text }) =>
  uneasyPassing.test(text) && heard.band !== "answer"
    ? [askFor("symptom:dysuria", text, { form: "closed" })]
    : undefined;

/** "What happened?" after an allergy in the same breath is the reaction. */
const reaction: Reading = ({ heard, text, view }) => {
  if (!isAsked(heard, "allergies") || !/\bwhat (happen(s|ed)|was the reaction)\b/i.test(text))
    return undefined;
  const item = indexOf(view)
    .items("allergies")
    .find((fact) => isTellable(fact) && truthOf(fact) === "yes");
  const first = heard.asks.find(({ topic }) => topic === "allergies");
  return item && first && heard.asks.length < 3
    ? [first, itemAskFor(item, "what happened", { form: "open" })]
    : undefined;
};

/** Few words about the patient's life, people and past. */
export const lifeReadings: readonly Reading[] = [
  company,
  foodAndDrink,
  hadIt,
  suits,
  children,
  grief,
  othersUnwell,
  childDrinks,
  nursery,
  smokersAtHome,
  othersWithIt,
  feelings,
  homeChanges,
  daytimeCare,
  passingHurts,
  reaction,
];
