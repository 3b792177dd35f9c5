import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Answer, type PatientView, patientView, type Reaction } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import type { ViolationKind } from "../../src/check/check.ts";
import { checkWording } from "../../src/check/wording.ts";
import type { PlanStep } from "../../src/dialogue.ts";
import { sentencesOf } from "../../src/speak/sentences.ts";
import { patientFolder } from "../patient-folder.ts";

/** Whether the gate that judges a model's words lets all of an answer pass. */
const passes = (
  view: PatientView,
  plan: readonly PlanStep[],
  say: string,
  asked: string,
): boolean => {
  const check = checkWording(plan, view, [], asked);
  return sentencesOf(say).every((sentence) => check(sentence.trim()).ok);
};

const telling = (fact: string): PlanStep => ({ kind: "tell", fact, repeated: false, part: "say" });

/** Rows with the same facts and answer as one; those that the gate does not let pass are left out. */
function tidyAnswers(view: PatientView, rows: readonly Answer[]): readonly Answer[] {
  const known = new Set(view.facts.map(({ id }) => id));
  const merged = new Map<string, { facts: readonly string[]; asked: string[]; say: string }>();
  for (const { facts, asked, say } of rows) {
    const key = `${facts.join("+")}\t${say.toLowerCase()}`;
    const one = merged.get(key) ?? { facts, asked: [], say };
    one.asked.push(...asked.filter((question) => !one.asked.includes(question)));
    merged.set(key, one);
  }
  return [...merged.values()]
    .filter(
      ({ facts, asked, say }) =>
        facts.every((id) => known.has(id)) &&
        asked.length > 0 &&
        passes(view, facts.map(telling), say, asked.join(" ")),
    )
    .sort((a, b) => (a.facts.join("+") < b.facts.join("+") ? -1 : 1));
}

/** What no author may make up, however freely this person talks: what is wrong with them, what they take, figures. */
const hard: ReadonlySet<ViolationKind> = new Set(["symptom", "medicine", "figure", "diagnosis"]);

const isTrue = (check: ReturnType<typeof checkWording>, say: string): boolean =>
  sentencesOf(say).every((sentence) => {
    const licence = check(sentence.trim());
    return licence.ok || !hard.has(licence.kind);
  });

function tidyReactions(view: PatientView, rows: readonly Reaction[]): readonly Reaction[] {
  const { guarded } = view;
  const names = [guarded.name, ...guarded.giveaways].map((name) => name.toLowerCase());
  // Of what they keep back they speak to nobody who has not asked for it.
  const open = view.facts.filter(({ tell }) => tell !== "rapport" && tell !== "private");
  const plan: PlanStep[] = [
    ...open.map(({ id }) => telling(id)),
    { kind: "social", move: "news_plan" },
  ];
  const seen = new Set<string>();
  return rows.filter(({ told, say }) => {
    const key = `${told}\t${say}`.toLowerCase();
    if (seen.has(key) || told === "" || say === "") return false;
    seen.add(key);
    return (
      !names.some((name) => say.toLowerCase().includes(name)) &&
      isTrue(checkWording(plan, view, [told], told, told), say)
    );
  });
}

/**
 * Puts the answers and reactions of the cases in order after somebody has written in them: doubles are joined; answers that
 * the gate for a model's words does not let pass, and reactions that state what the case does not hold, are left out and named.
 * Of the cases that are named, or of all.
 */
function main(only: readonly string[]): void {
  const root = patientFolder(dirname(fileURLToPath(import.meta.url)));
  const library = join(root, "..", "cases", "library");
  for (const one of loadLibrary(library).cases) {
    if (only.length > 0 && !only.includes(one.id)) continue;
    const view = patientView(one);
    const file = (kind: string): string => join(library, one.module, `${one.id}.${kind}.txt`);
    const kept = (name: string, rows: readonly string[]): void => {
      const before = readFileSync(name, "utf8");
      writeFileSync(name, rows.map((row) => `${row}\n`).join(""));
      const now = new Set(rows);
      for (const row of before.split("\n"))
        if (row && !now.has(row)) console.log(`${one.id}: ${row}`);
    };
    const reads = (text: string, to: number): string => text.split("\t")[to] ?? "";
    const answers = readFileSync(file("answers"), "utf8").split("\n").filter(Boolean);
    kept(
      file("answers"),
      tidyAnswers(
        view,
        answers.map((row) => ({
          facts: reads(row, 0).trim().split("+"),
          asked: reads(row, 1)
            .split("|")
            .map((question) => question.trim())
            .filter(Boolean),
          say: reads(row, 2).trim(),
        })),
      ).map(({ facts, asked, say }) => `${facts.join("+")}\t${asked.join(" | ")}\t${say}`),
    );
    kept(
      file("reactions"),
      tidyReactions(view, one.reactions ?? []).map(
        ({ acts, told, say }) => `${acts.join("+")}\t${told}\t${say}`,
      ),
    );
  }
}

main(process.argv.slice(2));
