import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { tokensOf } from "../../src/hear/tokens.ts";
import { spellingOf } from "../../src/understand/spelling.ts";
import { patientFolder } from "../patient-folder.ts";
import { isKeptApart } from "./kept-apart.ts";
import { readTalks } from "./talks.ts";

/** Words that a question has at least to say what it asks by itself. */
const fewestWords = 3;
const mostWords = 24;

/**
 * Takes the questions of labelled talks into the banks of the cases (`<slug>.asked.txt`): those that ask for one thing and
 * can be understood by themselves, their slips put right, so that no slip becomes a word. What stands there already is left;
 * talks that are kept apart are not read.
 */
function main(): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const library = join(root, "..", "cases", "library");
  const { cases } = loadLibrary(library);
  const weights = JSON.parse(readFileSync(join(root, "weights", "understanding.json"), "utf8")) as {
    words: string;
    pairs: string;
  };
  const known = new Set(weights.words.split(" "));
  const correct = spellingOf(weights)();
  /** The words as they should be spelt, or undefined where one of them is no word that is known. */
  const spelt = (text: string): string | undefined => {
    const words = tokensOf(text, correct).map(({ word }) => word);
    return words.every((word) => !/[a-z]{2}/.test(word) || known.has(word))
      ? words.join(" ").replace(/ ([.,?])/g, "$1")
      : undefined;
  };
  const found = new Map<string, Map<string, string[]>>();
  for (const line of readTalks(join(root, "training", "talks"))) {
    if (isKeptApart(line.id, cases)) continue;
    for (const part of line.parts) {
      const [fact, ...more] = part.tell ?? [];
      const words = spelt(part.words.replace(/[|\t\n]/g, " ").trim());
      if (words === undefined) continue;
      const count = words.split(/\s+/).length;
      if (part.act !== "ask" || !fact || more.length > 0 || part.refers) continue;
      if (part.deny?.length || part.unknown?.length || part.premise) continue;
      if (count < fewestWords || count > mostWords) continue;
      const own = found.get(line.case) ?? new Map<string, string[]>();
      own.set(fact, [...(own.get(fact) ?? []), words]);
      found.set(line.case, own);
    }
  }
  for (const { id, module, facts } of cases) {
    const file = join(library, module, `${id}.asked.txt`);
    const rows = new Map(
      readFileSync(file, "utf8")
        .split("\n")
        .filter((row) => row.includes("\t"))
        .map((row) => {
          const [fact = "", questions = ""] = row.split("\t");
          return [fact, questions.split("|").map((one) => one.trim())] as const;
        }),
    );
    const ids = new Set(facts.map((fact) => fact.id));
    let added = 0;
    for (const [fact, questions] of found.get(id) ?? []) {
      if (!ids.has(fact)) continue;
      const own = rows.get(fact) ?? [];
      const fresh = [...new Set(questions)].filter((one) => !own.includes(one));
      added += fresh.length;
      rows.set(fact, [...own, ...fresh]);
    }
    writeFileSync(
      file,
      [...rows].map(([fact, questions]) => `${fact}\t${questions.join(" | ")}\n`).join(""),
    );
    console.log(id, added);
  }
}

main();
