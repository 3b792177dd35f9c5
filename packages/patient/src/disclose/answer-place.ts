import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Ask, Slot } from "../understand/types.ts";
import { conceptsOf } from "./concepts.ts";
import { isTellable, textOfFact, truthOf } from "./fact-index.ts";
import { isSpelledOut, namedItems, speaksOf } from "./matching.ts";
import { type Situation, tell, yesOrNo } from "./situation.ts";
import { isSatellite } from "./target.ts";

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

/** Where the words say that the complaint goes somewhere, a place is a place of the complaint. */
const spreading =
  /\b(spread|radiat\w*|travel|shoot|move|go|goes|going) ?(up |down |through |along |out |over )?(in)?(to|through|towards?|down|up)\b/i;

/** "Up into your neck or jaw?", "like your arm?" after where it goes: places of the complaint, told as such. */
export function spreadPlaces(situation: Situation, ask: Ask): PlanStep[] | undefined {
  const { index, view, state, text } = situation;
  if (!isSatellite(situation, ask.topic) || /\b(pains?|aches?|hurts?)\b/.test(ask.words))
    return undefined;
  const isFollowOn = state.focus.lastAsks.some(({ attribute }) => attribute === "radiation");
  const isWhither = /^\W*(and |or |so )*(up|down|in|into|to|through|like|over|across|towards?)\b/i;
  if (!isFollowOn && !isWhither.test(text) && !spreading.test(text)) return undefined;
  const named = ask.slots
    .map((slot) => (slot.id ? index.get(slot.id) : undefined))
    .filter((fact): fact is Fact => fact?.item !== undefined && fact.topic === view.complaint);
  const steps = named
    .slice(0, 2)
    .flatMap((fact) => tell(situation, fact, truthOf(fact) === "no" ? "no" : "yes"));
  const whole = index.attribute(view.complaint, "radiation");
  return steps.length > 0 ? steps : whole && isTellable(whole) ? tell(situation, whole) : undefined;
}

/** A pain asked of by its place, where the place may be one of the complaint. */
export function aboutPlace(situation: Situation, ask: Ask, words: string): PlanStep[] | undefined {
  const { index, view } = situation;
  if (!placed.has(ask.topic)) return undefined;
  const root = index.root(ask.topic);
  const slot = ask.slots.find((candidate) => candidate.kind === "body_part" || candidate.id);
  const place = slot?.text ?? words;
  const own = slot?.id ? index.get(slot.id) : undefined;
  const isPlainlyAsked = /\b(pains?|aches?|sore)\b/.test(ask.words) && !spreading.test(words);
  const isKnownHere = isPlainlyAsked && root !== undefined && !root.isDefault;
  if (isKnownHere && own?.topic === view.complaint)
    return tell(situation, root, yesOrNo(root, ask, words));
  if (own?.item && own.topic === view.complaint && !(root && speaksOf(root, place))) {
    return tell(situation, own, truthOf(own) === "no" ? "no" : "yes");
  }
  const spelled = index
    .items(view.complaint)
    .find((item) => isTellable(item) && isSpelledOut(item, words));
  if (spelled && root?.polarity !== "present") {
    return tell(situation, spelled, truthOf(spelled) === "no" ? "no" : "yes");
  }
  if (spreading.test(words)) {
    const item = namedItems(index.items(view.complaint), place, ask).find(isTellable);
    if (item) return tell(situation, item, truthOf(item) === "no" ? "no" : "yes");
  }
  if (root?.polarity === "present") return undefined;
  if (!/pain|ache/.test(ask.topic) && !/\b(pain\w*|aches?|aching|hurts?|sore)\b/.test(words))
    return undefined;
  if (isKnownHere && truthOf(root) === "no" && !isSatellite(situation, ask.topic))
    return tell(situation, root, yesOrNo(root, ask, words));
  const spread = complaintAt(situation, place);
  return spread ? tell(situation, spread, ask.form === "open" ? undefined : "yes") : undefined;
}

const places = /^(arm|leg|jaw|back|neck|throat|belly|chest|head|eye|face|groin)$/;
const placesIn = (text: string): readonly string[] =>
  [...conceptsOf(text)].filter((concept) => places.test(concept));

/** "Do your fingers ache?" of a knee that does: not there, but here. */
export function otherPlace(
  situation: Situation,
  topic: string,
  slot: Slot,
): PlanStep[] | undefined {
  const { index, state } = situation;
  const root = index.root(topic);
  if (!topic.startsWith("symptom:") || slot.kind !== "body_part" || !root) return undefined;
  if (truthOf(root) !== "yes" || !isTellable(root)) return undefined;
  const asked = placesIn(slot.text);
  const own = index.of(topic).flatMap((fact) => placesIn(textOfFact(fact)));
  if (asked.length === 0 || own.length === 0 || asked.some((place) => own.includes(place))) {
    return undefined;
  }
  const deny: PlanStep = { kind: "deny", topic, matter: "place", about: slot.text };
  return state.told[root.id] === undefined ? [deny, ...tell(situation, root)] : [deny];
}
