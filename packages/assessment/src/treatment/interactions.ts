import type { CompiledCase } from "@anamnesis/cases";
import { findDrugs, isDrugOf } from "@anamnesis/terminology";
import type { Hazard } from "./hazards.ts";
import { isEnding } from "./order-sense.ts";
import type { Order, Plan } from "./prescriptions.ts";

interface Pair {
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly severity: "moderate" | "serious";
  readonly why: string;
}

/**
 * Pairs that harm whoever is given both, by drug or class id: those that the British National Formulary (2025, appendix 1)
 * rates severe and that general wards meet.
 */
const pairs: readonly Pair[] = [
  {
    one: ["colchicine"],
    other: [
      "clarithromycin",
      "erythromycin",
      "verapamil",
      "diltiazem",
      "ciclosporin",
      "itraconazole",
      "ketoconazole",
      "ritonavir",
    ],
    severity: "serious",
    why: "It keeps colchicine in the body until it poisons marrow and muscle; people have died of the two together.",
  },
  {
    one: ["ssri", "snri", "vortioxetine", "mirtazapine"],
    other: ["st_johns_wort", "maoi", "linezolid"],
    severity: "serious",
    why: "Together they can bring on serotonin syndrome.",
  },
  {
    one: ["nitrate"],
    other: ["pde5_inhibitor"],
    severity: "serious",
    why: "Together they drop the blood pressure, and people have died of it.",
  },
  {
    one: ["methotrexate"],
    other: ["trimethoprim", "co_trimoxazole"],
    severity: "serious",
    why: "Two folate blockers together can empty the marrow.",
  },
  {
    one: ["azathioprine"],
    other: ["allopurinol", "febuxostat"],
    severity: "serious",
    why: "Azathioprine is no longer broken down and empties the marrow.",
  },
  {
    one: ["beta_blocker"],
    other: ["verapamil", "diltiazem"],
    severity: "serious",
    why: "Together they can stop the heart's conduction.",
  },
  {
    one: ["simvastatin"],
    other: ["clarithromycin", "erythromycin"],
    severity: "serious",
    why: "The statin piles up and destroys muscle.",
  },
  {
    one: ["lithium"],
    other: ["nsaid", "thiazide"],
    severity: "moderate",
    why: "Lithium is kept back by the kidney and reaches poisonous levels.",
  },
  {
    one: ["warfarin"],
    other: [
      "clarithromycin",
      "erythromycin",
      "metronidazole",
      "nsaid",
      "fluconazole",
      "miconazole",
    ],
    severity: "moderate",
    why: "The bleeding risk rises steeply.",
  },
  {
    one: ["methylxanthine"],
    other: ["ciprofloxacin", "clarithromycin", "erythromycin"],
    severity: "moderate",
    why: "Theophylline climbs to levels that bring fits and arrhythmias.",
  },
  {
    one: ["digoxin"],
    other: ["clarithromycin", "verapamil"],
    severity: "moderate",
    why: "Digoxin climbs to poisonous levels.",
  },
];

const isOneOf = (id: string, wanted: readonly string[]): boolean =>
  wanted.some((one) => isDrugOf(id, one));
const formerly =
  /\b(?:stopped|no longer|used to|years? ago|finished|ran out|never|not taken|as a child|last (?:year|month))\b/i;

/** What the patient takes at present, by the case's facts: drug id and the words that say so. */
function takenAlready(compiled: CompiledCase): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const fact of compiled.facts) {
    if (fact.topic !== "medications" || fact.isDefault || fact.polarity === "absent") continue;
    if (formerly.test(fact.is) || /^no\b/i.test(fact.is)) continue;
    for (const { id, kind, negated } of findDrugs(
      `${(fact.item ?? "").replace(/_/g, " ")}: ${fact.is}`,
    ))
      if (kind === "drug" && !negated) taken.set(id, fact.is);
  }
  return taken;
}

/** What the plan takes off, in whatever words: "stop clarithromycin", "once clarithromycin is finished". */
export function takenOff(plan: Plan, texts: readonly string[]): (id: string) => boolean {
  const off = texts.flatMap((text) =>
    findDrugs(text).filter((one) => one.negated || isEnding(text, one.span)),
  );
  const stops = plan.orders.filter((order) => /^stop_/.test(order.id)).map(({ id }) => id.slice(5));
  return (id) => off.some((one) => isDrugOf(id, one.id)) || stops.some((one) => id.includes(one));
}

export interface Interaction extends Hazard {
  readonly label: string;
  readonly why: string;
}

/** Pairs on the chart, and of the chart with what the patient takes and nobody stopped; whichever of the two was ordered. */
export function interactionsOf(
  compiled: CompiledCase,
  plan: Plan,
  chart: readonly Order[],
  nameOf: (id: string) => string,
): readonly Interaction[] {
  const drugs = chart.filter((order) => order.kind !== "action");
  const own = takenAlready(compiled);
  const isOff = takenOff(plan, plan.texts);
  const found: Interaction[] = [];
  for (const pair of pairs) {
    for (const [given, beside] of [
      [pair.one, pair.other],
      [pair.other, pair.one],
    ] as const) {
      const orders = drugs.filter((order) => isOneOf(order.id, given));
      const first = orders[0];
      if (!first) continue;
      const both = drugs.find((order) => isOneOf(order.id, beside));
      const kept = [...own.keys()].find((id) => isOneOf(id, beside) && !isOff(id));
      const other = both?.id ?? kept;
      if (other === undefined || found.some(({ id }) => id === pairId(first.id, other))) continue;
      // A medicine that the patient takes and the chart carries on is one medicine, not a pair.
      if (both === undefined && own.has(first.id) && !isOneOf(first.id, pair.one)) continue;
      found.push({
        id: pairId(first.id, other),
        severity: pair.severity,
        orders: both ? [...orders, both] : orders,
        label: `${nameOf(first.id)} together with ${nameOf(other).toLowerCase()}`,
        why: both ? pair.why : `The patient takes ${nameOf(other).toLowerCase()}. ${pair.why}`,
      });
    }
  }
  return found;
}

const pairId = (a: string, b: string): string => [a, b].sort().join("+");
