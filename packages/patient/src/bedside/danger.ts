import { bodyWeightOf, type PatientView } from "@anamnesis/cases";
import {
  classesOf,
  drugById,
  drugClassById,
  findDrugs,
  highestDoseOf,
  isDrugOf,
} from "@anamnesis/terminology";
import type { Order } from "../hear/ordering.ts";
import type { Act } from "./memory.ts";
import { courseOf, isHazard } from "./severity.ts";

const tolerated =
  /\b(without (any )?(trouble|reaction|harm)|tolerat\w+|no (reaction|trouble)|was fine)\b/i;

/** Classes too wide to be allergic to one for all. */
const wide = new Set(["antibiotic", "analgesic", "antiplatelet"]);

/** The medicine that the patient reacts to, where the one ordered is of its kind. */
function allergyTo(view: PatientView, given: string): string | undefined {
  const known = view.facts.filter(
    ({ topic, isDefault, polarity, is }) =>
      topic === "allergies" &&
      !isDefault &&
      polarity !== "absent" &&
      !/^(no|none|nil)\b/i.test(is) &&
      !tolerated.test(is),
  );
  const meets = (allergy: string): boolean =>
    isDrugOf(given, allergy) ||
    (drugById(allergy)?.classes ?? []).some((id) => !wide.has(id) && classesOf(given).has(id));
  return known
    .flatMap((fact) => findDrugs(`${(fact.item ?? "").replaceAll("_", " ")}: ${fact.is}`))
    .map(({ id }) => id)
    .find(meets);
}

export const nameOf = (id: string): string =>
  (drugById(id)?.name ?? drugClassById(id)?.name ?? id).toLowerCase();

/** So many times the highest single dose is no slip of a rounding. */
const farBeyond = 1.5;

/** Above this age doses are those of adults; below it they go by weight, of 70 kg (BNF for Children 2024). */
const adultFrom = 12;
const adultKilos = 70;
/** Through the lungs a child is given what an adult is, or half of it. */
const byWeight = (route: string | undefined): boolean =>
  !/^(?:nebulised|inhaled)$/.test(route ?? "");

function isOverdose(view: PatientView, { id, dose, unit, route }: Order): boolean {
  const share =
    view.person.age < adultFrom && byWeight(route)
      ? Math.min(1, bodyWeightOf(view).high / adultKilos)
      : 1;
  const highest = highestDoseOf(id, route);
  if (!highest || dose === undefined || unit === undefined) return false;
  const value =
    unit === highest.unit
      ? dose
      : unit === "mg" && highest.unit === "microgram"
        ? dose * 1000
        : unit === "microgram" && highest.unit === "mg"
          ? dose / 1000
          : undefined;
  return value !== undefined && value > highest.dose * share * farBeyond;
}

/** Adrenaline into a vein of somebody with a pulse, potassium at once: what is never done by mistake twice (NPSA 2002; Resuscitation Council UK 2021). */
function isPush({ id, dose, unit, route, overMinutes }: Order): boolean {
  if (id === "adrenaline") {
    const milligrams = unit === "microgram" ? (dose ?? 0) / 1000 : (dose ?? 0);
    return route === "iv" && milligrams >= 0.1;
  }
  return id === "potassium_chloride" && route !== "oral" && (overMinutes ?? 60) < 30;
}

/** What the nurse says before she does something dangerous; undefined where she just does it. */
export function dangerOf(
  view: PatientView,
  order: Order,
  acts: readonly Act[],
): string | undefined {
  const she = view.person.sex === "male" ? "he" : "she";
  const course = courseOf(view);
  const hazard = course.hazards.find((one) =>
    isHazard({ ...order, kind: order.kind as Act["kind"] }, one, acts),
  );
  if (hazard) return hazard.ask;
  if (order.kind !== "drug") return undefined;
  const allergy = allergyTo(view, order.id);
  if (allergy) return `${she} is allergic to ${nameOf(allergy)}`;
  if (isOverdose(view, order))
    return `that is far more ${nameOf(order.id)} than I have ever drawn up${view.person.age < adultFrom ? " for a child of this size" : ""}`;
  if (isPush(order))
    return order.id === "adrenaline"
      ? "that much adrenaline straight into the vein, with a pulse"
      : "potassium pushed into the vein stops the heart";
  return undefined;
}
