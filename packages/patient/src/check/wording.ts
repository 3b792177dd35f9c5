import type { PatientView } from "@anamnesis/cases";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { numbersIn } from "../lexicon/numbers.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";
import type { PlanStep } from "../dialogue.ts";
import { allowedBy, bare, clauses, polarities, type Allowed } from "./allowed.ts";
import { asksBack } from "./ask-back.ts";
import { isHanging, takesUp, withoutVocative } from "./echo.ts";
import { attitudesIn, idiomsIn } from "./idioms.ts";
import { outOfRole } from "./out-of-role.ts";
import { isPlain, sayOf, statedBy, wordsOf } from "./plain-talk.ts";
import { momentsIn, placesIn, spansIn } from "./said-of.ts";
import { turnedFrom } from "./turned.ts";
import { broken, checkAgainst, fine, licensed, type Licence, type Source } from "./check.ts";

const nearly = (a: number, b: number): boolean => Math.abs(a - b) <= 0.1 * Math.max(a, b);

function timeViolation(text: string, allowed: Allowed, asked: string): Licence | undefined {
  const span = spansIn(text).find((value) => !allowed.spans.some((known) => nearly(value, known)));
  if (span !== undefined) return broken("time", "states a length of time without licence");
  const isSpan = spansIn(text).length > 0;
  // "Today?": asked back.
  const heard = new Set(/\?\s*$/.test(text) ? momentsIn(asked) : []);
  const moment = momentsIn(text).find((word) => !allowed.moments.has(word) && !heard.has(word));
  const isUnit =
    moment !== undefined && /^(minute|hour|day|week|fortnight|month|year)$/.test(moment);
  if (moment === undefined || (isUnit && isSpan)) return undefined;
  return broken("time", `speaks of "${moment}" without licence`);
}

function placeViolation(text: string, allowed: Allowed): Licence | undefined {
  for (const { id, isNegated, isUnsure, words } of placesIn(text)) {
    const isKnown = allowed.placesThere.has(id) || allowed.placesAbsent.has(id);
    if (!isKnown) return broken("place", `speaks of "${words}" without licence`);
    if (isUnsure) continue;
    if (isNegated && !allowed.placesAbsent.has(id))
      return broken("negation", `denies "${words}", which the plan affirms`);
    if (!isNegated && !allowed.placesThere.has(id))
      return broken("negation", `affirms "${words}", which the plan denies`);
  }
  return undefined;
}

/** Small numbers that count something: "twice" and "two tablets", not "one of those things". */
const counted = /(?<![\p{L}-])(twice|thrice|couple|two|three|half|second|third)(?![\p{L}])/giu;
const idleCounts =
  /\b(one or two things|(?:a|one|half a) second|half the time|in two minds|two ways about it|second thoughts?|just a second|the other half|second nature|put two and two)\b/giu;
const counts: Readonly<Record<string, number>> = {
  twice: 2,
  couple: 2,
  two: 2,
  thrice: 3,
  three: 3,
  half: 0.5,
  second: 2,
  third: 3,
};

function countViolation(text: string, allowed: Allowed): Licence | undefined {
  for (const [word] of text.replace(idleCounts, " ").matchAll(counted)) {
    if (allowed.figures.has(counts[word.toLowerCase()] ?? 0)) continue;
    if (allowed.stated.has(sayOf(word))) continue;
    return broken("figure", `counts "${word}" without licence`);
  }
  return undefined;
}

/** "I've lost", "it was", "they have been": a history, and no answer to a plan. */
const tellsOfThen =
  /(?<![\p{L}])(?:(?:i|we|you|he|she|it|they)(?:['’]ve|['’]d(?! (?:like|love|rather|be|prefer|want|sooner))| have| had| has| was| were)|(?:has|have|had|was|were) (?:been|had|got)|goes|went|came|began|started)(?![\p{L}])/iu;

/** What stands in front of, between and after statements. */
const filler = new Set(
  (
    "well um er oh so i i'm i'd i've it it's that that's the a an and but to be of in is was honest honestly really actually mean " +
    "think suppose guess know say said like just quite bit sure sorry yes yeah no not okay right thanks thank ta please doctor you me my if for all this with do don't"
  ).split(" "),
);

/** The words that give the case away are licensed by what may be spoken alone, not by how the case files a fact. */
function giveawayViolation(text: string, allowed: Allowed, view: PatientView): Licence | undefined {
  if (view.guarded.isKnown) return undefined;
  const said = ` ${bare(text)} `;
  const leak = [view.guarded.name, ...view.guarded.giveaways].find((word) => {
    const form = ` ${bare(word)} `;
    return said.includes(form) && !allowed.spoken.includes(form);
  });
  return leak === undefined ? undefined : broken("diagnosis", `names "${leak}"`);
}

/** Of a sentence in plain words so many may be its own; more, where somebody meets what they were told. */
const mostOwn = 0.34;
const mostOwnOfTold = 0.67;

/** Plain words that state something all the same: how a thing goes on, and how somebody stands to it. */
function plainViolation(text: string, allowed: Allowed, told: string): Licence | undefined {
  const idiom = idiomsIn(text).find((id) => !allowed.idioms.has(id));
  if (idiom) return broken("time", `says how it goes on (${idiom}) without licence`);
  const words = wordsOf(text.toLowerCase());
  const heard = new Set(wordsOf(told.toLowerCase()));
  const own = words.filter(
    (word) => !allowed.words.has(word) && !filler.has(word) && !heard.has(word),
  );
  const most = told === "" ? mostOwn : mostOwnOfTold;
  if (statedBy(text).size === 0 && words.length >= 4 && own.length > words.length * most)
    return broken("invention", `says "${own.slice(0, 4).join(" ")}", which the plan does not`);
  for (const { id, isNegated, isUnsure, words: attitude } of attitudesIn(text)) {
    if (isUnsure) continue;
    const known = allowed.attitudes.get(id);
    if (known === "there" && isNegated)
      return broken("negation", `denies "${attitude}", which the plan affirms`);
    if (known === "absent" && !isNegated)
      return broken("negation", `affirms "${attitude}", which the plan denies`);
  }
  return undefined;
}

/** Words by which something is said not to be, or to be as it should. */
const denial =
  /(?<![\p{L}])(no|not|never|none|nothing|nobody|neither|nor|without|nowhere|hardly|[\p{L}]+n['’]t|fine|all ?right|ok(ay)?|normal|usual|same|clear|sound|grand|good|well|free|only|just|as ever|pink|regular)(?![\p{L}])/iu;

/** A symptom that the plan denies without a line of its own, or says nothing of, may not be said to be there. */
function namedViolation(text: string, source: Source, plan: readonly PlanStep[]) {
  const unsaid = new Set(
    plan.flatMap((step) =>
      step.kind === "deny" || step.kind === "unknown" || step.kind === "withhold"
        ? [step.topic]
        : [],
    ),
  );
  const there = new Set(source.facts.map(({ topic }) => topic));
  const stray = symptomMentions(text).find(
    ({ topic, isNegated }) => unsaid.has(topic) && !there.has(topic) && !isNegated,
  );
  return stray && broken("symptom", `speaks of "${stray.words}" without licence`);
}

function claimViolation(text: string, allowed: Allowed): Licence | undefined {
  if (!denial.test(text) && !/\?\s*$/.test(text)) {
    const stem = [...statedBy(text)].find((word) => allowed.denied.has(word));
    if (stem) return broken("negation", `affirms "${stem}", which the plan denies`);
  }
  for (const clause of clauses(text)) {
    // "I can't eat" and "I couldn't stop eating" deny and affirm as they like.
    if (/\bcannot\b|\b(?:ca|could|wo|would)n['’]t\b/i.test(clause)) continue;
    const isAsked = /\?\s*$/.test(clause);
    for (const [stem, denial] of polarities(clause)) {
      const known = allowed.claims.get(stem);
      if (!known || known === "either" || isAsked || denial === "perhaps") continue;
      const isDenied = denial === "yes";
      if (isDenied && known === "there")
        return broken("negation", `denies "${stem}", which the plan affirms`);
      if (!isDenied && known === "absent")
        return broken("negation", `affirms "${stem}", which the plan denies`);
    }
  }
  return undefined;
}

/** "No, you've...": begun, and broken off. */
const falseStart = /^(?:[\p{L}'’]+[,\s]*){1,3}(?:\.{3}|…|—)\s*$/u;

function answerViolation(text: string, allowed: Allowed): Licence | undefined {
  if (allowed.answers.size !== 1 || falseStart.test(text)) return undefined;
  if (
    /^\W*(yes|yeah|yep|aye|definitely|absolutely|of course)\b(?!,? no\b)/i.test(text) &&
    !allowed.answers.has("yes")
  )
    return broken("negation", "says yes where the plan says no");
  if (
    /^\W*(no|nope|never|not at all|not really)(?:\s*(?:[,.!…-]|$)| never\b| not\b| i\b)/i.test(
      text,
    ) &&
    !allowed.answers.has("no")
  )
    return broken("negation", "says no where the plan says yes");
  return undefined;
}

const blank = (text: string, words: string): string => text.replace(words, " ");

/**
 * Words that neither plain talk nor the plan has; where they are most of a sentence it is no English. What was judged
 * already as symptom, medicine or figure is left out.
 */
function inventionViolation(
  text: string,
  allowed: Allowed,
  heard: ReadonlySet<string>,
): Licence | undefined {
  const rest = symptomMentions(text).reduce((left, { words }) => blank(left, words), text);
  const words = wordsOf(rest);
  const stray = words.filter(
    (word) =>
      word.length > 1 &&
      !isPlain(word) &&
      !allowed.stated.has(sayOf(word)) &&
      !heard.has(sayOf(word)) &&
      numbersIn(word).length === 0 &&
      drugIdsOf(word).size === 0 &&
      placesIn(`the ${word}`).length === 0 &&
      momentsIn(word).length === 0,
  );
  if (stray.length === 0) return undefined;
  if (words.length >= 4 && stray.length / words.length > 0.5)
    return broken("language", "is not the patient's English");
  return broken("invention", `says "${stray[0] ?? ""}", which the plan does not`);
}

/** A question, and not a few plain words with a rising voice. */
const isAsking = (sentence: string): boolean =>
  /\?/.test(sentence) &&
  !sentence
    .split(/(?<=[.!?])\s+/)
    .filter((part) => part.endsWith("?"))
    // "Honestly?", "Oh, did I?", "is that right?"
    .every(
      (part) =>
        wordsOf(part).length <= 2 || (wordsOf(part).length <= 4 && statedBy(part).size === 0),
    );

/**
 * Judges a wording that somebody else made of a plan, a sentence at a time. Stricter than `checkReply`: besides symptoms,
 * medicines, figures, relatives and diagnoses it finds times, places, counts, yes for no and no for yes, questions, whatever
 * is no patient's talk, and every word that is neither plain talk nor taken from the plan.
 * @param wordings the engine's own wordings of the same plan, whose words are licensed
 * @param asked what was just said to the patient: a word of it may be taken up
 * @param told what of it was no question
 */
export function checkWording(
  plan: readonly PlanStep[],
  view: PatientView,
  wordings: readonly string[],
  asked = "",
  told = "",
): (sentence: string) => Licence {
  const source = licensed(plan, view, wordings);
  const allowed = allowedBy(plan, view, source, wordings);
  const claims = checkAgainst(source, view);
  const own = new Set(source.lines.flatMap(clauses).map(bare));
  const isTurned = turnedFrom([...source.lines, ...wordings].flatMap(clauses));
  // Who is told something may speak of it in the same words, but not of what was; what is only asked may not be said with them.
  const heard = statedBy(told);
  const none: ReadonlySet<string> = new Set();
  // And ask about what will be done.
  const isTold = plan.some((step) => step.kind === "social" && step.move.startsWith("news_"));
  return (spoken) => {
    const sentence = withoutVocative(spoken, asked);
    if (own.has(bare(sentence)) || asksBack(sentence)) return fine;
    // What was news may be named back; what was only asked is not said to be so by repeating it.
    if (isTold && takesUp(sentence, told, true)) return fine;
    if (takesUp(sentence, asked) && giveawayViolation(sentence, allowed, view) === undefined)
      return fine;
    const role = outOfRole(sentence, source.text);
    if (role) return role;
    const hangs = isHanging(sentence);
    const licence = claims(sentence);
    if (!licence.ok && !(hangs && licence.kind === "negation")) return licence;
    if (isAsking(sentence) && !allowed.mayAsk && !isTold)
      return broken("question", "asks something that the plan does not ask");
    return (
      giveawayViolation(sentence, allowed, view) ??
      (isTurned(sentence) ? broken("negation", "turns round what the plan says") : undefined) ??
      answerViolation(sentence, allowed) ??
      countViolation(sentence, allowed) ??
      timeViolation(sentence, allowed, asked) ??
      placeViolation(sentence, allowed) ??
      namedViolation(sentence, source, plan) ??
      (hangs ? undefined : claimViolation(sentence, allowed)) ??
      plainViolation(sentence, allowed, tellsOfThen.test(sentence) ? "" : told) ??
      inventionViolation(sentence, allowed, tellsOfThen.test(sentence) ? none : heard) ??
      fine
    );
  };
}
