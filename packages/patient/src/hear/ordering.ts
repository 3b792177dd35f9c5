import {
  bedsideTerms,
  findDrugs,
  isDrugOf,
  usualDoseOf,
  type BedsideKind,
  type DrugMention,
} from "@anamnesis/terminology";
import { flowIn, looseDose, overIn, routeIn, volumeIn, waitIn } from "./amounts.ts";
import type { Move, MoveAct, MoveTouch } from "./moves.ts";

/** Something that the learner orders or does now, as it was said; what was left out is left out. */
export interface Order {
  readonly kind: BedsideKind | "confirm" | "repeat" | "detail";
  /** Of a drug or class, or of a bedside term; "" for a word about an order before. */
  readonly id: string;
  /** Only the class of the medicine was named. */
  readonly isClass?: boolean;
  readonly dose?: number;
  readonly unit?: string;
  /** The dose is for each kilogram of the body. */
  readonly isPerKilogram?: true;
  readonly route?: string;
  /** Of a fluid. */
  readonly millilitres?: number;
  readonly overMinutes?: number;
  /** Of oxygen. */
  readonly litresPerMinute?: number;
  readonly device?: string;
  /** Of waiting. */
  readonly minutes?: number;
  /** One more is meant, whatever was given before: "a second dose", or bidden outright. */
  readonly isAgain?: true;
}

/** Acts by which something is done or said to be done now. */
const does: ReadonlySet<MoveAct> = new Set(["plan", "instruct", "offer", "examine"]);
/** Acts that are something else however an order may stand in their words. */
const neverOrders: ReadonlySet<MoveAct> = new Set([
  "summary",
  "teachback",
  "safetynet",
  "rude",
  "empathise",
]);

const fronts =
  "^\\W*(?:(?:please|nurse|sister|ok|okay|right|now|and|then|so|also|quickly|team|everyone|yes|go and|just|let'?s|we need to|i need you to|i want you to)[\\s,]+)*";
const imperative = new RegExp(
  `${fronts}(?:give|put|start|call|get|attach|pop|set up|run|push|draw up|hang|repeat|lie|lay|sit|raise|lift|activate|bleep|page|fetch|begin|administer|insert|place|take|check|turn|bring|send|move|open|another|more|one more|secure|prepare|alert|inform|high[- ]?flow|wait)\\b`,
  "i",
);
const asksTeam =
  /\b(?:can|could|may|will|would|shall) (?:we|i|you|u|somebody|someone|anyone|the nurse|one of you)\b(?: all)?(?: please)? (?:just |please )?(?:get|give|have|put|start|set|call|bring|fetch|activate|pop|attach|draw|hang|run|send|move|take|check|open|lie|lay|sit)\b|\b(?:i|we)(?:'d| would)? (?:want|need|like)\b|\b(?:i|we)(?:'ll|'m|'re| will| am| are) (?:just )?(?:going to |gonna )?(?:giv|put|start|call|get|attach|wait(?= \d|ing \d))/i;
const pointed = /\b(?:please|now|stat|immediately|straight away|at once)\W*$/i;
/** "Can you lie flat?": how they manage is asked. */
const asksHow =
  /\b(?:can|could|do|are|able to|manage to|trouble|worse|better)\b[^.;!]{0,20}\b(?:l(?:ie|ying)|sit(?:ting)?|sleep(?:ing)?|stand(?:ing)?)\b[^.;!]*\?/i;
const forMe = /\b(?:for me|please|now|down|back|on (?:the|this))\b/i;
const ofHistory =
  /\b(?:do|does|did|have|has|had|are|were|was|is) (?:you|he|she|they|it|anyone|any|the|your|there|his|her)\b|\b(?:you|he|she) (?:take|takes|taking|use|uses|have|had|has|been)\b|\b(?:usually|normally|every day|daily|at home|ever|before|allerg\w+)\b|^\W*(?:what|why|how|when|where|which|who|are|is|was|were|have|has|had|do|does|did|any)\b/i;

/** Whether some words order something, whatever the network took them for. */
function isOrdering(move: Move, words: string): boolean {
  if (does.has(move.act))
    return !/\b(?:would you like|do you want|would you mind if we did)\b/i.test(words);
  if (neverOrders.has(move.act)) return false;
  if (asksTeam.test(words) && !/\b(?:ask|know|tell me|talk|understand)\b/i.test(words)) return true;
  if (ofHistory.test(words)) return false;
  return (
    imperative.test(words) ||
    pointed.test(words) ||
    findDrugs(words).some(({ dose }) => dose !== undefined)
  );
}

const sentenceEnd = /[.;!?]+\s+/;
const verbs =
  "repeat|give|start|call|get|put|set|send|take|check|bring|lie|lay|sit|raise|attach|pop|move|if|when|once|unless|another|a second|can|could|let";
const joints = new RegExp(
  `(?:,|\\band\\b|\\bthen\\b)\\s+(?=(?:(?:then|and|we(?:'ll)?|i(?:'ll)?|please|also)\\s+)*(?:${verbs})\\b)`,
  "i",
);
const consents =
  /\b(?:if|when) (?:that(?:'?s| is)|it(?:'?s| is)|you(?:'?re| are)|you don'?t mind|i may|we (?:can|may)|possible|you can|you like)[^,.;]*/gi;
const defers =
  /\b(?:if|unless|until|in case|depending|when|as soon as(?! possible)|(?<!at )once(?! more| again)|later|tomorrow|tonight|might|may (?:need|have)|could need|probably need|consider\w*|think(?:ing)? about|at home|from now on|carry|in future|next time|before you go|go home|on the ward|would have|wait(?:ing)? for|what|why)\b/i;
const begins = /^\W*(?:(?:and|but|so|then|now)\s+)*(?:if|when|once|unless|should)\b/i;

/** The clauses of some words in which something is done now: without what waits for something else. */
function clausesOf(words: string): readonly string[] {
  return words.split(sentenceEnd).flatMap((sentence) => {
    let waits = false;
    return sentence
      .replace(consents, " ")
      .split(joints)
      .filter((clause) => {
        const isDeferred = waits || defers.test(clause);
        waits = begins.test(clause);
        return !isDeferred;
      });
  });
}

/** "That and sumatriptan, so no more of either." */
const noMore = /\bno more of (?:either|it|them|those|that|both|these)\b/i;
/** A list of what is stopped goes on behind its commas. */
const stopped = /\b(?:stop(?:s|ped|ping)?|withh(?:old|eld)|come off)\b[^.;!?]{0,60}$/i;
/** Told of, written down or measured, and not given. */
const isTold =
  /\bago\b|\b(?:write|note|writing|noting|written) (?:that|it|this|all that)? ?(?:all )?down\b/i;
const isMeasured =
  /\b(?:levels?|fbc|full blood count|blood count|cell count|clotting|cultures?|screen|crossmatch|lfts?|u ?(?:and|&) ?es?)\b/i;
const refused =
  /\b(?:not|never|leave out|leaving out|skip|omit|\w+n['’]t|(?:do|wo|ca|did|does|should|would|could|is)nt|no need (?:for|to)|without|avoid\w*|withhold\w*|hold(?:ing)? (?:off|the)|stop\w*|rather than|instead of|allerg\w+ to|no)\b[^,]{0,40}$/i;
/** What somebody takes or has, or what speaks against something, is not given. */
const isTheirs =
  /\b(?:(?:you|he|she|they)(?:'re| are| is| have been| has been)? (?:tak\w+|took|us\w+|on|had|were on|been on)|because of|due to|in spite of|despite|on the|after an?|side effects? of)\b[^,.;]{0,30}$/i;
const isPast = /(?<!\bbe |\bbeing )\b(?:gave|given|had|has|have had)\b[^,]{0,25}$/i;
const isSubject =
  /^\s*(?:you|that)?\s*(?:will|'ll|should|has|have to|needs? to (?!be given)|must|is going to|can|may|might|helps?|works?|makes?|opens?|is (?:a|an|the|to|for|what)|does|(?:i|we) (?:gave|have given|'ve given)|(?:auto[- ]?injector|pens?)\b)/i;

const isDone = (clause: string, start: number, end: number): boolean =>
  !isTold.test(clause) &&
  !stopped.test(clause.slice(0, start)) &&
  !refused.test(clause.slice(Math.max(0, start - 50), start)) &&
  !isTheirs.test(clause.slice(Math.max(0, start - 50), start)) &&
  !isPast.test(clause.slice(Math.max(0, start - 40), start)) &&
  !isSubject.test(clause.slice(end));

const perKilogram = /(?:\/|\bper |\ba )\s*(?:kg|kilo\w*)\b/i;

function drugOrder(clause: string, mention: DrugMention, next: number | undefined): Order {
  const around = clause.slice(Math.max(0, mention.span.start - 25), next ?? clause.length);
  const route = mention.route ?? routeIn(around);
  const loose = mention.dose === undefined ? looseDose(around) : undefined;
  const dose = mention.dose ?? loose?.dose;
  const unit = mention.unit ?? loose?.unit;
  const over = overIn(clause.slice(mention.span.end, next));
  return {
    kind: "drug",
    id: mention.id,
    ...(mention.kind === "class" ? { isClass: true } : {}),
    ...(dose === undefined ? {} : { dose }),
    ...(unit === undefined ? {} : { unit }),
    ...(route === undefined ? {} : { route }),
    ...(over === undefined ? {} : { overMinutes: over }),
    ...(dose !== undefined && perKilogram.test(around) ? { isPerKilogram: true as const } : {}),
  };
}

/** "A second dose", "repeat the adrenaline", "more morphine". */
const oneMore =
  /\b(?:repeat\w*|another|again|second|third|fourth|further|more|extra|same|next|top[- ]?up|back to back)\b/i;

/** "Blood pressure, pulse and oxygen": the saturation is measured. */
const ofSaturation =
  /\b(?:pulse|pressure|bp|temp\w*|resp\w*|heart rate)\b(?:(?!\b(?:give|start|put|get)\b)[^.;]){0,25}\b(?:oxygen|o2)\b|\b(?:oxygen|o2) (?:levels?|sat\w*)\b/i;
const flows = /\b(?:litres?|liters?|mask|high[- ]flow|cannula\w*|venturi)\b|%/i;

const bidsGiving =
  /^\W*(?:(?:please|nurse|ok|okay|right|now|and|then)[\s,]+)*(?:give|push|draw up|hang|run)\b/i;

const fluidWord = /\b(?:saline|fluids?|crystalloid|hartmann|ringer|plasma|chloride|nacl|bolus)/i;

/** A class that can be ordered by its name: one of which there is a usual one, or antibiotics, which the ward has a guideline for. */
const isOrderable = ({ kind, id }: DrugMention): boolean =>
  kind === "drug" || id === "antibiotic" || usualDoseOf(id) !== undefined;

function ordersInClause(clause: string): readonly Order[] {
  const found: { readonly at: number; readonly order: Order }[] = [];
  const named = findDrugs(clause).filter((one) => !one.negated && isOrderable(one));
  // "One dose of steroid, dexamethasone": the class is only said with the drug.
  const drugs = named.filter(
    ({ kind, id }) =>
      kind === "drug" || !named.some((one) => one.kind === "drug" && isDrugOf(one.id, id)),
  );
  drugs.forEach((mention, index) => {
    if (!isDone(clause, mention.span.start, mention.span.end)) return;
    // "Blood glucose please" is measured, "50 ml of 20 % glucose" is given.
    if (
      mention.id === "dextrose" &&
      mention.dose === undefined &&
      !/%|\biv\b|vein|gel/i.test(clause)
    )
      return;
    if (mention.dose === undefined && isMeasured.test(clause)) return;
    const order = drugOrder(clause, mention, drugs[index + 1]?.span.start);
    found.push({ at: mention.span.start, order });
  });
  const minutes = waitIn(clause);
  if (minutes !== undefined && found.length === 0)
    found.push({ at: 0, order: { kind: "wait", id: "wait", minutes } });
  const taken = new Set<string>();
  for (const { id, kind, pattern } of bedsideTerms) {
    const match = pattern.exec(clause);
    if (!match || !isDone(clause, match.index, match.index + match[0].length)) continue;
    if (kind === "position" && asksHow.test(clause) && !forMe.test(clause)) continue;
    if (kind === "oxygen" && ofSaturation.test(clause) && !flows.test(clause)) continue;
    if (id === "iv_access" && taken.has("two_lines")) continue;
    if (id === "cardiology" && taken.has("pci_team")) continue;
    if (id === "surgeons" && /\b(?:cardiac|cardiothoracic|vascular|neuro)/i.test(match[0]))
      continue;
    if (id === "iv_fluids" && taken.has("oxygen") && !fluidWord.test(clause)) continue;
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
        ...(over === undefined ? {} : { overMinutes: over }),
      },
    });
  }
  const isAgain = oneMore.test(clause) || bidsGiving.test(clause);
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ order }) => (isAgain && canBeAgain(order) ? { ...order, isAgain } : order));
}

const canBeAgain = ({ kind }: Order): boolean =>
  kind === "drug" || kind === "fluid" || kind === "oxygen";

const confirming =
  /\b(?:i(?:'m| am) (?:quite |very )?(?:sure|certain)|(?:yes|yeah|ok|okay)?,? ?(?:please )?(?:give|do) it(?: anyway| please| now)?|go ahead|give it anyway|i know,? (?:but )?(?:give|do)|proceed|i(?:'m| am) aware|yes,? (?:please|give|do|i am|i'm sure))\b/i;
const repeating =
  /\b(?:(?:repeat|another|a second|second|a third|a further|one more|same)\b[^.;?!]{0,20}\b(?:dose|again|one|shot|jab)|same again|(?:repeat|do) (?:it|that|the dose)(?: again)?|another one|again please)\b/i;

/** A word about what was ordered before: "I'm sure", "the same again", "0.5 mg into the thigh". */
function aboutBefore(words: string): readonly Order[] {
  if (repeating.test(words)) return [{ kind: "repeat", id: "" }];
  const detail = { ...looseDose(words) };
  const route = routeIn(words);
  const flow = flowIn(words);
  const millilitres = volumeIn(words);
  const over = overIn(words);
  // "In the thigh" behind a question of the nurse's; in a sentence of its own a route is said of something else.
  const isShort = !words.includes("?") && words.trim().split(/\s+/).length <= 7;
  const hasDetail =
    isShort &&
    (detail.dose !== undefined ||
      route !== undefined ||
      Object.keys(flow).length > 0 ||
      millilitres !== undefined);
  const said: Order[] = hasDetail
    ? [
        {
          kind: "detail",
          id: "",
          ...detail,
          ...flow,
          ...(route === undefined ? {} : { route }),
          ...(millilitres === undefined ? {} : { millilitres }),
          ...(over === undefined ? {} : { overMinutes: over }),
        },
      ]
    : [];
  return confirming.test(words) ? [...said, { kind: "confirm", id: "" }] : said;
}

const touchesOf: Readonly<Partial<Record<Order["kind"], MoveTouch>>> = {
  drug: "medicine",
  oxygen: "medicine",
  fluid: "medicine",
  access: "needle",
  measure: "test",
  monitor: "test",
};

/** Each thing once, as it was said first. */
const distinct = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ id }, at) => orders.findIndex((other) => other.id === id) === at);

/** What ends an order begun in the part before: "… | im now". */
const isTail = ({ words }: Move): boolean =>
  words.trim().split(/\s+/).length <= 3 && routeIn(words) !== undefined;

const stops = /\b(?:stop(?:s|ped|ping)?|withh(?:old|eld)|come off|no more)\b/i;

/** "That stops today, | and the milk thistle, | and the paracetamol": the list of what is stopped goes on. */
function goesOnStopping(moves: readonly Move[], at: number): boolean {
  const [move, before] = [moves[at], moves[at - 1]];
  if (!move || !before || !/,\s*$/.test(before.words)) return false;
  if (!/^\W*(?:and|or|plus|nor)\b/i.test(move.words) || move.words.trim().split(/\s+/).length > 5)
    return false;
  return stops.test(before.words) || goesOnStopping(moves, at - 1);
}

/**
 * The moves with what is ordered or done in each: medicines with dose and route, and the acts of the bedside. What is asked,
 * told of before, explained, kept for later or refused is none. Pure.
 */
export function withOrders(moves: readonly Move[]): Move[] {
  return moves.map((move, at) => {
    const after = moves[at + 1];
    const words = after && isTail(after) ? `${move.words} ${after.words}` : move.words;
    const isOrder = isOrdering(move, words) && !noMore.test(words) && !goesOnStopping(moves, at);
    const named = isOrder ? distinct(clausesOf(words).flatMap(ordersInClause)) : [];
    const drug = named.some(({ kind }) => kind === "drug" || kind === "fluid" || kind === "oxygen");
    const before = moves[at - 1];
    // "… | im now" was read with what it ends.
    if (before && isTail(move) && !isOrder) return move;
    const orders =
      named.length > 0
        ? [...named, ...(drug ? [] : aboutBefore(words).filter(({ kind }) => kind === "repeat"))]
        : ofHistory.test(words) && !does.has(move.act)
          ? []
          : aboutBefore(words);
    if (orders.length === 0) return move;
    const [first] = named;
    if (!first || does.has(move.act)) return { ...move, orders };
    return { ...move, act: "plan", touches: touchesOf[first.kind] ?? "other", slots: [], orders };
  });
}
