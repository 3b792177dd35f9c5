import type { TalkOfPatient } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Heard, MoveAct } from "../hear/moves.ts";
import { contentWords, overlaps } from "../lexicon/concepts.ts";
import type { Scene } from "./scene.ts";

const speaksFrom = 3;
const adultFrom = 16;

/** What the informant says when the patient is asked and cannot or will not answer. */
function noAnswer({ person, facts }: Scene["view"]): string {
  const talks = person.age >= speaksFrom || facts.some((fact) => fact.aside !== undefined);
  if (!talks) return "patient_too_young";
  return person.age < adultFrom ? "patient_shy" : "patient_not_able";
}

const isTelling = (step: PlanStep): boolean => step.kind === "tell" || step.kind === "opening";
const isAnswer = (step: PlanStep): boolean =>
  isTelling(step) || step.kind === "deny" || step.kind === "unknown";
const factsIn = (step: PlanStep): readonly string[] =>
  step.kind === "tell" ? [step.fact] : step.kind === "opening" ? step.facts : [];
/** Courtesies to the patient are returned by the informant on their behalf. */
const toPatient: Readonly<Record<string, string>> = {
  meet: "patient_greeted",
  greet: "patient_greeted",
  greet_again: "patient_greeted",
  goodbye: "patient_bye",
};
/** Which of the patient's own few words meet what was said to them. */
function ofPatient({ moves }: Heard, plan: readonly PlanStep[]): TalkOfPatient {
  if (moves.some(({ act }) => act === "goodbye")) return "goodbye";
  const isAsked = plan.some(isAnswer);
  if (moves.some(({ act }) => act === "greet") && !isAsked) return "greet";
  if (moves.some(({ tokens }) => tokens.some((word) => /^(hurts?|pain|sore|painful)$/.test(word))))
    return "hurts";
  if (moves.some(({ act }) => /^(empathise|reassure|examine|plan|instruct)$/.test(act)))
    return "scared";
  return moves.some(({ act }) => act === "greet") ? "greet" : "any";
}

/** What invites a patient to say whatever is on their mind. */
const invites: ReadonlySet<MoveAct> = new Set(["open", "feel", "questions", "smalltalk"]);

/**
 * Of the patient's words of a kind those that take up what was said to them; a gesture where none do, since words that
 * fit nothing are worse than a look. Undefined where any will do: greetings, where it hurts, what they are asked for at large.
 */
function fittingWords(
  { view }: Scene,
  { moves }: Heard,
  kind: TalkOfPatient,
): "gesture" | readonly number[] | undefined {
  if (kind !== "any" && kind !== "scared") return undefined;
  if (moves.some(({ act }) => invites.has(act))) return undefined;
  const said = contentWords(moves.flatMap(({ tokens }) => tokens).join(" "));
  const pool = view.talk?.patient?.[kind] ?? [];
  const fitting = pool.flatMap((line, at) => (overlaps(contentWords(line), said) ? [at] : []));
  return fitting.length > 0 ? fitting : "gesture";
}

/** For how long a patient who would not answer is not explained again. */
const shyTurns = 4;
/** For how long the same kind of words of the patient does not come again. */
const quietTurns = 6;

/**
 * The plan with the patient's own few words in it, where an informant speaks: once beside the fact that they belong to, or
 * in front when the learner asked the patient and not the informant.
 */
export function withPatientsWords(
  scene: Scene,
  heard: Heard,
  plan: readonly PlanStep[],
): readonly PlanStep[] {
  const { view, index, state } = scene;
  if (!view.person.informant) return plan;
  const own = plan.flatMap(factsIn).filter((id) => (index.get(id)?.aside ?? []).length > 0);
  const isPatient = heard.isToPatient === true;
  if (isPatient && view.talk?.patient && own.length === 0) {
    const said = ofPatient(heard, plan);
    const isGreeting = said === "greet" || said === "goodbye";
    // Said to both of them, it is met by both.
    const rest = isGreeting && heard.moves.length === 1 ? plan.filter(isAnswer) : plan;
    const last = state.events[`patient:${said}`];
    // The same few words do not come twice in a row of turns; then only their parent speaks.
    if (last !== undefined && state.turn - last < quietTurns && rest.length > 0) return rest;
    const words = fittingWords(scene, heard, said);
    return [
      { kind: "social", move: "patient_own", about: said, ...(words ? { own: words } : {}) },
      ...rest,
    ];
  }
  if (isPatient) {
    const [fact] = own;
    if (fact) return [{ kind: "aside", fact }, ...plan];
    const courtesy = plan.flatMap((step) => (step.kind === "social" ? [toPatient[step.move]] : []));
    const greeting = courtesy.find((move) => move !== undefined);
    const isDue = state.turn - (state.events["patient_asked"] ?? -shyTurns) >= shyTurns;
    if (greeting) return [{ kind: "social", move: greeting }, ...plan.filter(isAnswer)];
    return plan.some(isAnswer) && isDue
      ? [{ kind: "social", move: noAnswer(view) }, ...plan]
      : plan;
  }
  const fact = own.find((id) => state.events[`aside:${id}`] === undefined);
  if (!fact) return plan;
  const last = plan.findLastIndex(isTelling);
  return [...plan.slice(0, last + 1), { kind: "aside", fact }, ...plan.slice(last + 1)];
}
