import { findDrugs } from "@anamnesis/terminology";
import { drugOrder } from "./drug-order.ts";
import type { HeldBack, Move } from "./moves.ts";
import { clausesOf, does } from "./order-clauses.ts";
import { isTakenBack } from "./order-place.ts";
import type { Order } from "./ordering.ts";

export const isSpelt = ({ dose, millilitres, litresPerMinute }: Order): boolean =>
  dose !== undefined || millilitres !== undefined || litresPerMinute !== undefined;

/** "No paracetamol", "stop the ramipril": said of the medicine right behind it. */
const forbids =
  /\b(?:no|not|stop\w*|withhold\w*|avoid\w*|don['’]?t (?:give|want)[^,.;]{0,12}|without|leave out)\b(?!\s+(?:allerg|bother|trouble|problem))[^,.;:]{0,14}$/i;

const notYet = /\b(?:hold|held|till|until|later|yet)\b/i;

/** The medicines of some words that are refused, stopped, or left to wait for something. */
export function heldIn(words: string): readonly HeldBack[] {
  return clausesOf(words).flatMap((clause) =>
    findDrugs(clause.words).flatMap((mention, at, all): HeldBack[] => {
      const { start, end } = mention.span;
      const name = mention.text.toLowerCase();
      const behind = clause.words.slice(end);
      if (isTakenBack(behind))
        return [{ id: mention.id, name, isLater: notYet.test(behind.slice(0, 25)) }];
      if (forbids.test(clause.words.slice(0, start)))
        return [{ id: mention.id, name, isLater: false }];
      if (clause.mood !== "deferred" || mention.negated) return [];
      const order = drugOrder(clause.words, mention, all[at + 1]?.span.start);
      return [{ id: mention.id, name, isLater: true, ...(isSpelt(order) ? { order } : {}) }];
    }),
  );
}

const stops = /\b(?:stop(?:s|ped|ping)?|withh(?:old|eld)|come off|no more)\b/i;

/** "That stops today, | and the milk thistle, | and the paracetamol": the list of what is stopped goes on. */
export function goesOnStopping(moves: readonly Move[], at: number): boolean {
  const [move, before] = [moves[at], moves[at - 1]];
  if (!move || !before || !/,\s*$/.test(before.words)) return false;
  if (!/^\W*(?:and|or|plus|nor)\b/i.test(move.words) || move.words.trim().split(/\s+/).length > 5)
    return false;
  return stops.test(before.words) || goesOnStopping(moves, at - 1);
}

/** Whether a medicine that is not to be given may be meant by it: a plan, or a word against one. */
export const tellsOfOrders = ({ act }: Move, isOrder: boolean): boolean =>
  isOrder || does.has(act) || act === "repair" || act === "reassure" || act === "news";
