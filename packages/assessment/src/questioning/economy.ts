import type { CompiledCase } from "@anamnesis/cases";
import { penalty } from "../items.ts";
import { turnEvidence, type Consultation, type LearnerTurn } from "../encounter/consultation.ts";
import type { ReportItem } from "../types.ts";
import { isPile } from "./coverage.ts";

const group = "Economy";

/** Messages with a question up to which thoroughness costs nothing: half as many again as there are points to find, at least 36. */
export const economyLimit = (compiled: CompiledCase): number =>
  Math.max(36, Math.ceil(compiled.marking.ask.length * 1.5));

const isRepeat = (turn: LearnerTurn): boolean => {
  const tells = turn.reply.plan.filter((step) => step.kind === "tell" || step.kind === "opening");
  return turn.asked > 0 && tells.length > 0 && tells.every((step) => step.repeated);
};

/** Asking everything is not the same as asking well: piles of questions, questions asked twice, and no end of them. */
export function markEconomy(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly ReportItem[] {
  const { turns } = consultation;
  const items: ReportItem[] = [];
  const piles = turns.filter(isPile);
  if (piles.length > 0) {
    const excess = piles.reduce((sum, turn) => sum + Math.min(6, turn.asked - 3), 0);
    items.push(
      penalty({
        id: "economy:piles",
        about: "whole",
        area: "questioning",
        group,
        label: "Several questions in one message",
        points: Math.min(2, excess * 0.15 + piles.length * 0.1),
        why: "Nobody can answer a list. Only the first three questions of a message count in full.",
        evidence: piles.slice(0, 3).map(turnEvidence),
      }),
    );
  }
  const repeats = turns.filter(isRepeat);
  if (repeats.length > 3) {
    items.push(
      penalty({
        id: "economy:repeats",
        about: "whole",
        area: "questioning",
        group,
        label: "Asked again what had been answered",
        points: Math.min(0.6, (repeats.length - 3) * 0.1),
        why: "Being asked the same thing twice tells a patient that nobody listened.",
        evidence: repeats.slice(0, 3).map(turnEvidence),
      }),
    );
  }
  const asking = turns.filter((turn) => turn.asked > 0);
  const limit = economyLimit(compiled);
  if (asking.length > limit) {
    items.push(
      penalty({
        id: "economy:length",
        about: "whole",
        area: "questioning",
        group,
        label: `More than ${limit} questions`,
        points: Math.min(1.2, (asking.length - limit) * 0.05),
        why: "The history should follow a thought. Past this number it is a sweep.",
        evidence: asking.slice(limit, limit + 1).map(turnEvidence),
      }),
    );
  }
  return items;
}
