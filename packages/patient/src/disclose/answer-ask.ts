import { isAttribute } from "@anamnesis/terminology";
import type { PlanStep } from "../dialogue.ts";
import { answerExamination } from "./answer-examination.ts";
import type { Ask } from "../understand/types.ts";
import { answerAttribute } from "./answer-attribute.ts";
import { targetOf } from "./target.ts";
import {
  answerAnythingElse,
  answerAssociated,
  answerElaborate,
  answerOpening,
} from "./answer-opening.ts";
import { truthOf } from "./fact-index.ts";
import { isSpelledOut } from "./matching.ts";
import { answerTopic } from "./answer-topic.ts";
import { questionFor } from "./questions.ts";
import type { Situation } from "./situation.ts";
import { answerSummary } from "./summary.ts";
import { answerAboutOthers } from "./third-person.ts";

interface Answered {
  readonly steps: readonly PlanStep[];
  readonly opened: number;
}

function answer(situation: Situation, ask: Ask): Answered {
  const { opened } = situation.state;
  const stay = (steps: readonly PlanStep[]): Answered => ({ steps, opened });
  switch (ask.topic) {
    case "opening":
      return answerOpening(situation);
    case "elaborate":
      return answerElaborate(situation, ask);
    case "anything_else":
      if (
        /\b(questions?|qs)\b/i.test(situation.text) &&
        !/\b(answer|ask)\w* (some|a few|you)\b/i.test(situation.text)
      ) {
        return stay([questionFor(situation, "invited") ?? { kind: "social", move: "no_question" }]);
      }
      return answerAnythingElse(situation);
    case "hpc:associated":
      return answerAssociated(situation, targetOf(situation, ask));
    case "clarification":
      return stay(repeated(situation));
    case "summarising":
      return stay(answerSummary(situation));
    case "examination":
      return stay(answerExamination(situation, ask));
    default: {
      const named = ask.attribute ?? ask.topic.replace(/^hpc:/, "");
      if ((ask.attribute || ask.topic.startsWith("hpc:")) && isAttribute(named)) {
        return stay(answerAttribute(situation, ask, named));
      }
      if (isOfOtherSex(situation)) return stay([{ kind: "social", move: "wrong_sex" }]);
      return stay(answerAboutOthers(situation, ask) ?? answerTopic(situation, ask));
    }
  }
}

const male = /\b(testic\w*|testes|balls|penis|penile|prostate|foreskin|erections?)\b/i;
const female = /\b(vagina\w*|womb|uter\w+|ovar\w+|cervi\w+|smear|labia)\b/i;
const isOfOtherSex = ({ text, view }: Situation): boolean =>
  view.person.sex === "male" ? female.test(text) : male.test(text);

export function repeated(situation: Situation): PlanStep[] {
  const { state, index, view } = situation;
  const again = state.lastTold.filter((id) => index.get(id)).slice(0, 2);
  if (again.length === 0) return [{ kind: "ask_again" }];
  if (view.opening.tells.every((id) => state.lastTold.includes(id))) {
    return [{ kind: "opening", step: -1, facts: view.opening.tells, repeated: true }];
  }
  return again.map((fact) => ({ kind: "tell", fact, repeated: true, part: "say" }));
}

/** The same words, whether they were kept as typed or as understood. */
const plainOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const keyOf = (step: PlanStep): string =>
  step.kind === "tell" ? `tell:${step.fact}` : JSON.stringify(step);

/** Each thing once, and one "no" or "I don't know" of a kind. */
export function distinct(steps: readonly PlanStep[]): PlanStep[] {
  const seen = new Set<string>();
  const openings = new Set(steps.flatMap((step) => (step.kind === "opening" ? step.facts : [])));
  return steps.filter((step) => {
    if (step.kind === "tell" && step.part !== "more" && openings.has(step.fact)) return false;
    const key =
      step.kind === "deny"
        ? `deny:${step.matter}:${step.about}`
        : step.kind === "unknown"
          ? "unknown"
          : keyOf(step);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const isEmpty = (step: PlanStep): boolean => step.kind === "deny" || step.kind === "unknown";

/** A thing of a list is named in so many words at most. */
const listedWords = 4;

/** "Any regular tablets? Any antibiotics?": a thing that the whole has just named is not named again. */
function isSaidByWhole({ index }: Situation, step: PlanStep, steps: readonly PlanStep[]): boolean {
  const fact = step.kind === "tell" && step.part === "say" ? index.get(step.fact) : undefined;
  if (!fact?.item || !/^(medications|animals_exposures|surgeries|diet)$/.test(fact.topic))
    return false;
  const root = index.root(fact.topic);
  if (!root || !steps.some((other) => other.kind === "tell" && other.fact === root.id))
    return false;
  return root.say.length > 0 && root.say.every((line) => isSpelledOut(fact, line));
}

export function answerAll(situation: Situation, asks: readonly Ask[]): Answered {
  let { opened } = situation.state;
  // Of several symptoms asked in one breath, what is there comes before what is not.
  const isAbsence = (steps: readonly PlanStep[]): boolean =>
    steps.every((step) => {
      const fact = step.kind === "tell" ? situation.index.get(step.fact) : undefined;
      return step.kind === "deny" || (fact !== undefined && truthOf(fact) === "no");
    });
  const answers = asks.map((ask) => {
    const answered = answer({ ...situation, state: { ...situation.state, opened } }, ask);
    opened = answered.opened;
    return { words: plainOf(ask.words), steps: answered.steps };
  });
  // One phrase taken in two ways needs no "I don't think so" for the reading that had nothing to tell.
  const told = new Set(
    answers.filter(({ steps }) => !steps.every(isEmpty)).map(({ words }) => words),
  );
  const isOneBreath =
    asks.every(({ words }) => words.split(" ").length <= listedWords) ||
    asks.every(({ words }) => words === asks[0]?.words);
  const isList = asks.every(({ topic, attribute }) => topic.startsWith("symptom:") && !attribute);
  const inOrder =
    isList && isOneBreath
      ? [...answers].sort((a, b) => Number(isAbsence(a.steps)) - Number(isAbsence(b.steps)))
      : answers;
  const kept = inOrder.filter(({ words, steps }) => !told.has(words) || !steps.every(isEmpty));
  const steps = distinct(kept.flatMap(({ steps: of }) => of));
  return { steps: steps.filter((step) => !isSaidByWhole(situation, step, steps)), opened };
}
