import { createConversation } from "./conversation.ts";
import { hear } from "./hear/embedded.ts";
import { understand } from "./understand/embedded.ts";

export type * from "./bedside/memory.ts";
export type * from "./dialogue.ts";
export type * from "./hear/moves.ts";
export type * from "./hear/ordering.ts";
export type * from "./investigate/types.ts";
export type * from "./understand/types.ts";
export { auscultationOf, type PlaceHeard } from "./bedside/auscultation.ts";
export { bedsideNow, measuredOf } from "./bedside/bedside.ts";
export type { Moment } from "./bedside/moment.ts";
export { bedsideShown, type BedsideEntry, type BedsideShown } from "./bedside/shown.ts";
export { answers as actAnswers, bandOf, courseOf, playCourse } from "./bedside/severity.ts";
export { signsAt } from "./bedside/signs.ts";
export { createConversation, type Conversation } from "./conversation.ts";
export { checkReply, type Licence, type ViolationKind } from "./check/check.ts";
export { claimsIn, type Claims } from "./check/claims.ts";
export { isSaidAgain, untold } from "./check/coverage.ts";
export { checkWording } from "./check/wording.ts";
export { moveActs, moveTouches } from "./hear/moves.ts";
export { menuOf, type Menu } from "./read/menu.ts";
export { placed, type Misreading, type NumberedPart, type Placed } from "./read/placed.ts";
export type { LineReading, ReadPart } from "./read/reading.ts";
export type { Doubt } from "./read/doubts.ts";
export { panelLines, type PanelLine, type PanelLines } from "./panel.ts";
export { investigate } from "./investigate/investigate.ts";
export { tracingOf } from "./investigate/tracing.ts";
export { wordPlan } from "./speak/word-plan.ts";
export { vocabularyOf } from "./vocabulary.ts";
export { hear, understand };

/** The patient with the shipped hearing. */
export const { openConversation, takeTurn } = createConversation(hear);
export { ownLines } from "./speak/own-lines.ts";
export { ones, tens } from "./lexicon/numbers.ts";
