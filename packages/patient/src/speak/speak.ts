import { indexOf } from "../lexicon/fact-index.ts";
import { wordingsOf } from "../lexicon/fitting.ts";
import type { PlanStep } from "../dialogue.ts";

import { drowsed, gasped } from "../bedside/manner-now.ts";

import { breathless } from "./manner.ts";
import { noneOf } from "./pools-answers.ts";

import { type Asked, answersLike } from "../lexicon/answer-bank.ts";
import { toldTogether } from "./as-asked.ts";
import { headed, named } from "./headed.ts";
import { openerOf, opensAnew } from "./openers.ts";
import { ownLines, repliesTo } from "./own-lines.ts";
import {
  isAllSaid,
  notGivenBack,
  notToldLately,
  type Said,
  saidIn,
  unsaid,
  withoutQuestions,
} from "./said-once.ts";
import { capitalised, continued, isNegative, sentence, sentencesOf } from "./sentences.ts";
import { type Voice } from "./voice.ts";

import { type Piece, piece } from "./pieces.ts";

/** The next answer after another: the "no" that opens it is dropped where its words say no by themselves. */
function next(text: string): string {
  const bare = text.replace(/^(no|yes|yeah),\s+/i, "");
  return capitalised(/^no,/i.test(text) && !isNegative(bare) ? text : bare);
}

/** Several plain noes as one: "No, none of those." */
function allNoes(voice: Voice, plan: readonly PlanStep[]): string | undefined {
  // "Gritty, or seeing double?": who has made out the one does not deny the other.
  if (voice.isPartly) return undefined;
  const index = indexOf(voice.view);
  const tells = plan.filter((step) => step.kind === "tell" || step.kind === "deny");
  if (tells.length < 2 || tells.length !== plan.length) return undefined;
  const facts = tells.map((step) => (step.kind === "tell" ? index.get(step.fact) : undefined));
  const isPlain = tells.every((step, at) => {
    const fact = facts[at];
    if (step.kind === "deny") return step.matter !== "place";
    return fact !== undefined && fact.polarity === "absent" && !step.repeated && !fact.attribute;
  });
  if (!isPlain) return undefined;
  const isWorded = facts.some((fact) => fact && !fact.isDefault && fact.say.length > 0);
  const own = ({ view }: Voice, pool: readonly string[]): readonly string[] =>
    view.person.informant ? pool.filter((text) => !/\bI\b/.test(text)) : pool;
  if (tells.length === 2) {
    return isWorded ? undefined : voice.draw.fresh(own(voice, noneOf.two));
  }
  return voice.draw.fresh(own(voice, noneOf.more));
}

/** What a person says beside an answer once or twice and then no more. */
const courtesy =
  /^(comforted|corrected|agree|reassured|understood|acknowledge|explained|welcome|no_bother|private|news_\w+)$/;

const isWornOut = (voice: Voice, step: PlanStep): boolean =>
  step.kind === "social" &&
  courtesy.test(step.move) &&
  voice.draw.isSpent([...repliesTo(voice.view, step), ...ownLines(voice.view, step.move)]);

/** Told before in all its wordings, and asked after only among other things; or named only to ask a detail of it. */
function isStale(voice: Voice, step: PlanStep, plan: readonly PlanStep[]): boolean {
  if (step.kind !== "tell" || step.part === "more") return false;
  const fact = indexOf(voice.view).get(step.fact);
  // What the story told counts as told, though nobody has asked for it yet.
  const isTold = step.repeated || (voice.state.told[step.fact] ?? Infinity) < voice.state.turn;
  const isNamedOnly =
    isTold &&
    fact !== undefined &&
    !step.isAsked &&
    !fact.attribute &&
    !fact.item &&
    fact.topic !== "other" &&
    plan.some((other) => {
      const own =
        other.kind === "tell" && other !== step && !other.repeated
          ? indexOf(voice.view).get(other.fact)
          : undefined;
      return own?.topic === fact.topic;
    });
  if (isNamedOnly) return true;
  if (step.isAsked || !step.repeated) return false;
  return (
    fact !== undefined &&
    voice.draw.isSpent([
      ...wordingsOf(fact),
      ...fact.brief.map(sentence),
      ...answersLike(voice.view, [fact.id], step.asked ?? nothingAsked).map(({ say }) => say),
    ])
  );
}

/** Of what was hardly made out no words are kept that asked for it. */
const nothingAsked: Asked = { words: "", kind: "none" };

const plainNo = /^no [^,.!?;]{2,40}\.$/i;

/** "No fever, no rash": short denials are said in one breath. */
function inOneBreath(voice: Voice, parts: readonly string[]): readonly string[] {
  return parts.reduce<string[]>((all, part) => {
    const last = all.at(-1);
    const rest = plainNo.test(part) ? continued(part, voice.view) : undefined;
    const tail = last?.split(", ").at(-1);
    if (!last || !tail || rest === undefined || !plainNo.test(tail)) return [...all, part];
    return [...all.slice(0, -1), `${last.slice(0, -1)}, ${rest}`];
  }, []);
}

/** Whether something else that was said is met after this. */
const isMetAfter = (plan: readonly PlanStep[], step: PlanStep): boolean =>
  plan.slice(plan.indexOf(step) + 1).some(({ kind }) => kind === "social");

/** Nobody says twice who they are: a courtesy without the sentence that names them, where they have been named. */
function notNamedAgain({ view }: Voice, earlier: readonly string[], text: string): string {
  const { person } = view;
  const called = person.informant?.name ?? person.calledName;
  const names = new RegExp(`\\b(?:I['’]m|I am|name's|name is|call me) ${called}\\b`);
  if (!names.test(text) || !earlier.some((reply) => reply.includes(called))) return text;
  const rest = sentencesOf(text).filter((part) => !names.test(part));
  return rest.length > 0 ? rest.join("").trim() : text;
}

/** Nobody reads out a form. */
const mostHeadings = 1;

/** Several things that one question asked for and one answer tells. */
function inOne(
  { view }: Voice,
  { steps, text }: NonNullable<ReturnType<typeof toldTogether>>,
): Piece {
  const topics = new Set(steps.flatMap(({ fact }) => indexOf(view).get(fact)?.topic ?? []));
  const [topic] = topics;
  return {
    text,
    truth: "neither",
    isAnswer: true,
    isAsAsked: true,
    ...(topics.size === 1 && topic ? { topic } : {}),
  };
}

/** As long is it remembered how a thing was put. */
const repliesRemembered = 5;

/**
 * Words a plan in the person's voice: nothing is said that is not in it. `earlier`: the person's replies so far, whose
 * sentences are not said over again beside something new; `asked`: the open questions that are answered, whose words are
 * not given back.
 */
export function speak(
  speaker: Voice,
  plan: readonly PlanStep[],
  earlier: readonly string[] = [],
  asked: readonly string[] = [],
): string {
  const answers = plan.filter((step) => step.kind === "tell" || step.kind === "deny").length;
  const voice: Voice = { ...speaker, isString: answers > 1, answers };
  const none = allNoes(voice, plan);
  if (none) return finished(voice, none);
  const parts: string[] = [];
  const said: Said[] = [];
  const openers = new Set<number>();
  const told = earlier.slice(-repliesRemembered).flatMap((text) => saidIn(text));
  const justTold = earlier.slice(-1).flatMap((text) => saidIn(text));
  const givenBack = asked.flatMap((text) => saidIn(text));
  let before: Piece | undefined;
  let headings = 0;
  let isCleared = false;
  const hasFresh = plan.some((step) => step.kind === "tell" && !isStale(voice, step, plan));
  const wordy = plan.filter((step) => step.kind === "tell").length;
  let together = 0;
  for (const [at, step] of plan.entries()) {
    // Told in one breath with the step before it.
    if (together > 0) {
      together -= 1;
      continue;
    }
    if (answers > 0 && isWornOut(voice, step)) continue;
    if (answers > 1 && isStale(voice, step, plan) && hasFresh) continue;
    const short = wordy > 2 && step.kind === "tell" && step.part === "say" && !step.repeated;
    const after: Voice = {
      ...voice,
      said: new Set([...justTold, ...said].flatMap(({ words }) => [...words])),
      ...(before?.topic === undefined ? {} : { topicBefore: before.topic }),
    };
    const run = toldTogether(after, plan.slice(at));
    together = (run?.steps.length ?? 1) - 1;
    const worded = run
      ? inOne(voice, run)
      : piece(after, short ? { ...step, part: "brief" } : step, before === undefined);
    const isAgain = step.kind === "tell" && step.repeated;
    const topic = step.kind === "tell" ? indexOf(voice.view).get(step.fact)?.topic : undefined;
    const isAsked = step.kind === "tell" && step.isAsked === true;
    const own =
      worded?.isAnswer === true
        ? {
            ...worded,
            text: unsaid(
              notGivenBack(
                isAgain ? worded.text : notToldLately(worded.text, told, isAsked),
                givenBack,
              ),
              said,
              topic,
            ),
          }
        : worded && step.kind === "social"
          ? {
              ...worded,
              text: notNamedAgain(
                voice,
                earlier,
                unsaid(isMetAfter(plan, step) ? withoutQuestions(worded.text) : worded.text, said),
              ),
            }
          : worded;
    if (!own?.text) continue;
    // Nothing is said twice running beside something else.
    if (step.kind === "tell" && !isAsked && answers > 1 && isAllSaid(own.text, justTold)) continue;
    said.push(...saidIn(own.text, topic));
    const follows = before?.isAnswer === true && own.isAnswer;
    const fact = step.kind === "tell" ? indexOf(voice.view).get(step.fact) : undefined;
    // What is left of an answer leans on what was left out.
    const isWhole = own.text === worded?.text;
    const behindName =
      fact?.whole || worded?.isAsAsked
        ? undefined
        : fact && isCleared
          ? named(voice, fact, own.text)
          : follows && isWhole && fact && headings < mostHeadings
            ? headed(voice, fact, next(own.text), before?.topic)
            : undefined;
    if (behindName) headings += 1;
    const text = step.kind === "social" ? opensAnew(own.text, openers) : own.text;
    openers.add(openerOf(text));
    parts.push(behindName ?? (follows ? next(text) : capitalised(text)));
    // What they come back to by themselves was asked a while ago.
    isCleared = step.kind === "social" && step.move === "come_clean";
    before = own;
  }
  const text = inOneBreath(voice, parts).join(" ");
  // What was left out as known is said after all where nothing else would be.
  return finished(voice, text || firstOf(voice, plan));
}

function firstOf(voice: Voice, plan: readonly PlanStep[]): string {
  const alone: Voice = { ...voice, isString: false, answers: 1 };
  for (const step of plan) {
    const text = piece(alone, step, true)?.text;
    if (text) return capitalised(text);
  }
  return "";
}

function finished(voice: Voice, text: string): string {
  const tidy = text
    .replace(/\s+/g, " ")
    .replace(/ ([,.?!])/g, "$1")
    .trim();
  if (voice.manner === "gasps") return gasped(tidy);
  if (voice.manner === "drowsy") return drowsed(tidy);
  const isShort = (voice.manner ?? voice.view.person.breath) === "short";
  return isShort && !voice.view.person.informant ? breathless(tidy) : tidy;
}
