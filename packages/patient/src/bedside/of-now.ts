import type { PatientView } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { ofNow } from "./archetype-words.ts";
import type { Act, Band } from "./memory.ts";
import { easedBy, isSought } from "./relief.ts";
import { answers, courseOf, type Severity } from "./severity.ts";

/** "How is your breathing now?", "is it any easier?", "has that helped?" */
const asksNow =
  /\b(?:now|still|yet|at (?:the|this) (?:moment|minute)|any (?:better|easier|worse|different|relief)|eas(?:ing|ier|ed)|settl(?:ing|ed)|(?:has|is|did) (?:it|that|this) (?:help\w*|work\w*)|since (?:the|that)|after (?:the|that))\b/i;
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

/** Where the patient stands when a line is answered. */
export interface NowAt {
  readonly band: Band;
  readonly severity: Severity;
  readonly minute: number;
  readonly acts: readonly Act[];
  readonly seed: number;
  readonly turn: number;
}

/** From here on somebody who was treated feels it, though nobody would say yet that they are better. */
const felt = -0.2;

/**
 * How it is now, in the words of whoever speaks; undefined where it is as it was found and nothing was given for it.
 * @param topics those of the complaint that is asked after
 */
function nowWords(
  view: PatientView,
  { band, severity, minute, acts }: NowAt,
  topics: ReadonlySet<string>,
): readonly string[] | undefined {
  const who = view.person.informant ? "carer" : "own";
  if (band === "worse" || band === "critical") return ofNow[band][who];
  const eased = easedBy(acts, topics, minute);
  if (eased) return eased[who];
  if (band === "better") return ofNow.better[who];
  const { remedies } = courseOf(view);
  const isTreated =
    acts.some((act) => remedies.some((remedy) => answers(act, remedy.anyOf))) ||
    isSought(acts, topics);
  if (!isTreated) return undefined;
  return severity <= felt ? ofNow.easing[who] : ofNow.same[who];
}

/**
 * What is told, put right by the state: once somebody is better or worse than they were found, or something was given for what
 * is asked after, how it is now is answered by that and not by the fact as it was found. One such answer in a reply.
 * @param hasSaid they have said already how it is, on coming into the state
 */
export function asOfNow(
  view: PatientView,
  { moves }: Heard,
  steps: readonly PlanStep[],
  now: NowAt,
  hasSaid: boolean,
): readonly PlanStep[] {
  const { band } = now;
  if (band === "dead") return steps;
  const asking = moves.filter(isAsking);
  const isAllOfNow = asking.length > 0 && asking.every(({ words }) => asksNow.test(words));
  const isOfAll = isAllOfNow && asking.every(({ words }) => ofAll.test(words));
  const complaints = complaintsOf(view);
  const isMoved = band !== "found";
  const topicOf = (step: PlanStep): string | undefined =>
    step.kind === "tell"
      ? view.facts.find(({ id }) => id === step.fact)?.topic
      : step.kind === "deny" || step.kind === "unknown"
        ? step.topic
        : undefined;
  const isPassed = (step: PlanStep): boolean => {
    if (step.kind === "opening") return isAllOfNow;
    if (step.kind === "social") return isAllOfNow && step.move === "news_feel";
    if (step.kind === "unknown" || step.kind === "deny")
      return isAllOfNow && complaints.has(step.topic);
    if (step.kind !== "tell") return false;
    if (isOfAll) return true;
    const fact = view.facts.find(({ id }) => id === step.fact);
    return (
      fact !== undefined &&
      complaints.has(fact.topic) &&
      (isAllOfNow || (isMoved && ofTheMoment.has(fact.attribute ?? "")))
    );
  };
  const at = steps.findIndex(isPassed);
  if (at < 0) return steps;
  const topics = new Set(steps.filter(isPassed).flatMap((step) => topicOf(step) ?? []));
  const pool = nowWords(view, now, topics.size > 0 ? topics : new Set([view.complaint]));
  if (!pool) return steps;
  const words = pool[(now.seed + now.turn) % pool.length] ?? pool[0] ?? "";
  const said: PlanStep[] = hasSaid ? [] : [{ kind: "beside", who: "patient", words }];
  return [...steps.slice(0, at), ...said, ...steps.slice(at + 1).filter((step) => !isPassed(step))];
}
