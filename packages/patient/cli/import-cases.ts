import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { draftText, importAgentClinic, importReport, type TopicOf } from "@anamnesis/cases/import";
import { readCase } from "@anamnesis/cases/files";
import { understand } from "@anamnesis/patient";

// npm run cases:import -- agentclinic <file.jsonl> [--out <folder>]: a draft for every line. Nothing is overwritten.
const usage = "usage: npm run -s cases:import -- agentclinic <file.jsonl> [--out <folder>]";
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the patient would take these few words for, if somebody asked after them. */
const topicOf: TopicOf = (phrase) => {
  const heard = understand({ text: `Any ${phrase.replace(/[.?!]+$/, "")}?`, context: [] });
  return heard.band === "answer" ? heard.asks[0]?.topic : undefined;
};

interface Line {
  readonly at: number;
  readonly value?: unknown;
}

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((line, index): Line[] => {
    if (line.trim() === "") return [];
    try {
      return [{ at: index + 1, value: JSON.parse(line) }];
    } catch {
      return [{ at: index + 1 }];
    }
  });

function main(args: readonly string[]): number {
  const outAt = args.indexOf("--out");
  const out =
    outAt >= 0
      ? args[outAt + 1]
      : join(process.env["DATA_DIR"] ?? join(process.cwd(), "data"), "cases");
  const [format, file] = args.filter((_, at) => outAt < 0 || (at !== outAt && at !== outAt + 1));
  if (format !== "agentclinic" || !file || !out) {
    console.error(usage);
    return 2;
  }
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  const counts = { made: 0, refused: 0 };
  for (const { at, value } of linesOf(readFileSync(file, "utf8"))) {
    const refuse = (why: string) => {
      counts.refused += 1;
      console.error(`${file}:${at}: ${why}`);
    };
    if (typeof value !== "object" || value === null) {
      refuse("is not a JSON object");
      continue;
    }
    const imported = importAgentClinic(value, topicOf, at);
    const folder = join(out, imported.draft.module);
    const target = join(folder, `${imported.draft.id}.yaml`);
    if (existsSync(target)) {
      refuse(`${target} is there already; nothing was overwritten`);
      continue;
    }
    const text = draftText(imported);
    const { problems } = readCase(text, target);
    if (problems.length > 0) {
      refuse(
        problems.map(({ line, message }) => `line ${line} of the draft ${message}`).join("; "),
      );
      continue;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(target, text);
    counts.made += 1;
    print(importReport(imported));
    print(`  ${target}`);
  }
  print(`${counts.made} drafts, ${counts.refused} refused. Next: npm run -s chat -- --case <file>`);
  return counts.refused > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
