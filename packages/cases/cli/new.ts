import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import {
  askedOfAuthor,
  scaffoldAnswers,
  scaffoldQuestions,
  type ScaffoldQuestion,
} from "../src/scaffold/answers.ts";
import { scaffold } from "../src/scaffold/scaffold.ts";

// npm run cases:new: asks what it needs to know, or takes it from flags, and writes a draft. Nothing is overwritten.
const options = [...scaffoldQuestions, "out"] as const;
type Option = (typeof options)[number];

async function answersFrom(
  given: Partial<Record<Option, string>>,
): Promise<Record<ScaffoldQuestion, string> | string> {
  const answers: Partial<Record<ScaffoldQuestion, string>> = {};
  const isAsked = process.stdin.isTTY === true;
  const input = isAsked
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    for (const name of scaffoldQuestions) {
      const { question, check } = askedOfAuthor[name];
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
  return answers as Record<ScaffoldQuestion, string>;
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
  const folder = given.out ?? join(process.env["DATA_DIR"] ?? join(process.cwd(), "data"), "cases");
  const file = join(folder, answers.module, `${answers.id}.yaml`);
  if (existsSync(file)) {
    console.error(`${file} is there already; nothing was overwritten.`);
    return 1;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, scaffold(scaffoldAnswers(answers)));
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
