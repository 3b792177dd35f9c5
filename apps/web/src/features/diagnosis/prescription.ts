/** A medication as it is written, taken apart as far as the helper beside it knows its words. */
export interface Prescription {
  /** What is written before dose, route and frequency. */
  readonly drug: string;
  /** As written, such as "2.5" or "5-10". */
  readonly dose: string;
  readonly unit: string;
  readonly route: string;
  readonly frequency: string;
  /** What else is written; it is never lost. */
  readonly rest: string;
}

interface Choice {
  /** As the helper writes it. */
  readonly text: string;
  /** What else is read as the same. */
  readonly also?: RegExp;
}

export const units: readonly Choice[] = [
  { text: "mg", also: /milligrams?/ },
  { text: "g", also: /grams?/ },
  { text: "micrograms", also: /microgram|mcg|µg|μg/ },
  { text: "ml", also: /mls|millilitres?/ },
  { text: "units", also: /unit|iu/ },
  { text: "mg/kg" },
  { text: "micrograms/kg", also: /mcg\/kg/ },
  { text: "ml/kg" },
  { text: "L/min", also: /litres?\/min/ },
  { text: "mmol" },
  { text: "%" },
  { text: "puffs", also: /puff/ },
  { text: "tablets", also: /tablet|tabs?/ },
];
export const routes: readonly Choice[] = [
  { text: "orally", also: /oral|by mouth|p\.?o\.?/ },
  { text: "intravenously", also: /intravenous|i\.?v\.?/ },
  { text: "intramuscularly", also: /intramuscular|i\.?m\.?/ },
  { text: "subcutaneously", also: /subcutaneous|subcut|s\.?c\.?/ },
  { text: "sublingually", also: /sublingual|under the tongue|s\.?l\.?/ },
  { text: "buccal" },
  { text: "inhaled" },
  { text: "nebulised", also: /nebulized|nebs?/ },
  { text: "intranasal" },
  { text: "rectally", also: /rectal|p\.?r\.?/ },
  { text: "topically", also: /topical/ },
];
export const frequencies: readonly Choice[] = [
  { text: "stat", also: /at once|immediately|once only/ },
  { text: "once daily", also: /once a day|o\.?d\.?/ },
  { text: "twice daily", also: /twice a day|b\.?d\.?|b\.?i\.?d\.?/ },
  { text: "three times daily", also: /three times a day|t\.?d\.?s\.?|t\.?i\.?d\.?/ },
  { text: "four times daily", also: /four times a day|q\.?d\.?s\.?|q\.?i\.?d\.?/ },
  { text: "every 4 hours", also: /4[- ]hourly/ },
  { text: "every 6 hours", also: /6[- ]hourly/ },
  { text: "every 8 hours", also: /8[- ]hourly/ },
  { text: "every 12 hours", also: /12[- ]hourly/ },
  { text: "at night", also: /nocte|nightly/ },
  { text: "weekly", also: /once a week/ },
  { text: "as needed", also: /as required|p\.?r\.?n\.?/ },
  { text: "continuously", also: /continuous/ },
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** Every way of writing a choice of a list, longest first, so that "mg/kg" is not taken for "mg". */
const anyOf = (choices: readonly Choice[]): string =>
  choices
    .flatMap(({ text, also }) => [escaped(text), ...(also ? also.source.split("|") : [])])
    .sort((a, b) => b.length - a.length)
    .join("|");
const choiceOf = (choices: readonly Choice[], written: string): string =>
  choices.find(
    ({ text, also }) =>
      text.toLowerCase() === written.toLowerCase() ||
      (also !== undefined && new RegExp(`^(?:${also.source})$`, "i").test(written)),
  )?.text ?? "";

const amount = "\\d+(?:[.,]\\d+)?";
const dosePattern = new RegExp(
  `(?<![\\p{L}\\d])(${amount}(?:\\s*[-–]\\s*${amount})?)\\s*(${anyOf(units)})(?![\\p{L}/])`,
  "iu",
);
const wordPattern = (choices: readonly Choice[]) =>
  new RegExp(`(?<![\\p{L}\\d])(${anyOf(choices)})(?![\\p{L}])`, "iu");
const routePattern = wordPattern(routes);
const frequencyPattern = wordPattern(frequencies);

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/(?:\s*,)+/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");

/** What stands in a row, taken apart. */
export function readPrescription(text: string): Prescription {
  const dose = dosePattern.exec(text);
  const route = routePattern.exec(text);
  const frequency = frequencyPattern.exec(text);
  const found = [dose, route, frequency].filter((match) => match !== null);
  const start = Math.min(text.length, ...found.map(({ index }) => index));
  let rest = text;
  for (const { index, 0: whole } of [...found].sort((a, b) => b.index - a.index))
    rest = rest.slice(0, index) + rest.slice(index + whole.length);
  return {
    drug: tidied(text.slice(0, start)),
    dose: dose?.[1] ?? "",
    unit: choiceOf(units, dose?.[2] ?? ""),
    route: choiceOf(routes, route?.[1] ?? ""),
    frequency: choiceOf(frequencies, frequency?.[1] ?? ""),
    rest: tidied(rest.slice(start)),
  };
}

/** The row that says it: "Amoxicillin 500 mg orally, three times daily". */
export function writePrescription(given: Prescription): string {
  const { drug, dose, unit, route, frequency, rest } = given;
  const amountText = dose === "" ? "" : `${dose} ${unit}`.trim();
  const order = [drug, amountText, route].filter((part) => part !== "").join(" ");
  return [order, frequency, rest].filter((part) => part !== "").join(", ");
}
