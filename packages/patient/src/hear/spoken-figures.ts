import { ones as counted, tens as decades } from "../lexicon/numbers.ts";

const ones: Readonly<Record<string, number>> = { nought: 0, zero: 0, oh: 0, ...counted };
const tens: Readonly<Record<string, number>> = { ...decades, fourty: 40 };

const small = `(?:${Object.keys(tens).join("|")}|${Object.keys(ones).join("|")})`;
const number = `(?:(?:a|${small})[\\s-]+(?:and[\\s-]+)?)?(?:hundred|thousand)(?:[\\s-]+(?:and[\\s-]+)?${small}(?:[\\s-]+${small})?)?|${small}(?:[\\s-]+${small})?`;
const unit =
  "mgs?|mi+ll?igram(?:me)?s?|migs?|grams?|grammes?|gms?|g|mcgs?|micrograms?|microgrammes?|microgs?|mics?|units?|iu|mmols?|millimoles?|mls?|mils?|millilit(?:re|er)s?|cc|lit(?:re|er)s?|puffs?|sprays?|drops?|joules?|per ?cent|tablets?|tabs?|amps?|ampoules?|ampules?|vials?|pairs?|sachets?|bags?|mins?|minutes?|hours?|hrs?";

/** What a chain of number words comes to: "a hundred and twenty" is 120, "two fifty" 250. */
function valueOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === "and") continue;
    if (word === "a") part = 1;
    else if (word === "hundred") part = (part || 1) * 100;
    else if (word === "thousand") {
      total += (part || 1) * 1000;
      part = 0;
    } else {
      const value = tens[word] ?? ones[word] ?? 0;
      // "Two fifty": the hundreds are left out in speech.
      part = part > 0 && part < 10 && value >= 10 ? part * 100 + value : part + value;
    }
  }
  return total + part;
}

const digitsOf = (words: string): string =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => ones[word] ?? tens[word] ?? "")
    .join("");

const pointed = new RegExp(
  `\\b(?:(\\d+|${small})[\\s-]+)?point[\\s-]+((?:(?:\\d+|${small})\\b[\\s-]*)+?)(?=[\\s-]*(?:${unit})\\b)`,
  "gi",
);
const andHalf = new RegExp(
  `\\b(\\d+|${small}) and (?:a|one) half(?: of)?(?=\\s*(?:${unit})\\b)|\\b(an?|one) (gram|milligram|mg|unit|lit(?:re|er)) and a half\\b`,
  "gi",
);
const halfMass = /\bhalf (?:an? |of an? )?(?=(?:mi?lligrams?|mg|grams?|g|microgram)\b)/gi;
const oneMass = /\ban? (?=(?:mi?lligram|mg|gram|gramme|g|microgram|puff|vial|pair|tablet)\b)/gi;
const spelt = new RegExp(`\\b(${number})(?=[\\s-]*(?:${unit})\\b)`, "gi");

/** Units as they are said or jotted, in the words of prescriptions: "migs", "gms", "6 u/h", "mics". */
const jotted: readonly (readonly [RegExp, string])[] = [
  [/\binj\.\s*/gi, "injection "],
  [/(\d)\s*(?:migs?|mgs|mi+ll?igram(?:me)?s?)\b/gi, "$1 mg"],
  [/(\d)\s*(?:gms?|grammes?|grams?)\b/gi, "$1 g"],
  [/(\d)\s*(?:mics?|mcgs|microgrammes?)\b/gi, "$1 micrograms"],
  [/(\d)\s*(?:mils|ccs?|mls)\b/gi, "$1 ml"],
  [/(\d)\s*i\.?u\.?(?=[\s/,.;]|$)/gi, "$1 units"],
  [/(\d)\s*u(?=\s*\/|\s+(?:iv|sc|im|per|an?\b|bolus|stat|now)|\s*[,.;)]|\s*$)/gi, "$1 units"],
  [/(\d)\s*(?:m[Ee]qs?|milli-?equivalents?)\b/gi, "$1 mmol"],
  [/(\d)\s*(?:millimoles?|mmols)\b/gi, "$1 mmol"],
  [/(\d)\s*per ?cent\b/gi, "$1 %"],
];

/**
 * Some words with the figures of their amounts in digits and the units as in a prescription: "ten milligrams" is "10 mg",
 * "nought point four grams per kilo" "0.4 g per kilo". Numbers without a unit stay as they are. Pure.
 */
export function inFigures(text: string): string {
  const figured = text
    .replace(pointed, (_all, whole: string | undefined, part: string) => {
      const front = whole === undefined ? "0" : /\d/.test(whole) ? whole : String(valueOf(whole));
      return `${front}.${/\d/.test(part) ? part.replace(/\D/g, "") : digitsOf(part.trim())} `;
    })
    .replace(
      andHalf,
      (_all, whole: string | undefined, _one: string | undefined, of: string | undefined) =>
        whole === undefined
          ? `1.5 ${of ?? ""}`
          : `${(/\d/.test(whole) ? Number(whole) : valueOf(whole)) + 0.5}`,
    )
    .replace(halfMass, "0.5 ")
    .replace(oneMass, "1 ")
    .replace(spelt, (words: string) => String(valueOf(words)));
  return jotted.reduce((words, [form, written]) => words.replace(form, written), figured);
}

const alone = new RegExp(
  `^\\W*(?:(?:make it|say|just|give|ok|okay|yes|sorry|nurse)[,\\s]+)*(\\d+(?:\\.\\d+)?|${number})\\s*(?:$|[.!]|,?\\s*(?:please|chewed|now|stat|iv|im|po|orally|by mouth|nurse|to chew|into)\\b)`,
  "i",
);

/** The figure of an answer that is hardly more than one: "three hundred, chewed, please". Pure. */
export function bareFigure(text: string): number | undefined {
  const figure = alone.exec(text)?.[1];
  if (figure === undefined) return undefined;
  return /\d/.test(figure) ? Number(figure) : valueOf(figure);
}
