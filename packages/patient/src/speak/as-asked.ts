import { answersLike, type LikeAnswer } from "../lexicon/answer-bank.ts";
import { contentWords, overlaps } from "../lexicon/concepts.ts";
import { indexOf } from "../lexicon/fact-index.ts";
import type { PlanStep } from "../dialogue.ts";
import { capitalised, wordCount } from "./sentences.ts";
import { isCrowded, isShort, phraseFor, type Voice } from "./voice.ts";

const nothing: ReadonlySet<string> = new Set();

type Tell = Extract<PlanStep, { kind: "tell" }>;

/** Likeness of the questions from which an answer to the one answers the other; a word or two need more of it. */
const likeEnough = 0.5;
const likeEnoughForBits = 0.6;
const bit = 3;
/** As like as this to the likest, an answer is as good. */
const asGood = 0.08;
/** What a word more costs where many things are answered, or little is said. */
const costOfWord = 0.012;

/** Said again it has to answer just what is asked now. */
const likeEnoughAgain = 0.7;
/** What an answer costs all of whose words were said just now. */
const costOfSaid = 0.3;

const front = /^(yes|yeah|yep|aye|no|nope|nah)[,.!]\s*/i;

/** The answer without a yes or no that this question does not want; undefined where nothing is left, or it says the opposite. */
function fitted(say: string, step: Tell): string | undefined {
  const [lead, word] = front.exec(say) ?? [];
  if (lead === undefined || word === undefined) return say;
  const is = /^n/i.test(word) ? "no" : "yes";
  if (step.answer !== undefined) return step.answer === is ? say : undefined;
  if (step.asked?.kind === "closed" && !step.repeated) return say;
  const rest = say.slice(lead.length);
  return rest === "" ? undefined : capitalised(rest);
}

/**
 * What this person says to a question for just these facts, in words written for one like it; not what was said lately.
 * Undefined where no question that was answered before is like enough.
 */
export function asAsked(voice: Voice, steps: readonly Tell[]): string | undefined {
  const [first] = steps;
  if (!first?.asked || first.part === "more" || first.isName) return undefined;
  const fact = indexOf(voice.view).get(first.fact);
  const names = contentWords(
    [first.asked.words, ...(fact ? [...fact.words, phraseFor(voice, fact.topic)] : [])].join(" . "),
  );
  // Among other answers "Thin." and "Not since Tuesday." would be of nothing.
  const says = (say: string): boolean =>
    !voice.isString || steps.length > 1 || overlaps(names, contentWords(say));
  const isBrief = isCrowded(voice) || isShort(voice);
  const { said = nothing } = voice;
  const cost = ({ say }: LikeAnswer): number => {
    const own = [...contentWords(say)];
    const again = own.filter((word) => said.has(word)).length;
    return (
      (isBrief ? costOfWord * wordCount(say) : 0) +
      (own.length === 0 ? 0 : (costOfSaid * again) / own.length)
    );
  };
  const found = answersLike(
    voice.view,
    steps.map(({ fact }) => fact),
    first.asked,
  ).flatMap((one) => {
    const say = fitted(one.say, first);
    const least = first.repeated
      ? likeEnoughAgain
      : wordCount(one.say) < bit
        ? likeEnoughForBits
        : likeEnough;
    return say === undefined || one.like < least || !says(say)
      ? []
      : [{ say, like: one.like - cost(one) }];
  });
  const best = Math.max(...found.map(({ like }) => like));
  const good = found.filter(({ like }) => like >= best - asGood).map(({ say }) => say);
  const rest = found.filter(({ like }) => like < best - asGood).map(({ say }) => say);
  return voice.draw.fresh(good) ?? voice.draw.inOrder(rest);
}

const mostTogether = 4;

/** As many of the next steps of a plan as one part of a line asked for and one answer tells, with the answer. */
export function toldTogether(
  voice: Voice,
  steps: readonly PlanStep[],
): { readonly steps: readonly Tell[]; readonly text: string } | undefined {
  const run: Tell[] = [];
  for (const step of steps.slice(0, mostTogether)) {
    if (step.kind !== "tell" || (step.asked?.words !== run[0]?.asked?.words && run.length > 0))
      break;
    run.push(step);
  }
  for (let count = run.length; count > 1; count -= 1) {
    const text = asAsked(voice, run.slice(0, count));
    if (text !== undefined) return { steps: run.slice(0, count), text };
  }
  return undefined;
}
