import { indexOf, isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { askFor, isAsked, itemAskFor, type Reading } from "./reading.ts";

const injects = /\binject(s|ed|ing|ions?)?\b/i;
const ofSubstances = /\b(drugs?|heroin|anything|substances?|needles?|recreational\w*|share\w*)\b/i;
/** "When did you last inject?" of somebody on insulin is about the insulin. */
const injecting: Reading = ({ view, heard, text }) => {
  if (!injects.test(text) || ofSubstances.test(text) || !isAsked(heard, "drugs")) return undefined;
  const index = indexOf(view);
  const known = heard.asks
    .flatMap(({ slots }) => slots)
    .map(({ id }) => index.get(id ?? ""))
    .find((fact) => fact !== undefined && fact.topic !== "drugs");
  if (known && !known.attribute)
    return [known.item ? itemAskFor(known, text) : askFor(known.topic, text)];
  const own = index
    .items("medications")
    .find((fact) => isTellable(fact) && /\binsulin|\binject/i.test(textOfFact(fact)));
  return own ? [itemAskFor(own, text)] : undefined;
};

/** "How much paracetamol in 24 hours?": the drug by its own line, where the case has one. */
const howMuch: Reading = ({ view, heard, text }) => {
  const [first] = heard.asks;
  if (!/\bhow (much|many)\b/i.test(text) || first?.attribute !== "treatment_tried")
    return undefined;
  const index = indexOf(view);
  const slot = first.slots.find(({ kind }) => kind === "drug");
  const fact = index.get(slot?.id ?? "");
  const tried = index.attribute(first.target ?? view.complaint, "treatment_tried");
  const isTried =
    slot !== undefined && tried && textOfFact(tried).toLowerCase().includes(slot.text);
  return fact?.item && fact.topic === "medications" && isTellable(fact) && !isTried
    ? [itemAskFor(fact, text, { form: "open" })]
    : undefined;
};

const expects =
  /\b((chance|could|might|may|possib\w+|think) .*(be )?expecting|are you expecting( a baby)?|expecting a baby)\W*$/i;
/** "Might you be expecting?" */
const expecting: Reading = ({ view, text }) =>
  view.person.sex === "female" && view.person.age > 10 && expects.test(text)
    ? [askFor("pregnancy", text, { form: "closed" })]
    : undefined;

const passes = /\bpass(ing|es)? (much|a lot of|lots of|more|enough|any|plenty of) (water|urine)\b/i;
const passingWater: Reading = ({ text }) =>
  passes.test(text) ? [askFor("symptom:urinary_frequency", text, { form: "closed" })] : undefined;

/** "Have you been eating salty food?", heard in two ways: the one of which the case has an item. */
const ofItem: Reading = ({ view, heard, text }) => {
  const [first, second] = heard.asks;
  if (!first || !second || first.words !== second.words || /[,/]|\b(and|or)\b/i.test(text))
    return undefined;
  const topics = new Set(heard.asks.map(({ topic }) => topic));
  const items = heard.asks
    .flatMap(({ slots }) => slots)
    .map(({ id }) => indexOf(view).get(id ?? ""))
    .filter((fact) => fact?.item !== undefined && isTellable(fact) && topics.has(fact.topic));
  const [item] = items;
  return item && new Set(items).size === 1 ? [itemAskFor(item, text)] : undefined;
};

const stoolLook =
  /\bwhat (do|does|did|colour (are|is|was|were)) (the|his|her|your|their|it|they) ?(stools?|poos?|motions?|bowel motions?|napp(y|ies))?( looks?| looked)?( like)?\W*$/i;
/** "What do the stools look like?", of those that tell the most: with blood, else loose. */
const stoolsLike: Reading = ({ view, text, heard }) => {
  if (!stoolLook.test(text) || !/\b(stools?|poos?|motions?|napp(y|ies))\b/i.test(text))
    return undefined;
  const index = indexOf(view);
  const isTold = heard.asks.some(
    ({ attribute, target }) => attribute && target && index.attribute(target, attribute),
  );
  if (heard.band === "answer" && isTold) return undefined;
  const target = ["symptom:blood_in_stool", "symptom:diarrhoea", "symptom:bowel_habit"].find(
    (topic) => {
      const root = index.root(topic);
      return root && truthOf(root) !== "no" && index.attribute(topic, "appearance");
    },
  );
  if (target) return [askFor("hpc:appearance", text, { target, form: "open" })];
  const there = ["symptom:blood_in_stool", "symptom:diarrhoea", "symptom:bowel_habit"].find(
    (topic) => {
      const root = index.root(topic);
      return root && !root.isDefault && truthOf(root) !== "no" && isTellable(root);
    },
  );
  return there ? [askFor(there, text, { form: "open" })] : undefined;
};

const listens =
  /^\W*(ok |okay |please |right )*(go on|carry on|keep going)\b[^?]*\b(listening|all ears|with you|hearing you|your time)\W*$/i;
/** "Go on, I'm listening." */
const goingOn: Reading = ({ text, heard }) =>
  listens.test(text) && heard.asks.length === 0
    ? [askFor("elaborate", text, { form: "open", fromContext: true })]
    : undefined;

/** Single questions whose few words mean more than they say. */
export const fewWords: readonly Reading[] = [
  goingOn,
  injecting,
  howMuch,
  expecting,
  passingWater,
  ofItem,
  stoolsLike,
];
