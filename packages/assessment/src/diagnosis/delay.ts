import type { CompiledCase } from "@anamnesis/cases";
import { waitingMinutes } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { Encounter, ReportItem } from "../types.ts";

/** What a delay costs: enough to be seen, not enough to bury sound thinking. */
const pointsLost = 0.6;

const inWords = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round((minutes / 60) * 10) / 10} hours`;

/** An emergency whose results were waited for longer than it allows; a transcript without `orders` does not tell. */
export function markDelay(compiled: CompiledCase, encounter: Encounter): readonly ReportItem[] {
  const { urgency } = compiled.marking;
  if (!urgency || !encounter.orders) return [];
  const waited = waitingMinutes(encounter.orders.slice(0, 200));
  if (waited <= urgency.minutes) return [];
  return [
    penalty({
      id: "delay",
      about: "whole",
      isHarm: true,
      area: "diagnosis",
      group: "Investigations",
      label: `You waited ${inWords(waited)} for results; there was time for ${inWords(urgency.minutes)}`,
      points: pointsLost,
      why: urgency.why.trim(),
      evidence: [],
    }),
  ];
}
