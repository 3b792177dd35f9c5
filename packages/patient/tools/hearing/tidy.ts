import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Answer, type PatientView, patientView, type Reaction } from "@anamnesis/cases";
import { loadLibrary, readAnswers } from "@anamnesis/cases/files";
import { rowChecks } from "../../src/check/rows.ts";
import { patientFolder } from "../patient-folder.ts";

/** Rows with the same facts and answer as one; those that the gate does not let pass are left out. */
function tidyAnswers(view: PatientView, rows: readonly Answer[]): readonly Answer[] {
  const refused = rowChecks(view);
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
      (row) =>
        row.facts.every((id) => known.has(id)) &&
        row.asked.length > 0 &&
        refused.answer(row).length === 0,
    )
    .sort((a, b) => (a.facts.join("+") < b.facts.join("+") ? -1 : 1));
}

function tidyReactions(view: PatientView, rows: readonly Reaction[]): readonly Reaction[] {
  const { guarded } = view;
  const names = [guarded.name, ...guarded.giveaways].map((name) => name.toLowerCase());
  const refused = rowChecks(view);
  const seen = new Set<string>();
  return rows.filter((row) => {
    const { told, say } = row;
    const key = `${told}\t${say}`.toLowerCase();
    if (seen.has(key) || told === "" || say === "") return false;
    seen.add(key);
    return (
      !names.some((name) => say.toLowerCase().includes(name)) && refused.reaction(row).length === 0
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
    kept(
      file("answers"),
      // Of the file and not of the case, which leaves out what tells unknown facts without naming it.
      tidyAnswers(view, readAnswers(file("answers"))).map(
        ({ facts, asked, say }) => `${facts.join("+")}\t${asked.join(" | ")}\t${say}`,
      ),
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
