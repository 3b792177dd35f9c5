import { isReactionAct } from "@anamnesis/cases";
import type { Reading } from "../ground/ground.ts";
import { reactionsLike } from "../lexicon/reaction-bank.ts";
import type { Part } from "./compose.ts";
import type { Scene } from "./scene.ts";

/** Acts that are worth more than a stock line, where they were surely made out. */
export const weighty: ReadonlySet<string> = new Set(
  "news plan offer explain instruct safetynet feel goodbye".split(" "),
);
const surely = 0.5;

/** Hurt, nobody takes up what is said to them as they would have before. */
const coldFrom = -2;
/** As many wordings are handed on, so that none is said twice. */
const handedOn = 3;

/** What meets all that was told in one line together stands above what meets its parts. */
const ofTheWhole = 12;

/**
 * The parts of a plan, with all that was told met by what this person said to a line like this one; unchanged where there is
 * none. A farewell and a plan in one line are one thing to whoever hears them.
 */
export function metTogether(
  { view, state }: Scene,
  readings: readonly Reading[],
  parts: readonly Part[],
): readonly Part[] {
  const isAnswered = (reading: Reading): boolean =>
    parts[readings.indexOf(reading)]?.steps.some(({ kind }) => kind === "tell") === true;
  const isTold = (reading: Reading): boolean =>
    isReactionAct(reading.move.act) && reading.move.isToNurse !== true && !isAnswered(reading);
  const own = readings.filter(isTold);
  if (state.rapport <= coldFrom) return parts;
  if (!own.some(({ move }) => weighty.has(move.act) && move.confidence > surely)) return parts;
  const isLeaving = own.some(({ move }) => move.act === "goodbye");
  const found = reactionsLike(
    view,
    new Set(own.map(({ move }) => move.act)),
    own.map(({ move }) => move.words).join(" "),
  ).slice(0, handedOn);
  if (found.length === 0) return parts;
  const at = readings.findLastIndex(isTold);
  const [weightiest] = own
    .flatMap((reading) => parts[readings.indexOf(reading)]?.response ?? [])
    .sort((a, b) => b.weight - a.weight);
  return parts.map((part, place): Part => {
    const reading = readings[place];
    if (!reading || !isTold(reading)) return part;
    if (place !== at) return { steps: [] };
    return {
      steps: [],
      response: {
        move: isLeaving ? "goodbye" : (weightiest?.move ?? "acknowledge"),
        weight: ofTheWhole,
        beside: isLeaving ? "behind" : "front",
        reactions: found,
      },
    };
  });
}
