import type { Fact, TalkOfPatient } from "@anamnesis/cases";
import { indexOf, truthOf } from "../lexicon/fact-index.ts";
import type { PlanStep } from "../dialogue.ts";
import { headingOf, type System } from "../examine/systems.ts";
import { drowsed, gasped } from "../bedside/manner-now.ts";
import { factWords, standsAlone } from "./fact-words.ts";
import { breathless } from "./manner.ts";
import {
  again,
  askAgain,
  askAgainTerse,
  noneOf,
  offers,
  openers,
  withheld,
  withheldTerse,
} from "./pools-answers.ts";
import { denials, unknowns } from "./pools-closed.ts";
import { askAbout, teachBack } from "./pools-repair.ts";
import { socialPools } from "./pools-social.ts";
import { headed, named } from "./headed.ts";
import { ownLines, repliesTo } from "./own-lines.ts";
import {
  isAllSaid,
  notToldLately,
  type Said,
  saidIn,
  unsaid,
  withoutQuestions,
} from "./said-once.ts";
import { capitalised, continued, isNegative, joined, sentence } from "./sentences.ts";
import { filled, isCarer, isCold, isTerse, line, phraseFor, type Voice } from "./voice.ts";

interface Piece {
  readonly text: string;
  /** What it says of the thing asked, for the joint with the piece before it. */
  readonly truth: "yes" | "no" | "neither";
  readonly isAnswer: boolean;
  readonly topic?: string;
}

const putIn = (text: string): Piece => ({ text, truth: "neither", isAnswer: false });

function openingWords(voice: Voice, step: Extract<PlanStep, { kind: "opening" }>): string {
  const { opening } = voice.view;
  const pool = step.step < 0 ? opening.complaint : (opening.more[step.step]?.say ?? []);
  const text = voice.draw.any(pool);
  if (!step.repeated) return text;
  const front = voice.draw.fresh(again);
  return front ? joined(front, text, voice.view) : text;
}

function place(voice: Voice, about: string): string {
  const own = voice.view.person.informant
    ? voice.view.person.sex === "male"
      ? "his"
      : "her"
    : "my";
  const words = about.replace(/\b(your|his|her|their|my)\b/g, own).trim();
  return /\b(my|his|her|the|between|behind|under|down)\b/.test(words) ? words : `${own} ${words}`;
}

function denialWords(voice: Voice, step: Extract<PlanStep, { kind: "deny" }>): string {
  if (step.matter === "place") {
    if (!step.about) return line(voice, denials, "circumstance");
    return line(voice, denials, "place", { there: place(voice, step.about) });
  }
  const isRemedy = step.matter === "drug" && step.topic.startsWith("hpc:");
  return line(voice, denials, isRemedy ? "remedy" : step.matter);
}

function askAgainWords(voice: Voice, about: string | undefined): string {
  const { lost } = voice.state;
  if (about && lost <= 1) return line(voice, askAbout, "about", { about: phraseFor(voice, about) });
  const own = voice.draw.fresh(ownLines(voice.view, "again"));
  if (own) return own;
  const plainer = askAgain[lost > 1 ? 1 : 0] ?? [];
  const pool = isTerse(voice) && lost <= 1 ? askAgainTerse : plainer;
  return voice.draw.fresh(pool) ?? voice.draw.any(askAgain.flat());
}

function offerWords(voice: Voice, topics: readonly string[]): string {
  const [a = "", b = ""] = topics.map((topic) => phraseFor(voice, topic));
  return filled(voice, voice.draw.any(offers), { a, b });
}

/** What a patient who is spoken for does without a word; who has no gesture of their own looks at whoever speaks. */
function gesturesOf({ view }: Voice, pool: readonly string[]): readonly string[] {
  const found = [pool, ...Object.values(view.talk?.patient ?? {})]
    .map((lines) => lines.filter((words) => /^\[[^\]]*\]$/.test(words)))
    .find((lines) => lines.length > 0);
  return found ?? [`[${view.person.calledName} looks at ${view.person.informant?.name ?? "you"}.]`];
}

const gestureFirst = /^(\[[^\]]*\])\s*(.*)$/s;

/** What a patient who is spoken for does and says: gestures in brackets, words under their own name. */
function asThePatients({ view }: Voice, words: string): string {
  const [, gesture = "", said = words] = gestureFirst.exec(words) ?? [];
  const named = said ? `[${view.person.calledName}: "${said}"]` : "";
  return [gesture, named].filter(Boolean).join(" ");
}

function socialWords(voice: Voice, step: Extract<PlanStep, { kind: "social" }>): string {
  if (step.move === "teach_back")
    return joined(line(voice, teachBack, "teach_back"), step.about ?? "", voice.view);
  if (step.move === "patient_own") {
    const all = voice.view.talk?.patient?.[(step.about ?? "any") as TalkOfPatient] ?? [];
    // Said once, or where no words of theirs fit, they only show it.
    const gestures = gesturesOf(voice, all);
    const pool =
      step.own === "gesture" ? gestures : step.own ? step.own.flatMap((at) => all[at] ?? []) : all;
    const words = voice.draw.fresh(pool) ?? voice.draw.any(gestures.length > 0 ? gestures : pool);
    return asThePatients(voice, words);
  }
  const own = repliesTo(voice.view, step);
  const only = own[step.banked?.prefer ?? -1];
  const reply = (only && voice.draw.fresh([only])) ?? voice.draw.fresh(own);
  if (reply) return reply;
  const blanks = step.about
    ? { about: phraseFor(voice, step.about), thing: step.about }
    : undefined;
  const isMan = step.move === "wrong_sex" && voice.view.person.sex === "male" && !isCarer(voice);
  return line(voice, socialPools, isMan ? "wrong_sex.male" : step.move, blanks);
}

/** A feeling that shows before the words come; only now and then, and not from somebody who says little. */
function opener(voice: Voice, fact: Fact, isFirst: boolean): string | undefined {
  const { view, state, draw } = voice;
  if (!isFirst || isCold(voice) || view.person.informant) return undefined;
  if (fact.topic.startsWith("identity:")) return undefined;
  const feeling = fact.mood ?? "";
  if (openers[feeling] && fact.mood === state.mood && draw.chance(0.25, "feeling")) {
    return isTerse(voice) && feeling !== "embarrassed" ? undefined : draw.fresh(openers[feeling]);
  }
  return undefined;
}

function tellWords(
  voice: Voice,
  step: Extract<PlanStep, { kind: "tell" }>,
  isFirst: boolean,
): Piece | undefined {
  const fact = indexOf(voice.view).get(step.fact);
  if (!fact) return undefined;
  const text = factWords(voice, fact, step);
  const front = step.repeated || step.part === "more" ? undefined : opener(voice, fact, isFirst);
  const words = front ? `${front} ${text}` : text;
  return {
    text: words,
    truth: step.answer ?? truthOf(fact),
    isAnswer: true,
    ...(fact.item ? {} : { topic: fact.topic }),
  };
}

/** A fear that news brings up; after calmer news it comes a little hesitantly. */
function worryWords(voice: Voice, id: string, isFirst: boolean): Piece | undefined {
  const fact = indexOf(voice.view).get(id);
  if (!fact) return undefined;
  const spoken = { ...fact, say: fact.say.filter(standsAlone) };
  const text = factWords(voice, spoken, { kind: "tell", fact: id, repeated: false, part: "say" });
  const rest = continued(text, voice.view);
  const isShocked = voice.state.mood === "frightened";
  return putIn(isShocked || isFirst || !rest ? text : `It's just... ${rest}`);
}

function piece(voice: Voice, step: PlanStep, isFirst: boolean): Piece | undefined {
  switch (step.kind) {
    case "tell":
      return tellWords(voice, step, isFirst);
    case "opening":
      return { text: openingWords(voice, step), truth: "yes", isAnswer: true };
    case "deny":
      return {
        text: denialWords(voice, step),
        truth: "no",
        isAnswer: true,
        ...(step.topic.startsWith("hpc:") ? {} : { topic: step.topic }),
      };
    case "unknown":
      return {
        text:
          voice.draw.fresh(ownLines(voice.view, "unknown")) ??
          line(voice, unknowns, step.attribute ?? "general"),
        truth: "neither",
        isAnswer: true,
      };
    case "worry":
      return worryWords(voice, step.fact, isFirst);
    case "aside": {
      const words = voice.draw.any(indexOf(voice.view).get(step.fact)?.aside ?? []);
      return words ? putIn(`[${voice.view.person.calledName}: "${words}"]`) : undefined;
    }
    case "social":
      return putIn(socialWords(voice, step));
    case "withhold":
      return putIn(
        voice.draw.fresh(ownLines(voice.view, "withheld")) ??
          voice.draw.any(isTerse(voice) ? withheldTerse : withheld),
      );
    case "offer":
      return putIn(offerWords(voice, step.topics));
    case "ask_again":
      return putIn(askAgainWords(voice, step.about));
    case "examined": {
      const label = headingOf(step.system as System);
      return putIn(`[${label}: ${sentence(step.finding)}]`);
    }
    case "beside":
      return putIn(step.who === "nurse" ? `[Nurse: "${step.words}"]` : step.words);
  }
}

/** The next answer after another: the "no" that opens it is dropped where its words say no by themselves. */
function next(text: string): string {
  const bare = text.replace(/^(no|yes|yeah),\s+/i, "");
  return capitalised(/^no,/i.test(text) && !isNegative(bare) ? text : bare);
}

/** Several plain noes as one: "No, none of those." */
function allNoes(voice: Voice, plan: readonly PlanStep[]): string | undefined {
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
  return fact !== undefined && voice.draw.isSpent([...fact.say, ...fact.brief.map(sentence)]);
}

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

/** Nobody reads out a form. */
const mostHeadings = 1;

/** As long is it remembered how a thing was put. */
const repliesRemembered = 5;

/**
 * Words a plan in the person's voice: nothing is said that is not in it. `earlier`: the person's replies so far, whose
 * sentences are not said over again beside something new.
 */
export function speak(
  speaker: Voice,
  plan: readonly PlanStep[],
  earlier: readonly string[] = [],
): string {
  const answers = plan.filter((step) => step.kind === "tell" || step.kind === "deny").length;
  const voice: Voice = { ...speaker, isString: answers > 1, answers };
  const none = allNoes(voice, plan);
  if (none) return finished(voice, none);
  const parts: string[] = [];
  const said: Said[] = [];
  const told = earlier.slice(-repliesRemembered).flatMap(saidIn);
  const justTold = earlier.slice(-1).flatMap(saidIn);
  let before: Piece | undefined;
  let headings = 0;
  let isCleared = false;
  const hasFresh = plan.some((step) => step.kind === "tell" && !isStale(voice, step, plan));
  const wordy = plan.filter((step) => step.kind === "tell").length;
  for (const step of plan) {
    if (answers > 0 && isWornOut(voice, step)) continue;
    if (answers > 1 && isStale(voice, step, plan) && hasFresh) continue;
    const short = wordy > 2 && step.kind === "tell" && step.part === "say" && !step.repeated;
    const worded = piece(voice, short ? { ...step, part: "brief" } : step, before === undefined);
    const isAgain = step.kind === "tell" && step.repeated;
    const own =
      worded?.isAnswer === true
        ? {
            ...worded,
            text: unsaid(isAgain ? worded.text : notToldLately(worded.text, told), said),
          }
        : worded && step.kind === "social"
          ? {
              ...worded,
              text: unsaid(
                isMetAfter(plan, step) ? withoutQuestions(worded.text) : worded.text,
                said,
              ),
            }
          : worded;
    if (!own?.text) continue;
    // Nothing is said twice running beside something else.
    if (step.kind === "tell" && answers > 1 && isAllSaid(own.text, justTold)) continue;
    const follows = before?.isAnswer === true && own.isAnswer;
    const fact = step.kind === "tell" ? indexOf(voice.view).get(step.fact) : undefined;
    // What is left of an answer leans on what was left out.
    const isWhole = own.text === worded?.text;
    const behindName =
      fact && isCleared
        ? named(voice, fact, own.text)
        : follows && isWhole && fact && headings < mostHeadings
          ? headed(voice, fact, next(own.text), before?.topic)
          : undefined;
    if (behindName) headings += 1;
    parts.push(behindName ?? (follows ? next(own.text) : capitalised(own.text)));
    // What they come back to by themselves was asked a while ago.
    isCleared = step.kind === "social" && step.move === "come_clean";
    before = own;
  }
  return finished(voice, inOneBreath(voice, parts).join(" "));
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
