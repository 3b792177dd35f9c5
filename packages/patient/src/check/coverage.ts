import type { Fact, PatientView } from "@anamnesis/cases";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { indexOf, textsOf } from "../lexicon/fact-index.ts";
import { numbersIn } from "../lexicon/numbers.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";
import type { PlanStep } from "../dialogue.ts";
import { isNegative, wordCount } from "../speak/sentences.ts";
import { statedBy, wordsOf } from "./plain-talk.ts";
import { momentsIn, placesIn } from "./said-of.ts";

/** A line counts as said when so much of what it states has been said, whatever the words between. */
const enough = 0.5;
const again = 0.7;
/** The same of words that state nothing. */
const nearlyAll = 0.85;
/** A sentence of fewer words is a sigh. */
const leastWords = 2;

const lookedUp = new Map<string, ReadonlySet<string>>();

/** All that a text states, each thing under one name. */
function contentOf(text: string): ReadonlySet<string> {
  const known = lookedUp.get(text);
  if (known) return known;
  const found = new Set([
    ...statedBy(text),
    ...numbersIn(text).map((value) => `figure ${value}`),
    ...momentsIn(text).map((word) => `time ${word}`),
    ...placesIn(text).map(({ id }) => `place ${id}`),
    ...[...drugIdsOf(text)].map((id) => `medicine ${id}`),
    ...symptomMentions(text).map(({ topic }) => topic),
  ]);
  if (lookedUp.size > 4000) lookedUp.clear();
  lookedUp.set(text, found);
  return found;
}

const share = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  part.size === 0 ? 0 : [...part].filter((thing) => whole.has(thing)).length / part.size;

const isSaid = (line: string, said: ReadonlySet<string>): boolean =>
  share(contentOf(line), said) >= enough;

const unsure =
  /\b(no idea|(don['’]t|do not|not|couldn['’]t|could not|can['’]t) (really )?(know|sure|remember|say|tell|recall|think)|not that i know)\b/i;

function isTold(fact: Fact, text: string, said: ReadonlySet<string>, isOnly: boolean): boolean {
  const lines = textsOf(fact).filter((line) => line !== "");
  if (lines.some((line) => isSaid(line, said))) return true;
  if (said.has(fact.topic)) return true;
  // "No, never." has nothing to be recognised by but its no.
  const isBare = lines.some((line) => contentOf(line).size === 0) || fact.polarity === "absent";
  return isOnly && isBare && (fact.polarity !== "absent" || isNegative(text));
}

function isCovered(
  step: PlanStep,
  view: PatientView,
  text: string,
  said: ReadonlySet<string>,
  isOnly: boolean,
  met: boolean,
): boolean {
  switch (step.kind) {
    case "tell":
    case "worry": {
      const fact = indexOf(view).get(step.fact);
      return fact === undefined || isTold(fact, text, said, isOnly);
    }
    case "opening": {
      const { complaint, more } = view.opening;
      const lines = step.step < 0 ? complaint : (more[step.step]?.say ?? []);
      return lines.some((line) => isSaid(line, said));
    }
    case "deny":
      return isNegative(text) || (isOnly && /\b(no|not|never|n['’]t)\b/i.test(text));
    case "unknown":
      return unsure.test(text);
    case "social":
    case "withhold":
      // Met in any words; of several such steps as many as there were sentences.
      return met;
    default:
      return false;
  }
}

/**
 * The steps of a plan that nothing of what was said so far has told. Sentences of another wording are recognised by what
 * they state; what nobody can be sure of counts as untold, since a thing left out is worse than one said twice.
 */
export function untold(
  plan: readonly PlanStep[],
  view: PatientView,
  sentences: readonly string[],
): readonly PlanStep[] {
  if (sentences.length === 0) return plan;
  const text = sentences.join(" ");
  const said = contentOf(text);
  // "Oh..." meets nothing yet.
  const weighty = sentences.filter((sentence) => wordCount(sentence) >= leastWords).length;
  return plan.filter(
    (step, at) => !isCovered(step, view, text, said, plan.length === 1, at < weighty),
  );
}

/** Whether a sentence states nothing, or hardly anything, that was not said before. */
export function isSaidAgain(sentence: string, sentences: readonly string[]): boolean {
  const content = contentOf(sentence);
  const before = sentences.join(" ");
  if (content.size > 0) return share(content, contentOf(before)) >= again;
  // "I've spoken to her, she's on her way." is of plain words alone.
  const words = new Set(wordsOf(sentence.toLowerCase()));
  return words.size > 4 && share(words, new Set(wordsOf(before.toLowerCase()))) >= nearlyAll;
}
