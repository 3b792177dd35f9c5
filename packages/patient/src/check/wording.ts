import type { PatientView } from "@anamnesis/cases";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { numbersIn } from "../lexicon/numbers.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";
import type { PlanStep } from "../dialogue.ts";
import { allowedBy, bare, clauses, polarities, type Allowed } from "./allowed.ts";
import { asksBack } from "./ask-back.ts";
import { attitudesIn, idiomsIn } from "./idioms.ts";
import { outOfRole } from "./out-of-role.ts";
import { isPlain, sayOf, statedBy, wordsOf } from "./plain-talk.ts";
import { momentsIn, placesIn, spansIn } from "./said-of.ts";
import { broken, checkAgainst, fine, licensed, type Licence, type Source } from "./check.ts";

const nearly = (a: number, b: number): boolean => Math.abs(a - b) <= 0.1 * Math.max(a, b);

function timeViolation(text: string, allowed: Allowed): Licence | undefined {
  const span = spansIn(text).find((value) => !allowed.spans.some((known) => nearly(value, known)));
  if (span !== undefined) return broken("time", "states a length of time without licence");
  const isSpan = spansIn(text).length > 0;
  const moment = momentsIn(text).find((word) => !allowed.moments.has(word));
  const isUnit =
    moment !== undefined && /^(minute|hour|day|week|fortnight|month|year)$/.test(moment);
  if (moment === undefined || (isUnit && isSpan)) return undefined;
  return broken("time", `speaks of "${moment}" without licence`);
}

function placeViolation(text: string, allowed: Allowed): Licence | undefined {
  for (const { id, isNegated, words } of placesIn(text)) {
    const isKnown = allowed.placesThere.has(id) || allowed.placesAbsent.has(id);
    if (!isKnown) return broken("place", `speaks of "${words}" without licence`);
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
  /\b(one or two things|a second|half the time|in two minds|two ways about it|second thoughts?|just a second|the other half|second nature|put two and two)\b/giu;
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

/** What stands in front of, between and after statements. */
const filler = new Set(
  (
    "well um er oh so i i'm i'd i've it it's that that's the a an and but to be of in is was honest honestly really actually mean " +
    "think suppose guess know say said like just quite bit sure sorry yes yeah no not doctor you me my if for all this with do don't"
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

/** Plain words that state something all the same: how a thing goes on, and how somebody stands to it. */
function plainViolation(text: string, allowed: Allowed): Licence | undefined {
  const idiom = idiomsIn(text).find((id) => !allowed.idioms.has(id));
  if (idiom) return broken("time", `says how it goes on (${idiom}) without licence`);
  const words = wordsOf(text.toLowerCase());
  const own = words.filter((word) => !allowed.words.has(word) && !filler.has(word));
  if (statedBy(text).size === 0 && words.length >= 4 && own.length > words.length * 0.34)
    return broken("invention", `says "${own.slice(0, 4).join(" ")}", which the plan does not`);
  for (const { id, isNegated, words: attitude } of attitudesIn(text)) {
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
    for (const [stem, isDenied] of polarities(clause)) {
      const known = allowed.claims.get(stem);
      if (!known || known === "either" || isAsked) continue;
      if (isDenied && known === "there")
        return broken("negation", `denies "${stem}", which the plan affirms`);
      if (!isDenied && known === "absent")
        return broken("negation", `affirms "${stem}", which the plan denies`);
    }
  }
  return undefined;
}

function answerViolation(text: string, allowed: Allowed): Licence | undefined {
  if (allowed.answers.size !== 1) return undefined;
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
function inventionViolation(text: string, allowed: Allowed): Licence | undefined {
  const rest = symptomMentions(text).reduce((left, { words }) => blank(left, words), text);
  const words = wordsOf(rest);
  const stray = words.filter(
    (word) =>
      word.length > 1 &&
      !isPlain(word) &&
      !allowed.stated.has(sayOf(word)) &&
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

/** A question, and not a word or two with a rising voice ("Honestly?", "You know?"). */
const isAsking = (sentence: string): boolean =>
  /\?/.test(sentence) &&
  !sentence
    .split(/(?<=[.!?])\s+/)
    .filter((part) => part.endsWith("?"))
    .every((part) => wordsOf(part).length <= 2);

/**
 * Judges a wording that somebody else made of a plan, a sentence at a time. Stricter than `checkReply`: besides symptoms,
 * medicines, figures, relatives and diagnoses it finds times, places, counts, yes for no and no for yes, questions, whatever
 * is no patient's talk, and every word that is neither plain talk nor taken from the plan.
 * @param wordings the engine's own wordings of the same plan, whose words are licensed
 */
export function checkWording(
  plan: readonly PlanStep[],
  view: PatientView,
  wordings: readonly string[],
): (sentence: string) => Licence {
  const source = licensed(plan, view, wordings);
  const allowed = allowedBy(plan, view, source, wordings);
  const claims = checkAgainst(source, view);
  const own = new Set(source.lines.flatMap(clauses).map(bare));
  return (sentence) => {
    if (own.has(bare(sentence)) || asksBack(sentence)) return fine;
    const role = outOfRole(sentence, source.text);
    if (role) return role;
    const licence = claims(sentence);
    if (!licence.ok) return licence;
    if (isAsking(sentence) && !allowed.mayAsk)
      return broken("question", "asks something that the plan does not ask");
    return (
      giveawayViolation(sentence, allowed, view) ??
      answerViolation(sentence, allowed) ??
      countViolation(sentence, allowed) ??
      timeViolation(sentence, allowed) ??
      placeViolation(sentence, allowed) ??
      namedViolation(sentence, source, plan) ??
      claimViolation(sentence, allowed) ??
      plainViolation(sentence, allowed) ??
      inventionViolation(sentence, allowed) ??
      fine
    );
  };
}
