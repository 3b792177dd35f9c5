import type { CompiledCase } from "@anamnesis/cases";
import { capAt } from "../items.ts";
import { bedsideOrders } from "../bedside/orders.ts";
import { markDeath } from "../bedside/report.ts";
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
  const items: ReportItem[] = [
    ...targets.items,
    ...markAdvice(compiled, plan),
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
  } else if (targets.vitalMissing) {
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
