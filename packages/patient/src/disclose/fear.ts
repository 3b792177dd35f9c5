import type { PlanStep } from "../dialogue.ts";
import { contentWords } from "./concepts.ts";
import { isTellable, textOfFact } from "./fact-index.ts";
import { isOpenTo, type Situation } from "./situation.ts";

/** "That it's the heart." answers a question and cannot stand without one. */
export const standsAlone = (line: string): boolean =>
  !/^(That|If|Whether|Not|Just|\w+ing)\b/.test(line);

/** Things done to a patient that somebody may be afraid of, each in the words for it. */
const dreaded: readonly RegExp[] = [
  /\b(operat\w+|surg\w+|theatre|knife|cut (me|open)|under the knife|an(a)?esthetic|put under|keyhole)\b/i,
  /\b(needles?|injections?|inject|jabs?|drips?|lines?|lumbar puncture)\b/i,
  /\b(masks?|machines?|ventilat\w+|intubat\w+|breathing tube|life support|strapped)\b/i,
  /\b(tubes?|catheters?|drains?|bags?|stoma)\b/i,
  /\b(blood (transfusion|products)|transfus\w+|other people's blood)\b/i,
  /\b(steroids?|hooked|addict\w+|thinners?)\b/i,
  /\b(cameras?|scopes?|colonoscop\w+|endoscop\w+)\b/i,
  /\b(kept in|keep (you|me|her|him) in|stay(ing)? in|hospital|ward|admit\w*)\b/i,
];

/** What this person is afraid of, where it is the very thing that is proposed; once, and only what they would tell now. */
export function fearOf(situation: Situation): PlanStep[] {
  const { index, state, text } = situation;
  if (state.rapport <= -2 || state.events["worried_aloud"] !== undefined) return [];
  const fear = index.root("ice:concerns");
  if (!fear || fear.isDefault || !isTellable(fear) || !isOpenTo(situation, fear)) return [];
  if (!fear.say.some(standsAlone) || state.events[`said:${fear.id}`] !== undefined) return [];
  const feared = textOfFact(fear);
  const isIt = dreaded.some((thing) => thing.test(text) && thing.test(feared));
  return isIt && contentWords(text).size > 0 ? [{ kind: "worry", fact: fear.id }] : [];
}
