import type { PatientView } from "@anamnesis/cases";
import { textsOf, truthOf } from "../lexicon/fact-index.ts";
import { numbersIn } from "../lexicon/numbers.ts";
import { denialAt } from "../lexicon/negation.ts";
import { phraseOf } from "../lexicon/topic-phrases.ts";
import type { PlanStep } from "../dialogue.ts";
import { attitudesIn, idiomsIn } from "./idioms.ts";
import { isPlain, sayOf, statedBy, wordsOf } from "./plain-talk.ts";
import { remembered } from "./remembered.ts";
import { momentsIn, placesIn, spansIn } from "./said-of.ts";
import type { Source } from "./check.ts";

/** What the lines of a plan allow to be said, looked up once for a reply. */
export interface Allowed {
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
  /** Every word of the lines that may be spoken, and what they say together. */
  readonly words: ReadonlySet<string>;
  readonly spoken: string;
  readonly idioms: ReadonlySet<string>;
  /** What the lines say of how somebody stands to things, said or denied. */
  readonly attitudes: ReadonlyMap<string, "there" | "absent" | "either">;
  readonly mayAsk: boolean;
  readonly answers: ReadonlySet<"yes" | "no">;
}

export const clauses = (line: string): readonly string[] => line.split(/(?<=[.!?;])\s+/);

/** A sentence without case and marks, to find it again among the plan's own. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Stems of a line by whether the line denies them; "No, never" at its front denies nothing that stands behind it. */
export function polarities(line: string): ReadonlyMap<string, ReturnType<typeof denialAt>> {
  const found = new Map<string, ReturnType<typeof denialAt>>();
  for (const match of line.matchAll(/[\p{L}]+(?:['’][\p{L}]+)*/gu)) {
    if (isPlain(match[0]) || numbersIn(match[0]).length > 0) continue;
    found.set(sayOf(match[0]), denialAt(line, match.index));
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
  for (const { id, isNegated, isUnsure } of lines.flatMap(mentionedAttitudes)) {
    const now = isUnsure ? "either" : isNegated ? "absent" : "there";
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

function claimsOf(source: Source, spoken: readonly string[]): Allowed["claims"] {
  const claims = new Map<string, "there" | "absent" | "either">();
  const note = (stem: string, denial: ReturnType<typeof denialAt>): void => {
    const now = denial === "yes" ? "absent" : denial === "no" ? "there" : "either";
    const before = claims.get(stem);
    claims.set(stem, before && before !== now ? "either" : now);
  };
  for (const line of spoken)
    for (const clause of clauses(line))
      for (const [stem, denial] of polaritiesOf(clause)) note(stem, denial);
  for (const fact of source.facts) {
    if (fact.polarity !== "absent") continue;
    for (const word of fact.words)
      for (const stem of statedBy(word)) if (!claims.has(stem)) claims.set(stem, "absent");
  }
  return claims;
}

/** What the engine's own wordings begin with, where they answer at all. */
const frontsOf = (wordings: readonly string[]): ReadonlySet<"yes" | "no"> =>
  new Set(
    wordings.flatMap((line) =>
      /^(yes|yeah|yep)\b/i.test(line)
        ? ["yes" as const]
        : /^no\b/i.test(line)
          ? ["no" as const]
          : [],
    ),
  );

function answersOf(
  plan: readonly PlanStep[],
  source: Source,
  wordings: readonly string[],
): ReadonlySet<"yes" | "no"> {
  const fronts = frontsOf(wordings);
  const steps = plan.filter(
    ({ kind }) => kind !== "examined" && kind !== "aside" && kind !== "beside",
  );
  if (steps.length === 1 && fronts.size > 0) return fronts;
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

/** All that the lines of a plan allow. */
export function allowedBy(
  plan: readonly PlanStep[],
  view: PatientView,
  source: Source,
  wordings: readonly string[],
): Allowed {
  const topics = [
    ...source.facts.map((fact) => phraseOf(fact.topic)),
    ...[...source.named].map(phraseOf),
  ];
  const lines = [...source.lines, ...topics];
  const about = aboutOf(source);
  const answers = answersOf(plan, source, wordings);
  const more = plan.some(({ kind }) => kind === "opening")
    ? [view.opening.complaint, ...view.opening.more.map(({ say }) => say)].flat()
    : [];
  const own = source.facts.flatMap((fact) => textsOf(fact).slice(1));
  const claims = claimsOf(source, [...own, ...more, ...wordings]);
  const isAffirmed = (stem: string): boolean => (claims.get(stem) ?? "absent") !== "absent";
  const there = new Set<string>();
  const absent = new Set<string>();
  for (const line of lines)
    for (const { id, isNegated, isUnsure } of placesOf(line)) {
      if (isNegated) absent.add(id);
      if (!isNegated || isUnsure) there.add(id);
    }
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
    words: new Set([...own, ...more, ...wordings].flatMap((line) => wordsOf(line.toLowerCase()))),
    spoken: ` ${bare([...own, ...more, ...wordings].join(" . "))} `,
    idioms: new Set(lines.flatMap(idiomsOf)),
    attitudes: attitudesOf(lines),
    mayAsk: /\?/.test(source.text),
    answers,
  };
}
