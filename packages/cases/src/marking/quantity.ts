/** An amount as an order states it, in unit, ml, mg or mmol, with what it is counted by: "0.1 units/kg/h". */
interface Quantity {
  readonly value: number;
  readonly unit: string;
  /** "", "/kg", "/h", "/kg/h" */
  readonly per: string;
}

const written =
  /(\d+(?:[.,]\d+)?)\s*(ml|mls|millilitres?|l|litres?|liters?|units?|iu|u|mmol|meq|mg|g|micrograms?|mcg)(?![\p{L}])((?:\s*(?:\/|per|an|every|each)\s*(?:kg|kilo|kilogram|hour|hr|h)(?![\p{L}])|\s*hourly(?![\p{L}]))*)/giu;
const span =
  /^[^\d.;]{0,40}\b(?:over|in|within)\s*(?:the\s*(?:first|next)\s*)?(?:(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|min)|(an|one|the first)\s+hour)\b/i;

function unitOf(raw: string): { readonly unit: string; readonly factor: number } {
  const unit = raw.toLowerCase();
  if (/^(ml|mls|millil)/.test(unit)) return { unit: "ml", factor: 1 };
  if (/^(l$|lit)/.test(unit)) return { unit: "ml", factor: 1000 };
  if (/^(unit|iu|u$)/.test(unit)) return { unit: "unit", factor: 1 };
  if (/^(mmol|meq)/.test(unit)) return { unit: "mmol", factor: 1 };
  if (/^(micro|mcg)/.test(unit)) return { unit: "mg", factor: 0.001 };
  return { unit: "mg", factor: unit === "g" ? 1000 : 1 };
}

const perOf = (raw: string): string =>
  `${/kg|kilo/i.test(raw) ? "/kg" : ""}${/h/i.test(raw) ? "/h" : ""}`;

/** The amounts of a text; "a litre over 8 hours" is also so much an hour. */
function quantitiesOf(text: string): readonly Quantity[] {
  const spelt = text
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/\b(?:a|one) (?=lit(?:re|er))/gi, "1 ");
  return [...spelt.matchAll(written)].flatMap((match) => {
    const [whole, digits = "", rawUnit = "", rawPer = ""] = match;
    const { unit, factor } = unitOf(rawUnit);
    const value = Number(digits.replace(",", ".")) * factor;
    const per = perOf(rawPer);
    const here: Quantity = { value, unit, per };
    const time = span.exec(spelt.slice(match.index + whole.length));
    if (!time || per.includes("/h")) return [here];
    const hours = time[3] ? 1 : Number(time[1]) / (/^m/i.test(time[2] ?? "") ? 60 : 1);
    return hours > 0 ? [here, { value: value / hours, unit, per: `${per}/h` }] : [here];
  });
}

const comparison = /^([<>])\s*(\d.*)$/;
/** What is given at once has no rate, however slow the drip that follows. */
const atOnce = /\b(?:bolus(?:es)?|stat|challenges?|push|wide open)\b/i;

/**
 * Whether a text states an amount beyond a limit such as "> 15 units/h" or "< 250 ml/h"; `undefined` where the phrase is no
 * limit. ">" is met by any amount above it; "<" only where nothing in the text reaches it. A limit without "/h" is met by
 * an amount with or without it, never by one per kilogram.
 */
export function isBeyond(text: string, phrase: string): boolean | undefined {
  const [, sign, amount = ""] = comparison.exec(phrase.trim()) ?? [];
  if (sign === undefined) return undefined;
  const limit = quantitiesOf(amount)[0];
  if (!limit) return false;
  const alike = quantitiesOf(text).filter(
    ({ unit, per }) =>
      unit === limit.unit && (per === limit.per || (limit.per === "" && per === "/h")),
  );
  if (sign === ">") return alike.some(({ value }) => value > limit.value);
  if (limit.per.includes("/h") && atOnce.test(text)) return false;
  return alike.length > 0 && alike.every(({ value }) => value < limit.value);
}
