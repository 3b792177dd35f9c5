import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { lintLibrary, lintText } from "../src/files/index.ts";

// npm run cases:lint [-- file or folder …]: without arguments the library. Exit 1 when a case cannot be shipped.
const library = process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages/cases/library");
const targets = process.argv.slice(2).length > 0 ? process.argv.slice(2) : [library];

const print = (line: string) => process.stdout.write(`${line}\n`);

const missing = targets.filter((target) => !existsSync(target));
if (missing.length > 0) {
  console.error(`Not found: ${missing.join(", ")}`);
  process.exit(2);
}

const results = targets.map((target) =>
  statSync(target).isDirectory()
    ? lintLibrary(target)
    : { files: 1, problems: lintText(readFileSync(target, "utf8"), target).problems },
);
const problems = results.flatMap((result) => result.problems);
for (const { file, line, severity, message } of problems)
  print(`${file}:${line}: ${severity}: ${message}`);

const files = results.reduce((sum, result) => sum + result.files, 0);
const errors = problems.filter(({ severity }) => severity === "error").length;
const advised = problems.length - errors;
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
print(
  `${counted(files, "case")}: ${counted(errors, "error")}, ${advised === 1 ? "1 piece" : `${advised} pieces`} of advice`,
);
process.exit(errors > 0 ? 1 : 0);
