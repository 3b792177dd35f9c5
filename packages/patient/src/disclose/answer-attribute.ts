import type { Fact } from "@anamnesis/cases";
import type { Attribute } from "@anamnesis/terminology";
import type { PlanStep } from "../dialogue.ts";
import type { Ask, Slot } from "../understand/types.ts";
import { conceptsOf } from "./concepts.ts";
import { drugIdsOf, isSameDrug } from "./drug-words.ts";
import { isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { directionOf, isSpelledOut, namedItems, speaksOf, turned } from "./matching.ts";
import { bestWorded } from "./best-worded.ts";
import { numbersIn } from "./numbers.ts";
import { figureVerdict } from "./summary.ts";
import { isPain, targetOf } from "./target.ts";
import { type Situation, tell, wordsOf, yesOrNo } from "./situation.ts";

/** Where the answer is looked for when the case has no line of its own for an attribute. */
const instead: Partial<Record<Attribute, readonly Attribute[]>> = {
  onset: ["duration", "onset_mode"],
  duration: ["onset"],
  onset_mode: ["onset", "trigger"],
  timing: ["frequency", "duration"],
  frequency: ["timing"],
  progression: ["current_status"],
  current_status: ["progression"],
  relieving: ["treatment_tried"],
  treatment_tried: ["relieving"],
  exacerbating: ["trigger"],
  appearance: ["character"],
  radiation: [],
  character: ["appearance"],
};

/** Attributes in which a named place, circumstance or remedy can be compared with what the case says. */
const comparable: Partial<Record<Attribute, readonly Slot["kind"][]>> = {
  radiation: ["body_part"],
  site: ["body_part"],
  exacerbating: ["circumstance", "substance", "drug"],
  relieving: ["circumstance", "substance", "drug"],
  treatment_tried: ["drug", "substance"],
  trigger: ["circumstance", "substance", "drug"],
};

/** Attributes in which a case's own words name one thing, whatever complaint they were taken to belong to. */
const circumstantial: readonly Attribute[] = ["exacerbating", "relieving", "radiation", "trigger"];

const sideOf = (text: string): string | undefined => {
  const sides = new Set(
    [...text.matchAll(/\b(left|right)(?= side|-hand|[ ,.]|$)/gi)].map(([side]) =>
      side.toLowerCase(),
    ),
  );
  return sides.size === 1 ? [...sides][0] : undefined;
};

/** "No" to the wrong side: "So it's on the left?" of a pain on the right. */
function wrongSide(fact: Fact, ask: Ask): "no" | undefined {
  if (ask.form === "open" || ask.form === "choice") return undefined;
  const asked = sideOf(ask.words);
  const own = sideOf([fact.is, ...fact.say].join(" . "));
  return asked && own && asked !== own ? "no" : undefined;
}

const withFigure: readonly (string | undefined)[] = ["severity", "onset", "duration", "frequency"];

/** Yes to the right figure put to the patient ("so it's eight out of ten?"), no to a wrong one. */
function figureAnswer(fact: Fact, ask: Ask): "yes" | "no" | undefined {
  if (ask.form === "open" || ask.form === "choice" || !withFigure.includes(fact.attribute)) {
    return undefined;
  }
  if (
    /\b(scale|score|rate|how|what|when|out of (10|ten)\?*$)/.test(ask.words) &&
    numbersIn(ask.words).length < 2
  ) {
    return undefined;
  }
  if (/\b(scale|score|rate|how|what|when)\b/.test(ask.words)) return undefined;
  return figureVerdict(ask.words, fact);
}

function compared(
  situation: Situation,
  fact: Fact,
  attribute: Attribute,
  ask: Ask,
): PlanStep[] | undefined {
  const kinds = comparable[attribute];
  if (!kinds || ask.form === "open") return undefined;
  const slot = ask.slots.find((candidate) => kinds.includes(candidate.kind));
  if (!slot) return undefined;
  const isKnownWord = conceptsOf(slot.text).size > 0 || drugIdsOf(slot.text).size > 0;
  if (speaksOf(fact, slot.text)) {
    const answer = truthOf(fact) === "no" ? "no" : "yes";
    return tell(situation, fact, turned(answer, fact, ask.words));
  }
  if (!isKnownWord) return undefined;
  if (truthOf(fact) === "no") return tell(situation, fact, "no");
  const taken = situation.index
    .items("medications")
    .find(
      (item) =>
        truthOf(item) !== "no" && isTellable(item) && isSameDrug(textOfFact(item), slot.text),
    );
  if (taken && attribute === "treatment_tried") return tell(situation, taken);
  const deny: PlanStep = {
    kind: "deny",
    topic: `hpc:${attribute}`,
    matter:
      slot.kind === "body_part"
        ? "place"
        : attribute === "treatment_tried"
          ? "drug"
          : "circumstance",
    about: slot.kind === "body_part" ? slot.text : "",
  };
  return situation.state.told[fact.id] === undefined ? [deny, ...tell(situation, fact)] : [deny];
}

/**
 * The item that the understanding recognised by the case's own words; what is talked about comes before what shares a word
 * with it ("does it go to your back?" of chest pain is not about back pain).
 */
function recognised(situation: Situation, ask: Ask, target: string): Fact | undefined {
  const { index, view, state } = situation;
  const facts = ask.slots.flatMap((slot) => {
    const fact = slot.id ? index.get(slot.id) : undefined;
    return fact?.item && isTellable(fact) ? [fact] : [];
  });
  // "What colour is his poo?" names what it is about; the colour of something else is not meant.
  const isNamed = ask.target !== undefined && !ask.fromContext && ask.target === target;
  const near = isNamed && isLook(ask) ? [target] : [target, state.focus.target, view.complaint];
  const nearest = near
    .map((topic) => facts.find((fact) => fact.topic === topic))
    .find((fact) => fact);
  const attribute = ask.attribute ?? ask.topic.replace(/^hpc:/, "");
  if (nearest || !circumstantial.some((name) => name === attribute)) return nearest;
  return facts.find((fact) => {
    const root = index.root(fact.topic);
    return fact.topic.startsWith("symptom:") && root !== undefined && truthOf(root) === "yes";
  });
}

const isLook = ({ attribute }: Ask): boolean => attribute === "appearance";

/** An item of the complaint that was named, minding whether better or worse was asked. */
function byItem(
  situation: Situation,
  target: string,
  attribute: Attribute,
  ask: Ask,
): PlanStep[] | undefined {
  const words = wordsOf(situation, ask);
  const asks = ask.slots.map((slot) => slot.text).join(" . ") || words;
  const listed = ask.slots.flatMap((slot) => {
    const fact = slot.id ? situation.index.get(slot.id) : undefined;
    return fact?.item && fact.topic === target && isTellable(fact) ? [fact] : [];
  });
  const several = [...new Set(listed)].sort(
    (a, b) => Number(truthOf(a) === "no") - Number(truthOf(b) === "no"),
  );
  if (attribute === "radiation" && several.length > 1) {
    return several
      .slice(0, 2)
      .flatMap((fact) => tell(situation, fact, truthOf(fact) === "no" ? "no" : "yes"));
  }
  const wanted =
    attribute === "exacerbating"
      ? "worse"
      : attribute === "relieving"
        ? "better"
        : directionOf(words);
  const { index } = situation;
  const all = index.items(target).filter(isTellable);
  const items =
    ask.slots.length > 0
      ? namedItems(all, asks, ask, index.root(target))
      : all.filter((candidate) => isSpelledOut(candidate, words));
  const item =
    bestWorded(all, words) ??
    recognised(situation, ask, target) ??
    items.find((candidate) => {
      const stated = directionOf([candidate.is, ...candidate.say].join(" . "));
      return !wanted || !stated || stated === wanted;
    }) ??
    items[0];
  if (!item) return undefined;
  const plain = yesOrNo(item, ask.form === "open" ? { ...ask, form: "closed" } : ask, words);
  const direction = wanted ? `${wanted} ${words}` : words;
  return tell(situation, item, turned(plain, item, direction));
}

/** The named things of a choice ("lying flat or breathing in?"), what is there first; two at most. */
function itemsOffered(situation: Situation, target: string, ask: Ask): readonly Fact[] {
  const items = ask.slots
    .map((slot) => (slot.id ? situation.index.get(slot.id) : undefined))
    .filter((fact): fact is Fact => fact?.item !== undefined && fact.topic === target)
    .filter(isTellable);
  return [...new Set(items)]
    .sort((a, b) => Number(truthOf(a) === "no") - Number(truthOf(b) === "no"))
    .slice(0, 2);
}

const isThere = (situation: Situation, id: string | undefined): boolean => {
  const fact = id ? situation.index.get(id) : undefined;
  return fact !== undefined && truthOf(fact) === "yes";
};

const withItems: readonly Attribute[] = [
  "radiation",
  "site",
  "exacerbating",
  "relieving",
  "treatment_tried",
  "trigger",
  "character",
  "timing",
  "onset_mode",
  "appearance",
  "severity",
  "frequency",
  "previous_episodes",
];

const bringsOn = /\b((bring|set)s? (it|them|this|that|the \w+|these) (on|off)|triggers?)\b/;

/** Answers an ask about an attribute (onset, radiation, …) of a complaint or of a life fact such as smoking. */
export function answerAttribute(situation: Situation, ask: Ask, attribute: Attribute): PlanStep[] {
  const { index } = situation;
  if (attribute === "exacerbating" && bringsOn.test(ask.words)) {
    const cause = index.attribute(targetOf(situation, ask), "trigger");
    if (cause && isTellable(cause) && ask.form === "open") return tell(situation, cause);
  }
  const isNamedTarget = ask.target !== undefined && !ask.fromContext;
  const recognisedAt =
    isNamedTarget && !circumstantial.includes(attribute)
      ? undefined
      : recognised(situation, ask, targetOf(situation, ask))?.topic;
  const target = recognisedAt ?? targetOf(situation, ask);
  const root = index.root(target);
  const isSymptom = target.startsWith("symptom:");
  if (isSymptom && root && truthOf(root) === "no" && isTellable(root)) {
    return tell(situation, root, ask.form === "closed" ? "no" : undefined);
  }
  const isNamed = ask.slots.some((slot) => slot.kind !== "time") || ask.form !== "open";
  const own = index.attribute(target, attribute);
  const isOfItem = attribute === "trigger" && recognised(situation, ask, target)?.topic === target;
  const isChoice = ask.form === "choice" && !isOfItem && own !== undefined && isTellable(own);
  if (ask.form === "choice") {
    const offered = itemsOffered(situation, target, ask);
    if (offered.length > 1)
      return offered.flatMap((item) =>
        tell(situation, item, truthOf(item) === "no" ? "no" : "yes"),
      );
  }
  if (isChoice && !ask.slots.some((slot) => isThere(situation, slot.id)))
    return tell(situation, own);
  const isWhere = attribute === "site" && ask.form === "open";
  if (isNamed && !isWhere && (withItems.includes(attribute) || !isSymptom)) {
    const item = byItem(situation, target, attribute, ask);
    if (item && item.length > 0) return item;
  }
  if (own && isTellable(own)) {
    return (
      compared(situation, own, attribute, ask) ??
      tell(
        situation,
        own,
        wrongSide(own, ask) ?? figureAnswer(own, ask) ?? yesOrNo(own, ask, wordsOf(situation, ask)),
      )
    );
  }
  if (attribute === "appearance" && isPain(target)) {
    return [{ kind: "social", move: "nothing_to_see" }];
  }
  for (const other of instead[attribute] ?? []) {
    const fact = index.attribute(target, other);
    if (fact && isTellable(fact) && fact.tell !== "private") return tell(situation, fact);
  }
  const general = index.root(`hpc:${attribute}`);
  if (general && isTellable(general)) return tell(situation, general);
  const last = situation.state.lastTold
    .map((id) => index.get(id))
    .find((fact) => fact?.item !== undefined && fact.topic === target && isTellable(fact));
  if (!isSymptom && last) return tell(situation, last);
  if (!isSymptom && root && isTellable(root)) return tell(situation, root);
  const unknown: PlanStep = { kind: "unknown", topic: target, attribute };
  const isRootNews =
    root !== undefined && isTellable(root) && situation.state.told[root.id] === undefined;
  return isRootNews && target !== situation.view.complaint
    ? [...tell(situation, root), unknown]
    : [unknown];
}
