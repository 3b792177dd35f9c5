import type { TextItem } from "@anamnesis/cases";
import type { Prose } from "../encounter/prose.ts";
import { stemsOf } from "../encounter/stems.ts";

/*
 * Whether the words around a place entail an item of advice: a word shared is no evidence. The act that an item asks for
 * (not to, to come back, to be seen) is read off its label, and the sentence has to hold the same act.
 */

interface Span {
  readonly start: number;
  readonly end: number;
}

type Act = "avoid" | "return" | "meet" | "other";

const asksToAvoid =
  /^(?:no|never|nothing|less|not|stays? (?:a non|off|away)|staying off|avoid|off the|rest from)\b/i;
const asksToReturn =
  /\bwhen to (?:call|come|return|ring|go)|\bcome at once|\bcalls? at once|\bbrings? (?:her|him|them) back|\bact at once|\bwatche?s? for\b|\breturn at once/i;
const asksToMeet = /^(?:review|seen|appointment|.*\bclinic\b)/i;

/** The act that an item of advice asks for. */
export const actOf = ({ label }: Pick<TextItem, "label">): Act =>
  asksToReturn.test(label)
    ? "return"
    : asksToAvoid.test(label)
      ? "avoid"
      : asksToMeet.test(label)
        ? "meet"
        : "other";

const forbids =
  /\b(?:no|not|non|never|none|nil|without|avoid\w*|stop\w*|quit\w*|cessation|cease|abst\w+|less|low(?:er)?|fewer|cut\w*|reduc\w+|limit\w*|restrict\w*|off|away|until|till|wait\w*|hold|withh\w+|only|change|free|delay\w*|refrain\w*|prohibit\w*|contraindicat\w+|rest\w*|under|within|moderat\w+|must(?: not|n['’]t)|should(?: not|n['’]t)|do(?: not|n['’]t)|warn\w*|clear\w*|safe\w*|after|advi[sc]e\w*|discuss\w*|counsel\w*|help|support|offer\w*|weeks?|months?|life|forever|ever|dvla|instead|rather)\b|n['’]t\b|<|\bx\b/i;
/** "He may fly in four days" allows what the item forbids. */
const allows =
  /\b(?:may|can|could|able to|free to|fine to|safe to|ok(?:ay)? to|allowed to|fit to) (?:\w+ ){0,2}?$/i;
const denied = /\b(?:not|never|no|only|cannot)\b/i;

/** Where a sentence tells somebody to come back or to call for help. */
const returns =
  /^\W*(?:please |then |and |or )*(?:return|come (?:back|straight|at once|to|in)|come$|call|ring|dial|attend|seek|go to|contact|tell (?:us|me)|phone|999|911|112|safety)\b|\b(?:return|come back|back|call|ring|seek|attend|contact (?:us|the|your|her|his|gp)|ambulance|999|911|112|111|emergency|a&e|er|ed|re-?examine|re-?present\w*|re-?attend\w*|safety[- ]?net\w*)\b[^.;]{0,60}\b(?:if|for|with|when|should|any|at once|immediately|straight)\b|\b(?:if|should|any|for)\b[^.;]{2,80}\b(?:return|come|call|ring|seek|attend|999|911|112|111|ambulance|emergency|back|at once|immediately)\b/i;
const callsBack =
  /^\W*(?:please |then |and )*(?:return|come back|come straight|call|ring|dial|attend|seek|999|911|112)\b/i;
const signs = 2;

const meets =
  /\b(?:review\w*|follow\w*|see|sees|seen|appointment\w*|appt|clinic\w*|gp|pcp|check\w*|recheck\w*|visit\w*|phone\w*|call\w*|contact\w*|meet\w*|mdt|outpatient\w*|opd|f\/?u|r\/v|refer\w*|round|nurse|team|consult\w*|discuss\w*|discharge|told|book\w*|arrang\w*|attend\w*|wound check|surgeon\w*|specialist\w*|cardiolog\w*|endocrin\w*|neurolog\w*|paediatric\w*|pediatric\w*|referral\w*|appointed|histolog\w*)\b/i;

const timeOnly =
  /^(?:in |for |within |about )*(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\d+)?(?:[- ]?(?:to|-|–)[- ]?\w+)?[ -]*(?:days?|weeks?|months?|years?|hours?|h)$/i;

/** "Catherine driving in", told of somebody, is no advice on driving. */
const tellsOf = /[,;(] ?[A-Z][a-z]+ (?:is )?$/;
/** "Smoking: not asked", "Stop smoking n/a". */
const notAsked =
  /^[^.;\n]{0,14}(?:\bnot (?:asked|discussed|known|applicable|relevant)|\bn\/a\b|\bunknown\b)/i;

/** The words of the sentence around a place, and those before it in the same sentence. */
function around(prose: Prose, { start, end }: Span) {
  const sentence = prose.sentenceAt(start);
  const before =
    prose.text
      .slice(0, start)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  const behind = prose.text.slice(end);
  return { sentence, before, behind };
}

/** How much a sentence says of an item: how many of the author's phrases stand in it, and words of the label. */
export const closenessOf = (item: TextItem, prose: Prose, hit: Span): number => {
  const sentence = prose.sentenceAt(hit.start);
  const said = new Set(stemsOf(sentence));
  const phrases = item.any.filter((phrase) =>
    prose.find(phrase).some(({ start }) => prose.sentenceAt(start) === sentence),
  );
  return phrases.length + stemsOf(item.label).filter((stem) => said.has(stem)).length * 2;
};

const forGood = /\bfor (?:good|life)\b|\blifelong\b/i;
const forAWhile = /\b(?:until|till|at least|for (?:an?|one|two|\d+)|weeks?|months?)\b/i;
const returnWords =
  /^(?:return|come|call|seek|999|112|911|111|ambulance|emergency|safety|back|ring|again|worse|worsening|help|medical)/i;
const partial = 0.5;
const bare = 0.35;

/** How far the sentence says all that the item asks: for good and not for a while, and with a sign to come back for. */
export function fullnessOf(item: TextItem, prose: Prose, hit: Span): number {
  const sentence = prose.sentenceAt(hit.start);
  const act = actOf(item);
  if (act === "avoid" && forGood.test(item.label))
    return forAWhile.test(sentence) && !/\b(?:life|good|ever|never|forever)\b/i.test(sentence)
      ? partial
      : 1;
  if (act !== "return") return 1;
  const said = new Set(stemsOf(sentence));
  const named = item.any
    .flatMap((phrase) => stemsOf(phrase))
    .concat(stemsOf(item.why))
    .some((stem) => said.has(stem) && !returnWords.test(stem));
  const listed = sentence.split(/,|\/|\bor\b|\band\b/).length > signs;
  return named || listed ? 1 : bare;
}

/** What is watched by the hour is no advice for the time after. */
const isObservation = /\b(?:hourly|every hour|every \d+ (?:min|h)|obs\b|observe)/i;

/** So many words of an item's own label are its condition said: "may fly a week after a clear film". */
const conditionSaid = 2;

/** Whether a sentence allows what an item forbids, without the item's own condition. */
export function isAllowed(item: TextItem, prose: Prose, hit: Span): boolean {
  const { sentence, before } = around(prose, hit);
  if (!allows.test(before) || denied.test(before)) return false;
  const said = new Set(stemsOf(sentence));
  return stemsOf(item.label).filter((stem) => said.has(stem)).length <= conditionSaid - 1;
}

/** Whether the sentence in which a phrase stands holds the act that the item asks for, with its sign and its object. */
export function entails(item: TextItem, prose: Prose, hit: Span, isLifestyle: boolean): boolean {
  const { sentence, before, behind } = around(prose, hit);
  if (notAsked.test(behind) || tellsOf.test(before)) return false;
  if (isLifestyle && isObservation.test(sentence)) return false;
  const act = actOf(item);
  const phrase = prose.text.slice(hit.start, hit.end);
  if (act === "return")
    return (
      returns.test(sentence) ||
      /\b(?:watch(?:ing)? for|monitor(?:ing)? for|look(?:ing)? out for)\b/i.test(sentence) ||
      /(?:->|→) ?(?:999|911|112)\b/.test(sentence)
    );
  // What brings somebody back is told of a danger, not of what the danger is named by.
  if (callsBack.test(sentence) && !item.any.some((one) => /return|999|call/i.test(one)))
    return /\bwatch|\bsigns?\b/i.test(item.label) && /\bsigns?\b|\bbleed/i.test(item.label);
  if (act === "avoid") return !isAllowed(item, prose, hit) && forbids.test(sentence);
  if (act === "meet") {
    if (!meets.test(sentence) || /^\W*(?:no|not|avoid|off)\b/i.test(sentence)) return false;
    // A time by itself is the appointment only where the author asks for no more than a time.
    const named = item.any.filter((one) => !timeOnly.test(one));
    const said = new Set(stemsOf(sentence));
    const own = new Set(stemsOf([item.label, ...named].join(" ")));
    return !timeOnly.test(phrase) || named.length === 0 || [...own].some((stem) => said.has(stem));
  }
  return (
    !/\b(?:after|before|and after|with|under) $/i.test(before.slice(-12)) ||
    !/^fluids?$/i.test(phrase)
  );
}

/** A sentence that sends somebody back for two signs or more, in whatever words the author did not think of. */
export function returnSentence(prose: Prose): Span | undefined {
  for (const match of prose.text.matchAll(
    /(?:^|[.;\n] ?)\s*((?:please )?(?:return|come back|come straight back|call 999|safety net\w*)\b[^.;\n]{6,300})/gi,
  )) {
    const text = match[1] ?? "";
    const start = match.index + match[0].length - text.length;
    const named = text.split(/,|\/|\bor\b|\band\b/).filter((one) => /\p{L}{3}/u.test(one));
    if (named.length >= signs && /\b(?:for|if|with|sob)\b|,/i.test(text))
      return { start, end: start + text.length };
  }
  // "Red flags (weak again, breathless, choking) -> 999": the signs first, and then where to.
  for (const match of prose.text.matchAll(
    /[^.;\n]{8,300}(?:->|→|=|:|\bto\b|\bcall\b|\bring\b) ?(?:999|911|112|a&e|ed|er)\b/gi,
  )) {
    const named = match[0].split(/,|\/|\bor\b|\band\b/).filter((one) => /\p{L}{3}/u.test(one));
    if (named.length > signs) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
