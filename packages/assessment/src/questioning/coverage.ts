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
import { nearestTurn, perhapsMet, type PerhapsMet } from "./asked.ts";

/** Points for the history itself; the rest of the area is for how it was taken. */
export const coveragePoints = 4.2;
/** Points for the core, two fifths of what mattered: the first part of a history is worth more than the last. */
const corePoints = 1.8;
export const coreShare = 0.4;
export const examinationPoints = 0.5;
/** Questions of one message that count in full; a pasted list is no interview. */
export const fullQuestionsPerMessage = 3;
const shareInAPile = 0.4;
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

/** The turns that told a fact, or a part of it. */
function tellingsOf({ told }: Consultation, fact: string) {
  const turn = told.get(fact);
  if (turn) return [{ turn, share: shareOf(turn, fact) }];
  return [...told]
    .filter(([id]) => id.startsWith(`${fact}.`))
    .map(([id, source]) => ({ turn: source, share: shareOfPart * shareOf(source, id) }));
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
  return consultation.turns.find((turn) =>
    turn.reply.plan.some((step) => step.kind === "withhold" && topics.includes(step.topic)),
  );
}

/** What is said where an item was met although nothing that was told shows it: the doubt is the examiner's, not the learner's. */
const noteOf = ({ turn, by }: PerhapsMet): string =>
  by === "heard"
    ? `You were told this at turn ${turn.number}.`
    : by === "asked"
      ? `I read turn ${turn.number} as asking this. The answer went elsewhere, which does not count against you.`
      : `I may have missed where you asked this; turn ${turn.number} comes near, so you have the mark.`;

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
  /** Weighted share of the history items that was found, 0..1. */
  readonly share: number;
}

/** One item for everything that the case's author marks as worth finding. */
export function markCoverage(compiled: CompiledCase, consultation: Consultation): Coverage {
  const { ask } = compiled.marking;
  const total = ask.reduce((sum, item) => sum + item.weight, 0);
  let found = 0;
  const items = ask.map((item, position) => {
    const best = item.fact
      .flatMap((fact) => tellingsOf(consultation, fact))
      .sort((a, b) => b.share - a.share || a.turn.number - b.turn.number)[0];
    const held = best ? undefined : heldBack(compiled, consultation, item);
    const perhaps = best || held ? undefined : perhapsMet(compiled, consultation, item);
    const share = best?.share ?? (held ? shareWhenHeldBack : perhaps ? 1 : 0);
    const source = best?.turn ?? held ?? perhaps?.turn;
    const note = perhaps ? noteOf(perhaps) : source ? undefined : notFound(consultation, item);
    found += item.weight * share;
    return earnable({
      id: `ask:${item.fact[0] ?? position}`,
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
  return { items: [...items, core], share };
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

/** Whoever examined two parts by name has looked at the patient; and a request may name a part that the patient did not hear. */
function seenOnTheWay(
  compiled: CompiledCase,
  { turns, examined }: Consultation,
  system: string,
): LearnerTurn | undefined {
  if (system === "general") return examined.size > 1 ? [...examined.values()][0] : undefined;
  const words: readonly string[] =
    Object.entries(compiled.examination).find(([id]) => id === system)?.[1]?.words ?? [];
  return turns.find(
    (turn) =>
      does(turn, "examination_request") &&
      words.some((word) => turn.text.toLowerCase().includes(word.toLowerCase())),
  );
}
