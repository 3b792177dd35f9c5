import { asksForVitals } from "./constructions.ts";
import type { Move } from "./moves.ts";
import type { Order } from "./ordering.ts";

const goesOn =
  "(?=\\s*[,:.!?-]|\\s+(?:can|could|would|please|kindly|get|give|what|send|i|the|any|do|is|has|have|how|check|put)\\b|\\s*$)";
/** Told of, and not spoken to: "the nurse said", "nurse practitioner". */
const toldOf =
  "(?!'s|\\s+(?:said|says|told|tells|came|who|gave|and|was|is going|took|practitioner|specialist|at|in|on|or|outside|has been|will)\\b)";
/** "Nurse, …", "…, nurse": wherever it stands. "Sister" only where no relative can be meant: first in a sentence or last. */
const called = [
  new RegExp(
    `(?:^|[.;!?]\\s*)(?:(?:and|ok|okay|right|so|please|now|yes|no|not|none|sorry|well|but|then|thanks|thank you|excuse me)[\\s,]+)*(?:staff )?nurse\\b${toldOf}`,
    "i",
  ),
  new RegExp(`(?:[,:-]\\s*|\\b(?:and|please)\\s+)(?:staff )?nurse\\b(?!'s)${goesOn}`, "i"),
  new RegExp(`^\\W*(?:(?:and|ok|okay|right|so|please|now)[\\s,]+)*sister\\b(?!'s|s)${goesOn}`, "i"),
  /[.!?]\s*sister\b\s*[,:]|\b(?:please|now),?\s+sister\W*$/i,
];
const ends = /[.!?]\W*$/;
const measures =
  /\b(?:numbers|obs|observations|vitals?|vital signs|blood pressure|bp|pulse|heart rate|sats|saturations?|temperature|resp(?:iratory)? rate)\b/i;

/** "Did we get that glucose?", "ketones?": of her what is asked for is to be measured. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/\b(?:glucose|blood sugar|sugar|bm|glc|bgl|cbg|bsl)\b/i, "glucose"],
  [/\bketones?\b/i, "ketones"],
  [/\bpeak flow\b/i, "peak_flow"],
];

/** What is said to her is bidden, however it is put. */
function bidden(move: Move): Move {
  const { orders, ...others } = move;
  if (orders) return { ...others, orders: orders.map(({ isTold: _, ...order }): Order => order) };
  const asked = figures.flatMap(([form, id]): Order[] =>
    form.test(move.words) && !/\b(?:lab|hourly|every|later|plasma)\b/i.test(move.words)
      ? [{ kind: "measure", id }]
      : [],
  );
  return asked.length > 0 && !move.held ? { ...move, orders: asked } : move;
}

/** Behind what was said to her an order is hers too, unless somebody else is spoken to. */
const goesOnToHer = ({ words, orders, held }: Move): boolean =>
  (orders !== undefined || held !== undefined) &&
  !/\b(?:you|your|you're|u|ur)\b|^\W*[\p{L} ]{2,20}(?:,| - )/iu.test(words);

/** The moves with those marked that are said to the nurse; what she is asked to measure is measured. Pure. */
export function withNurse(moves: readonly Move[]): Move[] {
  let isToNurse = false;
  let hasEnded = true;
  return moves.map((move) => {
    isToNurse =
      called.some((form) => form.test(move.words)) ||
      asksForVitals(move.words) ||
      (isToNurse && (!hasEnded || goesOnToHer(move)));
    hasEnded = ends.test(move.words);
    if (!isToNurse) return move;
    const { orders, ...said } = bidden(move);
    const isMeasuring = !move.examines && !move.orders && measures.test(move.words);
    return {
      ...said,
      ...(orders ? { orders } : {}),
      isToNurse,
      ...(isMeasuring ? { act: "examine" as const, examines: ["vitals" as const] } : {}),
    };
  });
}
