import type { CompiledCase } from "@anamnesis/cases";
import { classesOf, drugClassById, isDrugOf } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { drugName, unique } from "./naming.ts";
import type { Order, Plan } from "./prescriptions.ts";
import { doseRemark } from "./targets.ts";

const group = "Safety";
const points = { duplicate: 0.5, overdose: 1 } as const;
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

const eitherOr =
  /\b(or|alternatively|otherwise|instead|if (not available|unavailable|contraindicated))\b/i;

/** Of a row that names a choice ("prasugrel, or ticagrelor if not available") the first; every order of other rows. */
const chosen = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(
    (order, at) =>
      !eitherOr.test(order.evidence.text) ||
      !orders.slice(0, at).some(({ evidence }) => evidence.index === order.evidence.index),
  );

export function duplicates(final: readonly Order[]): readonly ReportItem[] {
  return oneOfAKind.flatMap((classId) => {
    const members = chosen(
      final.filter((order) => order.kind === "drug" && classesOf(order.id).has(classId)),
    );
    const ids = [...new Set(members.map((order) => order.id))];
    if (ids.length < 2) return [];
    return [
      penalty({
        id: `duplicate:${classId}`,
        isHarm: true,
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
export function overdoses(compiled: CompiledCase, chart: readonly Order[]): readonly ReportItem[] {
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
        isHarm: true,
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
export function clutter(compiled: CompiledCase, plan: Plan): readonly ReportItem[] {
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
