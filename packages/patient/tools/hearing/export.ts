import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { patientView, replySlots } from "@anamnesis/cases";
import { loadLibrary, readReplies } from "@anamnesis/cases/files";
import { wordsOfFact } from "../../src/hear/fact-words.ts";
import { tokensOf } from "../../src/hear/tokens.ts";
import { spellingOf } from "../../src/understand/spelling.ts";
import { patientFolder } from "../patient-folder.ts";
import { readTrainingSource } from "../training-files.ts";
import { writtenLines } from "./written-lines.ts";
import { readTalks } from "./talks.ts";

/**
 * Writes what the training of the hearing reads (`train.py`): `cases.jsonl` (the facts of each case by their words),
 * `talks.jsonl` (labelled lines of talks), `lines.jsonl` (lines that are labelled by topic only), `slots.jsonl` (ways of
 * saying what is no question, from the banks of replies) and `slots.json` (the slots, in the order of their head).
 */
function main(out: string): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  mkdirSync(out, { recursive: true });
  const weights = JSON.parse(readFileSync(join(root, "weights", "understanding.json"), "utf8")) as {
    words: string;
    pairs: string;
  };
  const correct = spellingOf(weights)();
  const words = (text: string): string[] => tokensOf(text, correct).map(({ word }) => word);
  const write = (name: string, rows: readonly unknown[]): void => {
    writeFileSync(join(out, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    console.log(name, rows.length);
  };

  const library = join(root, "..", "cases", "library");
  const { cases } = loadLibrary(library);
  write(
    "cases.jsonl",
    cases.map((one) => {
      const view = patientView(one);
      return {
        id: view.id,
        complaint: view.complaint,
        facts: view.facts.map((fact) => ({
          id: fact.id,
          topic: fact.topic,
          attribute: fact.attribute ?? "",
          item: fact.item ?? "",
          isDefault: fact.isDefault,
          ...wordsOfFact(fact),
          asked: (fact.asked ?? []).map(words),
        })),
        asks: one.marking.ask
          .filter((ask) => ask.question)
          .map((ask) => ({ words: words(ask.question ?? ""), facts: [ask.fact].flat() })),
      };
    }),
  );

  write(
    "slots.jsonl",
    cases.flatMap(({ id, module }) =>
      readReplies(join(library, module, `${id}.replies.txt`)).flatMap(({ slot, ways }) =>
        ways.map((way) => ({ case: id, slot, act: replySlots[slot].act, words: words(way) })),
      ),
    ),
  );
  writeFileSync(join(out, "slots.json"), JSON.stringify(Object.keys(replySlots)));

  const talks = readTalks(join(root, "training", "talks"));
  write(
    "talks.jsonl",
    talks.map((line) => {
      const tokens = tokensOf(line.learner, correct);
      return {
        id: line.id,
        case: line.case,
        words: tokens.map(({ word }) => word),
        patient: words(line.before),
        learner: words(line.asked),
        parts: line.parts.map((part) => ({
          from: tokens.filter(({ to }) => to <= part.from).length,
          to: tokens.filter(({ from }) => from < part.to).length,
          act: part.act,
          react: part.react ?? "",
          tell: part.tell ?? [],
          deny: part.deny ?? [],
          unknown: part.unknown ?? [],
          slot: part.slot ?? "",
        })),
      };
    }),
  );
  write("lines.jsonl", writtenLines(readTrainingSource(join(root, "training")), words));
}

main(process.argv[2] ?? join(process.cwd(), "node_modules", ".cache", "hearing"));
