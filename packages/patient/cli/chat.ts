import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { openConversation, takeTurn, type Turn } from "@anamnesis/patient";

const usage = "usage: npm run -s chat -- --case <id> [--seed <number>] [--json]";

interface Options {
  readonly caseId: string | undefined;
  readonly seed: number;
  readonly json: boolean;
}

function optionsOf(args: readonly string[]): Options | string {
  let caseId: string | undefined;
  let seed = 1;
  let json = false;
  for (let at = 0; at < args.length; at += 1) {
    const [name = "", inline] = (args[at] ?? "").split("=", 2);
    const value = (): string | undefined => inline ?? args[++at];
    if (name === "--case") caseId = value();
    else if (name === "--seed") {
      seed = Number(value());
      if (!Number.isInteger(seed)) return "--seed needs a whole number";
    } else if (name === "--json") json = true;
    else return `unknown option ${name}\n${usage}`;
  }
  return { caseId, seed, json };
}

const libraryFolder = (): string =>
  process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

/** Talks to one patient of the library, a reply for each line of standard input. Exit code 2 for a wrong call. */
export async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  if (typeof options === "string") return fail(options);
  const folder = libraryFolder();
  if (!existsSync(folder)) {
    return fail(`No case library at ${folder}. Set ANAMNESIS_LIBRARY to its folder.`);
  }
  const { cases } = loadLibrary(folder);
  const compiled = cases.find((candidate) => candidate.id === options.caseId);
  if (!compiled) {
    const known = cases.map((candidate) => `  ${candidate.id}`).join("\n");
    const why = options.caseId ? `There is no case "${options.caseId}".` : usage;
    return fail(`${why}\nCases:\n${known}`);
  }

  const view = patientView(compiled);
  const isPrompting = process.stdin.isTTY === true && !options.json;
  const input = createInterface({ input: process.stdin, crlfDelay: Infinity });
  let { state, reply } = openConversation(view, options.seed);
  const context: Turn[] = [{ speaker: "patient", text: reply.text }];
  const prompt = () => isPrompting && process.stdout.write("> ");
  if (isPrompting) process.stdout.write(`${view.person.name}: ${reply.text}\n`);
  prompt();
  for await (const text of input) {
    if (text.trim() === "") {
      prompt();
      continue;
    }
    ({ state, reply } = takeTurn(view, state, text, context));
    context.push({ speaker: "learner", text }, { speaker: "patient", text: reply.text });
    const { topics, facts, source } = reply;
    const line = options.json
      ? JSON.stringify({ text, reply: reply.text, topics, facts, source })
      : isPrompting
        ? `${view.person.name}: ${reply.text}`
        : reply.text;
    process.stdout.write(`${line}\n`);
    prompt();
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
