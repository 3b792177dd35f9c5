import { bedsideTermById } from "@anamnesis/terminology";
import type { Order } from "../hear/ordering.ts";
import { nameOf } from "./danger.ts";

const routeWords: Readonly<Record<string, string>> = {
  im: "into the muscle",
  iv: "into the vein",
  io: "into the bone",
  sc: "under the skin",
  oral: "by mouth",
  nebulised: "through the nebuliser",
  inhaled: "by inhaler",
  sublingual: "under the tongue",
  buccal: "inside the cheek",
  rectal: "rectally",
  intranasal: "into the nose",
};

const figure = (value: number): string => String(Math.round(value * 1000) / 1000);
const counted = /^(unit|microgram|puff|pair|ampoule|vial|spray|drop|tablet|sachet)/;
function amount(dose: number, unit: string): string {
  if (unit === "mg" && dose >= 1000) return `${figure(dose / 1000)} g`;
  const plural = counted.test(unit) && dose !== 1 ? unit.replace(counted, "$1s") : unit;
  return `${figure(dose)} ${plural}`;
}

/** An order as the nurse says it back. */
export function wordsOf(order: Order): string {
  switch (order.kind) {
    case "drug": {
      const dose =
        order.dose !== undefined && order.unit !== undefined
          ? ` ${amount(order.dose, order.unit)}${order.per === undefined ? "" : order.per === "hour" ? " an hour" : " a minute"}`
          : "";
      const route = order.route === undefined ? "" : ` ${routeWords[order.route] ?? order.route}`;
      const over =
        order.overMinutes !== undefined && order.overMinutes > 10
          ? ` over ${figure(order.overMinutes)} minutes`
          : "";
      return `${order.id === "antibiotic" ? "antibiotics by the guideline" : nameOf(order.id)}${dose}${route}${over}`;
    }
    case "oxygen": {
      if (order.litresPerMinute === 0) return "oxygen off, on air";
      const flow =
        order.litresPerMinute === undefined ? "" : `, ${figure(order.litresPerMinute)} litres`;
      return `oxygen${flow}${order.device === undefined ? "" : ` by ${order.device}`}`;
    }
    case "fluid": {
      const volume =
        order.millilitres === undefined
          ? ""
          : `${order.millilitres >= 1000 ? `${figure(order.millilitres / 1000)} L` : `${figure(order.millilitres)} ml`} of `;
      const over =
        order.overMinutes === undefined
          ? ""
          : order.overMinutes <= 10
            ? ", wide open"
            : ` over ${figure(order.overMinutes)} minutes`;
      return `${volume}${order.crystalloid ?? bedsideTermById(order.id)?.name ?? order.id}${over}`;
    }
    default:
      return bedsideTermById(order.id)?.name ?? order.id;
  }
}
