import { isMixedIn } from "./mixture.ts";
import { bareNumber } from "../drugs/dose.ts";

/** An amount as an order states it, in mg, unit, mmol or ml. */
export interface WrittenAmount {
  /** The lower and the upper one of a range; equal where one figure stands. */
  readonly low: number;
  readonly high: number;
  readonly unit: "mg" | "unit" | "mmol" | "ml" | "puff";
  readonly isPerKilo: boolean;
  /** What it is given by: at one time, over a day, or running. */
  readonly per: "dose" | "day" | "h" | "min";
}

/** Everything that is written of how a medicine is given. */
export interface WrittenDose {
  /** In the order in which they stand; the first is the one that counts first. */
  readonly amounts: readonly WrittenAmount[];
  /** The way or ways ("IV or IM") that belong to the first amount; empty where none is written. */
  readonly routes: readonly string[];
  /** Doses a day, where it is written. */
  readonly timesADay?: number;
}

const figure = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[.]\d+`;
const unitWord =
  "mg|milligrams?|milligrammes?|g|gm|grams?|grammes?|mcg|ug|µg|μg|micrograms?|microgrammes?|microgs?|ml|mls|millilitres?|milliliters?|cc|l|litres?|liters?|units?|iu|u|mmol|meq|puffs?|actuations?";
const by = String.raw`(?:\s*(?:\/|per|an|a|every|each)\s*(?:kg|kilo|kilogram|hour|hr|h|minute|min|m2|day|d|24\s?h(?:ours?|rs?)?|dose)(?![\p{L}]))*(?:\s*hourly(?![\p{L}]))?`;
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.:])(?:(\d{1,2})\s*[x×*]\s*)?(${figure})(?:\s*(?:${unitWord})?(?:\s*\/\s*kg)?\s*(?:-|–|to)\s*(${figure}))?(?:\s*\/\s*(${figure}))?[\s-]*(${unitWord})(?![\p{L}])(${by})`,
  "giu",
);

const numberOf = (text: string): number =>
  Number(/^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(",", "") : text.replace(",", "."));

function unitOf(raw: string): { readonly unit: WrittenAmount["unit"]; readonly factor: number } {
  const unit = raw.toLowerCase();
  if (/^(g|gm|gram.*)$/.test(unit)) return { unit: "mg", factor: 1000 };
  if (/^(mcg|ug|µg|μg|micro.*)$/.test(unit)) return { unit: "mg", factor: 0.001 };
  if (/^(mg|milligram.*)$/.test(unit)) return { unit: "mg", factor: 1 };
  if (/^(ml|mls|millil.*|cc)$/.test(unit)) return { unit: "ml", factor: 1 };
  if (/^(l|lit.*)$/.test(unit)) return { unit: "ml", factor: 1000 };
  if (/^(mmol|meq)$/.test(unit)) return { unit: "mmol", factor: 1 };
  if (/^(puff|actuation)/.test(unit)) return { unit: "puff", factor: 1 };
  return { unit: "unit", factor: 1 };
}

const perOf = (raw: string, behind: string): WrittenAmount["per"] | "area" => {
  if (/m2/i.test(raw)) return "area";
  if (/min/i.test(raw)) return "min";
  if (/(?:\/|per|an|every|each)\s*(?:d|day|24)|(?<=\s)a\s+day/i.test(raw)) return "day";
  if (/(?:\/|per|an|every|each)\s*h(?!\w*\s*\d)|hourly/i.test(raw)) return "h";
  return /^\s*(?:in|as|by|over)?\s*(?:\w+\s+)?(?:divided|split)\b|^\s*(?:total|in total|tdd|over 24|a day)\b/i.test(
    behind,
  )
    ? "day"
    : "dose";
};

/** "1 mg/ml", "5 mg in 2.5 ml" at a syringe, "max 4 g", "vial of 2 g": a figure, but not what is given. */
const isConcentration = (behind: string): boolean =>
  /^\s*(?:\/|per)\s*(?:\d+(?:\.\d+)?\s*)?(?:ml|l|litre|liter|puff|actuation|tab|cap|vial)/i.test(
    behind,
  );
const isLimit = (front: string): boolean =>
  /\b(?:max(?:imum|\.)?|not exceed(?:ing)?|no more than|up to(?: a)?(?: (?:max|total)\w*)?(?: of)?|total(?: dose)?(?: of)?|limit(?: of)?|cumulative|target\w*|keep\w*|above|below|over|under|than|[<>≥≤]|previously|instead of|from|to|in|into|with|vials? of|tablets? of|strength)[\s:,(]*(?:\w+ )?$/i.test(
    front,
  );

const routePatterns: readonly (readonly [string, string])[] = [
  [
    String.raw`i\.?v\.?(?!\s*access|\s*line|\s*cannula|\s*fluid)|intravenous(?:ly)?|infusion|infuse|drip|into (?:a|the) vein|by vein`,
    "iv",
  ],
  [String.raw`i\.?m\.?|intramuscular(?:ly)?|into (?:the )?(?:thigh|muscle)`, "im"],
  [String.raw`s\.?c\.?|s\/c|subcut\w*|sub-cut\w*|under the skin`, "sc"],
  [String.raw`s\.?l\.?|sublingual(?:ly)?|under the tongue`, "sublingual"],
  [String.raw`neb(?:uli[sz]\w*|s|ules?)?`, "nebulised"],
  [String.raw`inhal\w*|puffs?|spacer|mdi|pmdi|dpi|turbo\w*|accuhaler`, "inhaled"],
  [String.raw`intranasal(?:ly)?|nasal spray|in`, "intranasal"],
  ["buccal(?:ly)?", "buccal"],
  [String.raw`p\.?r\.?|rectal(?:ly)?|suppositor\w+|enema`, "rectal"],
  [String.raw`topical(?:ly)?|cream|ointment|patch|gel`, "topical"],
  [
    String.raw`p\.?o\.?|oral(?:ly)?|by mouth|tablets?|tabs?|caps(?:ules?)?|syrup|chew(?:ed|able)?|dispersible|n\.?g\.?|nasogastric|tube|peg`,
    "oral",
  ],
];
const route = new RegExp(
  routePatterns
    .map(([pattern], at) => `(?<r${at}>${at === 6 ? pattern.replace("|in", "") : pattern})`)
    .map((one) => String.raw`(?<![\p{L}\d])${one}(?![\p{L}])`)
    .join("|"),
  "giu",
);
/** What stands between two ways of which either will do. */
const either = /^\s*(?:\/|or|,?\s*or|and\/or|&|then)\s*$/i;

/** The first way that is written, and those that it is joined to. "Not IV" and "IV if two doses fail" are none. */
function routesOf(text: string): readonly string[] {
  const found: string[] = [];
  let end = 0;
  for (const match of text.matchAll(route)) {
    const at = Object.entries(match.groups ?? {}).find(([, one]) => one !== undefined)?.[0];
    const id = routePatterns[Number(at?.slice(1))]?.[1];
    if (id === undefined) continue;
    const between = text.slice(end, match.index);
    if (/\b(?:not|no|never|avoid|without)\s*$/i.test(text.slice(0, match.index))) continue;
    if (found.length > 0 && !either.test(between)) break;
    found.push(id);
    end = match.index + match[0].length;
  }
  // "IM then IV" is two orders, and the first is what counts.
  return [...new Set(found)];
}

const oftens: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:q\.?d\.?s\.?|q\.?i\.?d\.?|four times|4 times|4x|6[- ]?hourly|every (?:6|six) ?h\w*|q6h?)\b/i,
    4,
  ],
  [
    /\b(?:t\.?d\.?s\.?|t\.?i\.?d\.?|three times|3 times|3x|8[- ]?hourly|every (?:8|eight) ?h\w*|q8h?)\b/i,
    3,
  ],
  [/\b(?:b\.?d\.?|b\.?i\.?d\.?|twice|2 times|12[- ]?hourly|every (?:12|twelve) ?h\w*|q12h?)\b/i, 2],
  [/\b(?:4[- ]?hourly|every (?:4|four) ?h\w*|q4h?)\b/i, 6],
  [/\b(?:hourly|every hour|q1h)\b/i, 24],
  [/\b(?:o\.?d\.?|once daily|once a day|daily|nocte|at night|every day)\b/i, 1],
];

const furthest = 160;
/** "… now; begin 500 micrograms" goes on. */
const clauseEnd =
  /;(?!\s*(?:then\s+)?(?:begin|start|give|commence)\s+(?:(?:it|at|with)\s+)*\d)|\n|\.\s/i;

/**
 * What a text says of how a medicine is given: the amounts behind its name (or right before it), until the next name or the
 * end of the clause. What a solution holds, what a syringe is made up to and what must not be exceeded is no amount.
 */
export function writtenDose(
  text: string,
  span: { readonly start: number; readonly end: number },
  nextStart = text.length,
  previousEnd = 0,
): WrittenDose {
  const behind =
    text.slice(span.end, Math.min(nextStart, span.end + furthest)).split(clauseEnd)[0] ?? "";
  const front =
    text
      .slice(Math.max(previousEnd, span.start - 40), span.start)
      .split(/[;\n]/)
      .at(-1) ?? "";
  let amounts = amountsOf(behind);
  if (amounts.length === 0 && /(?:\bof|\p{L}|\d)\s*$/u.test(front) && !joins.test(front))
    amounts = amountsOf(front).slice(-1);
  const bare = amounts.length === 0 ? bareNumber.exec(behind) : null;
  if (bare) amounts = amountsOf(`${bare[1]} mg`);
  const routes = routesOf(behind);
  const often = oftens.find(([pattern]) => pattern.test(behind));
  return {
    amounts,
    routes: routes.length > 0 ? routes : routesOf(front),
    ...(often ? { timesADay: often[1] } : {}),
  };
}

/** "… 100 mg/kg over a day, with prednisolone": what stands in front is of what stands in front. */
const joins =
  /\b(?:with|alongside|besides?|plus|on top of|in addition to|as well as|after|before|then|and)\s*$/i;

/** Milligrams of one puff of what is on the market: 17 to 21 micrograms of ipratropium, 90 to 108 of salbutamol. */
const onePuff: ReadonlySet<number> = new Set([0.017, 0.02, 0.021, 0.09, 0.1, 0.108]);

/** Grams of a litre's thousandth: "1:1000" holds 1 mg in a millilitre. */
const ratio = /\b1\s*(?::|in)\s*(1,?000|10,?000)\b/;

/** "15 L oxygen", "oxygen at 4 litres": a flow that is breathed, and no volume. */
const ofOxygen =
  /\b\d+(?:\.\d+)?\s*(?:l|lit(?:re|er)s?)\s*(?:(?:\/|per|a) ?min\w*\s*)?(?:of )?(?:o2|oxygen|via|nrb|non[- ]?rebreath\w*|high[- ]?flow|face ?mask)\b|\b(?:o2|oxygen)\b[^.;,]{0,20}?\d+(?:\.\d+)?\s*(?:l|lit(?:re|er)s?)\b/gi;

/** The amounts of a piece of text that are given; concentrations, limits and what is breathed are left out. */
export function amountsOf(whole: string): readonly WrittenAmount[] {
  const text = whole.replace(ofOxygen, (flow) => " ".repeat(flow.length));
  const found: WrittenAmount[] = [];
  let strength: number | undefined;
  for (const match of text.matchAll(amount)) {
    const [said, times, first = "", second, other, rawUnit = "", rawPer = ""] = match;
    const behind = text.slice(match.index + said.length);
    const front = text.slice(0, match.index);
    const { unit, factor } = unitOf(rawUnit);
    if (isConcentration(behind) || isMixedIn(behind)) continue;
    const isFirst = found.length === 0;
    if (
      isLimit(front) &&
      !(isFirst && /\b(?:with|over|target\w*|in)\s*$/i.test(front) && unit !== "ml")
    )
      continue;
    const per = perOf(rawPer, behind);
    if (per === "area") continue;
    const scale = factor * (times ? Number(times) : 1);
    const low = numberOf(first) * scale;
    // "500/125 mg" is one tablet of two ingredients.
    const added = other ? numberOf(other) * scale : 0;
    const high = second ? numberOf(second) * scale : low;
    if (unit === "puff" && found.at(-1)?.unit === "mg" && found.length === 1 && found[0]) {
      // "160 micrograms (8 puffs)" is the whole, "100 micrograms 2 puffs" so much each.
      if (/\(\s*(?:=\s*)?$/.test(front) && !onePuff.has(found[0].low)) break;
      strength = found[0].low;
      found.pop();
    }
    const isPerKilo = /kg|kilo/i.test(rawPer) || /\/\s*kg\s*(?:-|–|to)/i.test(said);
    found.push(
      strength !== undefined && unit === "puff"
        ? { low: low * strength, high: high * strength, unit: "mg", isPerKilo, per }
        : {
            low: round(low + added),
            high: round(Math.max(high, low) + added),
            unit,
            isPerKilo,
            per,
          },
    );
  }
  const [, parts] = ratio.exec(text) ?? [];
  const milligrams = parts ? 1000 / Number(parts.replace(",", "")) : undefined;
  return milligrams === undefined
    ? found
    : found.map((one) =>
        one.unit === "ml"
          ? { ...one, unit: "mg" as const, low: one.low * milligrams, high: one.high * milligrams }
          : one,
      );
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
