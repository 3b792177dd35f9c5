import type { Fact } from "@anamnesis/cases";
import { stemsIn, stemsOfFact } from "./fact-stems.ts";

/** What is said one after another: "two days of fever, no cough and half her milk". */
const joints = /[,.;:?!]+|\band\b|\bbut\b/i;

/**
 * The words of a summary that speak of one fact: of its claims the one that has most of the fact's words. A summary of one
 * claim is that claim; undefined where none of several speaks of the fact.
 */
export function claimOf(words: string, fact: Fact): string | undefined {
  const claims = words.split(joints).filter((claim) => /\p{L}/u.test(claim));
  if (claims.length < 2) return words;
  const own = stemsOfFact(fact);
  const shared = claims.map((claim) => stemsIn(claim).filter((one) => own.has(one)).length);
  const most = Math.max(...shared);
  return most > 0 ? claims[shared.indexOf(most)] : undefined;
}
