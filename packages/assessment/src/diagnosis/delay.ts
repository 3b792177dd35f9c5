import type { CompiledCase } from "@anamnesis/cases";
import { isDrugOf, waitingMinutes } from "@anamnesis/terminology";
import { stemsOf } from "../encounter/stems.ts";
import { penalty } from "../items.ts";
import { ordersBeforeResults } from "../treatment/prescriptions.ts";
import type { Encounter, ReportItem } from "../types.ts";

/** What a delay costs: enough to be seen, not enough to bury sound thinking. */
const pointsLost = 0.6;

const inWords = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round((minutes / 60) * 10) / 10} hours`;

/** What the patient was waiting for was ordered or set going before any result: what the reason of the limit names, or else the weightiest. */
function isTreatedFirst(compiled: CompiledCase, encounter: Encounter): boolean {
  const { needed } = compiled.marking.treatment;
  const heaviest = Math.max(0, ...needed.map(({ weight }) => weight));
  const why = new Set(stemsOf(compiled.marking.urgency?.why ?? ""));
  const named = needed.filter(({ label, anyOf }) =>
    stemsOf(`${label} ${anyOf.join(" ")}`).some((stem) => why.has(stem)),
  );
  const awaited = named.length > 0 ? named : needed.filter(({ weight }) => weight >= heaviest);
  const early = ordersBeforeResults(encounter);
  return awaited.some(({ anyOf }) =>
    early.some(({ id }) => anyOf.some((wanted) => isDrugOf(id, wanted))),
  );
}

/**
 * An emergency whose results were waited for longer than it allows, with nothing given before them; a transcript without
 * `orders` does not tell.
 */
export function markDelay(compiled: CompiledCase, encounter: Encounter): readonly ReportItem[] {
  const { urgency } = compiled.marking;
  if (!urgency || !encounter.orders) return [];
  const waited = waitingMinutes(encounter.orders.slice(0, 200));
  if (waited <= urgency.minutes || isTreatedFirst(compiled, encounter)) return [];
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
