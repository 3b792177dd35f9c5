import type { Move } from "./moves.ts";

const goesOn =
  "(?=\\s*[,:.!?-]|\\s+(?:can|could|would|please|kindly|get|give|what|send|i|the|any|do|is|has|have|how|check|put)\\b|\\s*$)";
/** Told of, and not spoken to: "the nurse said", "nurse practitioner". */
const toldOf =
  "(?!'s|\\s+(?:said|says|told|tells|came|who|gave|and|was|is going|took|practitioner|specialist|at|in|on|or|outside|has been|will)\\b)";
/** "Nurse, …", "…, nurse": wherever it stands. "Sister" only where no relative can be meant: first in a sentence or last. */
const called = [
  new RegExp(
    `(?:^|[.;!?]\\s*)(?:(?:and|ok|okay|right|so|please|now|yes)[\\s,]+)*(?:staff )?nurse\\b${toldOf}`,
    "i",
  ),
  new RegExp(`(?:[,:-]\\s*|\\b(?:and|please)\\s+)(?:staff )?nurse\\b(?!'s)${goesOn}`, "i"),
  new RegExp(`^\\W*(?:(?:and|ok|okay|right|so|please|now)[\\s,]+)*sister\\b(?!'s|s)${goesOn}`, "i"),
  /[.!?]\s*sister\b\s*[,:]|\b(?:please|now),?\s+sister\W*$/i,
];
const ends = /[.!?]\W*$/;
const measures =
  /\b(?:obs|observations|vitals?|vital signs|blood pressure|bp|pulse|heart rate|sats|saturations?|temperature|resp(?:iratory)? rate)\b/i;

/** The moves with those marked that are said to the nurse; what she is asked to measure is measured. Pure. */
export function withNurse(moves: readonly Move[]): Move[] {
  let isToNurse = false;
  let hasEnded = true;
  return moves.map((move) => {
    isToNurse = called.some((form) => form.test(move.words)) || (isToNurse && !hasEnded);
    hasEnded = ends.test(move.words);
    if (!isToNurse) return move;
    const isMeasuring = !move.examines && !move.orders && measures.test(move.words);
    return {
      ...move,
      isToNurse,
      ...(isMeasuring ? { act: "examine" as const, examines: ["vitals" as const] } : {}),
    };
  });
}
