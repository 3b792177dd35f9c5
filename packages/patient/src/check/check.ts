import { absentLines, type Fact, type PatientView } from "@anamnesis/cases";
import { findDiagnoses } from "@anamnesis/terminology";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { indexOf, textsOf } from "../lexicon/fact-index.ts";
import { numbersIn } from "../lexicon/numbers.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";
import { phraseOf } from "../lexicon/topic-phrases.ts";
import type { PlanStep } from "../dialogue.ts";
import { ownLines, reactionsOf, repliesTo } from "../speak/own-lines.ts";
import { sentencesOf } from "../speak/sentences.ts";
import { remembered } from "./remembered.ts";

/** What a wording says beyond its plan. */
export type ViolationKind =
  | "symptom"
  | "medicine"
  | "figure"
  | "relative"
  | "diagnosis"
  | "negation"
  | "time"
  | "place"
  | "invention"
  | "question"
  | "role"
  | "language"
  | "form";

export type Licence =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: ViolationKind; readonly violation: string };

export const fine: Licence = { ok: true };
export const broken = (kind: ViolationKind, violation: string): Licence => ({
  ok: false,
  kind,
  violation,
});

const ownKey = (step: PlanStep): string => {
  if (step.kind === "social") return step.move;
  if (step.kind === "withhold") return "withheld";
  return step.kind === "ask_again" ? "again" : step.kind;
};

const linesOf = (fact: Fact): readonly string[] => [
  ...textsOf(fact),
  ...fact.words,
  fact.panel ?? "",
  fact.item?.replaceAll("_", " ") ?? "",
];

/** What a plan lets the patient draw on. */
export interface Source {
  readonly text: string;
  readonly lines: readonly string[];
  /** Topics that may be named without saying anything of them. */
  readonly named: ReadonlySet<string>;
  readonly facts: readonly Fact[];
}

/**
 * Every line that a plan lets the patient draw on.
 * @param wordings of the plan that are known to keep within it, whose words are licensed too
 */
export function licensed(
  plan: readonly PlanStep[],
  view: PatientView,
  wordings: readonly string[] = [],
): Source {
  const index = indexOf(view);
  const lines: string[] = [view.person.name, view.person.calledName];
  lines.push(...wordings);
  const named = new Set<string>();
  const facts: Fact[] = [];
  for (const step of plan) {
    if (step.kind === "tell" || step.kind === "worry")
      facts.push(...[index.get(step.fact)].filter((fact) => fact !== undefined));
    // "No, coughing doesn't alter it": the no that the plan puts in front is licensed with the line.
    if (step.kind === "tell" && step.answer === "no")
      lines.push(...(index.get(step.fact)?.say ?? []).map((line) => `No, ${line}`));
    if (step.kind === "aside") lines.push(...(index.get(step.fact)?.aside ?? []));
    if (step.kind === "opening") {
      lines.push(
        ...(step.step < 0 ? view.opening.complaint : (view.opening.more[step.step]?.say ?? [])),
      );
      facts.push(...step.facts.map((id) => index.get(id)).filter((fact) => fact !== undefined));
    }
    if (step.kind === "deny" || step.kind === "unknown" || step.kind === "withhold")
      named.add(step.topic);
    // The person's own stock lines are the case's: each is licensed with the step that it words.
    lines.push(...ownLines(view, ownKey(step)));
    lines.push(...repliesTo(view, step), ...reactionsOf(view, step));
    if (step.kind === "offer") lines.push(...step.topics.map(phraseOf));
    if (step.kind === "social" && step.move === "patient_own")
      lines.push(...Object.values(view.talk?.patient ?? {}).flat());
    if (step.kind === "ask_again" && step.about) {
      lines.push(phraseOf(step.about));
      named.add(step.about);
    }
    if (step.kind === "social" && step.about) lines.push(phraseOf(step.about), step.about);
    if (step.kind === "deny") lines.push(step.about);
    if (step.kind === "social" && step.move === "greeting") lines.push(...view.opening.greeting);
    if (step.kind === "examined") lines.push(step.finding);
    if (step.kind === "beside") lines.push(step.words);
  }
  lines.push(...facts.flatMap(linesOf));
  // An absence that its author gave no words is said in the words that are declared for the symptom.
  const unworded = facts.filter((fact) => fact.polarity === "absent" && fact.say.length === 0);
  lines.push(...unworded.flatMap((fact) => absentLines(view.person, fact.topic)));
  return { text: lines.join(" . "), lines, named, facts };
}

const plural = (word: string): string => word.replace(/s$/, "");

const relatives =
  /(?<![\p{L}])(mother|mum|mam|father|dad|brother|sister|son|daughter|wife|husband|partner|grand\w+|nan|uncle|aunt|cousin|niece|nephew|boyfriend|girlfriend)s?(?![\p{L}])/giu;

const relativesIn = (text: string): readonly string[] =>
  [...text.matchAll(relatives)].map((match) => plural(match[0].toLowerCase()));

/** Small words that look like figures: "one of those", "a second", "half the time", "first". */
const idle = new Set([0.5, 1, 2, 3]);
const isFigure = (value: number, text: string): boolean =>
  !idle.has(value) || new RegExp(`\\b${value}\\b`).test(text);

const mentionsOf = remembered(symptomMentions);
const figuresOf = remembered(numbersIn);
const kinOf = remembered((text) => relativesIn(text));
const diagnosesOf = remembered((text) => findDiagnoses(text).map(({ id }) => id));

interface Polarity {
  readonly there: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
}

/** The symptoms that a plan affirms and those that it denies. */
function polarityOf(source: Source): Polarity {
  const there = new Set<string>();
  const absent = new Set<string>();
  for (const line of source.lines) {
    for (const { topic, isNegated, isUnsure } of mentionsOf(line)) {
      if (isNegated) absent.add(topic);
      if (!isNegated || isUnsure) there.add(topic);
    }
  }
  for (const fact of source.facts) {
    if (fact.polarity === "absent") absent.add(fact.topic);
    if (fact.polarity === "present") there.add(fact.topic);
  }
  return { there, absent };
}

function symptomViolation(
  text: string,
  source: Source,
  { there, absent }: Polarity,
): Licence | undefined {
  for (const { topic, isNegated, isUnsure, words } of symptomMentions(text)) {
    if (source.named.has(topic)) continue;
    const isLicensed = there.has(topic) || absent.has(topic);
    if (!isLicensed) return broken("symptom", `speaks of "${words}" without licence`);
    if (isUnsure) continue;
    if (isNegated && !absent.has(topic))
      return broken("negation", `denies "${words}", which the plan affirms`);
    if (!isNegated && !there.has(topic) && !isOnlyAsked(text, words))
      return broken("negation", `affirms "${words}", which the plan denies`);
  }
  return undefined;
}

/** "Passing out? Never.": what stands only in questions is not said to be so. */
const isOnlyAsked = (text: string, words: string): boolean =>
  sentencesOf(text)
    .filter((part) => part.toLowerCase().includes(words.toLowerCase()))
    .every((part) => /\?["')\]]*\s*$/.test(part));

/** Greetings that a typo-tolerant matcher may take for an abbreviation; "ta-ra" holds one. */
const greeting = /^(hello|hiya|hi)$/i;
const farewell = /\bta-ra\b/gi;

const normalised = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

function diagnosisViolation(
  text: string,
  allowed: string,
  known: ReadonlySet<string>,
  view: PatientView,
): string | undefined {
  const spoken = ` ${normalised(text)} `;
  const { guarded } = view;
  if (!guarded.isKnown) {
    const leak = [guarded.name, ...guarded.giveaways].find((word) => {
      const form = ` ${normalised(word).trim()} `;
      return spoken.includes(form) && !allowed.includes(form);
    });
    if (leak) return `names "${leak}"`;
  }
  const stray = findDiagnoses(text.replace(farewell, " ")).find(
    (mention) =>
      !known.has(mention.id) &&
      !greeting.test(mention.text) &&
      // "Sore throat" is a symptom to whoever has none; symptoms are judged as such.
      symptomMentions(mention.text).length === 0,
  );
  return stray ? `names the diagnosis ${stray.id}` : undefined;
}

/** What is asked of a plan's lines for every text that is checked against them, looked up once. */
export function checkAgainst(source: Source, view: PatientView): (text: string) => Licence {
  const polarity = polarityOf(source);
  const drugs = new Set(source.lines.flatMap((line) => [...drugIdsOf(line)]));
  const figures = new Set(source.lines.flatMap(figuresOf));
  const names = new Set(view.facts.flatMap(({ topic, words }) => (topic === "other" ? words : [])));
  const kin = new Set(source.lines.flatMap(kinOf));
  const allowed = ` ${normalised(source.text)} `;
  const known = new Set(source.lines.flatMap(diagnosesOf));
  // "Marcin" is a workmate and no misspelt medicine.
  const withoutNames = (text: string): string =>
    text.replace(/(?<![\p{L}])\p{Lu}[\p{L}'’-]+/gu, (word) =>
      names.has(word.toLowerCase()) ? " " : word,
    );
  const informant = plural(view.person.informant?.relation.toLowerCase() ?? "");
  return (text) => {
    const symptom = symptomViolation(text, source, polarity);
    if (symptom) return symptom;
    const drug = [...drugIdsOf(withoutNames(text))].find((id) => !drugs.has(id));
    if (drug) return broken("medicine", `names the medicine ${drug} without licence`);
    const figure = numbersIn(text).find((value) => isFigure(value, text) && !figures.has(value));
    if (figure !== undefined)
      return broken("figure", `states the figure ${figure} without licence`);
    const relative = relativesIn(text).find((word) => !kin.has(word) && word !== informant);
    if (relative) return broken("relative", `speaks of "${relative}" without licence`);
    const diagnosis = diagnosisViolation(text, allowed, known, view);
    return diagnosis ? broken("diagnosis", diagnosis) : fine;
  };
}

/**
 * Whether a worded reply stays within its plan: every symptom (and whether it is there), drug, figure, relative and
 * diagnosis that it mentions must be licensed by a line of the plan's facts. Words alone are judged; a paraphrase that uses
 * none of them passes.
 */
export const checkReply = (text: string, plan: readonly PlanStep[], view: PatientView): Licence =>
  checkAgainst(licensed(plan, view), view)(text);
