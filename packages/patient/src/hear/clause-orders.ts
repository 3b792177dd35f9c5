import {
  bedsideTerms,
  findDrugs,
  findInvestigation,
  investigationsIn,
  isDrugOf,
  usualDoseOf,
  type DrugMention,
} from "@anamnesis/terminology";
import { flowIn, isOxygenOff, isPerKiloVolume, overIn, volumeIn, waitIn } from "./amounts.ts";
import { drugOrder } from "./drug-order.ts";
import { isSpelt } from "./held-back.ts";
import type { Clause } from "./order-clauses.ts";
import { isDone, isIn, isMeasured } from "./order-place.ts";
import type { Order } from "./ordering.ts";

/** "Can you lie flat?": how they manage is asked. */
const asksHow =
  /\b(?:can|could|do|are|able to|manage to|trouble|worse|better)\b[^.;!]{0,20}\b(?:l(?:ie|ying)|sit(?:ting)?|sleep(?:ing)?|stand(?:ing)?)\b[^.;!]*\?/i;
const forMe = /\b(?:for me|please|now|down|back|on (?:the|this))\b/i;
/** "Tell me the pulse on the monitor": it is read, and not attached. */
const readsMonitor =
  /\b(?:tell|read|numbers?|figures?|what|show\w*|see|look)\b[^.;]*\b(?:on|in|from) the monitor\b/i;
/** "Lie back, I want to look at you": laid down to be looked at, and not for the pressure. */
const toBeSeen = /\b(?:look|listen|feel|examin\w*|press|see|couch|tummy|abdomen)\b/i;
const againstShock =
  /\b(?:legs?|feet|raise\w*|trendelenburg|supine|tilt|head (?:of the bed )?down)\b/i;

/** Balanced solutions by the names that the nurse says back; what is named otherwise runs as saline. */
const crystalloids: readonly (readonly [RegExp, string])[] = [
  [/\bhartmann/i, "Hartmann's"],
  [/\b(?:ringer|lr\b|lactated)/i, "Ringer's lactate"],
  [/\bplasma-?lyte/i, "Plasma-Lyte"],
];
const crystalloidIn = (clause: string): Pick<Order, "crystalloid"> => {
  const found = crystalloids.find(([pattern]) => pattern.test(clause));
  return found ? { crystalloid: found[1] } : {};
};

/** "A second dose", "repeat the adrenaline", "more morphine". */
const oneMore =
  /\b(?:repeat\w*|another|again|second|third|fourth|further|more|extra|same|next|top[- ]?up|back to back)\b/i;

/** "Blood pressure, pulse and oxygen": the saturation is measured. */
const ofSaturation =
  /\b(?:pulse|pressure|bp|temp\w*|resp\w*|heart rate)\b(?:(?!\b(?:give|start|put|get)\b)[^.;]){0,25}\b(?:oxygen|o2)\b|\b(?:oxygen|o2) (?:levels?|sat\w*)\b|\b(?:check|measure|see|watch|count|know|read|look at)\b[^.;,]{0,12}\b(?:oxygen|o2)\b|\b(?:light|probe|clip|peg)\b[^.;,]{0,40}\b(?:oxygen|o2)\b|\b(?:your|his|her|their|the) (?:oxygen|o2)(?:['’]s| is| was|:)? (?:only |about |still |at )?(?:\d|ninety|eighty|seventy|low|fine|good|ok|normal)/i;
const flows = /\b(?:litres?|liters?|mask|high[- ]flow|cannula\w*|venturi)\b|%/i;

const bidsGiving =
  /^\W*(?:(?:please|nurse|ok|okay|right|now|and|then)[\s,]+)*(?:give|push|draw up|hang(?! on)|run)\b/i;

/** "Get some morphine in". */
const putsIn = /\b(?:get|put|have|want|start|pop|run|stick)\b/i;
const toRun =
  /\b(?:another|second|third|wide open|fast|drip|iv|intravenous|stat|please|give|run|hang(?! on)|put|start|bags?|set up|get)/i;
/** Of blood and of a shock: had at hand for what may come. */
const keptReady =
  /\b(?:ready|on standby|standing by|stand by|available|in reserve|in the fridge|cross[- ]?match\w*)\b/i;
/** A rule for the hours to come. */
const regularly = /\b(?:hourly|every|q\d+\w*|daily)\b/i;
const fluidWord =
  /\b(?:saline|fluids?|crystalloid|hartmann|ringer|lr\b|plasma|chloride|nacl|bolus)/i;

/** A class that can be ordered by its name: one of which there is a usual one, or antibiotics, which the ward has a guideline for. */
const isOrderable = ({ kind, id }: DrugMention): boolean =>
  kind === "drug" || id === "antibiotic" || usualDoseOf(id) !== undefined;

/** "Adrenaline 5 mg through the nebuliser", "adrenaline neb": the apparatus named behind a medicine is its way in, and no medicine. */
const isWayOf = (clause: string, drug: DrugMention, { text, span }: DrugMention): boolean =>
  /^(?:neb\w*|inhalers?)$/i.test(text) &&
  drug.span.end <= span.start &&
  !/[,;]|\b(?:and|plus|then|with a|another)\b/i.test(clause.slice(drug.span.end, span.start));

/** "50 units in 50 ml of saline": what a medicine is made up in is no drip of its own. */
const isMixture =
  /\d\s*(?:units?|mg|micrograms?|mcg|mmol)\s+(?:\w+\s+)?in\s+\d+\s*mls?\b(?:[^.;]{0,30}\bat\s+\d)|\d\s*(?:mmol|mg)\b[^.;]{0,25}\b(?:in|to) (?:each|every|the next|the second|a) (?:litre|liter|bag|pint)/i;

/** "The paeds reg" is one call and not two. */
const ofASpecialty =
  /\b(?:p(?:a)?ed\w*|surg\w*|an(?:a)?esth\w*|stroke|neuro\w*|cardio\w*|resp\w*|icu|itu)\b[^.;,]{0,12}\b(?:reg\w*|consultant)\b/i;
const generalSenior = /\b(?:med(?:ical)? reg\w*|senior|boss|help|team leader)\b/i;
/** What is named only as a part of something that was named before it in the list of terms. */
const partOf: Readonly<Record<string, readonly string[]>> = {
  oxygen: ["high_flow"],
  iv_access: ["two_lines", "chest_aspiration"],
  needle_decompression: ["chest_aspiration"],
  cardiology: ["pci_team"],
  paediatricians: ["surgeons"],
  // Laid flat with the legs up is the second half of the modified manoeuvre.
  shock_position: ["vagal_manoeuvre"],
  defibrillation: ["cardioversion"],
};

/** What is ordered or done in one clause, in its order. */
export function ordersInClause({ words: clause, mood }: Clause): readonly Order[] {
  const found: { readonly at: number; readonly order: Order }[] = [];
  const isTold = mood !== "bidden";
  const named = findDrugs(clause).filter((one) => !one.negated && isOrderable(one));
  // "One dose of steroid, dexamethasone": the class is only said with the drug.
  const drugs = named.filter(
    (mention) =>
      mention.kind === "drug" ||
      !named.some(
        (one) =>
          one.kind === "drug" && (isDrugOf(one.id, mention.id) || isWayOf(clause, one, mention)),
      ),
  );
  drugs.forEach((mention, index) => {
    if (!isDone(clause, mention.span.start, mention.span.end)) return;
    const before = clause.slice(0, mention.span.start);
    if (isIn.test(clause.slice(mention.span.end)) && !putsIn.test(before)) return;
    // "Blood glucose please" is measured, "50 ml of 20 % glucose" is given.
    if (
      mention.id === "dextrose" &&
      mention.dose === undefined &&
      !/%|\biv\b|vein|gel/i.test(clause)
    )
      return;
    // Among tests it is measured; behind "then some" another list begins.
    const list = clause.slice(
      before.length - (/(?:then|some|give|plus)\b.*$/i.exec(before)?.[0].length ?? before.length),
    );
    if (mention.dose === undefined && (isMeasured.test(list) || isAnalyte(list, mention.text)))
      return;
    const order = drugOrder(
      clause,
      mention,
      drugs[index + 1]?.span.start,
      drugs[index - 1]?.span.end,
    );
    // "Ibuprofen, with a tablet to protect the stomach" says no dose.
    const isDosed = isSpelt(order) && order.unit !== "tablet";
    if (!isDosed && mood === "told") return;
    found.push({ at: mention.span.start, order });
  });
  const isOff = isOxygenOff(clause);
  if (isOff)
    found.push({
      at: 0,
      order: { kind: "oxygen", id: "oxygen", litresPerMinute: 0, device: "room air" },
    });
  const minutes = waitIn(clause);
  if (minutes !== undefined && found.length === 0)
    found.push({ at: 0, order: { kind: "wait", id: "wait", minutes } });
  const taken = new Set<string>();
  for (const { id, kind, pattern } of bedsideTerms) {
    const match = pattern.exec(clause);
    if (!match || !isDone(clause, match.index, match.index + match[0].length)) continue;
    if (kind === "position" && asksHow.test(clause) && !forMe.test(clause)) continue;
    // A volume alone is what somebody drinks, unless it is bidden.
    if (kind === "fluid" && !fluidWord.test(clause) && !toRun.test(clause) && id !== "blood")
      continue;
    // "Four units of blood ready", "on standby for cardioversion": kept, and not given.
    if ((kind === "fluid" || id === "cardioversion") && keptReady.test(clause)) continue;
    if (kind === "measure" && regularly.test(clause)) continue;
    if (kind === "move" && /\b(?:ask|tell) (?:him|her|them)\b/i.test(clause)) continue;
    if (id === "monitor" && readsMonitor.test(clause)) continue;
    if (id === "shock_position" && toBeSeen.test(clause) && !againstShock.test(clause)) continue;
    if (kind === "oxygen" && ofSaturation.test(clause) && !flows.test(clause)) continue;
    if (isOff && kind === "oxygen") continue;
    if (id === "senior" && ofASpecialty.test(clause) && !generalSenior.test(clause)) continue;
    if (partOf[id]?.some((whole) => taken.has(whole))) continue;
    if (id === "surgeons" && /\b(?:cardiac|cardiothoracic|vascular|neuro)/i.test(match[0]))
      continue;
    if (id === "iv_fluids" && taken.has("oxygen") && !fluidWord.test(clause)) continue;
    if (kind === "fluid" && isMixture.test(clause)) continue;
    if (
      id === "iv_fluids" &&
      drugs.some(({ id: drug }) => drug === "dextrose" || drug === "human_albumin")
    )
      continue;
    if (id === "pci_team" && kind === "call") taken.add("cardiology");
    taken.add(id);
    const millilitres = kind === "fluid" ? volumeIn(clause) : undefined;
    const over = kind === "fluid" ? overIn(clause) : undefined;
    found.push({
      at: match.index,
      order: {
        kind,
        id,
        ...(kind === "oxygen" ? flowIn(clause) : {}),
        ...(millilitres === undefined ? {} : { millilitres }),
        ...(id === "iv_fluids" ? crystalloidIn(clause) : {}),
        ...(millilitres !== undefined && isPerKiloVolume(clause)
          ? { isPerKilogram: true as const }
          : {}),
        ...(over === undefined ? {} : { overMinutes: over }),
      },
    });
  }
  const isAgain = oneMore.test(clause) || bidsGiving.test(clause);
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ order }) => ({
      ...order,
      ...(isAgain && canBeAgain(order) ? { isAgain } : {}),
      ...(isTold && order.kind !== "wait" ? { isTold } : {}),
    }));
}

const canBeAgain = ({ kind }: Order): boolean =>
  kind === "drug" || kind === "fluid" || kind === "oxygen" || kind === "measure";

/** "Send magnesium and phosphate": named among tests, a salt is measured. */
const isAnalyte = (list: string, name: string): boolean =>
  findInvestigation(name) !== undefined && investigationsIn(list.replace(name, " , ")).length > 0;
