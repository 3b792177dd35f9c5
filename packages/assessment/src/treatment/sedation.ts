import { classesOf } from "@anamnesis/terminology";
import type { Hazard } from "./hazards.ts";
import type { Order } from "./prescriptions.ts";

const sedatives = ["antipsychotic", "benzodiazepine", "barbiturate", "general_anaesthetic"];
/** "Repeat every 30 minutes until settled": no dose is the last. A stated ceiling or a number of doses is one. */
const openEnded =
  /\b(?:every|q|each)\s?(?:\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?\s?(?:min\w*|m)\b|few minutes|quarter|half)|\bas often as (?:needed|necessary)|\buntil (?:he|she|they)?\s?(?:is |are )?(?:settled|calm|quiet|asleep|sedated|sleeping)/i;
const repeated = /\b(?:repeat\w*|again|every|q\d|as often)\b/i;
const ceiling = /\b(?:max(?:imum)?\b|up to|not more than|no more than|once only|total|\d+ doses?)/i;

/**
 * A sedative into vein or muscle again and again within minutes, without a last dose: it stops breathing, drops the pressure
 * and, with an antipsychotic, prolongs QT (NICE CG103, BNF 2025: the smallest dose for the shortest time).
 */
export function openEndedSedation(chart: readonly Order[]): Hazard | undefined {
  const orders = chart.filter(({ id, kind, mention, evidence: { text } }) => {
    const isSedative = kind !== "action" && sedatives.some((name) => classesOf(id).has(name));
    return (
      isSedative &&
      mention?.route !== "oral" &&
      openEnded.test(text) &&
      repeated.test(text) &&
      !ceiling.test(text)
    );
  });
  return orders[0] ? { id: orders[0].id, severity: "serious", orders } : undefined;
}
