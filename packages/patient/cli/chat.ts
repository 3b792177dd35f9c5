import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { patientView, type CompiledCase } from "@anamnesis/cases";
import { loadLibrary, readCase, withFilesBeside } from "@anamnesis/cases/files";
import { openConversation, takeTurn, type Turn } from "@anamnesis/patient";

const usage = "usage: npm run -s chat -- --case <id or file.yaml> [--seed <number>] [--json]";

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

/** A case by its id, a draft too, or out of a file; else what is wrong. */
function caseOf(name: string | undefined): CompiledCase | string {
  if (name && /\.ya?ml$/.test(name) && existsSync(name)) {
    const { case: read, problems } = readCase(readFileSync(name, "utf8"), name);
    return read
      ? withFilesBeside(read, name)
      : problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n");
  }
  const folder = libraryFolder();
  if (!existsSync(folder))
    return `No case library at ${folder}. Set ANAMNESIS_LIBRARY to its folder.`;
  const { cases, drafts } = loadLibrary(folder);
  const known = cases.map((candidate) => `  ${candidate.id}`).join("\n");
  const why = name ? `There is no case "${name}".` : usage;
  return [...cases, ...drafts].find(({ id }) => id === name) ?? `${why}\nCases:\n${known}`;
}

/** Talks to one patient of the library, a reply for each line of standard input. Exit code 2 for a wrong call. */
export async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  if (typeof options === "string") return fail(options);
  const compiled = caseOf(options.caseId);
  if (typeof compiled === "string") return fail(compiled);

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
