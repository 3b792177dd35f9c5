import { isMixedIn } from "../doses/mixture.ts";

/** How a medicine is to be given, as far as it is written. */
export interface Dosage {
  /** Single dose in `unit`; the lower one where a range is written. */
  readonly dose?: number;
  /** The upper one of a range. */
  readonly doseMax?: number;
  /** mg (grams are converted), microgram, ml, unit, L/min, mmol, puff, tablet, %, or any of them per kg. */
  readonly unit?: string;
  readonly route?: string;
  readonly frequency?: string;
}

const unitWords =
  "mg|milligrams?|milligrammes?|g|grams?|grammes?|mcg|mikes?|mics?|ug|µg|μg|micrograms?|microgs?|ml|mls|millilitres?|(?:international )?units?|iu|u|l\\s*/\\s*min|litres?\\s*/\\s*min|litres?|mmol|puffs?|tablets?|tabs?|%";
const amount = "\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?";
const dosePattern = new RegExp(
  `(?:(\\d{1,2})\\s*[x×]\\s*)?(${amount})(?:\\s*(?:-|–|to|\\/)\\s*(${amount}))?\\s*(${unitWords})(\\s*\\/\\s*kg)?(?![\\p{L}])`,
  "iu",
);

const numberOf = (text: string): number =>
  Number(/^\d{1,3}(,\d{3})+$/.test(text) ? text.replace(/,/g, "") : text.replace(",", "."));

function unitOf(raw: string): { readonly unit: string; readonly factor: number } {
  const unit = raw.toLowerCase().replace(/\s/g, "");
  if (/^(g|grams?|grammes?)$/.test(unit)) return { unit: "mg", factor: 1000 };
  if (/^(mg|milligram)/.test(unit)) return { unit: "mg", factor: 1 };
  if (/^(mcg|mike|mic|ug|µg|μg)/.test(unit)) return { unit: "microgram", factor: 1 };
  if (/^(ml|mls|millilitre)/.test(unit)) return { unit: "ml", factor: 1 };
  if (/^(internationalunit|unit|iu|u$)/.test(unit)) return { unit: "unit", factor: 1 };
  if (/min$/.test(unit)) return { unit: "L/min", factor: 1 };
  if (/^litre/.test(unit)) return { unit: "ml", factor: 1000 };
  if (/^puff/.test(unit)) return { unit: "puff", factor: 1 };
  if (/^tab/.test(unit)) return { unit: "tablet", factor: 1 };
  return { unit, factor: 1 };
}

const routes: readonly (readonly [RegExp, string])[] = [
  [/\b(i\.?v\.?|intravenous(ly)?|infusion)\b/i, "iv"],
  [/\b(i\.?m\.?|intramuscular(ly)?)\b/i, "im"],
  [/\b(s\.?c\.?|subcut(aneous(ly)?)?)\b/i, "sc"],
  [/\b(s\.?l\.?|sublingual(ly)?|under the tongue)\b/i, "sublingual"],
  [/\b(neb(ulised|ulized|s)?)\b/i, "nebulised"],
  [/\b(inh(aled)?|inhaler|puffs?)\b/i, "inhaled"],
  [/\b(intranasal|nasal|nasal spray)\b/i, "intranasal"],
  [/\b(buccal)\b/i, "buccal"],
  [/\b(p\.?r\.?|rectal(ly)?)\b/i, "rectal"],
  [/\b(topical(ly)?|cream|ointment)\b/i, "topical"],
  [/\b(p\.?o\.?|oral(ly)?|by mouth|tablets?|tabs?|chewed|chew)\b/i, "oral"],
];
const frequencies: readonly (readonly [RegExp, string])[] = [
  [/\b(stat|loading|immediately|once only|now)\b/i, "stat"],
  [
    /\b(q\.?d\.?s\.?|q\.?i\.?d\.?|four times (a|per) day|four times daily|4 times (a|per) day|6[- ]hourly|every 6 hours|q6h)\b/i,
    "four times daily",
  ],
  [
    /\b(t\.?d\.?s\.?|t\.?i\.?d\.?|three times (a|per) day|three times daily|3 times (a|per) day|8[- ]hourly|every 8 hours|q8h)\b/i,
    "three times daily",
  ],
  [
    /\b(b\.?d\.?|b\.?i\.?d\.?|twice (a day|daily|per day)|2 times (a|per) day|12[- ]hourly|every 12 hours|q12h)\b/i,
    "twice daily",
  ],
  [/\b(nocte|at night|nightly|at bedtime)\b/i, "at night"],
  [/\b(weekly|once a week)\b/i, "weekly"],
  [/\b(p\.?r\.?n\.?|as needed|as required|when needed)\b/i, "as needed"],
  [
    /\b(o\.?d\.?|once (a day|daily)|q\.?d\.?|daily|every day|mane|each morning|every morning)\b/i,
    "once daily",
  ],
];

/** "Naproxen 500 bd": a number right behind the name, without a unit, is meant in milligrams; "2 pairs", "1 ampoule" are none. */
export const bareNumber =
  /^\s*(?:po|iv|im|sc|oral)?\s*(\d{1,4}(?:\.\d+)?)(?![\d./%]|\s*(?:x|times|days?|weeks?|hours?|h|hourly|minutes?|pairs?|amp(?:oule|ule)?s?|vials?|doses?|sachets?|tab(?:let)?s?|cap(?:sule)?s?|drops?|sprays?|patch(?:es)?|bags?|bottles?|million|mega|mu)\b)/i;
const furthest = 90;

/** The first amount of some words that is given, and not what is in a syringe. */
function firstDose(text: string): RegExpExecArray | null {
  const found = dosePattern.exec(text);
  if (!found) return null;
  const behind = text.slice(found.index + found[0].length);
  return isMixedIn(behind) ? firstDose(behind) : found;
}

/** Dose, route and frequency written beside a medicine: behind it, or else right before it. */
export function doseAround(
  text: string,
  span: { readonly start: number; readonly end: number },
  previousEnd: number,
  nextStart: number | undefined,
): Dosage {
  const behind =
    text
      .slice(span.end, Math.min(nextStart ?? text.length, span.end + furthest))
      .split(/[;\n]/)[0] ?? "";
  const front =
    text
      .slice(Math.max(previousEnd, span.start - 30), span.start)
      .split(/[;\n]/)
      .at(-1) ?? "";
  const inFront = /\s*(of\s*)?$/i.exec(front);
  const frontDose = new RegExp(`${dosePattern.source}\\s*(?:of\\s*)?$`, "iu").exec(
    front.slice(0, inFront?.index ?? front.length),
  );
  // "100 mg of hydrocortisone now and 150 ml of …": what is said "of" it is its own.
  const isOf = /\bof\s*$/i.test(front);
  const dose = (isOf ? frontDose : null) ?? firstDose(behind) ?? frontDose;
  const bare = dose ? null : bareNumber.exec(behind);
  const around = `${front} ${behind}`;
  const route =
    routes.find(([pattern]) => pattern.test(behind)) ??
    routes.find(([pattern]) => pattern.test(around));
  const frequency = frequencies.find(([pattern]) => pattern.test(behind));
  return {
    ...(dose ? readDose(dose) : {}),
    ...(bare ? { dose: Number(bare[1]), unit: "mg" } : {}),
    ...(route ? { route: route[1] } : {}),
    ...(frequency ? { frequency: frequency[1] } : {}),
  };
}

function readDose(match: RegExpExecArray): Pick<Dosage, "dose" | "doseMax" | "unit"> {
  const [whole, times, low = "", high, rawUnit = "", perKilo] = match;
  const { unit, factor } = unitOf(rawUnit);
  const scale = factor * (times ? Number(times) : 1);
  const first = round(numberOf(low) * scale);
  const fullUnit = perKilo ? `${unit}/kg` : unit;
  if (!high) return { dose: first, unit: fullUnit };
  const second = round(numberOf(high) * scale);
  // "500/125 mg" is one tablet of two ingredients, not a range.
  if (new RegExp(`${low}\\s*/`).test(whole)) return { dose: round(first + second), unit: fullUnit };
  return { dose: first, doseMax: second, unit: fullUnit };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
