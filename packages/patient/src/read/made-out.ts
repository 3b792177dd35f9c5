import type { Reading } from "../ground/ground.ts";
import { actsOfFacts } from "../hear/moves.ts";
import type { LineReading } from "./reading.ts";

/** Confidence from which words that need not ask anything are taken to ask after a fact. */
const leastAsked: Readonly<Record<string, number>> = { open: 0.5, probe: 0.75, smalltalk: 0.75 };

const surelySaid = 0.6;

/** What was made out of a line, in the form in which any reader says it. */
export const madeOut = (readings: readonly Reading[]): LineReading => ({
  parts: readings.map(({ move, facts, foreign, confidence }) => {
    const isOfFacts = actsOfFacts.has(move.act) && confidence > (leastAsked[move.act] ?? 0);
    const [said] = move.slots ?? [];
    return {
      words: move.words,
      act: move.act,
      facts: isOfFacts ? facts.map(({ id }) => id) : [],
      denied: isOfFacts ? foreign : [],
      touches: move.touches,
      ...(said && said.share >= surelySaid ? { slot: said.slot } : {}),
    };
  }),
});
