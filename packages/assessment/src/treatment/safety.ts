import { isHarmfulAsOrdered, type CompiledCase } from "@anamnesis/cases";
import { classesOf, drugById, drugClassById, findDrugs, isDrugOf } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { Evidence, ReportItem } from "../types.ts";
import { hazardsOf } from "./hazards.ts";
import { doseRemark } from "./targets.ts";
import type { Order, Plan } from "./prescriptions.ts";

const group = "Safety";
const points = {
  serious: 2.5,
  seriousAtFirst: 2,
  moderate: 1.2,
  moderateAtFirst: 0.8,
  duplicate: 0.5,
  overdose: 1,
} as const;
/** Medicines without a place in the rubric that still pass as ordinary care. */
const freeMedicines = 3;
/** Classes of which one patient takes one. */
const oneOfAKind = [
  "nsaid",
  "p2y12_inhibitor",
  "anticoagulant",
  "statin",
  "beta_blocker",
  "ace_inhibitor",
  "arb",
  "triptan",
  "ssri",
  "macrolide",
  "penicillin",
  "ppi",
  "combined_contraceptive",
];

export interface Safety {
  readonly items: readonly ReportItem[];
  readonly isSerious: boolean;
}

const onChart = (order: Order): boolean =>
  (order.from === "final" || order.from === "initial") && !order.isLater;
const drugName = (id: string): string =>
  (drugById(id) ?? drugClassById(id))?.name ?? id.replace(/_/g, " ");

interface Harm {
  readonly id: string;
  readonly label: string;
  readonly why: string;
  readonly severity: "moderate" | "serious";
  readonly orders: readonly Order[];
}

function harmItem(harm: Harm): ReportItem {
  const isCurrent = harm.orders.some((order) => order.from === "final");
  const taken =
    harm.severity === "serious"
      ? isCurrent
        ? points.serious
        : points.seriousAtFirst
      : isCurrent
        ? points.moderate
        : points.moderateAtFirst;
  return penalty({
    id: `harm:${harm.id}`,
    area: "treatment",
    group,
    label: `Unsafe here: ${harm.label}`,
    points: taken,
    why: isCurrent ? harm.why : `You ordered it at first and then left it out. ${harm.why}`,
    evidence: unique(harm.orders.map((order) => order.evidence)),
  });
}

const unique = (list: readonly Evidence[]): readonly Evidence[] =>
  list
    .filter(
      (one, at) =>
        list.findIndex((other) => other.text === one.text && other.index === one.index) === at,
    )
    .slice(0, 3);

/** "Cefalexin at sixteen, without trouble" stands under allergies and is the opposite of one. */
const wasTolerated =
  /\b(without (any )?(trouble|reaction|a reaction|problems?|harm)|tolerat\w+|no (reaction|trouble|problems?)|was fine|with no)\b/i;

/** Drug and class ids that the patient reacts to, from what the case says of allergies. */
export function allergiesOf(compiled: CompiledCase): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const fact of compiled.facts) {
    if (fact.topic !== "allergies" || fact.isDefault || fact.polarity === "absent") continue;
    if (/^(no|none|nil)\b/i.test(fact.is) || wasTolerated.test(fact.is)) continue;
    for (const { id } of findDrugs(`${(fact.item ?? "").replace(/_/g, " ")}: ${fact.is}`))
      found.set(id, fact.is);
  }
  return found;
}

/** A drug meets an allergy when it is that drug, or of the class named, or shares a class narrower than "antibiotic". */
const meetsAllergy = (given: string, allergy: string): boolean => {
  if (isDrugOf(given, allergy)) return true;
  if (!drugById(allergy)) return false;
  const shared =
    drugById(allergy)?.classes.filter(
      (id) => !["antibiotic", "analgesic", "antiplatelet"].includes(id),
    ) ?? [];
  return shared.some((id) => classesOf(given).has(id));
};

/** What could hurt this patient: contraindicated drugs, allergies, doubled classes, overdoses, and a chart full of everything. */
export function markSafety(compiled: CompiledCase, plan: Plan): Safety {
  const chart = plan.orders.filter(onChart);
  const harms: Harm[] = compiled.marking.treatment.harmful.flatMap((harm) => {
    const orders = chart.filter(
      (order) =>
        harm.anyOf.some((id) => isDrugOf(order.id, id)) &&
        isHarmfulAsOrdered(harm, order.evidence.text ?? ""),
    );
    return orders.length > 0 ? [{ ...harm, orders }] : [];
  });
  const blamed = new Set(harms.flatMap((harm) => harm.orders.map((order) => order.id)));
  for (const [allergy, words] of allergiesOf(compiled)) {
    const orders = chart.filter(
      (order) =>
        !blamed.has(order.id) && order.kind !== "action" && meetsAllergy(order.id, allergy),
    );
    if (orders.length === 0) continue;
    harms.push({
      id: `allergy:${allergy}`,
      label: `${drugName(orders[0]?.id ?? allergy)} in spite of the allergy`,
      why: `The patient's allergy: ${words}.`,
      severity: "serious",
      orders,
    });
  }
  for (const hazard of hazardsOf(compiled, chart)) {
    harms.push({
      id: `unasked:${hazard.id}`,
      label: `${drugName(hazard.id)} without an indication`,
      why: `Nothing in this patient calls for ${drugName(hazard.id).toLowerCase()}, and it can do great harm by itself.`,
      severity: hazard.severity,
      orders: hazard.orders,
    });
  }
  const bySeverity = harms.map(harmItem).sort((a, b) => a.points - b.points);
  const items = [
    ...bySeverity,
    ...duplicates(chart.filter((order) => order.from === "final")),
    ...overdoses(compiled, chart),
    ...clutter(compiled, plan),
  ];
  return { items, isSerious: harms.some((harm) => harm.severity === "serious") };
}

const eitherOr =
  /\b(or|alternatively|otherwise|instead|if (not available|unavailable|contraindicated))\b/i;

/** Of a row that names a choice ("prasugrel, or ticagrelor if not available") the first; every order of other rows. */
const chosen = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(
    (order, at) =>
      !eitherOr.test(order.evidence.text) ||
      !orders.slice(0, at).some(({ evidence }) => evidence.index === order.evidence.index),
  );

function duplicates(final: readonly Order[]): readonly ReportItem[] {
  return oneOfAKind.flatMap((classId) => {
    const members = chosen(
      final.filter((order) => order.kind === "drug" && classesOf(order.id).has(classId)),
    );
    const ids = [...new Set(members.map((order) => order.id))];
    if (ids.length < 2) return [];
    return [
      penalty({
        id: `duplicate:${classId}`,
        area: "treatment",
        group,
        label: `Two of one class: ${ids.map(drugName).join(" and ")}`,
        points: points.duplicate,
        why: `Both are ${drugClassById(classId)?.name ?? classId}s; together they add side effects, not effect.`.replace(
          /ss;/,
          "s;",
        ),
        evidence: unique(members.map((order) => order.evidence)),
      }),
    ];
  });
}

/** Three times the top of the range and more is not a slip of judgement but a danger. */
function overdoses(compiled: CompiledCase, chart: readonly Order[]): readonly ReportItem[] {
  const { needed, acceptable } = compiled.marking.treatment;
  return [...needed, ...acceptable].flatMap((target) => {
    const range = target.dose;
    if (!range) return [];
    const far = chart.filter(
      (order) =>
        order.kind === "drug" &&
        target.anyOf.some((id) => isDrugOf(order.id, id)) &&
        doseRemark(order, range) === "out" &&
        doseRemark(order, { ...range, min: range.max * 3, max: Number.MAX_VALUE }) === "in",
    );
    if (far.length === 0) return [];
    return [
      penalty({
        id: `overdose:${target.id}`,
        area: "treatment",
        group,
        label: `Dose far too high: ${drugName(far[0]?.id ?? target.id)}`,
        points: points.overdose,
        why: `The usual single dose is ${range.min} to ${range.max} ${range.unit}.`,
        evidence: unique(far.map((order) => order.evidence)),
      }),
    ];
  });
}

/** Prescribing the whole formulary is not treatment. */
function clutter(compiled: CompiledCase, plan: Plan): readonly ReportItem[] {
  const { needed, acceptable, harmful } = compiled.marking.treatment;
  const judged = [...needed, ...acceptable, ...harmful].flatMap((target) => target.anyOf);
  const others = plan.orders.filter(
    (order) =>
      order.from === "final" &&
      order.kind === "drug" &&
      !judged.some((id) => isDrugOf(order.id, id)),
  );
  const ids = [...new Set(others.map((order) => order.id))];
  if (ids.length <= freeMedicines) return [];
  return [
    penalty({
      id: "clutter",
      area: "treatment",
      group,
      label: `${ids.length} medicines without an indication here`,
      points: Math.min(3, 0.3 * (ids.length - freeMedicines)),
      why: `${ids.slice(0, 4).map(drugName).join(", ")}: each can harm, and none was needed.`,
      evidence: unique(others.map((order) => order.evidence)),
    }),
  ];
}
