import { asksForResult } from "../hear/constructions.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { planThings } from "../lexicon/plan-words.ts";
import { capitalised, listed } from "../speak/sentences.ts";

/** Tests as a nurse names them, by how a patient would say them. */
const tests: Readonly<Record<string, string>> = {
  "a heart tracing": "the ECG",
  bloods: "bloods",
  "a wee sample": "urine",
  "a swab": "the swab",
  "an X-ray": "the X-ray",
  "a scan": "the scan",
  "the needle in my back": "the lumbar puncture",
  "the blowing test": "peak flow",
  "the camera": "the endoscopy",
};

const testsIn = (words: string): readonly string[] =>
  planThings(words).flatMap((thing) => tests[thing] ?? []);

/** "ECG now please", "get me bloods and a CT": said to whoever sees to it, and not told to the patient. */
const bidden =
  /^\W*(?:(?:please|ok|okay|right|now|and|then|so|also)[\s,]+)*(?:get|send|take|request|order|organise|organize|book|run|do|repeat)\b|\b(?:please|stat|now|asap|urgently)\W*$/i;
const toThePatient = /\b(?:you|your|u|ur)\b|\?/i;

const isRequest = (move: Move): boolean =>
  move.isToNurse === true ||
  (/^(?:plan|instruct)$/.test(move.act) &&
    bidden.test(move.words) &&
    !toThePatient.test(move.words));

/**
 * What the nurse says to what is said to her besides orders: tests are ordered after the first diagnosis, results come with
 * them, and anything else she has at least heard. `hasAnswered`: she has said something to the line already.
 */
export function nurseHears(
  { moves }: Heard,
  isResultAsked: boolean,
  hasAnswered: boolean,
): readonly string[] {
  const asked = moves.filter((move) => isRequest(move) && !move.examines);
  const isResult = isResultAsked || asked.some(({ words }) => asksForResult(words));
  const wanted = isResult ? [] : [...new Set(asked.flatMap(({ words }) => testsIn(words)))];
  if (wanted.length > 0)
    return [
      `${capitalised(listed(wanted))}: on the form, doctor. Tests go once your first diagnosis is in.`,
    ];
  if (isResult) return ["Nothing is back yet, doctor. Tests go once your first diagnosis is in."];
  const isUnmet = asked.some(({ isToNurse, orders }) => isToNurse && !orders);
  return isUnmet && !hasAnswered ? ["Yes, doctor."] : [];
}
