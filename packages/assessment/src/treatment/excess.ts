import type { CompiledCase } from "@anamnesis/cases";
import { classesOf, drugClassById, isDrugOf } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { drugName, unique } from "./naming.ts";
import type { Order, Plan } from "./prescriptions.ts";

const group = "Safety";
const duplicatePoints = 0.5;
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

const isHeld = /^\W*(?:hold|withhold|pause|suspend|stop|omit)\b/i;

/** Of a row that names a choice ("prasugrel, or ticagrelor if not available") the first; every order of other rows. */
const chosen = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(
    (order, at) =>
      // "Hold apixaban until the scan, then restart it or bridge with heparin": nothing of it is given now.
      (!(isHeld.test(order.evidence.text) && /\b(?:until|till)\b/i.test(order.evidence.text)) &&
        !eitherOr.test(order.evidence.text)) ||
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
        about: "harm",
        ref: classId,
        isHarm: true,
        area: "treatment",
        group,
        label: `Two of one class: ${ids.map(drugName).join(" and ")}`,
        points: duplicatePoints,
        why: `Both are ${drugClassById(classId)?.name ?? classId}s; together they add side effects, not effect.`.replace(
          /ss;/,
          "s;",
        ),
        evidence: unique(members.map((order) => order.evidence)),
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
      about: "whole",
      area: "treatment",
      group,
      label: `${ids.length} medicines without an indication here`,
      points: Math.min(3, 0.3 * (ids.length - freeMedicines)),
      why: `${ids.slice(0, 4).map(drugName).join(", ")}: each can harm, and none was needed.`,
      evidence: unique(others.map((order) => order.evidence)),
    }),
  ];
}
