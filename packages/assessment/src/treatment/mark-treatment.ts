import type { CompiledCase } from "@anamnesis/cases";
import { capAt } from "../items.ts";
import { bedsideOrders } from "../bedside/orders.ts";
import { markDeath } from "../bedside/report.ts";
import { stemsOf } from "../encounter/stems.ts";
import type { Consultation } from "../encounter/consultation.ts";
import type { BedsideReport, Encounter, ReportItem } from "../types.ts";
import { markAdvice } from "./advice.ts";
import { planOf } from "./prescriptions.ts";
import { markSafety } from "./safety.ts";
import { markTargets } from "./targets.ts";

const ceilingWhenHarmful = 3;
const ceilingWithoutVital = 5.5;

export interface TreatmentMark {
  readonly items: readonly ReportItem[];
  readonly isSeriousHarm: boolean;
}

/**
 * What a patient is told not to do is treatment and advice in one: a needed act whose every word is among the author's
 * phrases for a piece of advice is met where that advice is.
 */
function metAsAdvice(
  { marking }: CompiledCase,
  item: ReportItem,
  advice: readonly ReportItem[],
): ReportItem {
  const wanted = item.outcome === "missed" ? stemsOf(item.label) : [];
  if (wanted.length < 2) return item;
  const same = [...marking.lifestyle, ...marking.followUp].find(({ any }) => {
    const said = new Set(any.flatMap((phrase) => stemsOf(phrase)));
    return wanted.every((stem) => said.has(stem));
  });
  const met = advice.find(({ ref, outcome }) => same?.id === ref && outcome === "earned");
  return met
    ? {
        ...item,
        outcome: "earned",
        points: item.maxPoints,
        note: "It stands in the advice.",
        evidence: met.evidence,
      }
    : item;
}

/** Everything that the treatment score is the sum of. */
export function markTreatment(
  compiled: CompiledCase,
  encounter: Encounter,
  consultation: Consultation,
  bedside?: BedsideReport,
): TreatmentMark {
  const plan = planOf(encounter, bedsideOrders(compiled, consultation));
  const targets = markTargets(compiled, plan);
  const safety = markSafety(compiled, plan);
  const advice = markAdvice(compiled, plan);
  const items: ReportItem[] = [
    ...targets.items.map((item) => metAsAdvice(compiled, item, advice)),
    ...advice,
    ...markDeath(compiled, bedside),
    ...safety.items,
  ];
  if (safety.isSerious) {
    items.push(
      capAt(ceilingWhenHarmful, items, {
        id: "serious-harm",
        about: "whole",
        area: "treatment",
        group: "Safety",
        label: "A treatment that could seriously harm this patient",
        why: `However good the rest, an order like this limits the treatment score to ${ceilingWhenHarmful}, and the encounter is not passed.`,
        evidence: safety.items[0]?.evidence ?? [],
      }),
    );
  } else if (
    targets.vitalMissing &&
    !items.some(
      ({ id, outcome }) => id === `treatment:${targets.vitalMissing?.id}` && outcome === "earned",
    )
  ) {
    items.push(
      capAt(ceilingWithoutVital, items, {
        id: "vital-missing",
        about: "whole",
        area: "treatment",
        group: "Needed",
        label: `Missing: ${targets.vitalMissing.label}`,
        why: targets.vitalMissing.why,
        liftedBy: [`treatment:${targets.vitalMissing.id}`],
        evidence: [],
      }),
    );
  }
  return { items, isSeriousHarm: safety.isSerious || bedside?.hasDied === true };
}
