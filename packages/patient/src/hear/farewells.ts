import { isReactionAct } from "@anamnesis/cases";
import type { Move } from "./moves.ts";
import { plainTokens } from "./tokens.ts";

const farewell =
  /\b(?:good ?bye|bye(?:[- ]bye)?|ta[- ]ra|(?:(?:i|we)(?:['’]?ll| will) )?see (?:you|ya) (?:later|soon|tomorrow|then|again|in a (?:bit|minute|while|moment)))\b/i;
/** "Wave bye to Granny" and "she has said goodbye" take no leave. */
const ofOthers = /\b(?:say|said|saying|wave[ds]?) (?:\w+ )?$/i;

const wordsIn = (text: string): readonly string[] => plainTokens(text).map(({ word }) => word);

/** Where somebody takes their leave in what was said, whatever else was said with it; undefined where nobody does. */
function farewellIn({ act, words, tokens }: Move): number | undefined {
  if ((!isReactionAct(act) && act !== "smalltalk") || tokens.at(-1) === "?") return undefined;
  const found = farewell.exec(words);
  return !found || ofOthers.test(words.slice(0, found.index)) ? undefined : found.index;
}

/**
 * The moves, with a farewell that was said in one breath with something else as a move of its own: "give her a wave from me,
 * goodbye". Pure.
 */
export const withFarewells = (moves: readonly Move[]): Move[] =>
  moves.flatMap((move): Move[] => {
    if (move.act === "goodbye") return [move];
    const from = farewellIn(move);
    if (from === undefined) return [move];
    const before = move.words.slice(0, from).trim();
    const after = move.words.slice(from);
    const leave: Move = {
      ...move,
      act: "goodbye",
      confidence: 1,
      words: after,
      tokens: wordsIn(after),
      slots: [],
      members: [],
    };
    const isAlone = !/\p{L}{3}/u.test(before);
    return isAlone ? [leave] : [{ ...move, words: before, tokens: wordsIn(before) }, leave];
  });
