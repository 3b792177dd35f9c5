import type { Attribute } from "@anamnesis/terminology";
import type { Ask } from "../understand/types.ts";
import { conceptsOf, contentWords, overlaps } from "./concepts.ts";
import { textOfFact, truthOf } from "./fact-index.ts";
import type { Situation } from "./situation.ts";

const painful = /\b(pains?|aches?|hurt(s|ing)?|sore)\b/;
export const isPain = (topic: string): boolean => /pain|ache/.test(topic);

const dated =
  /^(smoking|alcohol|drugs|medications|contraception|exercise|pmh|surgeries|hospitalisation|allergies|living_situation|occupation|pregnancy|menstrual|travel|diet|immunisation)$/;
const felt = /^(sleep|mood|stressors)$/;
/** Whether "when was that?" or "how often?" may be about a life fact just spoken of; "how are you now?" seldom is. */
const isOfLife = (topic: string, attribute: string): boolean =>
  felt.test(topic) || (dated.test(topic) && /^(onset|duration|frequency|timing)$/.test(attribute));

/** Attributes that make no sense of a life fact such as smoking or the family. */
const complaintOnly: readonly Attribute[] = [
  "radiation",
  "site",
  "exacerbating",
  "relieving",
  "treatment_tried",
  "associated",
  "trigger",
  "prior_care",
];

/** Attributes that are asked of the illness as a whole, unless a symptom is named or was being explored. */
const ofWhole: readonly Attribute[] = [
  "treatment_tried",
  "prior_care",
  "impact",
  "previous_episodes",
  "progression",
  "current_status",
  "trigger",
  "exacerbating",
  "relieving",
];

/** Attributes by which one symptom among others is explored. */
const ofSymptom: readonly Attribute[] = [
  "onset",
  "onset_mode",
  "duration",
  "severity",
  "character",
  "appearance",
  "frequency",
  "timing",
  "site",
];

const remedies = new Set(["antacid", "painkiller", "inhaler", "gtn", "antibiotic", "nsaid"]);
const spread: readonly Attribute[] = ["radiation", "site"];
const has = (list: readonly Attribute[], attribute: string): boolean =>
  list.some((name) => name === attribute);

/** True for an ache that the complaint spreads to, such as the jaw of a chest pain: "it" is still the complaint. */
export function isSatellite({ view, index }: Situation, topic: string): boolean {
  if (topic === view.complaint || !isPain(topic) || !isPain(view.complaint)) return false;
  const root = index.root(topic);
  if (!root) return false;
  const places = conceptsOf(
    [textOfFact(root), topic.replace(/^.*:/, "").replaceAll("_", " ")].join(" . "),
  );
  return index
    .of(view.complaint)
    .some(
      (fact) =>
        (fact.attribute === "radiation" || fact.item !== undefined) &&
        truthOf(fact) !== "no" &&
        overlaps(conceptsOf(fact.is + (fact.item ?? "").replaceAll("_", " ")), places),
    );
}

/** True when the last question already explored that symptom, not merely asked whether it is there. */
const isExplored = ({ state }: Situation, topic: string): boolean => {
  const [last, ...others] = state.focus.lastAsks;
  const attribute = last?.attribute ?? last?.topic.replace(/^hpc:/, "") ?? "";
  return last?.target === topic && others.length === 0 && has(ofSymptom, attribute);
};

/** The pain of which "out of ten" and "sharp or dull" are asked: the complaint's, else the one that was told. */
export function painThere({
  view,
  index,
  state,
}: Pick<Situation, "view" | "index" | "state">): string | undefined {
  if (isPain(view.complaint)) return view.complaint;
  const pains = view.facts.filter(
    (fact) => !fact.attribute && !fact.item && isPain(fact.topic) && truthOf(fact) === "yes",
  );
  const told = pains.find((fact) => state.told[fact.id] !== undefined);
  const scored = pains.find((fact) => index.attribute(fact.topic, "severity") !== undefined);
  return (told ?? scored)?.topic;
}

const bodyPlaces = /^(arm|leg|jaw|back|neck|throat|belly|chest|head|eye|face|groin)$/;

/** What hurts is a pain, though the words that say when it hurts name breathing or the cough. */
const bodily = new Set(["symptom:dyspnoea", "symptom:cough"]);

/** What is seen of a symptom is what it brings up. */
const broughtUp: Readonly<Record<string, string>> = {
  "symptom:cough": "symptom:sputum",
  "symptom:nausea": "symptom:vomiting",
  "symptom:haemoptysis": "symptom:sputum",
  "symptom:haematemesis": "symptom:vomiting",
};

/** "The shaking" that was no tremor: the symptom that is there and of which the same word is used. */
function sameWord({ index, view }: Situation, ask: Ask, target: string): string | undefined {
  const root = index.root(target);
  if (!root || ask.fromContext || truthOf(root) !== "no") return undefined;
  const own = contentWords(textOfFact(root));
  const asked = new Set([...contentWords(ask.words)].filter((word) => own.has(word)));
  if (asked.size === 0) return undefined;
  const uses = (topic: string): number =>
    index.of(topic).filter((line) => overlaps(asked, contentWords(textOfFact(line)))).length;
  const [most] = view.facts
    .filter(
      (fact) =>
        fact.topic.startsWith("symptom:") &&
        !fact.attribute &&
        !fact.item &&
        truthOf(fact) === "yes" &&
        uses(fact.topic) > 1,
    )
    .sort((one, other) => uses(other.topic) - uses(one.topic));
  return most?.topic;
}

/** What was asked in the same breath as a thing denied, and is there: "the shaking" is the shivers, not a tremor. */
function askedBeside({ state, index }: Situation, target: string): string | undefined {
  const { target: focus, lastAsks } = state.focus;
  const root = focus ? index.root(focus) : undefined;
  const isBeside = lastAsks.length > 1 && lastAsks.some(({ topic }) => topic === target);
  return isBeside && focus !== target && root && truthOf(root) === "yes" ? focus : undefined;
}

const opensFloor = new Set(["opening", "elaborate"]);

/** What the story brings up beside the complaint is not yet talked about: "it" is what the learner last asked of. */
const isOnlyMentioned = ({ state }: Situation, ask: Ask): boolean =>
  ask.fromContext &&
  state.focus.target !== undefined &&
  ask.target !== state.focus.target &&
  state.focus.lastAsks.some(({ topic }) => opensFloor.has(topic));

const doing =
  /\b(when|if|on|by|with|after|while|as|does|take|taking|it|worse|better)\b.*\b(breath\w*|cough\w*|sneez\w*|laugh\w*|strain\w*|swallow\w*)/;
const doings: ReadonlySet<string> = new Set([
  "symptom:dyspnoea",
  "symptom:cough",
  "symptom:dysphagia",
]);

/** "Is it worse when you cough?" is about the pain in hand, though coughing is what is named. */
function byAct({ index, state, view }: Situation, ask: Ask, attribute: string): string | undefined {
  if (!has(["exacerbating", "relieving"], attribute)) return undefined;
  if (!ask.target || !doings.has(ask.target) || !doing.test(ask.words)) return undefined;
  const isIts = /\b(the|your|his|her) (cough|breathlessness|breathing) (gets?|is|any)?\b/.test(
    ask.words,
  );
  if (isIts || ask.target === view.complaint) return undefined;
  const near = [state.focus.target, view.complaint, painThere({ view, index, state })];
  return near.find(
    (target): target is string =>
      target !== undefined && isPain(target) && truthOfRoot(index, target) === "yes",
  );
}

const truthOfRoot = (index: Situation["index"], topic: string): string | undefined => {
  const root = index.root(topic);
  return root && truthOf(root);
};

/** The complaint that an attribute is asked of; a thing just denied is not what "it" means. */
export function targetOf(situation: Situation, ask: Ask): string {
  const { index, state, view } = situation;
  const target = isOnlyMentioned(situation, ask)
    ? (state.focus.target ?? view.complaint)
    : (ask.target ?? state.focus.target ?? view.complaint);
  const attribute = ask.attribute ?? ask.topic.replace(/^hpc:/, "");
  const hurting = byAct(situation, ask, attribute);
  if (hurting) return hurting;
  const brought = attribute === "appearance" ? broughtUp[target] : undefined;
  const product = brought ? index.root(brought) : undefined;
  if (brought && product && truthOf(product) === "yes") return brought;
  if (target === view.complaint && !(bodily.has(target) && /\bhurts?\b/.test(ask.words))) {
    return target;
  }
  const root = index.root(target);
  const isNamed = ask.target !== undefined && !ask.fromContext;
  const beside = askedBeside(situation, target) ?? sameWord(situation, ask, target);
  if (root && truthOf(root) === "no" && beside) return beside;
  if (/\b(hurts?|pain(ful)?)\b/.test(ask.words) && bodily.has(target)) {
    const pain = painThere(situation);
    if (pain) return pain;
  }
  if (!isNamed && has(spread, attribute) && attribute === "radiation" && !isPain(target)) {
    const pain = painThere(situation);
    if (pain) return pain;
  }
  if (!isNamed && painful.test(ask.words) && !isPain(target) && isPain(view.complaint)) {
    return view.complaint;
  }
  if (!isNamed && isSatellite(situation, target) && !isExplored(situation, target)) {
    return view.complaint;
  }
  const isSymptom = target.startsWith("symptom:");
  if (
    attribute === "severity" &&
    /out of (10|ten)|scale|nought to|zero to/.test(ask.words) &&
    !isPain(target) &&
    !(isNamed && index.attribute(target, "severity"))
  ) {
    const pain = painThere(situation);
    if (pain) return pain;
  }
  if (
    attribute === "character" &&
    /sharp|dull|stabbing|burning|throbbing|crushing/.test(ask.words)
  ) {
    const pain = isNamed || isPain(target) ? undefined : painThere(situation);
    if (pain) return pain;
  }
  const remedy = [...conceptsOf(ask.words)].filter((concept) => remedies.has(concept));
  if (remedy.length > 0 && has(["treatment_tried", "relieving"], attribute)) {
    const tried = index.attribute(view.complaint, "treatment_tried");
    const isTried = tried && overlaps(new Set(remedy), conceptsOf(textOfFact(tried)));
    if (isTried && target !== state.focus.target) return view.complaint;
  }
  if (!isNamed && !isSymptom && !isOfLife(target, attribute)) return view.complaint;
  const hasOwn = index.of(target).some((fact) => fact.attribute === attribute);
  if (!isSymptom && has(complaintOnly, attribute) && !hasOwn) return view.complaint;
  const isDwelling =
    hasOwn &&
    state.lastTold.some((id) => index.get(id)?.topic === target) &&
    state.focus.lastAsks.some(
      (last) => (last.target === target && last.attribute) || last.topic === target,
    ) &&
    (state.focus.lastAsks.some((last) => last.target === target) ||
      state.lastTold.some((id) => index.get(id)?.item));
  if (
    !isNamed &&
    isSymptom &&
    has(ofWhole, attribute) &&
    !isDwelling &&
    !isExplored(situation, target)
  ) {
    return view.complaint;
  }
  // "A dull ache?" names a pain without saying where; an ache that is not there is not meant.
  const isPlaced = [...conceptsOf(ask.words)].some((concept) => bodyPlaces.test(concept));
  if (isPain(target) && root && truthOf(root) === "no" && !isPlaced) {
    const pain = painThere(situation);
    if (pain) return pain;
  }
  if (has(spread, attribute) && root && truthOf(root) === "no") {
    const focus = state.focus.target;
    const near = focus && focus !== target ? index.root(focus) : undefined;
    return focus && near && truthOf(near) === "yes" ? focus : view.complaint;
  }
  return !isNamed && root && truthOf(root) === "no" ? view.complaint : target;
}
