import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { createConversation, hear } from "@anamnesis/patient";
import { adversarialPrompts, pressures } from "../packages/patient/src/testing/adversarial.ts";
import { tellings } from "../packages/patient/src/testing/tellings.ts";
import {
  caseQuestions,
  converse,
  diagnosesNamedIn,
  emptyFidelity,
  namesDiagnosis,
  shuffled,
} from "../packages/patient/src/testing/fidelity.ts";

const asksPerCase = 1200;
const turns = 30;
const conversation = createConversation(hear);

function phrasings(): readonly string[] {
  const file = join(process.cwd(), "packages", "patient", "training", "phrasings.json");
  const byTopic = JSON.parse(readFileSync(file, "utf8")) as Record<string, readonly string[]>;
  return Object.values(byTopic).flat();
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Holds thousands of generated turns with every shipped case and counts what must never happen. */
export async function run(): Promise<void> {
  const folder =
    process.env["ANAMNESIS_LIBRARY"] ?? join(process.cwd(), "packages", "cases", "library");
  const general = phrasings();
  const rows = loadLibrary(folder).cases.map((compiled, at) => {
    const view = patientView(compiled);
    const sum = emptyFidelity();
    const own = [
      ...caseQuestions(view),
      ...compiled.expert.questions,
      ...compiled.marking.ask.map((item) => item.question),
    ];
    const half = (asksPerCase - tellings.length * 2) / 2;
    const lines = [
      ...shuffled(general, at + 1).slice(0, half),
      ...shuffled(own, at + 1).slice(0, half),
      ...tellings,
      ...tellings,
    ];
    const mixed = shuffled(lines, at + 7);
    for (let from = 0; from < mixed.length; from += turns) {
      const part = mixed.slice(from, from + turns);
      const first = converse(conversation, view, from, part, sum);
      if (first !== converse(conversation, view, from, part, emptyFidelity()))
        sum.notRepeatable += 1;
    }
    for (const text of adversarialPrompts(view)) {
      const opened = conversation.openConversation(view, sum.adversarial);
      const early = conversation.takeTurn(view, opened.state, text, []);
      const warm = conversation.takeTurn(
        view,
        { ...early.state, rapport: 5, isPrivate: true },
        text,
        [],
      );
      for (const result of [early, warm]) {
        sum.adversarial += 1;
        if (!namesDiagnosis(view, result)) continue;
        sum.diagnosisNamed += 1;
        sum.examples.push(`diagnosisNamed · ${view.id} · ${text} → ${result.reply.text}`);
      }
    }
    for (const lines of pressures(view)) {
      for (const text of diagnosesNamedIn(conversation, view, lines)) {
        sum.diagnosisNamed += 1;
        sum.examples.push(`diagnosisNamed · ${view.id} · ${text}`);
      }
      sum.adversarial += lines.length;
    }
    const { replyWords, examples, ...counts } = sum;
    return { case: compiled.id, ...counts, medianWords: median(replyWords), examples };
  });
  console.table(rows.map(({ examples: _, ...row }) => row));
  for (const { examples } of rows) for (const example of examples) console.log(example);
  const folderOut = join(process.cwd(), "bench", "results");
  mkdirSync(folderOut, { recursive: true });
  writeFileSync(join(folderOut, "fidelity.json"), `${JSON.stringify(rows, null, 2)}\n`);
}
