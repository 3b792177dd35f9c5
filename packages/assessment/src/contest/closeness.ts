import { editDistance } from "@anamnesis/terminology";
import { stemsOf } from "../encounter/stems.ts";

/** How much of a phrase stands in a text. */
export interface Closeness {
  /** Stems of the phrase that stand in the text. */
  readonly shared: number;
  /** Their share of the phrase's stems, 0..1. */
  readonly share: number;
}

/** From this length on one slip of the pen makes no other word. */
const longEnough = 5;

const isSame = (typed: string, wanted: string): boolean =>
  typed === wanted ||
  (typed.length >= longEnough &&
    wanted.length >= longEnough &&
    typed[0] === wanted[0] &&
    (typed.startsWith(wanted) || wanted.startsWith(typed) || editDistance(typed, wanted, 1) <= 1));

/** The closest of some phrases to a text; stems of `ignored` count on neither side. */
export function closest(
  text: string,
  phrases: readonly string[],
  ignored: ReadonlySet<string> = new Set(),
): Closeness {
  const said = stemsOf(text).filter((stem) => !ignored.has(stem));
  let best: Closeness = { shared: 0, share: 0 };
  for (const phrase of phrases) {
    const wanted = stemsOf(phrase).filter((stem) => !ignored.has(stem));
    const shared = wanted.filter((one) => said.some((stem) => isSame(stem, one))).length;
    const share = wanted.length > 0 ? shared / wanted.length : 0;
    if (share > best.share || (share === best.share && shared > best.shared))
      best = { shared, share };
  }
  return best;
}
