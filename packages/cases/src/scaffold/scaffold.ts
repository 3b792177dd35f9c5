import { attributeHints } from "./attribute-hints.ts";
import { attributes } from "@anamnesis/terminology";
import { toBeWritten } from "../lint/draft.ts";

/** What is known of a case before it is written. */
export interface ScaffoldAnswers {
  readonly id: string;
  readonly module: string;
  readonly level: string;
  readonly name: string;
  /** In years. */
  readonly age: number;
  readonly sex: "male" | "female";
  /** Key under `history`: `chest_pain`. */
  readonly complaint: string;
  /** Diagnosis of terminology, by id and name. */
  readonly diagnosis: { readonly id: string; readonly name: string };
  /** Diagnosis ids that it could be taken for. */
  readonly neighbours: readonly string[];
}

const quoted = (text: string): string => JSON.stringify(text);
const write = (hint: string): string => quoted(toBeWritten(hint));
const childAge = 16;

const leaf = (name: string, hint: string, indent: string): string =>
  [
    `${indent}${name}:`,
    `${indent}  is: ${write(`${hint}, for the examiner`)}`,
    `${indent}  say:`,
    `${indent}    - ${write(`${hint}, in their own words`)}`,
  ].join("\n");

const adultLife = [
  "pmh",
  "medications",
  "allergies",
  "surgeries",
  "hospitalisation",
  "family_history",
  "smoking",
  "alcohol",
  "drugs",
  "occupation",
  "living_situation",
  "support",
  "travel",
  "sleep",
  "mood",
  "ideas",
  "concerns",
  "expectations",
];
const childLife = [
  "pmh",
  "medications",
  "allergies",
  "immunisation",
  "paeds_history",
  "family_history",
  "living_situation",
  "ideas",
  "concerns",
  "expectations",
];

const lifeOf = ({ age, sex }: ScaffoldAnswers): readonly string[] => [
  ...(age < childAge ? childLife : adultLife),
  ...(sex === "female" && age > 11 && age < 56 ? ["menstrual", "contraception", "pregnancy"] : []),
];

const personOf = ({ name, age, sex }: ScaffoldAnswers): string => `person:
  name: ${quoted(name)}
  calledName: ${quoted(name.split(" ")[0] ?? name)}
  age: ${age}
  born: ${write("date of birth as they would say it: the second of May 1980")}
  sex: ${sex}
  work: ${write("what they do, or did")}
  lives: ${write("with whom and where: with her sister in a flat above the shop")}
  town: ${write("town")}
  literacy: ordinary # low, ordinary, high
  talk: ordinary # terse, ordinary, talkative
  manner: ${write("how they meet a doctor: brisk, plays it down, afraid of wasting time")}
  mood: worried # calm, worried, frightened, tearful, embarrassed, irritated, relieved, in_pain, tired
  breath: normal # short: speaks in short runs
${age < childAge ? `  informant: # who speaks; every line below is theirs\n    name: ${write("first name")}\n    relation: mother\n` : ""}  look: ${write("hair, build, clothes in a few words, for the portrait")}
  portrait: # what the face is drawn from; docs/authoring has the words
    skin: 4 # Monk Skin Tone, 1 lightest to 10 darkest
    hair: ${age < 2 ? "fuzz" : "short"}
    hairColour: brown
    eyes: brown
    wears: shirt
    cloth: slate
    signs: [] # what anybody would see in this face: pallor, jaundice, sweat`;

const triageOf =
  (): string => `# All that a learner sees before the first word. The diagnosis must not be guessable from it.
triage:
  problem: ${write("as a triage nurse would write it")}
  mainDiseases:
    - ${write("the problem, then long-standing conditions")}
  symptoms:
    - ${write("symptom")}
  criticalFactors: []
  history: ${write("two sentences of a triage note")}
  emotionalState: ${write("how they seem: Worried")}
  healthStatus: 60 # 0 to 100; below 40 is critical

vitals:
  heartRate: 76
  bloodPressure: 122/76
  temperatureC: 36.8
  respiratoryRate: 15
  spo2: 98`;

const historyOf = (answers: ScaffoldAnswers): string => `opening:
  greeting: # said before the learner has spoken
    - ${write("hello, in their manner")}
  complaint: # to "what brings you in?"; every wording tells all of \`tells\`
    - ${write("the complaint in their words")}
    - ${write("the same, put otherwise")}
  tells: [${answers.complaint}]
  more: # on "go on"
    - say:
        - ${write("the next thing they would tell of their own accord")}
      tells: [${answers.complaint}.onset]

complaint: ${answers.complaint}

# What is left out is answered from ordinary life: symptoms absent. \`no\` is a negative that matters here.
history:
  ${answers.complaint}:
    is: ${write("the complaint for the examiner")}
    tell: opening
    say:
      - ${write("one way")}
      - ${write("another way")}
    brief: ${write("a clause without a full stop")}
    panel: ${write("a line for the panel on the left")}
${attributes
  .filter((name) => !["appearance", "frequency"].includes(name))
  .map((name) => leaf(name, attributeHints[name] ?? name, "    "))
  .join("\n")}
${lifeOf(answers)
  .map((key) => leaf(key, key.replace(/_/g, " "), "  "))
  .join("\n")}`;

const findingsOf = ({
  complaint,
}: ScaffoldAnswers): string => `# What is seen, heard and felt; never a diagnosis.
examination:
  general:
    text: ${write("how they look from the end of the bed")}
    abnormal: false

# What the laboratory or the reporter would send; what is left open is normal. Ids: packages/terminology.
investigations:
  cbc:
    report: ${write("what the report says")}
    values: []
    abnormal: false
# Add the tests that matter for ${complaint}: values with unit, range and flag.`;

const differentialOf = ({ diagnosis, neighbours, complaint }: ScaffoldAnswers): string =>
  `# Prior at the door, and how each finding as it is here moves it: +++ ++ + 0 - -- --- or a published figure with its source.
differential:
${[diagnosis.id, ...neighbours, "first_neighbour", "second_neighbour", "third_neighbour"]
  .slice(0, 4)
  .map(
    (id, at) =>
      `  - id: ${id}\n    prior: ${at === 0 ? 0.3 : 0.15}\n    weights:\n      ${complaint}.onset: "${at === 0 ? "+" : "0"}"`,
  )
  .join("\n")}`;

/** Places of the items without which a case cannot be marked; the schema says how many of each there must be. */
const markingOf = ({ complaint }: ScaffoldAnswers): string => `marking:
  mustAsk: # two to four, each a fact of ask: without them this history is unsafe
    - { fact: ${complaint}.onset, why: ${write("what happens to whoever is not asked this")} }
  ask: # eight or more, better eighteen: key, red-flag, negative, background, ice
${[
  "onset",
  "character",
  "severity",
  "exacerbating",
  "relieving",
  "previous_episodes",
  "progression",
  "associated",
]
  .map(
    (name) => `    - fact: ${complaint}.${name}
      kind: key
      weight: 2
      label: ${write("a name for the item")}
      why: ${write("why it matters")}
      question: ${write("a question that finds it")}`,
  )
  .join("\n")}
  examine:
    - { system: general, why: ${write("why")} }
  tests:
    needed:
      - { test: cbc, why: ${write("why")} }
  diagnosis:
    findings:
${[1, 2, 3]
  .map(
    () => `      - id: ${complaint}
        label: ${write("finding")}
        any: [${write("a phrase that shows it")}]
        direction: for`,
  )
  .join("\n")}
    alternatives: [first_neighbour, second_neighbour]
  treatment:
    needed:
      - id: first
        label: ${write("what is needed")}
        anyOf: [${write("drug, class or action id")}]
        why: ${write("why, with guideline and year")}
    harmful:
      - id: first_harm
        label: ${write("what would hurt")}
        anyOf: [${write("drug, class or action id")}]
        severity: serious
        why: ${write("why")}
  lifestyle:
    - id: first_advice
      label: ${write("advice")}
      any: [${write("a phrase")}]
      why: ${write("why")}
  followUp:
    - id: safety_net
      label: ${write("when to come back at once")}
      any: [${write("a phrase")}]
      why: ${write("why")}`;

const expertOf = ({ diagnosis }: ScaffoldAnswers): string => `expert:
  path:
${[1, 2, 3, 4].map(() => `    - { step: ${write("step")}, why: ${write("why")} }`).join("\n")}
  reasoning: ${write("how the findings lead there")}
  questions: # at least twelve; the examiner marks them and expects 9 of 10
${Array.from({ length: 12 }, () => `    - ${write("question")}`).join("\n")}
  orders: [cbc]
  initial:
    reasoning: ${write("first thoughts")}
    diagnosis: ${quoted(diagnosis.name)}
    medications: []
  final:
    reasoning: ${write("for and against, and what was considered beside it")}
    diagnosis: ${quoted(diagnosis.name)}
    medications: []
    lifestyle: ${write("advice")}
    followUp: ${write("who sees them when, and what brings them back at once")}

learn:
${[1, 2, 3].map(() => `  - ${write("what the learner takes away")}`).join("\n")}

sources:
${[1, 2].map(() => `  - ${write("guideline, body, year")}`).join("\n")}`;

/** A case to be completed, in the order of a shipped one; it parses, can be talked to, and lint lists what is left. */
export const scaffold = (answers: ScaffoldAnswers): string =>
  [
    `# A draft. Whatever says "(to be written: …)" waits for you; npm run cases:lint -- <this file> lists it with its line.
# When it has been written and reviewed (docs/authoring/review-checklist.md), take the line \`draft\` out.
schema: 1
draft: true
id: ${answers.id}
version: 1
module: ${answers.module}
level: ${answers.level}

diagnosis:
  id: ${answers.diagnosis.id}
  name: ${quoted(answers.diagnosis.name)}
  giveaways: []`,
    personOf(answers),
    triageOf(),
    historyOf(answers),
    findingsOf(answers),
    differentialOf(answers),
    markingOf(answers),
    expertOf(answers),
  ].join("\n\n") + "\n";
