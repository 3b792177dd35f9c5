import { stemsOf } from "../encounter/stems.ts";
import type { AskItem, CompiledCase } from "@anamnesis/cases";
import { earnable, quote } from "../items.ts";
import {
  does,
  turnEvidence,
  type Consultation,
  type LearnerTurn,
} from "../encounter/consultation.ts";
import type { ReportItem } from "../types.ts";
import { systemNames, systemRequests } from "./systems.ts";
import { keysOf, nearestTurn, perhapsMet, type PerhapsMet } from "./asked.ts";
import { foundElsewhere, type FoundElsewhere } from "./elsewhere.ts";
import { askedInWords } from "./in-words.ts";
import { entailedBy, isAskedIn } from "./volunteered.ts";

/** Points for the history itself; the rest of the area is for how it was taken. */
export const coveragePoints = 5;
/** Points for the core, seven tenths of what mattered: the first part of a history is worth more than the last. */
const corePoints = 1;
export const coreShare = 0.7;
export const examinationPoints = 0.5;
/** Questions of one message that count in full; a pasted list is no interview. */
export const fullQuestionsPerMessage = 3;
const shareInAPile = 0.4;
/** More than this in one message is a sheet that was pasted, and asks nothing. */
const mostInAPile = 12;
/** The right question at the wrong moment. */
const shareWhenHeldBack = 0.3;

const groups: Readonly<Record<AskItem["kind"], string>> = {
  key: "History of presenting complaint",
  "red-flag": "Red flags",
  negative: "Pertinent negatives",
  background: "Background",
  ice: "Ideas, concerns and expectations",
};

/** Whether more was asked at once than a person can answer. */
export const isPile = (turn: LearnerTurn): boolean => turn.asked > fullQuestionsPerMessage;

/** How far the first telling of a fact counts: in full, unless it came from the tail of a pile of questions. */
function shareOf(turn: LearnerTurn, fact: string): number {
  if (!isPile(turn)) return 1;
  return turn.newFacts.indexOf(fact) < fullQuestionsPerMessage ? 1 : shareInAPile;
}

/** A part of what was wanted: one medicine of the medicines, the onset of a symptom instead of the symptom. */
const shareOfPart = 0.7;

interface Telling {
  readonly turn: LearnerTurn;
  readonly share: number;
  readonly isPart: boolean;
}

/** The turns that told a fact of an item, or a part of it. */
function tellingsOf(
  compiled: CompiledCase,
  { told }: Consultation,
  item: AskItem,
  fact: string,
): readonly Telling[] {
  const turn = told.get(fact);
  if (turn) {
    const entailed = entailedBy(compiled, item, fact, turn);
    const whole = shareOf(turn, fact);
    return entailed === "none"
      ? []
      : entailed === "part"
        ? [{ turn, share: shareOfPart * whole, isPart: true }]
        : [{ turn, share: whole, isPart: false }];
  }
  return [...told]
    .filter(([id]) => id.startsWith(`${fact}.`))
    .map(([id, source]) => ({
      turn: source,
      share: shareOfPart * shareOf(source, id),
      isPart: true,
    }));
}

/** The turn in which an item was asked for, and the patient was not ready to tell. */
function heldBack(
  compiled: CompiledCase,
  consultation: Consultation,
  item: AskItem,
): LearnerTurn | undefined {
  const topics = compiled.facts
    .filter((fact) => item.fact.includes(fact.id))
    .map((fact) => fact.topic);
  // A detail of what is kept back was asked for only where a word of it was said.
  const isWhole = item.fact.some((id) => !id.includes("."));
  const keys = keysOf(compiled).get(item) ?? new Set<string>();
  return consultation.turns.find(
    (turn) =>
      turn.reply.plan.some((step) => step.kind === "withhold" && topics.includes(step.topic)) &&
      (isWhole || stemsOf(turn.text).some((stem) => keys.has(stem))),
  );
}

/** What is said where an item was met although nothing that was told shows it: the doubt is the examiner's, not the learner's. */
const noteOf = ({ turn, by }: PerhapsMet): string =>
  by === "heard"
    ? `You were told this at turn ${turn.number}.`
    : by === "asked" && isPile(turn)
      ? `At turn ${turn.number} you asked this among many other things; what is lost in a list counts in part.`
      : by === "asked"
        ? `I read turn ${turn.number} as asking this. The answer went elsewhere, which does not count against you.`
        : `I may have missed where you asked this; turn ${turn.number} comes near, so you have the mark.`;

/** What is said of an item that was met elsewhere than in an answer. */
function noteElsewhere({ by, turn, share }: FoundElsewhere): string {
  const at = turn ? `turn ${turn.number}` : "";
  switch (by) {
    case "medicine":
      return `I read ${at} as being about this.`;
    case "examined":
      return share === 1
        ? `You examined it at ${at}, which answers this.`
        : `You examined a part of this at ${at}. I may have missed where you asked for the rest.`;
    case "heard":
      return share === 1
        ? `You were told this at ${at}.`
        : `You may have been told this at ${at}, so you have half of the mark.`;
    case "card":
      return "It stands on the triage card; what more there is to it I could not find asked.";
    case "named":
      return share === 1
        ? `I may have missed where you asked this; ${at} names it, so you have the mark.`
        : `I may have missed where you asked this; ${at} comes near, so you have half of the mark.`;
  }
}

/** A question that was put in the words of one of the case's own ways to ask, whatever came of it. */
const inWords = (turn: LearnerTurn | undefined): PerhapsMet | undefined =>
  turn && turn.asked <= mostInAPile ? { turn, by: "asked" } : undefined;

/** Of a list of questions what was lost in it counts as the tail of a pile does. */
const shareAsked = ({ turn }: PerhapsMet): number => (isPile(turn) ? shareInAPile : 1);

/** Whoever asked for all of it in so many words has it, although only a part was answered; and that line is the one to quote. */
function askedWhole(told: Telling, worded: LearnerTurn, item: AskItem): Telling {
  const isWhole = told.isPart && !isPile(worded);
  const wasAsked = item.fact.some((fact) => isAskedIn(told.turn, fact));
  return isWhole
    ? { turn: worded, share: 1, isPart: false }
    : wasAsked || isPile(worded)
      ? told
      : { ...told, turn: worded };
}

/** Why what was told counts only in part. */
function notePart({ turn, isPart }: Telling, share: number): string | undefined {
  if (share >= 1) return undefined;
  return isPart
    ? `A part of this came out at turn ${turn.number}.`
    : `At turn ${turn.number} several things were asked at once; what came last counts in part.`;
}

/** What is said where nothing was found, with the learner's own nearest line. */
function notFound(consultation: Consultation, item: AskItem): string | undefined {
  if (consultation.turns.length === 0) return undefined;
  const nearest = nearestTurn(consultation, item);
  return nearest
    ? `I could not find where you asked this. The nearest that I found is turn ${nearest.number}: “${quote(nearest.text, 80)}”`
    : "I could not find where you asked this.";
}

export interface Coverage {
  readonly items: readonly ReportItem[];
  /** Ids of the items that no question of the learner's brought out: on the card, seen on examination, or told beside something else. */
  readonly unasked: ReadonlySet<string>;
  /** Weighted share of the history items that was found, 0..1. */
  readonly share: number;
}

/** One item for everything that the case's author marks as worth finding. */
export function markCoverage(compiled: CompiledCase, consultation: Consultation): Coverage {
  const { ask } = compiled.marking;
  const total = ask.reduce((sum, item) => sum + item.weight, 0);
  let found = 0;
  const unasked = new Set<string>();
  const items = ask.map((item, position) => {
    const told = item.fact
      .flatMap((fact) => tellingsOf(compiled, consultation, item, fact))
      .sort((a, b) => b.share - a.share || a.turn.number - b.turn.number)[0];
    const worded = askedInWords(compiled, consultation, item);
    const best = told && worded ? askedWhole(told, worded, item) : told;
    const held = best ? undefined : heldBack(compiled, consultation, item);
    const perhaps =
      best || held ? undefined : (inWords(worded) ?? perhapsMet(compiled, consultation, item));
    const elsewhere =
      best || held || perhaps
        ? undefined
        : foundElsewhere(
            compiled,
            consultation,
            item,
            keysOf(compiled).get(item) ?? new Set<string>(),
          );
    const share =
      best?.share ??
      (held ? shareWhenHeldBack : perhaps ? shareAsked(perhaps) : (elsewhere?.share ?? 0));
    const source = best?.turn ?? held ?? perhaps?.turn ?? elsewhere?.turn;
    const note = best
      ? notePart(best, share)
      : held
        ? undefined
        : perhaps
          ? noteOf(perhaps)
          : elsewhere
            ? noteElsewhere(elsewhere)
            : notFound(consultation, item);
    found += item.weight * share;
    const id = `ask:${item.fact[0] ?? position}`;
    if (elsewhere && /^(?:card|examined|heard)$/.test(elsewhere.by)) unasked.add(id);
    if (perhaps?.by === "heard") unasked.add(id);
    return earnable({
      id,
      about: "question",
      ref: item.fact[0] ?? String(position),
      ...(item.fact[0] ? { topic: item.fact[0].split(".")[0] ?? item.fact[0] } : {}),
      area: "questioning",
      group: groups[item.kind],
      label: item.label,
      maxPoints: (coveragePoints * item.weight) / total,
      share,
      why: held
        ? `You asked, but it is only told in private, or once there is trust. ${item.why}`
        : item.why,
      question: item.question,
      ...(note ? { note } : {}),
      evidence: source ? [turnEvidence(source)] : [],
    });
  });
  const share = total > 0 ? found / total : 0;
  const core = earnable({
    id: "history:core",
    about: "whole",
    area: "questioning",
    group: "History of presenting complaint",
    label: "The core of the story",
    maxPoints: corePoints,
    share: share / coreShare,
    why: "Without the core of the story a diagnosis has nothing to stand on.",
  });
  return { items: [...items, core], unasked, share };
}

/** The parts of the examination that this patient needs. */
export function markExamination(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly ReportItem[] {
  const { examine } = compiled.marking;
  return examine.map(({ system, why }) => {
    const turn = consultation.examined.get(system) ?? seenOnTheWay(compiled, consultation, system);
    return earnable({
      id: `exam:${system}`,
      about: "examination",
      ref: system,
      topic: `exam:${system}`,
      area: "questioning",
      group: "Examination",
      label: `Examined: ${systemNames[system] ?? system}`,
      maxPoints: examinationPoints / examine.length,
      share: turn ? 1 : 0,
      why,
      question: `May I examine ${systemRequests[system] ?? `your ${system}`}?`,
      evidence: turn ? [turnEvidence(turn)] : [],
    });
  });
}

/** A line that examines, as the patient heard it or by its words. */
const examines = (turn: LearnerTurn): boolean =>
  does(turn, "examination_request") || handsOn.test(turn.text);
const handsOn =
  /\b(?:have a (?:quick |proper |good )?(?:look|feel|listen)|(?:i['’]ll|let me|can i|i['’]d like to|i am going to|i['’]m going to|going to) (?:just |now |also |quickly )*(?:look|feel|listen|examine|press|check|test))\b/i;
const looks = /\b(?:look|see|examin\w*|inspect\w*|general|colour|head to toe)\b/i;
const follows = (turn: LearnerTurn | undefined, act: string): boolean =>
  turn !== undefined && does(turn, act);
/** "And your heart, the windpipe, and your legs please": a request that goes on where the last one stopped. */
const goesOn = /^(?:and|then|now|next|also)\b[^?]*$/i;
/** Parts by which a system is known to everybody, whatever words a case has for it. */
const bodyWords: Readonly<Record<string, RegExp>> = {
  limbs:
    /\b(?:legs?|limbs?|calf|calves|ankles?|shins?|arms and legs|knees?|foot|feet|trousers|socks?|extremities)\b/i,
  abdomen: /\b(?:abdomen|tummy|belly|abdo)\b/i,
  skin: /\bskin\b/i,
  ent: /\b(?:ears?|throat|nose)\b/i,
  cardiovascular: /\bheart\b/i,
  respiratory: /\b(?:chest|lungs?)\b/i,
};

/** Whoever examined two parts by name has looked at the patient; and a request may name a part that the patient did not hear. */
function seenOnTheWay(
  compiled: CompiledCase,
  { turns, examined }: Consultation,
  system: string,
): LearnerTurn | undefined {
  if (system === "general") {
    const seen = [...examined.values()];
    const looked = turns.find((turn) => examines(turn) && looks.test(turn.text));
    return looked ?? (seen.length > 1 ? seen.find((turn) => examines(turn)) : undefined);
  }
  const words: readonly string[] =
    Object.entries(compiled.examination).find(([id]) => id === system)?.[1]?.words ?? [];
  const own = bodyWords[system];
  return turns.find(
    (turn, at) =>
      (examines(turn) ||
        (goesOn.test(turn.text) && follows(turns[at - 1], "examination_request"))) &&
      (words.some((word) => turn.text.toLowerCase().includes(word.toLowerCase())) ||
        own?.test(turn.text)),
  );
}
