import type { ReplySlotId } from "@anamnesis/cases";
import type { MoveAct, MoveTouch } from "../hear/moves.ts";

/** One thing done in a line, as a reader other than the embedded one made it out. */
export interface ReadPart {
  /** As typed; the parts of a reading are the line again. */
  readonly words: string;
  readonly act: MoveAct;
  /** Ids of the facts asked after, in the order of asking; absences and guarded ones too. */
  readonly facts: readonly string[];
  /** Things asked after of which the case says nothing, in the learner's words. */
  readonly denied: readonly string[];
  readonly touches?: MoveTouch;
  /** What is said, where it is no question, as finely as a reply depends on it. */
  readonly slot?: ReplySlotId;
}

/**
 * A line as a reader made it out: JSON, kept with the turn, so that the examiner marks what the patient answered and
 * nobody has to be asked again.
 */
export interface LineReading {
  readonly parts: readonly ReadPart[];
}

/** What a move is about, where somebody said so instead of leaving it to the ranking. */
export interface Given {
  readonly facts: readonly string[];
  readonly denied: readonly string[];
}

/** As many facts are answered in one breath. */
export const mostFacts = 8;
/** No line does more things than these; what goes beyond is no reading of it. */
export const mostParts = 16;
