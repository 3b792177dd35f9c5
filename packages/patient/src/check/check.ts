import type { Fact, PatientView } from "@anamnesis/cases";
import { findDiagnoses } from "@anamnesis/terminology";
import { drugIdsOf } from "../disclose/drug-words.ts";
import { indexOf } from "../disclose/fact-index.ts";
import { numbersIn } from "../disclose/numbers.ts";
import { symptomMentions } from "../disclose/symptom-words.ts";
import { phraseOf } from "../disclose/topic-phrases.ts";
import type { PlanStep } from "../dialogue.ts";

export type Licence = { readonly ok: true } | { readonly ok: false; readonly violation: string };

const fine: Licence = { ok: true };
const broken = (violation: string): Licence => ({ ok: false, violation });

const linesOf = (fact: Fact): readonly string[] => [
  fact.is,
  ...fact.say,
  ...fact.brief,
  ...fact.more,
  ...fact.words,
  fact.panel ?? "",
  fact.item?.replaceAll("_", " ") ?? "",
];

/** Every line that a plan lets the patient draw on, and the topics that it may name without saying anything of them. */
function licensed(plan: readonly PlanStep[], view: PatientView) {
  const index = indexOf(view);
  const lines: string[] = [view.person.name, view.person.calledName];
  const named = new Set<string>();
  const facts: Fact[] = [];
  for (const step of plan) {
    if (step.kind === "tell" || step.kind === "worry")
      facts.push(...[index.get(step.fact)].filter((fact) => fact !== undefined));
    if (step.kind === "aside") lines.push(...(index.get(step.fact)?.aside ?? []));
    if (step.kind === "opening") {
      lines.push(
        ...(step.step < 0 ? view.opening.complaint : (view.opening.more[step.step]?.say ?? [])),
      );
      facts.push(...step.facts.map((id) => index.get(id)).filter((fact) => fact !== undefined));
    }
    if (step.kind === "deny" || step.kind === "unknown" || step.kind === "withhold")
      named.add(step.topic);
    if (step.kind === "offer") lines.push(...step.topics.map(phraseOf));
    if (step.kind === "social" && step.about) lines.push(phraseOf(step.about), step.about);
    if (step.kind === "deny") lines.push(step.about);
    if (step.kind === "social" && step.move === "greeting") lines.push(...view.opening.greeting);
    if (step.kind === "examined") lines.push(step.finding);
  }
  lines.push(...facts.flatMap(linesOf));
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

function symptomViolation(text: string, source: ReturnType<typeof licensed>): string | undefined {
  const there = new Set<string>();
  const absent = new Set<string>();
  for (const line of source.lines) {
    for (const mention of symptomMentions(line)) {
      (mention.isNegated ? absent : there).add(mention.topic);
    }
  }
  for (const fact of source.facts) {
    if (fact.polarity === "absent") absent.add(fact.topic);
    if (fact.polarity === "present") there.add(fact.topic);
  }
  for (const { topic, isNegated, words } of symptomMentions(text)) {
    if (source.named.has(topic)) continue;
    const isLicensed = there.has(topic) || absent.has(topic);
    if (!isLicensed) return `speaks of "${words}" without licence`;
    if (isNegated && !absent.has(topic)) return `denies "${words}", which the plan affirms`;
    if (!isNegated && !there.has(topic) && !isQuestion(text)) {
      return `affirms "${words}", which the plan denies`;
    }
  }
  return undefined;
}

const isQuestion = (text: string): boolean => /\?\s*$/.test(text);

/** Greetings that a typo-tolerant matcher may take for an abbreviation. */
const greeting = /^(hello|hiya|hi)$/i;

const normalised = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

function diagnosisViolation(
  text: string,
  source: ReturnType<typeof licensed>,
  view: PatientView,
): string | undefined {
  const spoken = ` ${normalised(text)} `;
  const allowed = ` ${normalised(source.text)} `;
  const { guarded } = view;
  if (!guarded.isKnown) {
    const leak = [guarded.name, ...guarded.giveaways].find((word) => {
      const form = ` ${normalised(word).trim()} `;
      return spoken.includes(form) && !allowed.includes(form);
    });
    if (leak) return `names "${leak}"`;
  }
  const known = new Set(findDiagnoses(source.text).map((mention) => mention.id));
  const stray = findDiagnoses(text).find(
    (mention) =>
      !known.has(mention.id) &&
      !greeting.test(mention.text) &&
      // "Sore throat" is a symptom to whoever has none; symptoms are judged as such.
      symptomMentions(mention.text).length === 0,
  );
  return stray ? `names the diagnosis ${stray.id}` : undefined;
}

/**
 * Whether a worded reply stays within its plan: every symptom (and whether it is there), drug, figure, relative and
 * diagnosis that it mentions must be licensed by a line of the plan's facts. Words alone are judged; a paraphrase that uses
 * none of them passes.
 */
export function checkReply(text: string, plan: readonly PlanStep[], view: PatientView): Licence {
  const source = licensed(plan, view);
  const symptom = symptomViolation(text, source);
  if (symptom) return broken(symptom);

  const drugs = drugIdsOf(source.text);
  const drug = [...drugIdsOf(text)].find((id) => !drugs.has(id));
  if (drug) return broken(`names the medicine ${drug} without licence`);

  const figures = new Set(numbersIn(source.text));
  const figure = numbersIn(text).find((value) => isFigure(value, text) && !figures.has(value));
  if (figure !== undefined) return broken(`states the figure ${figure} without licence`);

  const kin = new Set(relativesIn(source.text));
  const relative = relativesIn(text).find(
    (word) =>
      !kin.has(word) && plural(view.person.informant?.relation.toLowerCase() ?? "") !== word,
  );
  if (relative) return broken(`speaks of "${relative}" without licence`);

  const diagnosis = diagnosisViolation(text, source, view);
  return diagnosis ? broken(diagnosis) : fine;
}
