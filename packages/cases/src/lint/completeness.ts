import { attributes, isSymptom, topics, type Attribute, isDoing } from "@anamnesis/terminology";
import { compileCase } from "../compile/case.ts";
import { topicOfKey } from "../compile/facts.ts";
import type { CaseSource } from "../schema/case.ts";
import { advice, error, type LintFinding } from "./problem.ts";

/** What only some complaints have: a rash has no radiation, a pain no colour. */
const optional: readonly Attribute[] = ["appearance", "site", "radiation", "frequency"];
const painful = /pain|ache|headache/;

/** What every clinician asks of everyone; a default would be a guess about this person. */
const ownAnswers = [
  "pmh",
  "medications",
  "allergies",
  "family_history",
  "smoking",
  "alcohol",
  "drugs",
  "occupation",
  "living_situation",
  "support",
  "sleep",
  "mood",
  "ideas",
  "concerns",
  "expectations",
  "surgeries",
  "hospitalisation",
  "travel",
] as const;
const childAnswers = [
  "pmh",
  "medications",
  "allergies",
  "family_history",
  "immunisation",
  "ideas",
  "concerns",
  "expectations",
  "paeds_history",
] as const;
const fertileAnswers = ["contraception", "menstrual", "pregnancy"] as const;

/** Details that stock lines answer with a "no" or a "nothing", which may not be true of a symptom that is there. */
const deniable: readonly Attribute[] = [
  "onset",
  "progression",
  "exacerbating",
  "relieving",
  "treatment_tried",
  "previous_episodes",
  "current_status",
];
const adult = 16;
const menarche = 11;
const menopause = 56;

/** Second symptoms that matter and of which too little is written. */
function checkSecondSymptoms(source: CaseSource): LintFinding[] {
  const marked = new Set(source.marking.ask.flatMap((item) => item.fact));
  return Object.entries(source.history).flatMap(([key, entry]): LintFinding[] => {
    const topic = topicOfKey(key);
    if (!topic || !isSymptom(topic) || key === source.complaint) return [];
    if (typeof entry !== "object" || Array.isArray(entry) || entry.is === false) return [];
    const isTold = entry.tell === "open" || entry.tell === "opening";
    if (!isTold && !marked.has(key)) return [];
    const missing = deniable.filter((attribute) => !(attribute in entry));
    return missing.length === 0
      ? []
      : [
          advice(
            ["history", key],
            `"${key}" is there and matters; write its ${missing.join(", ")}, or a stock line will answer "no" or "nothing"`,
          ),
        ];
  });
}

/** Questions that a clinician will ask and that this case has no answer of its own to. */
export function checkCompleteness(source: CaseSource): LintFinding[] {
  const findings: LintFinding[] = [];
  const entry = source.history[source.complaint];
  const written = typeof entry === "object" && !Array.isArray(entry) ? Object.keys(entry) : [];
  const isPain = painful.test(source.complaint);
  for (const attribute of attributes) {
    if (written.includes(attribute)) continue;
    if (optional.includes(attribute) && !(isPain && attribute !== "appearance")) continue;
    findings.push(
      error(
        ["history", source.complaint],
        `the main complaint has no "${attribute}"; every clinician asks it`,
      ),
    );
  }

  const { age, sex } = source.person;
  const wanted: readonly string[] = [
    ...(age < adult ? childAnswers : ownAnswers),
    ...(sex === "female" && age > menarche && age < menopause ? fertileAnswers : []),
  ];
  for (const key of wanted) {
    if (!(key in source.history))
      findings.push(advice(["history"], `write this person's own answer for "${key}"`));
  }

  const answered = new Set(compileCase(source).facts.map((fact) => fact.topic));
  for (const { id } of topics) {
    if (isDoing(id) || id.startsWith("hpc:") || answered.has(id)) continue;
    findings.push(error(["history"], `a question about "${id}" has no answer`));
  }

  findings.push(...checkSecondSymptoms(source));

  const least = 18;
  const { ask } = source.marking;
  if (ask.length < least)
    findings.push(
      advice(["marking", "ask"], `${ask.length} items; a full case has ${least} or more`),
    );
  if (source.marking.mustAsk === undefined)
    findings.push(
      advice(
        ["marking"],
        "mustAsk is missing: name the two to four things without which this history is unsafe",
      ),
    );
  for (const kind of ["key", "red-flag", "negative", "background", "ice"] as const) {
    if (!ask.some((item) => item.kind === kind))
      findings.push(advice(["marking", "ask"], `no item of the kind "${kind}"`));
  }
  return findings;
}
