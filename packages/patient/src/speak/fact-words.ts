import { absentLines, type Fact } from "@anamnesis/cases";
import { contentWords, overlaps } from "../lexicon/concepts.ts";
import type { PlanStep } from "../dialogue.ts";
import { againCold } from "./pools-answers.ts";
import { denials } from "./pools-closed.ts";
import { standsAlone, wordingsOf } from "../lexicon/fitting.ts";
import { capitalised, isNegative, joined, sentence, wordCount } from "./sentences.ts";
import { isCold, isCrowded, isShort, isTerse, line, phraseFor, type Voice } from "./voice.ts";

type Tell = Extract<PlanStep, { kind: "tell" }>;

const bareYes = ["Yes.", "Yes, that's right.", "Yeah.", "I'd say so, yes.", "Yes, it is."];

const shortest = (pool: readonly string[], count: number): readonly string[] =>
  [...pool].sort((a, b) => wordCount(a) - wordCount(b)).slice(0, count);

/** Words for a fact that its author gave none. */
function bare(voice: Voice, fact: Fact): string {
  if (fact.polarity === "absent" && !fact.item && !fact.attribute) {
    const lines = absentLines(voice.view.person, fact.topic);
    if (lines.length > 0) return voice.draw.any(lines);
  }
  if (fact.polarity === "absent") return line(voice, denials, "thing");
  if (fact.is === "yes") return voice.draw.any(bareYes.slice(0, 3));
  return sentence(fact.is);
}

/** In a string of answers "Never." would hang in the air, so the fuller wordings are taken. */
const fuller = (pool: readonly string[]): readonly string[] => {
  const full = pool.filter((text) => wordCount(text) > 2 && standsAlone(text));
  return full.length > 0 ? full : pool;
};

/** Of the short lines of a string those that name what they are of: "Not for thirty years" would be of nothing in it. */
function naming(voice: Voice, fact: Fact, pool: readonly string[]): readonly string[] {
  const isOfNo = fact.isDefault && fact.polarity === "absent";
  const words = contentWords(`${phraseFor(voice, fact.topic)} . ${fact.brief.join(" . ")}`);
  const named = pool.filter(
    (text) => (!isOfNo && wordCount(text) > shortLine) || overlaps(words, contentWords(text)),
  );
  return named.length > 0 ? named : pool;
}
const shortLine = 5;

/** The first of some wordings that was not said lately. */
const firstFresh = (voice: Voice, wordings: readonly string[]): string | undefined => {
  for (const wording of wordings) {
    const fresh = voice.draw.fresh([wording]);
    if (fresh !== undefined) return fresh;
  }
  return undefined;
};

const leastWords = 3;

/**
 * A wording that names what it speaks of, where one is needed: among other answers, unless it follows on one of the same
 * topic, and when it is told once more. Undefined where the fact has none or leans on nothing.
 */
function whole(
  voice: Voice,
  fact: Fact,
  step: Tell,
  fitting: readonly string[],
): string | undefined {
  const all = fact.whole ?? [];
  if (all.length === 0) return undefined;
  const follows = voice.topicBefore === fact.topic && !fact.item;
  // "No, never." is of anything.
  const isBit = fact.say.every((wording) => wordCount(wording) < leastWords);
  // Who and what belongs to their life nobody knows who has not been told.
  const isOfLife = fact.topic === "other";
  if (!step.repeated && !isBit && !isOfLife && (!voice.isString || follows)) return undefined;
  const fit = all.filter((wording) => fitting.includes(wording));
  // Among other things, and said again, the shorter ones come first.
  const isBrief = step.repeated || (voice.isString && !isOfLife);
  const inOrder = isBrief ? [...all.slice(1), ...all.slice(0, 1)] : all;
  return firstFresh(voice, [...fit, ...inOrder]) ?? voice.draw.any(all);
}

/** What somebody or something of their life is called, where one of the words that it goes by is a name. */
function nameOf(fact: Fact): string | undefined {
  const texts = [...fact.say, ...(fact.whole ?? []), ...fact.more].join(" ");
  return fact.words
    .map((word) => word.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .find(
      (name) =>
        new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, "u").test(texts) &&
        !new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, "u").test(texts),
    );
}

/** The patient's words for one fact, without anything in front. */
function plain(voice: Voice, fact: Fact, step: Tell): string {
  const { draw } = voice;
  const name = step.isName ? nameOf(fact) : undefined;
  if (name !== undefined) return sentence(name);
  const wordings = wordingsOf(fact);
  const best = step.fits?.flatMap((at) => wordings[at] ?? []) ?? [];
  if (step.part !== "more") {
    const stands = whole(voice, fact, step, best);
    if (stands !== undefined) return stands;
  }
  const ofMoment = best.filter((wording) => fact.say.includes(wording));
  const fitting = ofMoment.length > 0 ? ofMoment : best;
  const fit =
    step.part === "say" ? draw.fresh(voice.isString ? fuller(fitting) : fitting) : undefined;
  if (fit) return fit;
  if (step.part === "more" && fact.more.length > 0) return draw.any(fact.more);
  const clauses = fact.brief.map(sentence);
  const again = step.repeated
    ? draw.fresh(voice.isString ? fuller([...clauses, ...fact.say]) : [...clauses, ...fact.say])
    : undefined;
  if (again) return again;
  if (step.part === "brief" && clauses.length > 0) return draw.any(clauses);
  if (fact.say.length === 0) return clauses.length > 0 ? draw.any(clauses) : bare(voice, fact);
  const kept = isCrowded(voice) ? Math.ceil(fact.say.length / 2) : fact.say.length - 1;
  const pool =
    (isShort(voice) || isCrowded(voice)) && fact.say.length > 2
      ? shortest(fact.say, Math.max(2, kept))
      : fact.say;
  return draw.any(voice.isString ? naming(voice, fact, fuller(pool)) : pool);
}

const answered =
  /^(god|goodness|heavens|of course|course|yes|yeah|yep|yup|aye|no|nope|nah|oh|well|only|just|sometimes|now and (then|again))\b/i;

/** "Yes" or "No" in front, unless the words say it already or would clash with it. */
export function withAnswer(voice: Voice, answer: "yes" | "no" | undefined, text: string): string {
  if (!answer || answered.test(text) || /, no[.?!]?$/i.test(text)) return text;
  if (answer === "yes" && isNegative(text)) return text;
  const front = answer === "no" ? "No," : isTerse(voice) ? "Yeah," : "Yes,";
  return joined(front, text, voice.view);
}

/** Asked once more by somebody they have had enough of; everybody else just answers. */
function reminded(voice: Voice, text: string): string {
  const isNoticed = isCold(voice) && voice.draw.chance(0.06, "told");
  const sharp = isNoticed ? voice.draw.fresh(againCold) : undefined;
  return sharp ? `${sharp} ${capitalised(text)}` : text;
}

/** One fact in the patient's words, with its yes or no, or with the reminder that it was said before. */
export function factWords(voice: Voice, fact: Fact, step: Tell): string {
  const text = plain(voice, fact, step);
  if (step.repeated && step.part !== "more") {
    const short = /^(no|yes|yeah)[.,]/i.test(text)
      ? text.replace(/^(no|yes|yeah)[.,]\s*/i, "")
      : text;
    const words = short === "" ? text : reminded(voice, capitalised(short));
    return step.answer === "no" && !isNegative(words) ? withAnswer(voice, "no", words) : words;
  }
  // "How is your hearing?" wants no "No," in front.
  const isBareNo = step.answer === undefined && fact.polarity === "absent" && /^No, /.test(text);
  return isBareNo ? capitalised(text.slice("No, ".length)) : withAnswer(voice, step.answer, text);
}
