import { isAsOrdered, type CompiledCase } from "@anamnesis/cases";
import { classesOf, drugById, findDrugs, isDrugOf } from "@anamnesis/terminology";
import { penalty } from "../items.ts";
import type { ReportItem } from "../types.ts";
import { lowerFirst } from "../diagnosis/reasoning.ts";
import { contradictionsIn } from "./contradictions.ts";
import { unsafeDischarge } from "./discharge.ts";
import { hazardsOf, pushedPotassium } from "./hazards.ts";
import { interactionsOf, takenOff } from "./interactions.ts";
import { clutter, duplicates } from "./excess.ts";
import { overdoses } from "./overdose.ts";
import { openEndedSedation } from "./sedation.ts";
import { stepOf } from "./order-sense.ts";
import { drugName, unique } from "./naming.ts";
import { isForInduction } from "./order-sense.ts";
import type { Order, Plan } from "./prescriptions.ts";

const group = "Safety";
const points = {
  serious: 2.5,
  seriousAtFirst: 2,
  moderate: 1.2,
  moderateAtFirst: 0.8,
} as const;
export interface Safety {
  readonly items: readonly ReportItem[];
  readonly isSerious: boolean;
  /** The orders that are called harmful here: they earn nothing in another place. */
  readonly blamed: ReadonlySet<Order>;
}

const onChart = (order: Order): boolean =>
  (order.from === "final" || order.from === "initial" || order.from === "bedside") &&
  !order.isLater &&
  order.isConditional !== true;
const sleepers = ["sedative", "opioid"];
/** What a sedative or an opioid is ordered for, where the case forbids the whole class. */
const isInduction = ({ id, evidence }: Order): boolean =>
  sleepers.some((name) => isDrugOf(id, name)) && isForInduction(evidence.text);

interface Harm {
  readonly id: string;
  readonly label: string;
  readonly why: string;
  readonly severity: "moderate" | "serious";
  readonly orders: readonly Order[];
}

function harmItem(harm: Harm): ReportItem {
  const isCurrent = harm.orders.some(({ from }) => from === "final" || from === "bedside");
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
    about: "harm",
    ref: harm.id,
    isHarm: true,
    area: "treatment",
    group,
    // "Unsafe" is kept for what the verdict calls unsafe.
    label: `${harm.severity === "serious" ? "Unsafe here" : "Of harm here"}: ${harm.label}`,
    points: taken,
    why: isCurrent ? harm.why : `It stands among your first orders. ${harm.why}`,
    evidence: unique(harm.orders.map((order) => order.evidence)),
  });
}

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

/** What could hurt this patient: contraindicated drugs, allergies, doubled classes, overdoses, and a chart full of everything; `isDanger`: so the patient was when the talk ended. */
export function markSafety(compiled: CompiledCase, plan: Plan, isDanger = false): Safety {
  const chart = plan.orders.filter(onChart);
  const isOff = takenOff(plan, plan.texts);
  const harms: Harm[] = compiled.marking.treatment.harmful.flatMap((harm) => {
    if (harm.beside?.every(isOff) === true) return [];
    const orders = chart.filter(
      (order) =>
        harm.anyOf.some((id) => isDrugOf(order.id, id)) &&
        (harm.anyOf.includes(order.id) || !isInduction(order)) &&
        isAsOrdered(harm, stepOf(order)),
    );
    return orders.length > 0 ? [{ ...harm, orders }] : [];
  });
  const forbidden = [...harms];
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
  const pushed = pushedPotassium(chart);
  if (pushed.length > 0) {
    harms.push({
      id: "potassium-push",
      label: "potassium into a vein at once",
      why: "Given fast, potassium stops the heart: it runs diluted, at 10 mmol an hour, 20 with a monitor.",
      severity: "serious",
      orders: pushed,
    });
  }
  const sedation = openEndedSedation(chart);
  // Status epilepticus and anaesthesia have their own doses; a case that asks for the medicine judges it itself.
  if (sedation && !isAskedFor(compiled, sedation.id)) {
    for (const harm of harms.filter((one) => one.orders.some(({ id }) => id === sedation.id)))
      harms.splice(harms.indexOf(harm), 1);
    harms.push({
      ...sedation,
      id: `sedation:${sedation.id}`,
      label: `${drugName(sedation.id)} again and again without a last dose`,
      why: "Repeated within minutes and without a limit, a sedative takes away breathing, airway and blood pressure.",
    });
  }
  const home = unsafeDischarge(compiled, plan, isDanger);
  if (home.length > 0) {
    harms.push({
      id: "unsafe-discharge",
      label: "sent home",
      why: isDanger
        ? `When the talk ended, ${compiled.person.calledName} was in danger: look at the bedside's curve.`
        : `What this patient needs now is done in hospital: ${needed(compiled)}.`,
      severity: "serious",
      orders: home.map((order) => ({ ...order, from: "final" as const })),
    });
  }
  harms.push(...contradictionsIn(compiled, plan, chart));
  const named = new Set(harms.flatMap((harm) => harm.orders.map((order) => order.id)));
  for (const pair of interactionsOf(compiled, plan, chart, drugName)) {
    // What is called unsafe by itself already is not called so twice.
    if (pair.orders.every((order) => named.has(order.id))) continue;
    harms.push({ ...pair, id: `interaction:${pair.id}` });
  }
  const bySeverity = harms.map(harmItem).sort((a, b) => a.points - b.points);
  const excessive = overdoses(compiled, chart);
  const items = [
    ...bySeverity,
    ...duplicates(chart.filter((order) => order.from === "final")),
    ...excessive.items,
    ...clutter(compiled, plan),
  ];
  return {
    items,
    blamed: new Set(plan.orders.filter((order) => isBlamed(order, forbidden))),
    isSerious: excessive.isDeadly || harms.some((harm) => harm.severity === "serious"),
  };
}

const onlyNamed = /^(?:reasoning|lifestyle|follow-up)$/;
/** The order that a harm names, the same row by another name ("oxygen" beside "oxygen to a normal saturation"), and its bare mention. */
const isBlamed = (order: Order, harms: readonly Harm[]): boolean =>
  harms.some(({ orders }) =>
    orders.some(
      (one) =>
        one === order ||
        (one.id.split("_").includes(order.id) &&
          (onlyNamed.test(order.from) ||
            (one.from === order.from && one.evidence.text === order.evidence.text))),
    ),
  );

const isAskedFor = ({ marking }: CompiledCase, id: string): boolean =>
  [...marking.treatment.needed, ...marking.treatment.acceptable].some(({ anyOf }) =>
    anyOf.some((wanted) => isDrugOf(id, wanted)),
  );

const needed = ({ marking }: CompiledCase): string =>
  [...marking.treatment.needed]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ label }) => lowerFirst(label))
    .join("; ");
