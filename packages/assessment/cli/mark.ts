import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { mark } from "@anamnesis/assessment";
import { loadLibrary } from "@anamnesis/cases/files";
import { readEncounter } from "./encounter-input.ts";

const usage = "usage: npm run -s mark -- --case <id> < encounter.json";

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

function caseIdOf(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === "--case" || arg.startsWith("--case="));
  return at < 0 ? undefined : args[at]?.includes("=") ? args[at]?.split("=", 2)[1] : args[at + 1];
}

/** Marks the encounter on standard input and prints the report as JSON. Exit code 2 for a wrong call or input. */
export async function main(args: readonly string[]): Promise<number> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  if (!existsSync(folder))
    return fail(`No case library at ${folder}. Set ANAMNESIS_LIBRARY to its folder.`);
  const { cases } = loadLibrary(folder);
  const id = caseIdOf(args);
  const compiled = cases.find((candidate) => candidate.id === id);
  if (!compiled) {
    const known = cases.map((candidate) => `  ${candidate.id}`).join("\n");
    return fail(`${id ? `There is no case "${id}".` : usage}\nCases:\n${known}`);
  }
  const reading = readEncounter(await text(process.stdin));
  if (!reading.ok) return fail(reading.problem);
  for (const warning of reading.warnings) process.stderr.write(`${warning}\n`);
  process.stdout.write(`${JSON.stringify(mark(compiled, reading.encounter), null, 2)}\n`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
