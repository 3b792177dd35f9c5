import type { TalkOfPatient } from "@anamnesis/cases";
import { indexOf, truthOf } from "../lexicon/fact-index.ts";
import type { PlanStep } from "../dialogue.ts";
import { headingOf, type System } from "../examine/systems.ts";

import { standsAlone } from "../lexicon/fitting.ts";
import { headingOfTopic } from "../lexicon/topic-phrases.ts";
import { asAsked } from "./as-asked.ts";
import { factWords } from "./fact-words.ts";

import {
  again,
  askAgain,
  askAgainTerse,
  offers,
  withheld,
  withheldTerse,
} from "./pools-answers.ts";
import { denials, unknowns } from "./pools-closed.ts";
import { askAbout, teachBack } from "./pools-repair.ts";
import { socialPools } from "./pools-social.ts";

import { ownLines, ownQuestions, reactionsOf, repliesTo } from "./own-lines.ts";

import { capitalised, continued, joined, sentence } from "./sentences.ts";
import { filled, inThePersonOf, isCarer, isTerse, line, phraseFor, type Voice } from "./voice.ts";

/** One thing said, before it is put together with the others. */
export interface Piece {
  readonly text: string;
  /** What it says of the thing asked, for the joint with the piece before it. */
  readonly truth: "yes" | "no" | "neither";
  readonly isAnswer: boolean;
  readonly topic?: string;
  /** Written for a question like this one: it needs no name in front of what it speaks of. */
  readonly isAsAsked?: true;
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

/** What is kept back; beside answers it is said what of. */
function withheldWords(voice: Voice, topic: string): string {
  const words =
    voice.draw.fresh(ownLines(voice.view, "withheld")) ??
    voice.draw.any(isTerse(voice) ? withheldTerse : withheld);
  const name = headingOfTopic(topic);
  return voice.answers && name
    ? `${capitalised(inThePersonOf(voice, name))}? ${capitalised(words)}`
    : words;
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
  if (step.move === "own_question") {
    const asked = voice.draw.fresh(ownQuestions(voice.view.talk?.lines, voice.state));
    if (asked !== undefined || voice.view.talk)
      return asked ?? line(voice, socialPools, "no_question");
  }
  if (step.isAll) return line(voice, socialPools, "nothing_missed");
  const whole = voice.draw.inOrder(reactionsOf(voice.view, step));
  if (whole !== undefined) return whole;
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

function tellWords(voice: Voice, step: Extract<PlanStep, { kind: "tell" }>): Piece | undefined {
  const fact = indexOf(voice.view).get(step.fact);
  if (!fact) return undefined;
  const answer = asAsked(voice, [step]);
  const text = answer ?? factWords(voice, fact, step);
  return {
    text,
    ...(answer === undefined ? {} : { isAsAsked: true as const }),
    truth: step.answer ?? truthOf(fact),
    isAnswer: true,
    ...(fact.item ? {} : { topic: fact.topic }),
  };
}

/** A fear that news brings up; after calmer news it comes a little hesitantly. */
function worryWords(voice: Voice, id: string, isFirst: boolean): Piece | undefined {
  const fact = indexOf(voice.view).get(id);
  if (!fact) return undefined;
  const spoken = { ...fact, say: fact.whole ?? fact.say.filter(standsAlone) };
  const text = factWords(voice, spoken, { kind: "tell", fact: id, repeated: false, part: "say" });
  const rest = continued(text, voice.view);
  const isShocked = voice.state.mood === "frightened";
  return putIn(isShocked || isFirst || !rest ? text : `It's just... ${rest}`);
}

/** The words of one step of a plan; undefined where it has none. */
export function piece(voice: Voice, step: PlanStep, isFirst: boolean): Piece | undefined {
  switch (step.kind) {
    case "tell":
      return tellWords(voice, step);
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
      return putIn(withheldWords(voice, step.topic));
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
