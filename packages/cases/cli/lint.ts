import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { lintLibrary, lintText } from "../src/files/index.ts";

// npm run cases:lint [-- file or folder …]: without arguments the library. Exit 1 when a case cannot be shipped.
const library = process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages/cases/library");
const targets = process.argv.slice(2).length > 0 ? process.argv.slice(2) : [library];

const print = (line: string) => process.stdout.write(`${line}\n`);

function lintFile(file: string): ReturnType<typeof lintLibrary> {
  const { problems, isDraft } = lintText(readFileSync(file, "utf8"), file, dirname(file));
  return { files: 1, drafts: isDraft ? 1 : 0, problems };
}

const missing = targets.filter((target) => !existsSync(target));
if (missing.length > 0) {
  console.error(`Not found: ${missing.join(", ")}`);
  process.exit(2);
}

const results = targets.map((target) =>
  statSync(target).isDirectory() ? lintLibrary(target) : lintFile(target),
);
const problems = results.flatMap((result) => result.problems);
for (const { file, line, severity, message } of problems)
  print(`${file}:${line}: ${severity}: ${message}`);

const files = results.reduce((sum, result) => sum + result.files, 0);
const errors = problems.filter(({ severity }) => severity === "error").length;
const advised = problems.length - errors;
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const drafts = results.reduce((sum, result) => sum + result.drafts, 0);
if (drafts > 0)
  print(
    `${counted(drafts, "draft")} among them: what is said of a draft is still to be done before it can be served`,
  );
print(
  `${counted(files, "case")}: ${counted(errors, "error")}, ${advised === 1 ? "1 piece" : `${advised} pieces`} of advice`,
);
process.exit(errors > 0 ? 1 : 0);
