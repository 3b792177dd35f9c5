import type { PatientView } from "@anamnesis/cases";
import { truthOf } from "../disclose/fact-index.ts";
import { drugIdsOf } from "../disclose/drug-words.ts";
import { numbersIn } from "../disclose/numbers.ts";
import { isNegatedAt, symptomMentions } from "../disclose/symptom-words.ts";
import { phraseOf } from "../disclose/topic-phrases.ts";
import type { PlanStep } from "../dialogue.ts";
import { attitudesIn, idiomsIn } from "./idioms.ts";
import { outOfRole } from "./out-of-role.ts";
import { isPlain, sayOf, statedBy, wordsOf } from "./plain-talk.ts";
import { momentsIn, placesIn, spansIn } from "./said-of.ts";
import { remembered } from "./remembered.ts";
import { broken, checkAgainst, fine, licensed, type Licence, type Source } from "./check.ts";

/** What the lines of a plan allow to be said, looked up once for a reply. */
interface Allowed {
  readonly stated: ReadonlySet<string>;
  readonly moments: ReadonlySet<string>;
  readonly spans: readonly number[];
  readonly figures: ReadonlySet<number>;
  readonly placesThere: ReadonlySet<string>;
  readonly placesAbsent: ReadonlySet<string>;
  /** Stems of what the plan's facts say, and whether their lines affirm or deny them. */
  readonly claims: ReadonlyMap<string, "there" | "absent" | "either">;
  /** The plan denies all that it tells; these stems are what it denies. */
  readonly denied: ReadonlySet<string>;
  readonly idioms: ReadonlySet<string>;
  /** What the lines say of how somebody stands to things, said or denied. */
  readonly attitudes: ReadonlyMap<string, "there" | "absent" | "either">;
  readonly mayAsk: boolean;
  readonly answers: ReadonlySet<"yes" | "no">;
}

const clauses = (line: string): readonly string[] => line.split(/(?<=[.!?;])\s+/);

/** A sentence without case and marks, to find it again among the plan's own. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Stems of a line by whether the line denies them; "No, never" at its front denies nothing that stands behind it. */
function polarities(line: string): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const match of line.matchAll(/[\p{L}]+(?:['’][\p{L}]+)*/gu)) {
    if (isPlain(match[0]) || numbersIn(match[0]).length > 0) continue;
    found.set(sayOf(match[0]), isNegatedAt(line, match.index));
  }
  return found;
}

const placesOf = remembered(placesIn);
const momentsOf = remembered(momentsIn);
const spansOf = remembered(spansIn);
const figuresOf = remembered(numbersIn);
const polaritiesOf = remembered(polarities);
const idiomsOf = remembered(idiomsIn);
const mentionedAttitudes = remembered(attitudesIn);

type Polarities = ReadonlyMap<string, "there" | "absent" | "either">;

function attitudesOf(lines: readonly string[]): Polarities {
  const found = new Map<string, "there" | "absent" | "either">();
  for (const { id, isNegated } of lines.flatMap(mentionedAttitudes)) {
    const now = isNegated ? "absent" : "there";
    const before = found.get(id);
    found.set(id, before && before !== now ? "either" : now);
  }
  return found;
}

/** Stems of what a plan's facts are about. */
const aboutOf = (source: Source): ReadonlySet<string> =>
  new Set(
    source.facts.flatMap((fact) => [
      ...statedBy((fact.item ?? "").replaceAll("_", " ")),
      ...fact.words.flatMap((word) => [...statedBy(word)]),
      ...statedBy(phraseOf(fact.topic)),
    ]),
  );

function claimsOf(source: Source): Allowed["claims"] {
  const claims = new Map<string, "there" | "absent" | "either">();
  const note = (stem: string, isDenied: boolean): void => {
    const now = isDenied ? "absent" : "there";
    const before = claims.get(stem);
    claims.set(stem, before && before !== now ? "either" : now);
  };
  for (const fact of source.facts)
    for (const line of [...fact.say, ...fact.brief, ...fact.more])
      for (const clause of clauses(line))
        for (const [stem, isDenied] of polaritiesOf(clause)) note(stem, isDenied);
  for (const fact of source.facts) {
    if (fact.polarity !== "absent") continue;
    for (const word of fact.words)
      for (const stem of statedBy(word)) if (!claims.has(stem)) claims.set(stem, "absent");
  }
  return claims;
}

function answersOf(plan: readonly PlanStep[], source: Source): ReadonlySet<"yes" | "no"> {
  const answers = new Set<"yes" | "no">();
  for (const step of plan) {
    if (step.kind === "deny") answers.add("no");
    else if (step.kind === "tell" && step.answer) answers.add(step.answer);
    else if (step.kind === "social" || step.kind === "worry" || step.kind === "unknown") {
      answers.add("yes").add("no");
    }
  }
  for (const fact of source.facts) {
    const truth = truthOf(fact);
    if (truth === "neither") answers.add("yes").add("no");
    else answers.add(truth);
  }
  if (answers.size === 0 || source.lines.some((line) => /^no\b/i.test(line))) answers.add("no");
  if (answers.size === 0 || source.lines.some((line) => /^(yes|yeah)\b/i.test(line)))
    answers.add("yes");
  return answers;
}

function allowedBy(plan: readonly PlanStep[], source: Source): Allowed {
  const topics = [
    ...source.facts.map((fact) => phraseOf(fact.topic)),
    ...[...source.named].map(phraseOf),
  ];
  const lines = [...source.lines, ...topics];
  const about = aboutOf(source);
  const answers = answersOf(plan, source);
  const claims = claimsOf(source);
  const isAffirmed = (stem: string): boolean => (claims.get(stem) ?? "absent") !== "absent";
  const there = new Set<string>();
  const absent = new Set<string>();
  for (const line of lines)
    for (const { id, isNegated } of placesOf(line)) (isNegated ? absent : there).add(id);
  return {
    stated: new Set(lines.flatMap((line) => [...statedBy(line)])),
    moments: new Set(lines.flatMap(momentsOf)),
    spans: lines.flatMap(spansOf),
    figures: new Set(lines.flatMap(figuresOf)),
    placesThere: there,
    placesAbsent: absent,
    claims,
    denied:
      answers.size === 1 && answers.has("no")
        ? new Set([...about].filter((stem) => !isAffirmed(stem)))
        : new Set(),
    idioms: new Set(lines.flatMap(idiomsOf)),
    attitudes: attitudesOf(lines),
    mayAsk: /\?/.test(source.text),
    answers,
  };
}

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

/** Plain words that state something all the same: how a thing goes on, and how somebody stands to it. */
function plainViolation(text: string, allowed: Allowed): Licence | undefined {
  const idiom = idiomsIn(text).find((id) => !allowed.idioms.has(id));
  if (idiom) return broken("time", `says how it goes on (${idiom}) without licence`);
  for (const { id, isNegated, words } of attitudesIn(text)) {
    const known = allowed.attitudes.get(id);
    if (known === "there" && isNegated)
      return broken("negation", `denies "${words}", which the plan affirms`);
    if (known === "absent" && !isNegated)
      return broken("negation", `affirms "${words}", which the plan denies`);
  }
  return undefined;
}

/** Words by which something is said not to be, or to be as it should. */
const denial =
  /(?<![\p{L}])(no|not|never|none|nothing|nobody|neither|nor|without|nowhere|hardly|[\p{L}]+n['’]t|fine|all ?right|ok(ay)?|normal|usual|same|clear|sound|grand|good|well|free|only|just|as ever|pink|regular)(?![\p{L}])/iu;

function claimViolation(text: string, allowed: Allowed): Licence | undefined {
  if (!denial.test(text) && !/\?\s*$/.test(text)) {
    const stem = [...statedBy(text)].find((word) => allowed.denied.has(word));
    if (stem) return broken("negation", `affirms "${stem}", which the plan denies`);
  }
  for (const clause of clauses(text)) {
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
  const allowed = allowedBy(plan, source);
  const claims = checkAgainst(source, view);
  const own = new Set(source.lines.flatMap(clauses).map(bare));
  return (sentence) => {
    if (own.has(bare(sentence))) return fine;
    const role = outOfRole(sentence, source.text);
    if (role) return role;
    const licence = claims(sentence);
    if (!licence.ok) return licence;
    if (isAsking(sentence) && !allowed.mayAsk)
      return broken("question", "asks something that the plan does not ask");
    return (
      answerViolation(sentence, allowed) ??
      countViolation(sentence, allowed) ??
      timeViolation(sentence, allowed) ??
      placeViolation(sentence, allowed) ??
      claimViolation(sentence, allowed) ??
      plainViolation(sentence, allowed) ??
      inventionViolation(sentence, allowed) ??
      fine
    );
  };
}
