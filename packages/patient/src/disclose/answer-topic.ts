import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Ask, Slot } from "../understand/types.ts";
import { conceptsOf } from "./concepts.ts";
import { isTellable, truthOf } from "./fact-index.ts";
import { itemsSpeakingOf, namedItems, speaksOf, turned } from "./matching.ts";
import { isOpenTo, type Situation, tell, wordsOf, yesOrNo } from "./situation.ts";

type Deny = Extract<PlanStep, { kind: "deny" }>;

const matterOf: Partial<Record<Slot["kind"], Deny["matter"]>> = {
  condition: "condition",
  drug: "drug",
  relative: "relative",
  body_part: "place",
  circumstance: "circumstance",
  substance: "thing",
};

/** Topics in which what the case does not name is not there. */
const closedWorld: Readonly<Record<string, Deny["matter"]>> = {
  pmh: "condition",
  surgeries: "condition",
  medications: "drug",
  allergies: "thing",
  family_history: "relative",
  drugs: "thing",
  animals_exposures: "thing",
};

/** How many things of a list are told at once. */
const listed = 3;

/** Pain and weakness may be asked by their place, and the place may be where the complaint spreads to. */
const placed = new Set([
  "symptom:sinus_pain",
  "symptom:limb_muscle_pain",
  "symptom:back_pain",
  "symptom:neck_stiffness",
  "symptom:abdominal_pain",
  "symptom:joint_pain",
  "symptom:sore_throat",
  "symptom:headache",
  "symptom:eye",
  "symptom:flank_pain",
]);

function complaintAt(situation: Situation, words: string): Fact | undefined {
  const { view, index } = situation;
  const places = [
    index.attribute(view.complaint, "radiation"),
    index.attribute(view.complaint, "site"),
    ...index.items(view.complaint),
  ];
  return places.find(
    (fact) =>
      fact !== undefined &&
      isTellable(fact) &&
      truthOf(fact) !== "no" &&
      conceptsOf(words).size > 0 &&
      speaksOf(fact, words),
  );
}

function list(situation: Situation, items: readonly Fact[]): PlanStep[] {
  const present = items.filter((item) => truthOf(item) !== "no" && isTellable(item));
  const willing = present.filter((item) => isOpenTo(situation, item));
  if (present.length > 0 && willing.length === 0) {
    return [{ kind: "withhold", topic: present[0]?.topic ?? "" }];
  }
  const untold = willing.filter((item) => situation.state.told[item.id] === undefined);
  return (untold.length > 0 ? untold : willing)
    .slice(0, listed)
    .flatMap((item) => tell(situation, item));
}

/** Items that the question names: all that are there (at most two), else the one that is not. */
function named(situation: Situation, ask: Ask, items: readonly Fact[], words: string): PlanStep[] {
  const tellable = items.filter(isTellable);
  const present = tellable.filter((item) => truthOf(item) !== "no");
  return (present.length > 0 ? present.slice(0, 2) : tellable.slice(0, 1)).flatMap((item, at) =>
    tell(situation, item, at === 0 ? turned(yesOrNo(item, ask, words), item, words) : undefined),
  );
}

/** Answers an ask about a topic as a whole or about something named in it. */
export function answerTopic(situation: Situation, ask: Ask): PlanStep[] {
  const { index } = situation;
  const { topic } = ask;
  const root = index.root(topic);
  const items = index.items(topic);
  const words = wordsOf(situation, ask);
  const slot = ask.slots.find((candidate) => matterOf[candidate.kind]);
  const isSpecific = slot !== undefined || ask.form !== "open";

  if (isSpecific) {
    const byName = namedItems(items, words, ask);
    if (byName.length > 0) return named(situation, ask, byName, words);
    const speaking = slot ? itemsSpeakingOf(items, slot.text) : [];
    if (speaking.length > 0) return named(situation, ask, speaking, words);
    if (placed.has(topic) && root?.polarity !== "present") {
      const spread = complaintAt(situation, slot?.text ?? words);
      if (spread) return tell(situation, spread, ask.form === "open" ? undefined : "yes");
    }
  }

  if (slot && topic.startsWith("symptom:") && root && truthOf(root) === "yes") {
    const detail = index
      .of(topic)
      .find((fact) => fact.attribute && isTellable(fact) && speaksOf(fact, slot.text));
    if (detail) return tell(situation, detail);
    if (situation.state.told[root.id] !== undefined && conceptsOf(slot.text).size > 0) {
      return [{ kind: "deny", topic, matter: matterOf[slot.kind] ?? "thing", about: "" }];
    }
  }

  const matter = closedWorld[topic];
  if (slot && matter && ask.form !== "open" && !(root && speaksOf(root, slot.text))) {
    const isKnownWord = conceptsOf(slot.text).size > 0 || slot.id !== undefined;
    if (isKnownWord || topic !== "family_history") {
      return [{ kind: "deny", topic, matter, about: slot.kind === "relative" ? slot.text : "" }];
    }
  }

  if (root && isTellable(root)) return tell(situation, root, yesOrNo(root, ask, words));
  const rest = list(situation, items);
  if (rest.length > 0) return rest;
  return matter ? [{ kind: "deny", topic, matter, about: "" }] : [{ kind: "unknown", topic }];
}
