import { isDrugOf } from "@anamnesis/terminology";
import type { CompiledCase } from "@anamnesis/cases";
import type { Act } from "@anamnesis/patient";
import { capAt } from "../items.ts";
import { bedsideOrders } from "../bedside/orders.ts";
import { bedsideReport, isInDanger, markDeath } from "../bedside/report.ts";
import { stemsOf } from "../encounter/stems.ts";
import type { Consultation } from "../encounter/consultation.ts";
import type { BedsideReport, Encounter, ReportItem } from "../types.ts";
import { markAdvice } from "./advice.ts";
import { leftOutOf, type LeftOut } from "./omission.ts";
import { planOf, type Order, type Plan } from "./prescriptions.ts";
import { markSafety } from "./safety.ts";
import { markTargets, type TargetMarks } from "./targets.ts";

const ceilingWhenHarmful = 3;
const ceilingWhenLeftOut = 4;
const ceilingWithoutVital = 5.5;

export interface TreatmentMark {
  readonly items: readonly ReportItem[];
  /** Something ordered could have seriously harmed this patient, or the patient died. */
  readonly isSeriousHarm: boolean;
  /** What saves the life in this emergency was left out. */
  readonly leftOut?: LeftOut;
  readonly bedside?: BedsideReport;
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

/** The words of the learner outside the plan. */
const spokenIn = ({ messages, initialDiagnosis }: Encounter): readonly string[] => [
  ...messages.flatMap(({ sender, text }) => (sender === "user" ? [text] : [])),
  initialDiagnosis?.clinicalReasoning ?? "",
  ...(initialDiagnosis?.initialMedications ?? []),
];

/** Everything that the treatment score is the sum of, and the bedside as the debrief shows it. */
export function markTreatment(
  compiled: CompiledCase,
  encounter: Encounter,
  consultation: Consultation,
): TreatmentMark {
  const plan = planOf(encounter, bedsideOrders(compiled, consultation));
  const safety = markSafety(compiled, plan, isInDanger(compiled, consultation));
  const bedside = bedsideReport(compiled, consultation, notOrdered(plan, safety.blamed), (anyOf) =>
    plan.orders.some(
      ({ id, from, isLater }) =>
        from !== "bedside" && !isLater && anyOf.some((one) => one === id || isDrugOf(id, one)),
    ),
  );
  const targets = markTargets(compiled, plan, safety.blamed);
  const advice = markAdvice(compiled, plan);
  const leftOut = leftOutOf(compiled, targets, plan, spokenIn(encounter));
  const items: ReportItem[] = [
    ...targets.items.map((item) => metAsAdvice(compiled, item, advice)),
    ...advice,
    ...markDeath(compiled, bedside),
    ...safety.items,
    ...(leftOut ? [leftOut.item] : []),
  ];
  const ceiling = ceilingOf(targets, safety.isSerious, leftOut, items);
  if (ceiling) items.push(ceiling);
  return {
    items,
    isSeriousHarm: safety.isSerious || bedside?.hasDied === true,
    ...(leftOut ? { leftOut } : {}),
    ...(bedside ? { bedside } : {}),
  };
}

/** Acts that were put off, or that are called harmful: they meet none of the case's own times. */
const notOrdered = (plan: Plan, blamed: ReadonlySet<Order>): ReadonlySet<Act> =>
  new Set(
    plan.orders.flatMap((order) =>
      order.act && (order.isLater || blamed.has(order)) ? [order.act] : [],
    ),
  );

/** What limits the area: a serious harm, what saves the life left out, or the weightiest treatment missing. */
function ceilingOf(
  { vitalMissing }: TargetMarks,
  isSerious: boolean,
  leftOut: LeftOut | undefined,
  items: readonly ReportItem[],
): ReportItem | undefined {
  if (isSerious)
    return capAt(ceilingWhenHarmful, items, {
      id: "serious-harm",
      about: "whole",
      area: "treatment",
      group: "Safety",
      label: "A treatment that could seriously harm this patient",
      why: `However good the rest, an order like this limits the treatment score to ${ceilingWhenHarmful}, and the encounter is not passed.`,
      evidence: items.find(({ isHarm }) => isHarm)?.evidence ?? [],
    });
  const vital = items.find(({ id }) => id === `treatment:${vitalMissing?.id}`);
  if (leftOut)
    return capAt(ceilingWhenLeftOut, items, {
      id: "left-out",
      about: "whole",
      area: "treatment",
      group: "Safety",
      label: `Left ${leftOut.what}`,
      why: `However good the rest, this limits the treatment score to ${ceilingWhenLeftOut}, and the encounter is not passed.`,
      ...(vital ? { liftedBy: [vital.id] } : {}),
      evidence: [],
    });
  if (!vitalMissing || vital?.outcome === "earned") return undefined;
  return capAt(ceilingWithoutVital, items, {
    id: "vital-missing",
    about: "whole",
    area: "treatment",
    group: "Needed",
    label: `Missing: ${vitalMissing.label}`,
    why: vitalMissing.why,
    liftedBy: [`treatment:${vitalMissing.id}`],
    evidence: [],
  });
}
