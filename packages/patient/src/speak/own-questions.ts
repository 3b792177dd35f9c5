import type { DialogueState } from "../dialogue.ts";

/** Questions that are answered once somebody has told them what it is, and where they will be. */
const ofIllness =
  /\b(?:is it|is this|was it|what (?:do you think )?(?:it|this) (?:is|was)|what is it|what's wrong|what do you think|do you know what|you don't think|you won't say|could it|have i (?:got|had))\b/i;
const ofPlace =
  /\b(?:keep me|keep (?:him|her)|stay in|have to stay|home (?:today|tonight)|go home|hospital)\b/i;

const tellsIllness: ReadonlySet<string> = new Set(["bad_news", "good_news", "not_knowing"]);
const tellsPlace: ReadonlySet<string> = new Set(["admission", "transfer", "operation", "home"]);

/** Of the questions that a person has, those that they have not been answered already. */
export function stillOpen(
  { toldThem = [], events }: Pick<DialogueState, "toldThem" | "events">,
  questions: readonly string[],
): readonly string[] {
  const knows = (touching: ReadonlySet<string>): boolean =>
    toldThem.some(({ touches }) => touching.has(touches));
  const knowsIllness = knows(tellsIllness) || events["grave"] !== undefined;
  const knowsPlace = knows(tellsPlace);
  return questions.filter(
    (text) => !(knowsIllness && ofIllness.test(text)) && !(knowsPlace && ofPlace.test(text)),
  );
}
