import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { diagnoses, diagnosisById, searchTerms, topicById } from "@anamnesis/terminology";
import { modules } from "../src/modules.ts";
import { topicOfKey } from "../src/compile/facts.ts";
import { scaffold, type ScaffoldAnswers } from "../src/scaffold/scaffold.ts";

// npm run cases:new: asks what it needs to know, or takes it from flags, and writes a draft. Nothing is overwritten.
const options = [
  "id",
  "module",
  "level",
  "name",
  "age",
  "sex",
  "complaint",
  "diagnosis",
  "out",
] as const;
type Option = (typeof options)[number];
const levels = ["Beginner", "Intermediate", "Advanced"];

type Checked = { readonly value: string } | { readonly wrong: string };
const oneOf =
  (known: readonly string[]) =>
  (text: string): Checked => {
    const value = known.find((one) => one.toLowerCase() === text.toLowerCase());
    return value ? { value } : { wrong: `one of: ${known.join(", ")}` };
  };

const diagnosisIdOf = (text: string): Checked => {
  const known =
    diagnosisById(text) ?? diagnoses.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (known) return { value: known.id };
  const close = searchTerms("diagnosis", text, 5).map(({ name }) => name);
  return {
    wrong:
      close.length > 0
        ? `not known by that name; do you mean: ${close.join(", ")}?`
        : "not in packages/terminology; add it there first, or take a broader one",
  };
};

const complaintOf = (text: string): Checked => {
  const key = text.trim().toLowerCase().replace(/[ -]+/g, "_");
  const topic = topicOfKey(key);
  return topic && topicById(topic)
    ? { value: key }
    : {
        wrong:
          "a key of packages/terminology/data/topics.json without its prefix, such as chest_pain",
      };
};

const questions: readonly (readonly [Exclude<Option, "out">, string, (text: string) => Checked])[] =
  [
    [
      "id",
      "Id, lower-case words joined by hyphens (never seen by learners)",
      (text) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? { value: text } : { wrong: "such as acute-gout" },
    ],
    [
      "module",
      `Module (${modules.map(({ id }) => id).join(", ")})`,
      oneOf(modules.map(({ id }) => id)),
    ],
    ["level", `Level (${levels.join(", ")})`, oneOf(levels)],
    ["diagnosis", "Diagnosis", diagnosisIdOf],
    ["complaint", "Main complaint (chest_pain, fatigue, …)", complaintOf],
    [
      "name",
      "The person's full name",
      (text) => (text.trim() ? { value: text.trim() } : { wrong: "a name" }),
    ],
    [
      "age",
      "Age in years",
      (text) =>
        Number(text) >= 0 && Number(text) <= 110 && text.trim() !== ""
          ? { value: text }
          : { wrong: "a number from 0 to 110" },
    ],
    ["sex", "Sex (female, male)", oneOf(["female", "male"])],
  ];

async function answersFrom(
  given: Partial<Record<Option, string>>,
): Promise<Record<string, string> | string> {
  const answers: Record<string, string> = {};
  const isAsked = process.stdin.isTTY === true;
  const input = isAsked
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    for (const [name, question, check] of questions) {
      let text = given[name];
      for (;;) {
        text ??= input ? await input.question(`${question}: `) : undefined;
        if (text === undefined) return `--${name} is missing: ${question}`;
        const checked = check(text);
        if ("value" in checked) {
          answers[name] = checked.value;
          break;
        }
        if (!input) return `--${name} ${text}: ${checked.wrong}`;
        process.stdout.write(`  ${checked.wrong}\n`);
        text = undefined;
      }
    }
  } finally {
    input?.close();
  }
  return answers;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
  });
  const given = values as Partial<Record<Option, string>>;
  const answers = await answersFrom(given);
  if (typeof answers === "string") {
    console.error(answers);
    return 2;
  }
  const { id = "", module = "", level = "", name = "", age = "", sex, complaint = "" } = answers;
  const diagnosis = diagnosisById(answers["diagnosis"] ?? "");
  if (!diagnosis) return 2;
  const folder = given.out ?? join(process.env["DATA_DIR"] ?? join(process.cwd(), "data"), "cases");
  const file = join(folder, module, `${id}.yaml`);
  if (existsSync(file)) {
    console.error(`${file} is there already; nothing was overwritten.`);
    return 1;
  }
  const written: ScaffoldAnswers = {
    id,
    module,
    level,
    name,
    age: Number(age),
    sex: sex === "male" ? "male" : "female",
    complaint,
    diagnosis: { id: diagnosis.id, name: diagnosis.name },
    neighbours: diagnosis.neighbours,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, scaffold(written));
  process.stdout.write(
    [
      file,
      `What is left:      npm run -s cases:lint -- ${file}`,
      `Talk to it:        npm run -s chat -- --case ${file}`,
      `Play it:           npm run -s cases:try -- ${file}`,
      "How to write it:   docs/authoring/writing-a-case.md",
      "",
    ].join("\n"),
  );
  return 0;
}

process.exitCode = await main();
