import { findDrugs } from "@anamnesis/terminology";
import { routeIn } from "./amounts.ts";
import type { Move } from "./moves.ts";

// Parts into which a line was cut within one order, and how they are read together.

/** What ends an order begun in the part before: "… | im now". */
export const isTail = ({ words }: Move): boolean =>
  words.trim().split(/\s+/).length <= 3 && routeIn(words) !== undefined;

/** "Call ITU | and the anaesthetist, he's tiring": who is called as well. */
export const isCallingOn = (lead: Move, { words }: Move): boolean =>
  /\b(?:call|bleep|page|ring|phone|fetch|alert|inform)\b/i.test(lead.words) &&
  /^\W*(?:and|plus)\s+(?:the|an?)\b/i.test(words);

/** "Listen to the chest again please": looked at once more, and nothing given once more. */
export const isLookedAt = ({ act, examines }: Move): boolean =>
  act === "examine" || (examines !== undefined && examines.length > 0);

/** What ends on an amount, or on "of", names what it is an amount of in the next part. */
export const isHead = ({ words }: Move): boolean =>
  /\d\D*\d(?:\.?\d)*\s*$|\d.*\bof\s*$/i.test(words) && findDrugs(words).length === 0;
