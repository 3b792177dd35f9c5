import {
  drugClassById,
  findActions,
  findDrugs,
  classesOf,
  isOnRefusedList,
  withheldOneByOne,
  writtenDose,
  type DrugMention,
  type WrittenDose,
} from "@anamnesis/terminology";
import { quote } from "../items.ts";
import { isDismissed } from "./dismissal.ts";
import {
  isBehindCondition,
  isEnding,
  isForLater,
  isGivenBefore,
  isPutOff,
  isReason,
  isRestricted,
  waitsToGoHome,
} from "./order-sense.ts";
import type { Act } from "@anamnesis/patient";
import { isBagOfWords, sentenceAround } from "../encounter/bag.ts";
import { Prose } from "../encounter/prose.ts";
import type { Encounter, Evidence } from "../types.ts";

/** Something ordered: a medicine or an action, with where it stands. */
export interface Order {
  readonly id: string;
  readonly kind: "drug" | "class" | "action";
  readonly from: "bedside" | "final" | "initial" | "lifestyle" | "follow-up" | "reasoning";
  readonly mention?: DrugMention;
  /** The amounts and ways that are written with a medicine. */
  readonly written?: WrittenDose;
  /** Meant for later ("once stable", "at follow-up"). */
  readonly isLater: boolean;
  /** Behind a condition that has not come ("only after the rate is down"), or given before this plan; no danger now. */
  readonly isConditional?: boolean;
  /** Named in a sentence that orders nothing: the name alone, in advice or in the reasoning. */
  readonly isMention?: boolean;
  /** The words that name an action. */
  readonly words?: string;
  /** Of what was done at the bedside: the minute of the case's time, and whether it came later than the case asks. */
  readonly minute?: number;
  readonly isLate?: boolean;
  readonly act?: Act;
  /** The whole row of the chart in which it stands; what is quoted of it may be shortened. */
  readonly row?: string;
  readonly evidence: Evidence;
}

export interface Plan {
  /** What is given or done. */
  readonly orders: readonly Order[];
  readonly lifestyle: Prose;
  readonly followUp: Prose;
  /** The rows of the chart as one text, a line each: what is told with an order stands there. */
  readonly rows: Prose;
  /** Every text of the plan as it was written, a row or a field each. */
  readonly texts: readonly string[];
}

const mostRows = 40;
/** Stopping a medicine of a class is itself an action. */
const stoppedClass: readonly (readonly [string, string])[] = [
  ["combined_contraceptive", "stop_combined_pill"],
  ["nsaid", "stop_nsaid"],
  ["nitrate", "withhold_nitrates"],
  ["penicillin", "allergy_label"],
];

/** "Hold apixaban, admit": these are done wherever they stand. */
const alwaysMeant = /admission|referral|team|transfer|review|monitor|advice|safety|plan|care/;

/** What is done, by a text; the stopping of each medicine of a list counts like the stopping of one. */
function actionsOf(text: string, from: Order["from"]) {
  const isRefusal = (id: string): boolean => /^(?:stop|avoid|withhold|no)_/.test(id);
  const found = findActions(text).flatMap((mention) => {
    const { id, span } = mention;
    if (mention.negated || isRestricted(text, span)) return [];
    if (!isRefusal(id) && isDismissed(text, span)) return [];
    if (!isRefusal(id) && !alwaysMeant.test(id) && isOnRefusedList(text, span)) return [];
    return [
      {
        id: isDrunk(text, mention, from) ? "oral_fluids" : id,
        waits: id === "ambulatory_care" && waitsToGoHome(text, span),
        words: mention.text,
        start: span.start,
        clause: `${clauseAt(text, span)} ${mention.text}`,
      },
    ];
  });
  const ids = new Set(found.map(({ id }) => id));
  const listed = findActions(withheldOneByOne(text)).filter(
    ({ id, negated }) => isRefusal(id) && !negated && !ids.has(id),
  );
  return [
    ...found,
    ...listed.map(({ id, text: words }) => ({ id, waits: false, words, start: 0, clause: words })),
  ];
}

const isRow = (from: Order["from"]): boolean => from === "final" || from === "initial";

function ordersOf(text: string, from: Order["from"], evidence: Evidence): Order[] {
  const isLater = isForLater(text);
  // Key words strung together in a field for sentences order nothing.
  const isInBag = (start: number): boolean =>
    !isRow(from) && isBagOfWords(sentenceAround(text, start));
  // Of a paragraph the sentence is quoted in which the order stands; a row is short enough to be quoted whole.
  const prose = isRow(from) ? undefined : new Prose(text);
  const at = (start: number): Evidence =>
    prose ? { ...evidence, text: prose.quoteAt(start) } : evidence;
  const row = isRow(from) ? { row: text } : {};
  const orders: Order[] = [];
  const named = findDrugs(text);
  for (const [index, mention] of named.entries()) {
    const isLaterOnly = isPutOff(text, mention.span);
    if (!mention.negated || isLaterOnly) {
      // "Hold colchicine until 14 days after clarithromycin, then 0.6 mg": the dose stands behind the other name.
      const next = isLaterOnly ? index + 2 : index + 1;
      const isGiven =
        !isRestricted(text, mention.span) &&
        !isEnding(text, mention.span) &&
        !isReason(text, mention.span) &&
        (isLaterOnly || !isDismissed(text, mention.span));
      if (from !== "reasoning" && isGiven && !isInBag(mention.span.start))
        orders.push({
          id: mention.id,
          kind: mention.kind,
          from,
          mention,
          written: writtenDose(
            text,
            mention.span,
            named[next]?.span.start,
            named[index - 1]?.span.end,
          ),
          isLater,
          isConditional: isBehindCondition(text, mention.span) || isGivenBefore(text, mention.span),
          ...row,
          evidence: at(mention.span.start),
        });
      continue;
    }
    for (const [drugClass, action] of stoppedClass) {
      if (classesOf(mention.id).has(drugClass))
        orders.push({
          id: action,
          kind: "action",
          from,
          isLater,
          evidence: at(mention.span.start),
        });
    }
  }
  for (const order of actionsOf(text, from)) {
    const isMention =
      (from === "lifestyle" || from === "follow-up" || from === "reasoning") &&
      !orderingWords.test(order.clause) &&
      !isBed(order, text);
    const { id, waits, words, start } = order;
    if (isInBag(start)) continue;
    // A reasoning tells what was seen and measured, and an echo looks at fluid; neither orders what has that name.
    if (from === "reasoning" && isSeenName.test(words) && !ordersIt.test(order.clause)) continue;
    if (!isRow(from) && id === "iv_fluids" && isBareFluid(words, prose?.sentenceAt(start) ?? text))
      continue;
    orders.push({
      id,
      kind: "action",
      from,
      isLater: isLater || waits,
      isConditional: isBehindCondition(text, { end: start + words.length }),
      isMention,
      words,
      ...row,
      evidence: at(start),
    });
  }
  return orders;
}

/** "HDU, head up 30°": the bed that begins a ward round's line, with what is done there, is ordered. */
const isBed = (
  { id, start, words }: { readonly id: string; readonly start: number; readonly words: string },
  text: string,
): boolean =>
  /admission|icu|hdu/.test(id) &&
  /(?:^|[.;\n])\s*$/.test(text.slice(0, start)) &&
  /^\s*[,:+]\s*\p{L}/u.test(text.slice(start + words.length));

/** "Fluids, bland diet" are drunk; "fluids" beside a needle are not. */
const isDrunk = (
  text: string,
  mention: { readonly id: string; readonly text: string },
  from: Order["from"],
): boolean =>
  mention.id === "iv_fluids" &&
  /^fluids?$/i.test(mention.text) &&
  (from === "lifestyle" ||
    /\b(?:diet|oral(?:ly)?|drink\w*|sips?|plenty|by mouth|po|push|encourage)\b/i.test(text)) &&
  !/\b(?:iv|i\.v\.?|intravenous\w*|bolus|ml|litres?|saline|drip|cannula)\b/i.test(text);

/** Names of acts that are also what is seen, felt or measured. */
const isSeenName =
  /^(?:rest|fluids?|catheter|elevation|suction|room air|chest (?:tube|drain)|\d+|walking|cannula|compression|observ\w+|exercise|explanation|oxygen|support|drain|monitor)$/i;
const ordersIt =
  /\b(?:refer\w*|admit\w*|transfer\w*|arrang\w*|book\w*|request\w*|start\w*|give|giving|begin|commence\w*|perform\w*|proceed\w*|plan(?:s|ned)?|offer\w*|advis\w*|stop\w*|avoid\w*|hold|keep|needs?|should|must|will)\b/i;
const isBareFluid = (words: string, sentence: string): boolean =>
  /^fluids?$/i.test(words) &&
  !/\b(?:iv|i\.v\.?|intravenous\w*|bolus\w*|ml|litres?|liters?|saline|resus\w*|replac\w*|mainten\w*|drip|give|start\w*|vein)\b/i.test(
    sentence,
  );

/** Words by which a sentence orders, arranges or plans something; a name without any of them is only mentioned. */
const orderingWords =
  /\b(?:refer\w*|referral|consult\w*|discuss\w*|call\w*|contact\w*|arrang\w*|book\w*|organi[sz]\w*|request\w*|activat\w*|admit\w*|admission|transfer\w*|send|start\w*|give|given|begin|commence|continu\w*|perform|proceed|plan|offer\w*|advi[sc]e\w*|stop\w*|avoid\w*|hold|withhold|no|keep|use|take|for|to|at|in|with|after|until|before|every|daily|weekly|now|today|tomorrow|tonight|urgent\w*|immediate\w*|emergen\w*|stat|at once|review|clinic|follow|monitor\w*|check\w*|repeat|explain\w*|see|needs?|then|if|on|under|by|must|should|via)\b|\d/i;

const clauseAt = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string => {
  const before =
    text
      .slice(0, start)
      .split(/[.;,\n]/)
      .at(-1) ?? "";
  const behind = text.slice(end).split(/[.;,\n]/)[0] ?? "";
  return `${before} ${behind}`;
};

/** A mnemonic of several medicines, written out. */
const written = (text: string): string =>
  text.replace(/\bmona(c)?\b/gi, (_all, c: string | undefined) =>
    c ? "morphine, oxygen, nitrates, aspirin, clopidogrel" : "morphine, oxygen, nitrates, aspirin",
  );

/** What was ordered or announced before any result: first rows, first reasoning, and the learner's lines in the talk. */
export function ordersBeforeResults(encounter: Encounter): readonly Order[] {
  const { initialDiagnosis, messages } = encounter;
  const first = initialDiagnosis?.afterResults === true ? undefined : initialDiagnosis;
  const read = (text: string): readonly Order[] =>
    ordersOf(written(text), "initial", { kind: "initial-diagnosis", text: quote(text) });
  return [
    ...(first?.initialMedications ?? [])
      .slice(0, mostRows)
      .flatMap((row) => read(row.slice(0, 400))),
    ...read((first?.clinicalReasoning ?? "").slice(0, 12_000)),
    ...messages
      .filter(({ sender }) => sender === "user")
      .slice(0, 250)
      .flatMap(({ text }) =>
        text.includes("?") && !/[.!,]/.test(text) ? [] : read(text.slice(0, 2_000)),
      ),
  ].filter(({ isLater, isConditional }) => !isLater && isConditional !== true);
}

/** Everything that the learner ordered: what was done at the bedside, medication rows, lifestyle, follow-up, and actions named in the final reasoning. */
export function planOf(encounter: Encounter, done: readonly Order[] = []): Plan {
  const { initialDiagnosis, finalDiagnosis } = encounter;
  const rows = (list: readonly string[] | undefined, from: "final" | "initial") =>
    (list ?? []).slice(0, mostRows).flatMap((row, index) => {
      const text = row.slice(0, 400);
      return ordersOf(written(text), from, { kind: "medication", index, text: quote(text) });
    });
  const lifestyle = new Prose(finalDiagnosis?.treatmentPlan?.lifestyleRecommendations);
  const followUp = new Prose(finalDiagnosis?.treatmentPlan?.followUpInstructions);
  const reasoning = new Prose(finalDiagnosis?.updatedReasoning);
  return {
    orders: [
      ...done,
      ...rows(finalDiagnosis?.finalMedications, "final"),
      ...rows(initialDiagnosis?.initialMedications, "initial"),
      ...ordersOf(lifestyle.text, "lifestyle", { kind: "lifestyle", text: quote(lifestyle.text) }),
      ...ordersOf(followUp.text, "follow-up", { kind: "follow-up", text: quote(followUp.text) }),
      ...ordersOf(reasoning.text, "reasoning", { kind: "reasoning", text: quote(reasoning.text) }),
    ],
    lifestyle,
    followUp,
    rows: new Prose(
      [...(finalDiagnosis?.finalMedications ?? []), ...(initialDiagnosis?.initialMedications ?? [])]
        .slice(0, 2 * mostRows)
        .map((row) => row.slice(0, 400))
        .join("\n"),
    ),
    texts: [
      ...(finalDiagnosis?.finalMedications ?? [])
        .slice(0, mostRows)
        .map((row) => row.slice(0, 400)),
      lifestyle.text,
      followUp.text,
      reasoning.text,
    ],
  };
}

/** Only the class was named where a drug of it was wanted ("antibiotics" for amoxicillin). */
export const isTooBroad = (given: string, wanted: string): boolean =>
  drugClassById(given) !== undefined && given !== wanted && classesOf(wanted).has(given);
