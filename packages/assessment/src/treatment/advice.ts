import type { CompiledCase, TextItem } from "@anamnesis/cases";
import { findDrugs } from "@anamnesis/terminology";
import { earnable } from "../items.ts";
import { isBagOfWords, sentenceAround } from "../encounter/bag.ts";
import type { Prose } from "../encounter/prose.ts";
import { stemsOf } from "../encounter/stems.ts";
import type { Evidence, ReportItem } from "../types.ts";
import { isDismissed } from "./dismissal.ts";
import { medicinesMeant, waysToSay, type NamedMedicine } from "./advice-words.ts";
import { actOf, closenessOf, entails, fullnessOf, returnSentence } from "./entailment.ts";
import { isRestricted } from "./order-sense.ts";
import type { Plan } from "./prescriptions.ts";

const lifestylePoints = 1;
const followUpPoints = 1.5;
/** About this share of the author's points makes sound advice; more cannot earn more. */
const enough = 0.95;
/** "Follow up" alone says nothing: who, when, for what. */
const fewestWords = 5;
/** A word alone, and a few words. */
const bareShares = [0.35, 0.7] as const;
const isFluid = /^(fluid|drink|water)/i;
const phraseAt = (prose: Prose, one: { readonly start: number; readonly end: number }): string =>
  prose.text.slice(one.start, one.end);

/** A word on a list of words is a heading, not advice. */
const shareOfAListed = 0.2;
const shareOfAWord = 0.5;
const fewestInAList = 4;
/** Words that make a string of words say something: what to do, how much, when, who. */
const grammar =
  /\b(?:an?|the|to|of|for|with|within|in|at|on|if|no|not|and|or|as|by|from|until|after|before|when|once|per|every|over|is|are|was|be|it|its|he|she|they|his|her|their|your|you|can|will|one|two|three|four|five|six|daily|weekly|later|stop|cut|reduce|avoid|less|more|low|keep|take|eat|drink|wear|see|refer|review\w*|return|call|explain\w*|discuss\w*|advi[sc]e\w*|offer\w*|start|continue|limit\w*|lose|help|support|regular\w*|graded|gradual\w*|check\w*|repeat\w*|renew\w*|told|agreed|re|via|per|till|then|prior|pending)\b|\d|\+|\/u\b|\/w\b/gi;
const grammarIn = (text: string): number => text.match(grammar)?.length ?? 0;

/** How far the words around a hit say anything: a sentence in full, a word by itself half, one of a string of words little. */
function saidAs(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const before =
    text
      .slice(0, start)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  const sentence = sentenceAround(text, start);
  const pieces = sentence.split(",").map((piece) => piece.trim().split(/\s+/));
  const behind = text.slice(end).split(/[.,;\n]/)[0] ?? "";
  const piece = `${before.split(",").at(-1) ?? ""}${text.slice(start, end)}${behind}`.trim();
  const words = piece.split(/\s+/).length;
  const isBag = isBagOfWords(sentence) || (words >= fewestInAList && grammarIn(piece) === 0);
  const isListOfWords =
    pieces.length >= fewestInAList &&
    pieces.filter((one) => one.length === 1).length >= pieces.length * 0.75;
  if (isBag || (isListOfWords && words === 1)) return shareOfAListed;
  return words === 1 && grammarIn(sentence) < 2 ? shareOfAWord : 1;
}

/** A span of time by itself is an appointment only where something happens then: not "no driving for one month". */
const bareTime =
  /^(?:in |for )?(?:(?:an?|one|two|three|four|six|eight|twelve|\d+)(?:(?: to |-|–)\w+)?[ -])?(?:days?|weeks?|months?|years?|hours?)$/i;
const meeting =
  /\b(?:review\w*|follow\w*|see|seen|appointment|clinic|gp|pcp|check\w*|repeat\w*|recheck\w*|back|visit\w*|return\w*|call|phone|contact|meet\w*|again|outpatient\w*|f\/?u)\b/i;
const forbids = /\b(?:no|not|avoid|without|stop|off)\b[^.;,\n]{0,30}$/i;

/** The piece of a sentence between its commas in which a place stands. */
function pieceAround(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const before =
    text
      .slice(0, start)
      .split(/[.;,\n]/)
      .at(-1) ?? "";
  return {
    before,
    all: `${before}${text.slice(start, end)}${text.slice(end).split(/[.;,\n]/)[0] ?? ""}`,
  };
}

const isOtherTime = (
  prose: Prose,
  one: { readonly start: number; readonly end: number },
): boolean => {
  if (!bareTime.test(phraseAt(prose, one))) return false;
  const { before, all } = pieceAround(prose.text, one);
  return !meeting.test(all) && forbids.test(before);
};

interface Found {
  readonly share: number;
  readonly evidence: readonly Evidence[];
}

/** A field of the plan, with the medicines that it names. */
interface Field {
  readonly kind: Evidence["kind"];
  readonly prose: Prose;
  readonly medicines: readonly NamedMedicine[];
}
const fieldOf = (kind: Evidence["kind"], prose: Prose): Field => ({
  kind,
  prose,
  medicines: findDrugs(prose.text).map(({ id, span }) => ({ id, ...span })),
});

/** Where a rubric's phrase, or another way to say it, stands in a field. */
const placesOf = (phrase: string, { prose, medicines }: Field) =>
  [
    ...waysToSay(phrase).flatMap((way) => prose.find(way)),
    ...medicinesMeant(phrase, medicines),
  ].slice(0, mostPlaces);

/** What is said more often is not advised any better, and each place costs the reading of its sentence. */
const mostPlaces = 60;

const isWhole = 0.995;

/** "… until off opioids", "no aspirin" ends or refuses the medicine that it names. */
const endsBefore = /\b(?:off|without|stop\w*|no) $/i;

/** A row tells advice in a phrase of its own ("with food") or where it names what the item is about. */
function isToldWithOrder(
  item: TextItem,
  prose: Prose,
  one: { readonly start: number; readonly end: number },
): boolean {
  if (/\s/.test(phraseAt(prose, one).trim())) return true;
  const said = new Set(stemsOf(prose.sentenceAt(one.start)));
  return stemsOf(item.label).some((stem) => said.has(stem));
}

/** An item about the giving itself is met by the prescription. */
const asksToGive = /\bgiven\b/i;
/** What is built up after today is told by naming it with its time: "later, when dry: bisoprolol 1.25 mg". */
const buildsUp = /\bbuilt up\b/i;
/** "No sildenafil …, and never with nitrates" is the advice of an item that names just that medicine. */
const namesIt = ({ label }: TextItem, phrase: string): boolean => {
  const own = stemsOf(label);
  return stemsOf(phrase).some((stem) => own.includes(stem));
};

function findItem(item: TextItem, fields: readonly Field[], isLifestyle: boolean): Found {
  const found = fields.flatMap((field): readonly (Found & { readonly closeness: number })[] => {
    const { kind, prose } = field;
    const isOrder = kind === "medication";
    const act = actOf(item);
    const general = act === "return" && !isOrder ? returnSentence(prose) : undefined;
    const hits = item.any
      .flatMap((phrase) =>
        // A row of medicines is a prescription; what is told with it is advice.
        isOrder &&
        medicinesMeant(phrase, field.medicines).length > 0 &&
        !asksToGive.test(item.label) &&
        !buildsUp.test(item.label)
          ? []
          : placesOf(phrase, field),
      )
      .filter(
        (one) =>
          !isDismissed(prose.text, one) &&
          !isOtherTime(prose, one) &&
          !(isFluid.test(phraseAt(prose, one)) && isRestricted(prose.text, one)) &&
          !(
            act !== "avoid" &&
            !namesIt(item, phraseAt(prose, one)) &&
            field.medicines.some(({ start }) => start === one.start) &&
            endsBefore.test(prose.text.slice(Math.max(0, one.start - 12), one.start))
          ) &&
          entails(item, prose, one, isLifestyle) &&
          (!isOrder || buildsUp.test(item.label) || isToldWithOrder(item, prose, one)),
      );
    const groups = item.all ?? [];
    const complete = groups.filter((group) =>
      group.some((phrase) => placesOf(phrase, field).length > 0),
    ).length;
    const whole = groups.length === 0 ? 1 : 0.4 + (0.6 * complete) / groups.length;
    const length = prose.wordCount >= fewestWords ? 1 : bareShares[prose.wordCount > 1 ? 1 : 0];
    return [
      ...hits.map((hit) => ({ hit, said: saidAs(prose.text, hit) })),
      ...(general ? [{ hit: general, said: 1 }] : []),
    ].map(({ hit, said }) => ({
      share: whole * Math.min(length, said, fullnessOf(item, prose, hit)),
      evidence: [{ kind, text: prose.quoteAt(hit.start) }],
      closeness: closenessOf(item, prose, hit) - (isOrder ? 100 : 0),
    }));
  });
  // The place that says most of it is quoted; of equal ones the first.
  const best = [...found].sort(
    (a, b) =>
      Number(b.share >= isWhole) - Number(a.share >= isWhole) ||
      b.closeness - a.closeness ||
      b.share - a.share,
  )[0];
  return best ?? { share: 0, evidence: [] };
}

function markTexts(
  items: readonly TextItem[],
  fields: readonly Field[],
  group: string,
  points: number,
): readonly ReportItem[] {
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  let left = points;
  return items.map((item) => {
    const found = findItem(item, fields, group === "Lifestyle");
    const maxPoints = (points * item.weight) / (total * enough);
    const earned = Math.min(left, maxPoints * found.share);
    left -= earned;
    // Once the group is full, further good advice is shown as earned without points of its own.
    const isFull = found.share > 0 && earned < maxPoints * found.share - 1e-9;
    return earnable({
      id: `${group === "Lifestyle" ? "lifestyle" : "follow-up"}:${item.id}`,
      about: group === "Lifestyle" ? "lifestyle" : "follow-up",
      ref: item.id,
      area: "treatment",
      group,
      label: item.label,
      maxPoints: isFull ? earned : maxPoints,
      share: isFull ? 1 : found.share,
      why: item.why,
      evidence: found.evidence,
    });
  });
}

/** Lifestyle and follow-up, by what the texts say; either field may hold either, and so may a row of the chart. */
export function markAdvice(compiled: CompiledCase, plan: Plan): readonly ReportItem[] {
  const { lifestyle, followUp } = compiled.marking;
  const life = fieldOf("lifestyle", plan.lifestyle);
  const after = fieldOf("follow-up", plan.followUp);
  const rows = fieldOf("medication", plan.rows);
  return [
    ...markTexts(lifestyle, [life, after, rows], "Lifestyle", lifestylePoints),
    ...markTexts(followUp, [after, life, rows], "Follow-up", followUpPoints),
  ];
}
