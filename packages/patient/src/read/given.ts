import type { PatientView } from "@anamnesis/cases";
import type { Reading } from "../ground/ground.ts";
import type { Move, Scored } from "../hear/moves.ts";
import { indexOf } from "../lexicon/fact-index.ts";
import type { Given } from "./reading.ts";

/** How sure a fact is that a reader named, and what it left open. */
const sure = 0.95;
const open = 0.2;
/** The logit of a fact that was named, for what the rest of the line may be about. */
const named = 3;

/** A move whose facts were named by its reader, linked with the case: nothing is left to be ranked. */
export function groundedAs(
  view: PatientView,
  move: Move,
  given: Given,
): { readonly reading: Reading; readonly best: readonly Scored[] } {
  const index = indexOf(view);
  const facts = given.facts.flatMap((id) => index.get(id) ?? []);
  const isPlaced = facts.length + given.denied.length > 0;
  return {
    reading: { move, facts, foreign: given.denied, confidence: isPlaced ? sure : open },
    best: facts.map((fact) => ({ fact, score: named })),
  };
}
