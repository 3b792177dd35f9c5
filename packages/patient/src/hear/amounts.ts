/** Amounts as they are spoken in an order: flows, volumes, lengths of time, loose doses and routes. */

export const spelt: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
  "half a": 0.5,
  "half an": 0.5,
  forty: 40,
};
const figure =
  "\\b(?:\\d+(?:[.,]\\d+)?|half an?|half|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty)";
const valueOf = (text: string): number =>
  spelt[text.toLowerCase()] ?? Number(text.replace(",", "."));

const routes: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i\.?m\.?|intramuscular\w*|thigh|into (?:the|his|her|your) (?:muscle|leg)|buttock)\b/i,
    "im",
  ],
  [
    /\b(?:i\.?v\.?|intravenous\w*|(?:in|into|through) (?:the|a|his|her|your) veins?|(?:in|through|down|via) (?:the|a|your|his|her) (?:drip|line|cannula)|infusion|drip|friii|vriii|(?:fixed|variable)[- ]rate|(?:to|in|into|with) (?:the |a |each |every |his |her )?(?:next |first |second |third )?(?:bag|litre|fluids?|drip))\b/i,
    "iv",
  ],
  [/\b(?:i\.?o\.?|intraosseous)\b/i, "io"],
  [/\b(?:s\.?c\.?|subcut\w*|under the skin)\b/i, "sc"],
  [/\b(?:sublingual\w*|s\.?l\.?|under (?:the|your|his|her) tongue)\b/i, "sublingual"],
  [/\b(?:neb(?:s|ulis\w+|uliz\w+)?)\b/i, "nebulised"],
  [/\b(?:inhal\w+|puffs?|spacer)\b/i, "inhaled"],
  [/\bbuccal\w*\b/i, "buccal"],
  [/\b(?:p\.?r\.?|rectal\w*)\b/i, "rectal"],
  [/\b(?:p\.?o\.?|oral\w*|by mouth|tablets?|chew\w*|swallow)\b/i, "oral"],
];

/** The route named in some words, in the terms of prescriptions. */
export function routeIn(text: string): string | undefined {
  // "By mouth, not into a vein."
  const said = text.replace(/\b(?:not|rather than|instead of)\b[^,.;?!]*/gi, " ");
  return routes.find(([pattern]) => pattern.test(said))?.[1];
}

const flow = new RegExp(
  `(${figure})\\s*(?:l|litres?|liters?)\\b(?!\\s+(?:of (?!o2|oxygen)|bolus|stat))(?:\\s*(?:/|per|a|an)\\s*min\\w*)?`,
  "i",
);
const devices: readonly (readonly [RegExp, string])[] = [
  [/\b(?:reservoir|non[- ]?rebreath\w*|rebreath\w*|trauma mask|nrb)\b/i, "reservoir mask"],
  [/\b(?:nasal|prongs|specs|cannulae)\b/i, "nasal cannulae"],
  [/\bventuri\b|\b(?:24|28|35|40|60)\s?%/i, "Venturi mask"],
  [/\bhigh[- ]?flow\b|\bhigh[- ]concentration\b/i, "reservoir mask"],
  [/\b(?:face ?mask|simple mask|hudson)\b/i, "face mask"],
];

/** "Take the oxygen off", "off with the mask", "on room air". */
export const isOxygenOff = (text: string): boolean =>
  /\b(?:take|turn|switch|get)\b[^.;,]{0,12}\b(?:oxygen|o2|mask)\b[^.;,]{0,12}\boff\b|\boff\b[^.;,]{0,12}\b(?:oxygen|o2|mask)\b|\bstop (?:the |his |her |your )?(?:oxygen|o2)\b|\bback on(?:to)? (?:room )?air\b|\bbreathe? room air\b/i.test(
    text,
  );

/** Flow and device of oxygen, as far as they are said; high flow alone is fifteen litres. */
export function flowIn(text: string): { litresPerMinute?: number; device?: string } {
  const litres = flow.exec(text)?.[1];
  const device = devices.find(([pattern]) => pattern.test(text))?.[1];
  if (
    /\b(?:oxygen|o2)\b[^.;?!]{0,10}\bdown\b|\b(?:down|reduc\w+|wean\w*)\b[^.;?!]{0,15}\b(?:oxygen|o2)\b/i.test(
      text,
    ) &&
    litres === undefined &&
    device === undefined
  )
    return { litresPerMinute: 2, device: "Venturi mask" };
  const isHigh = /\bhigh[- ]?(?:flow|concentration)\b/i.test(text);
  // "Aim for 94 to 98", "keep his sats over 92": what flow that takes the nurse sees to.
  const target =
    /\b(?:aim\w*|target\w*|keep\w*|maintain\w*|sats?|saturations?|spo2)\b[^.;?!]{0,25}?\b(8[5-9]|9\d)\b/i.exec(
      text,
    )?.[1];
  const aimed = target === undefined || isHigh || device !== undefined ? undefined : Number(target);
  if (litres === undefined && aimed !== undefined)
    return aimed < 91
      ? { litresPerMinute: 4, device: "Venturi mask" }
      : { litresPerMinute: 6, device: "face mask" };
  if (/\b(?:oxygen|o2)[- ]driven\b|\bdriven (?:by|with|on|off) (?:oxygen|o2)\b/i.test(text))
    return { litresPerMinute: 8, device: "the nebuliser" };
  if (/\b(?:waft\w*|blow[- ]?by)\b/i.test(text))
    return {
      litresPerMinute: litres === undefined ? 6 : valueOf(litres),
      device: "tubing held near the face",
    };
  const value =
    litres !== undefined && valueOf(litres) <= 60 ? valueOf(litres) : isHigh ? 15 : undefined;
  return {
    ...(value === undefined ? {} : { litresPerMinute: value }),
    ...(device === undefined ? {} : { device }),
  };
}

const volume = new RegExp(
  `(${figure}|\\b(?:another|second|third|further|next))\\s*(?:x\\s*(\\d+)\\s*)?(mls?|millilitres?|cc|l|litres?|liters?|units?(?= (?:of )?(?:blood|o[- ]?neg|packed|red|prbc|rbc|plasma|ffp|cells|whole))|bags?|pints?)\\b`,
  "gi",
);

/** Whether a volume is said for each kilogram of the body: "10 ml/kg". */
export const isPerKiloVolume = (text: string): boolean =>
  /\d\s*(?:mls?|millilitres?|cc)\s*(?:\/|per|a|for each)\s*k(?:g|ilo\w*)\b/i.test(text);

/** Behind it a figure is a flow of oxygen, or a dose of something else. */
const isFlow =
  /^\s*(?:(?:\/|per|a|an)\s*min\w*|(?:of )?(?:oxygen|o2)\b|(?:via|by|through)\b[^,;]{0,15}\b(?:mask|nasal|cannula))/i;
const mostFluid = 6_000;
/** "Another 500 of LR": nothing but millilitres can be meant. */
const bareVolume =
  /\b([1-9]\d{2,3}) (?:of )?(?:(?:normal |0\.9 ?% )?saline|ns|lr|hartmann\w*|(?:lactated )?ringer\w*|plasma-?lyte|crystalloids?|fluids?)\b/i;

/** Millilitres of a fluid: "a litre", "500 ml", "two units". A unit or a bag of blood is 300 ml, a bag of fluid a litre. */
export function volumeIn(text: string): number | undefined {
  const said = [...text.matchAll(volume)];
  // "Second bag: 500 ml": what is counted off says how much only where no figure does.
  const figures = said.filter(([, amount = ""]) => !Number.isNaN(valueOf(amount)));
  for (const match of figures.length > 0 ? figures : said) {
    const [whole, amount = "", times, unit = ""] = match;
    if (isFlow.test(text.slice(match.index + whole.length))) continue;
    const each = /^m|^cc/i.test(unit)
      ? 1
      : /^unit/i.test(unit)
        ? 300
        : /^pint/i.test(unit)
          ? 500
          : 1000;
    const count = valueOf(amount);
    const value =
      (Number.isNaN(count) ? 1 : count) * each * (times === undefined ? 1 : Number(times));
    if (Number.isFinite(value) && value > 0 && value <= mostFluid) return value;
  }
  const bare = bareVolume.exec(text)?.[1];
  return bare === undefined ? undefined : Number(bare);
}

const over = new RegExp(
  `\\b(?:over|in|within)\\s+(?:the (?:first|next) )?(${figure})\\s*(minutes?|mins?|m|hours?|hrs?|h)\\b`,
  "i",
);

/** Minutes over which something runs; at once is 5, with the taps open 10. */
export function overIn(text: string): number | undefined {
  const match = over.exec(text);
  if (match) return valueOf(match[1] ?? "") * (/^h/i.test(match[2] ?? "") ? 60 : 1);
  if (/\d\s*(?:mls?|millilitres?|cc)\s*(?:\/|per|an?)\s*(?:h|hr|hour)\b/i.test(text)) return 60;
  if (/\b(?:stat|wide open|as fast as|squeeze\w*|rapid\w*|fast|bolus|push)\b/i.test(text))
    return 10;
  return undefined;
}

const waiting = new RegExp(
  `(?:\\b(?:wait|watch|observe|stand back|hang on|hold on|sit tight|give (?:it|that|him|her|them)|leave (?:it|him|her)|reassess|re-?check|look again|come back|see (?:you|him|her)|review (?:him|her|you)?)\\b[^.;?!]{0,40}?|^\\W*)\\b(?:for |in |after |another )*(${figure}|a few|a couple of)\\s*(?:more )?(minutes?|mins?|hours?|hrs?)\\b`,
  "i",
);
/** "Ten minutes" at the head of a line is waited where it goes on to what comes then. */
const waitsFor =
  /\b(?:wait|watch|observe|stand back|hang on|hold on|sit tight|give|leave|re-?assess|re-?check|look again|come back|see|review|then)\b/i;
const isPastSpan = /\bago\b|\bfor the (?:last|past)\b|\b(?:every|each)\b|\bover\b/i;

/** Minutes that the learner says will be waited, at most two hours. */
export function waitIn(text: string): number | undefined {
  const match = waiting.exec(text);
  if (!match || !waitsFor.test(text) || isPastSpan.test(text)) return undefined;
  const amount = match[1] ?? "";
  const value = /^a (?:few|couple)/i.test(amount) ? 3 : valueOf(amount);
  const minutes = value * (/^h/i.test(match[2] ?? "") ? 60 : 1);
  return Number.isFinite(minutes) && minutes > 0 ? Math.min(120, minutes) : undefined;
}

const dose = new RegExp(
  `(${figure})\\s*(mg|milligrams?|g|grams?|mcg|micrograms?|microgs?|µg|units?|iu|mmol|ml|mls|puffs?|joules?|sprays?|drops?|tablets?|sachets?|(?:pairs? of )?(?:amp(?:oule)?s?|vials?)|pairs?)(\\s*(?:/|per)\\s*(?:kg|kilo\\w*))?\\b`,
  "i",
);

/** A dose that stands by itself, in the units of prescriptions; grams become milligrams. */
export function looseDose(
  text: string,
): { readonly dose: number; readonly unit: string } | undefined {
  const match = dose.exec(text);
  if (!match) return undefined;
  const [, amount = "", raw = "", perKilo] = match;
  const unit = raw.toLowerCase();
  const isGram = /^g(?:rams?)?$/.test(unit);
  const named = /^(?:mcg|micro|µ)/.test(unit)
    ? "microgram"
    : /^(?:mg|milli[g]|g)/.test(unit)
      ? "mg"
      : /^(?:unit|iu)/.test(unit)
        ? "unit"
        : /^puff/.test(unit)
          ? "puff"
          : /^ml/.test(unit)
            ? "ml"
            : /^pair/.test(unit)
              ? "pair"
              : /^amp/.test(unit)
                ? "ampoule"
                : unit.replace(/s$/, "");
  const value = valueOf(amount) * (isGram ? 1000 : 1);
  return Number.isFinite(value)
    ? { dose: value, unit: perKilo ? `${named}/kg` : named }
    : undefined;
}
