import type { PatientView } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { ofNow } from "./archetype-words.ts";
import type { Band } from "./memory.ts";

/** "How is your breathing now?", "is it any easier?", "has that helped?" */
const asksNow =
  /\b(?:now|at (?:the|this) (?:moment|minute)|any (?:better|easier|worse|different|relief)|eas(?:ing|ier|ed)|settl(?:ing|ed)|(?:has|is|did) (?:it|that|this) (?:help\w*|work\w*)|since (?:the|that)|after (?:the|that))\b/i;
const isAsking = ({ act }: Move): boolean =>
  act === "ask" || act === "open" || act === "feel" || act === "check" || act === "challenge";

/** What is true of a moment: how it is now, and which way it goes. */
const ofTheMoment = new Set(["current_status", "progression"]);

/** Asked of them as a whole, and of no one thing. */
const ofAll = /\bfeel(?:ing)?\b[^.?!]{0,15}\b(?:now|better|worse|easier|different)\b/i;

/** Topics of what they came with, and what has a course of its own: these follow the state, an old knee does not. */
function complaintsOf(view: PatientView): ReadonlySet<string> {
  const told = new Set([...view.opening.tells, ...view.opening.more.flatMap(({ tells }) => tells)]);
  return new Set(
    view.facts
      .filter(({ id, attribute }) => told.has(id) || ofTheMoment.has(attribute ?? ""))
      .map(({ topic }) => topic),
  );
}

/**
 * What is told, put right by the state: once somebody is better or worse than they were found, how it is now is answered by
 * that and not by the fact as it was found. One such answer in a reply.
 * @param hasSaid they have said already how it is, on coming into the state
 */
export function asOfNow(
  view: PatientView,
  { moves }: Heard,
  steps: readonly PlanStep[],
  now: { readonly band: Band; readonly seed: number; readonly turn: number },
  hasSaid: boolean,
): readonly PlanStep[] {
  const { band } = now;
  if (band === "found" || band === "dead") return steps;
  const asking = moves.filter(isAsking);
  const isAllOfNow = asking.length > 0 && asking.every(({ words }) => asksNow.test(words));
  const isOfAll = isAllOfNow && asking.every(({ words }) => ofAll.test(words));
  const complaints = complaintsOf(view);
  const isPassed = (step: PlanStep): boolean => {
    if (step.kind === "opening") return isAllOfNow;
    if (step.kind === "social") return isAllOfNow && step.move === "news_feel";
    if (step.kind !== "tell") return false;
    if (isOfAll) return true;
    const fact = view.facts.find(({ id }) => id === step.fact);
    return (
      fact !== undefined &&
      complaints.has(fact.topic) &&
      (isAllOfNow || ofTheMoment.has(fact.attribute ?? ""))
    );
  };
  const at = steps.findIndex(isPassed);
  if (at < 0) return steps;
  const pool = ofNow[band][view.person.informant ? "carer" : "own"];
  const words = pool[(now.seed + now.turn) % pool.length] ?? pool[0];
  const said: PlanStep[] = hasSaid ? [] : [{ kind: "beside", who: "patient", words }];
  return [...steps.slice(0, at), ...said, ...steps.slice(at + 1).filter((step) => !isPassed(step))];
}
