import { findDrugs, usualDoseOf, type DrugMention } from "@anamnesis/terminology";
import { looseDose, overIn, routeIn, spelt } from "./amounts.ts";
import type { Order } from "./ordering.ts";

const perKilogram = /(?:\/|\bper |\ba )\s*(?:kg|kilo\w*)\b/i;

const perHour = /(?:\/|\bper |(?<!over |in |for |within |every )\ban )\s*(?:h|hr|hour)\b/i;
const perMinute = /(?:\/|\bper |(?<!over |in |for |within |every )\ba )\s*min(?:ute)?\b/i;
const perOf = (text: string): Pick<Order, "per"> =>
  perHour.test(text) ? { per: "hour" } : perMinute.test(text) ? { per: "minute" } : {};
const comesTo =
  /(?:=|\bso\b(?: about| roughly| around)?|\bthat['’]?s\b|\bi\.?e\.?|\bcomes to\b|\bin all\b)([^.;]{0,4}\d[^;]{0,14})/i;

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

/** Potassium named with a drip runs in it. */
const runningIn = /\b(?:litre|liter|bag|pint|saline|ns|fluids?|drip|hartmann\w*|iv)\b/i;
/** "40 of pred", "five of salbutamol": a figure in front is its own. */
const figureBefore = /(?:^|[\s,])(\d+(?:\.\d+)?|[a-z]+) of (?:the |his |her )?$/i;
/** "… with 500 mics of [the next medicine]" belongs to the next one. */
const ofTheNext = /[\s,]*\b(?:with |and |plus )?\d+(?:\.\d+)?\s*[a-zµ]*\s+of\s*(?:the\s*)?$/i;
const perKiloFigure = /(\d+(?:\.\d+)?)\s*(?:\/|per|a)\s*k(?:g|ilo\w*)\b/i;
/** So many millilitres are no dose of a medicine: they are litres of something else. */
const mostMillilitres = 300;

/** "40 of pred" as a dose in the unit that it is usually given in. */
function doseBefore(id: string, before: string): { dose: number; unit: string } | undefined {
  const said = figureBefore.exec(before)?.[1] ?? "";
  const value = spelt[said.toLowerCase()] ?? Number(said);
  const usual = usualDoseOf(id);
  const canBe = usual && value >= usual.dose / 12 && value <= usual.dose * 12;
  return canBe ? { dose: value, unit: usual.unit } : undefined;
}

/** "15 a kilo": the unit of what is always given by weight. */
function kiloDose(id: string, around: string): { dose: number; unit: string } | undefined {
  const value = Number(perKiloFigure.exec(around)?.[1] ?? Number.NaN);
  const usual = usualDoseOf(id);
  return usual && value > 0 ? { dose: value, unit: usual.unit } : undefined;
}

/**
 * The order of a medicine named in a clause, with what is said beside it.
 * @param next where the next medicine begins
 * @param previous where the one before it ends
 */
export function drugOrder(
  clause: string,
  mention: DrugMention,
  next: number | undefined,
  previous = 0,
): Order {
  const behind = clause
    .slice(mention.span.end, next)
    .replace(next === undefined ? /$^/ : ofTheNext, " ");
  const near = clause.slice(Math.max(0, mention.span.start - 25), mention.span.start);
  // What stands behind another medicine is the other's: "morphine 5 mg iv slowly and labetalol".
  const isBehind = previous > 0 || findDrugs(near).length > 0;
  const before = isBehind ? near.replace(/^.*(?:[,;+]|\b(?:and|plus|with|then)\b)/i, " ") : near;
  const around = `${before}${mention.text}${behind}`;
  // "Another neb, and magnesium by drip": what stands behind it counts first.
  const own = doseBefore(mention.id, before);
  const isTooMuch = mention.unit === "ml" && (mention.dose ?? 0) > mostMillilitres;
  const named = isTooMuch || own ? undefined : mention.dose;
  const route = routeIn(clause.slice(mention.span.start, next)) ?? mention.route ?? routeIn(around);
  const isPerKilogram = perKilogram.test(around);
  // "0.1 units/kg/h = 6.2 units/h": what it comes to is said as well.
  const reckoned = isPerKilogram ? looseDose(comesTo.exec(around)?.[1] ?? "") : undefined;
  const found =
    named === undefined && !own ? (looseDose(around) ?? kiloDose(mention.id, around)) : undefined;
  const loose = found?.unit === "ml" && found.dose > mostMillilitres ? undefined : found;
  const bare =
    named === undefined && loose === undefined && !own ? bareDose(mention.id, behind) : undefined;
  const dose = reckoned?.dose ?? own?.dose ?? named ?? loose?.dose ?? bare?.dose;
  const unit =
    reckoned?.unit ??
    own?.unit ??
    (named === undefined ? undefined : mention.unit) ??
    loose?.unit ??
    bare?.unit;
  const isInFluid = mention.id === "potassium_chloride" && runningIn.test(clause);
  const over = overIn(clause.slice(mention.span.end, next));
  const hourly = hourlyOf(clause);
  if (hourly) return { kind: "drug", id: mention.id, ...hourly, route: "iv", per: "hour" };
  return {
    kind: "drug",
    id: mention.id,
    ...(mention.kind === "class" ? { isClass: true } : {}),
    ...(dose === undefined ? {} : { dose }),
    ...(unit === undefined ? {} : { unit }),
    ...(isInFluid ? { route: "iv" } : route === undefined ? {} : { route }),
    ...(over === undefined ? {} : { overMinutes: over }),
    ...(dose !== undefined && isPerKilogram && !reckoned ? { isPerKilogram: true as const } : {}),
    ...(dose !== undefined ? perOf(around) : {}),
  };
}
