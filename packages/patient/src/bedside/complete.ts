import { bodyWeightOf, type PatientView } from "@anamnesis/cases";
import { adrenalineForAge, usualDoseOf } from "@anamnesis/terminology";
import type { Order } from "../hear/ordering.ts";
import { nameOf } from "./danger.ts";
import type { Signs } from "./memory.ts";
import { saying, type Answer } from "./nurse-voice.ts";
import { wordsOf } from "./order-words.ts";
import { listed } from "../speak/sentences.ts";

/** What goes into the body by more than one way, and not to the same end. */
const routeMatters = new Set([
  "adrenaline",
  "glucagon",
  "morphine",
  "fentanyl",
  "naloxone",
  "insulin",
  "heparin",
  "diazepam",
  "potassium_chloride",
]);

/** What a child drinks rather than is pricked for, where nothing else is said. */
const drunk = new Set(["dexamethasone", "paracetamol", "ondansetron", "prednisolone"]);

const isBeginner = ({ level }: PatientView): boolean => level === "Beginner";

/** "0.4 g a kilo", "10 ml/kg" as one dose, where what they weigh is known; where it is not, the nurse asks how much that is. */
function inAll(view: PatientView, order: Order): Order {
  if (!order.isPerKilogram) return order;
  const { low, high } = bodyWeightOf(view);
  const isKnown = high <= low * 1.2;
  const kilos = (low + high) / 2;
  const { isPerKilogram: _, dose, millilitres, ...others } = order;
  const unit = others.unit?.replace(/\s*(?:\/|per)\s*k.*$/i, "");
  const rest = { ...others, ...(unit === undefined ? {} : { unit }) };
  if (millilitres !== undefined)
    return isKnown
      ? { ...rest, millilitres: Number((millilitres * kilos).toPrecision(2)) }
      : { ...rest, isPerKilogram: true };
  if (dose === undefined) return rest;
  return isKnown
    ? { ...rest, dose: Number((dose * kilos).toPrecision(2)) }
    : { ...rest, isPerKilogram: true };
}

/** An order with what the nurse adds of her own: at the first level the usual dose, later only the way that everybody means. */
export function completed(view: PatientView, said: Order, signs: Signs): Order {
  const { age } = view.person;
  const order = inAll(view, said);
  if (order.kind === "drug") {
    const usual = usualDoseOf(order.id);
    if (!usual) return order;
    const isAdult = age >= 12;
    const drug = order.isClass && isBeginner(view) ? usual.drug : order.id;
    const dose =
      drug === "adrenaline" && !isAdult
        ? { dose: adrenalineForAge(age), unit: "mg" }
        : isAdult
          ? { dose: usual.dose, unit: usual.unit }
          : {};
    const way = !isAdult && usual.route === "iv" && drunk.has(drug) ? "oral" : usual.route;
    // By another way it is another dose.
    const isOtherWay =
      routeMatters.has(drug) && order.route !== undefined && order.route !== usual.route;
    const route = routeMatters.has(drug) && !isBeginner(view) ? {} : { route: way };
    const { isClass: _, ...rest } = order;
    return {
      ...(isBeginner(view) && !isOtherWay ? dose : {}),
      ...route,
      ...(drug === order.id && order.isClass && !isBeginner(view) ? order : rest),
      id: drug,
    };
  }
  if (!isBeginner(view)) return order;
  if (order.kind === "oxygen" && order.litresPerMinute === undefined) {
    const isIll = signs.spo2 < 94 || signs.systolic < 100 || signs.consciousness !== undefined;
    return isIll
      ? { ...order, litresPerMinute: 15, device: order.device ?? "reservoir mask" }
      : { ...order, litresPerMinute: 2, device: order.device ?? "nasal cannulae" };
  }
  if (order.kind === "fluid" && order.millilitres === undefined)
    return {
      ...order,
      millilitres: order.id === "blood" ? 600 : age < 12 ? Math.round(age * 20 + 80) : 500,
      overMinutes: order.overMinutes ?? 10,
    };
  return order;
}

/** What the nurse has to know first, in several wordings, or undefined where the order can be carried out. */
export function missingOf(order: Order): readonly string[] | undefined {
  const { kind, id } = order;
  const name = nameOf(id);
  if (kind === "drug") {
    if (order.isClass && id !== "antibiotic")
      return [
        `Which ${name} would you like, doctor, and how much?`,
        `I need a name and a dose for the ${name}, doctor.`,
      ];
    if (order.isClass)
      return [
        "Which antibiotic, doctor, and what dose?",
        "I need the name and the dose of the antibiotic, doctor.",
      ];
    const route = order.route === undefined && routeMatters.has(id);
    if (order.isPerKilogram && order.dose === undefined)
      return [
        `How much ${name} is that in all, doctor? Nobody has put a weight down.`,
        `I need one figure for the ${name}, doctor; there's no weight in the notes.`,
      ];
    if (order.dose === undefined && route)
      return [
        `How much ${name}, doctor, and which way: muscle, vein?`,
        `I still need a dose and a route for the ${name}, doctor.`,
      ];
    if (order.dose === undefined) return asksDoses([name]).wordings;
    return route
      ? [
          `${wordsOf(order)}: which way, doctor? Muscle, vein?`,
          `${wordsOf(order)}: I still need the route, doctor.`,
        ]
      : undefined;
  }
  if (kind === "oxygen" && order.litresPerMinute === undefined && order.device !== "Venturi mask")
    return [
      "How many litres, doctor, and by what mask?",
      "I still need a flow and a mask for the oxygen, doctor.",
    ];
  return kind === "fluid" && order.millilitres === undefined && id !== "blood"
    ? ["How much fluid, doctor, and how fast?", "I still need a volume for the fluid, doctor."]
    : undefined;
}

/** Of a medicine nothing but the dose is missing: doses are asked for in one breath. */
export const isPlainDose = (order: Order): boolean =>
  order.kind === "drug" &&
  order.isClass !== true &&
  order.dose === undefined &&
  order.isPerKilogram !== true &&
  (order.route !== undefined || !routeMatters.has(order.id));

/** How much of each. @param names of medicines, one or more */
export const asksDoses = (names: readonly string[]): Answer =>
  saying(
    `How much ${listed(names)}, doctor?`,
    `I still need a dose for the ${listed(names)}, doctor.`,
  );
