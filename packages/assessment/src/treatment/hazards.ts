import type { CompiledCase } from "@anamnesis/cases";
import { classesOf, findDrugs, isDrugOf } from "@anamnesis/terminology";
import { isForInduction, stepOf, wordsOf } from "./order-sense.ts";
import type { Order } from "./prescriptions.ts";

/**
 * Medicines that harm on their own when nothing asks for them. Fibrinolysis without an indication is an avoidable
 * haemorrhage; the others are the high-risk groups of inpatient prescribing (ISMP list of high-alert medications, 2024).
 */
const seriousClasses = ["fibrinolytic", "chemotherapy"];
const moderateClasses = [
  "anticoagulant",
  "antiarrhythmic",
  "inotrope",
  "insulin_class",
  "loop_diuretic",
  "immunosuppressant",
  "general_anaesthetic",
];
/** Up to these single doses a heparin is thromboprophylaxis, which most inpatients are given. */
const preventive: Readonly<Record<string, number>> = {
  enoxaparin: 40,
  dalteparin: 5000,
  tinzaparin: 4500,
  fondaparinux: 2.5,
  heparin: 5000,
};

const isPreventive = ({ id, mention }: Order): boolean => {
  const most = preventive[id];
  if (most === undefined) return false;
  return mention?.dose === undefined || (!mention.unit?.includes("kg") && mention.dose <= most);
};

/** "Noradrenaline if systolic falls below 90": named before it is needed, it is given to nobody who does not need it. */
const keptReady =
  /\b(?:if|should|when|in case(?: of)?)\b[^.;]{0,50}?\b(?:hypotens\w*|shock\w*|peri-?arrest|arrests?|(?:falls?|drops?|goes|remains?|stays?|is|sbp|map|systolic|pressure)\s*(?:below|under|to|less than|<|≤))/i;
const isKeptReady = ({ id, evidence }: Order): boolean =>
  (id === "inotrope" || classesOf(id).has("inotrope")) && keptReady.test(evidence.text);

/** What the patient takes anyway, by the case's facts. */
const ownMedicines = (compiled: CompiledCase): ReadonlySet<string> =>
  new Set(
    compiled.facts
      .filter((fact) => fact.topic === "medications" && !fact.isDefault)
      .flatMap((fact) => findDrugs(`${(fact.item ?? "").replace(/_/g, " ")}: ${fact.is}`))
      .map((mention) => mention.id),
  );

export interface Hazard {
  readonly id: string;
  readonly severity: "moderate" | "serious";
  readonly orders: readonly Order[];
}

/** Potassium into a vein at once stops the heart, whatever it is given for (NPSA 2002; ISMP 2024). */
const pushed =
  /\b(?:push|bolus|stat|neat|undiluted|fast|rapid(?:ly)?|over (?:[1-9]|[12]\d) ?min\w*)\b/i;
const isPushedPotassium = (order: Order): boolean =>
  order.id === "potassium_chloride" &&
  order.mention?.route !== "oral" &&
  pushed.test(stepOf(order));

/** Potassium ordered as an injection that is given at once. */
export const pushedPotassium = (chart: readonly Order[]): readonly Order[] =>
  chart.filter(isPushedPotassium);

/** High-risk medicines on the chart that nothing in the rubric or in the patient's own medicines asks for. */
export function hazardsOf(compiled: CompiledCase, chart: readonly Order[]): readonly Hazard[] {
  const { needed, acceptable, harmful } = compiled.marking.treatment;
  const judged = [...needed, ...acceptable, ...harmful].flatMap((target) => target.anyOf);
  const second = needed.flatMap((target) => target.secondBest ?? []);
  const own = ownMedicines(compiled);
  const unasked = chart.filter(
    (order) =>
      order.kind !== "action" &&
      !own.has(order.id) &&
      !isPreventive(order) &&
      !isKeptReady(order) &&
      !(classesOf(order.id).has("general_anaesthetic") && isForInduction(wordsOf(order))) &&
      ![...judged, ...second].some((id) => isDrugOf(order.id, id) || isDrugOf(id, order.id)),
  );
  const inClasses = (classes: readonly string[], severity: Hazard["severity"]): Hazard[] => {
    const found = unasked.filter((order) =>
      classes.some((name) => order.id === name || classesOf(order.id).has(name)),
    );
    return [...new Set(found.map((order) => order.id))].map((id) => ({
      id,
      severity,
      orders: found.filter((order) => order.id === id),
    }));
  };
  return [...inClasses(seriousClasses, "serious"), ...inClasses(moderateClasses, "moderate")];
}
