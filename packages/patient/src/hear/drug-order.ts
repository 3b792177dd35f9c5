import { usualDoseOf, type DrugMention } from "@anamnesis/terminology";
import { looseDose, overIn, routeIn } from "./amounts.ts";
import type { Order } from "./ordering.ts";

const perKilogram = /(?:\/|\bper |\ba )\s*(?:kg|kilo\w*)\b/i;

const perHour = /(?:\/|\bper |(?<!over |in |for |within |every )\ban )\s*(?:h|hr|hour)\b/i;
const comesTo =
  /(?:=|\bso\b|\bthat['’]?s\b|\bi\.?e\.?|\bcomes to\b|\bin all\b)([^.;]{0,4}\d[^;]{0,14})/i;

/** "50 units in 50 ml at 6 ml/h": what runs in is told by what is in it. */
const mixed =
  /(\d+(?:\.\d+)?)\s*(units?|mg|micrograms?|mcg)\s+(?:\w+\s+)?in\s+(\d+)\s*mls?\b[^.;]{0,30}?\bat\s+(\d+(?:\.\d+)?)\s*mls?\s*(?:\/|per|an?)\s*h/i;

/** What a syringe of a given mixture gives in an hour. */
function hourlyOf(clause: string): { readonly dose: number; readonly unit: string } | undefined {
  const [, amount, raw = "", volume, rate] = mixed.exec(clause) ?? [];
  if (amount === undefined) return undefined;
  const unit = /^u/i.test(raw) ? "unit" : /^mg/i.test(raw) ? "mg" : "microgram";
  return {
    dose: Number(((Number(amount) / Number(volume)) * Number(rate)).toPrecision(3)),
    unit,
  };
}

const figureAlone =
  /^[^.;,\d]{0,20}?(\d+(?:\.\d+)?)(?!\d|\.\d|\s*(?:%|[a-z]*\s*(?:\/|per|an?)\s*k|:|times|x\b|ml|l\b|litre|liter|min|h\b|hour|hr|day|week|in 1|o['’]?clock|-))/i;

/** "Salbutamol neb 2.5", "morphine 5 iv": a figure alone is in the unit that the medicine is usually given in, where it can be. */
function bareDose(
  id: string,
  behind: string,
): { readonly dose: number; readonly unit: string } | undefined {
  const usual = usualDoseOf(id);
  const dose = Number(figureAlone.exec(behind)?.[1] ?? Number.NaN);
  if (!usual || !(dose >= usual.dose / 12 && dose <= usual.dose * 12)) return undefined;
  return { dose, unit: usual.unit };
}

/**
 * The order of a medicine named in a clause, with what is said beside it.
 * @param next where the next medicine begins
 */
export function drugOrder(clause: string, mention: DrugMention, next: number | undefined): Order {
  const around = clause.slice(Math.max(0, mention.span.start - 25), next ?? clause.length);
  // "Another neb, and magnesium by drip": what stands behind it counts first.
  const route = routeIn(clause.slice(mention.span.start, next)) ?? mention.route ?? routeIn(around);
  const isPerKilogram = perKilogram.test(around);
  // "0.1 units/kg/h = 6.2 units/h": what it comes to is said as well.
  const reckoned = isPerKilogram ? looseDose(comesTo.exec(around)?.[1] ?? "") : undefined;
  const loose = mention.dose === undefined ? looseDose(around) : undefined;
  const bare =
    mention.dose === undefined && loose === undefined
      ? bareDose(mention.id, clause.slice(mention.span.end, next))
      : undefined;
  const dose = reckoned?.dose ?? mention.dose ?? loose?.dose ?? bare?.dose;
  const unit = reckoned?.unit ?? mention.unit ?? loose?.unit ?? bare?.unit;
  const over = overIn(clause.slice(mention.span.end, next));
  const hourly = hourlyOf(clause);
  if (hourly) return { kind: "drug", id: mention.id, ...hourly, route: "iv", isPerHour: true };
  return {
    kind: "drug",
    id: mention.id,
    ...(mention.kind === "class" ? { isClass: true } : {}),
    ...(dose === undefined ? {} : { dose }),
    ...(unit === undefined ? {} : { unit }),
    ...(route === undefined ? {} : { route }),
    ...(over === undefined ? {} : { overMinutes: over }),
    ...(dose !== undefined && isPerKilogram && !reckoned ? { isPerKilogram: true as const } : {}),
    ...(dose !== undefined && perHour.test(around) ? { isPerHour: true as const } : {}),
  };
}
