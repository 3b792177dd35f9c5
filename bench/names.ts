import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import {
  actionById,
  diagnosisById,
  drugById,
  findActions,
  findDiagnoses,
  findDrugs,
  findInvestigation,
  investigationById,
  investigationsIn,
  isDrugOf,
  relate,
} from "@anamnesis/terminology";
import { atLeast, waysOf, type Way } from "./names/ways.ts";

const kinds = ["diagnoses", "drugs", "actions", "investigations"] as const;
type Kind = (typeof kinds)[number];
const folder = join(process.cwd(), "bench/names");

/** Names that were written down without looking at the vocabulary: `id: name; name`. */
function written(kind: Kind): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(folder, `${kind}.txt`), "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(":");
      if (line.startsWith("#") || at < 0) return [];
      const names = line.slice(at + 1).split(";");
      return [[line.slice(0, at), names.map((name) => name.trim()).filter(Boolean)] as const];
    }),
  );
}

/** What the vocabulary itself calls it. */
const vocabulary: Readonly<Record<Kind, (id: string) => readonly string[]>> = {
  diagnoses: (id) => namesOf(diagnosisById(id)),
  drugs: (id) => [...namesOf(drugById(id)), ...(drugById(id)?.brands ?? [])],
  actions: (id) => namesOf(actionById(id)),
  investigations: (id) => namesOf(investigationById(id)),
};
const namesOf = (
  entry: { readonly name: string; readonly synonyms: readonly string[] } | undefined,
): readonly string[] => (entry ? [entry.name, ...entry.synonyms] : []);

/** What the library's cases ask for: their diagnoses, and what is needed or sensible in them. */
const wanted: Readonly<Record<Kind, (one: CompiledCase) => readonly string[]>> = {
  diagnoses: ({ diagnosis }) => [diagnosis.id],
  drugs: ({ marking }) => targetsOf(marking).filter((id) => drugById(id)),
  actions: ({ marking }) => targetsOf(marking).filter((id) => actionById(id)),
  investigations: ({ marking }) =>
    [...marking.tests.needed, ...marking.tests.useful].map(({ test }) => test),
};
const targetsOf = ({ treatment }: CompiledCase["marking"]): readonly string[] =>
  [...treatment.needed, ...treatment.acceptable].flatMap(({ anyOf }) => anyOf);

/** Whether a text is read as what is meant, by the readers that the examiner uses. */
const isRead: Readonly<Record<Kind, (text: string, id: string) => boolean>> = {
  diagnoses: (text, id) =>
    findDiagnoses(text).some(
      (one) => !one.negated && ["same", "subtype"].includes(relate(one.id, id)),
    ),
  drugs: (text, id) => findDrugs(text).some((one) => !one.negated && isDrugOf(one.id, id)),
  actions: (text, id) =>
    findActions(text).some((one) => !one.negated && isDrugOf(one.id, id)) ||
    // What is taken off, such as a blood thinner, is read as the stopping of its medicine.
    (/^(?:stop|hold|withhold|avoid)_/.test(id) && findDrugs(text).some((one) => one.negated)),
  investigations: (text, id) =>
    findInvestigation(text)?.id === id || investigationsIn(text).some((one) => one.id === id),
};

const percent = (part: number, whole: number): string =>
  whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : "–";

/**
 * How many ways to write each diagnosis, medicine, action and investigation of the library are recognised: names that
 * were written down without the vocabulary, the vocabulary's own, other countries' spellings, in a sentence, misspelt.
 */
export async function run(): Promise<void> {
  const { cases } = loadLibrary(join(process.cwd(), "packages/cases/library"));
  const rows: Record<string, string | number>[] = [];
  const misses: string[] = [];
  const few: string[] = [];
  for (const kind of kinds) {
    const own = written(kind);
    const ids = [...new Set([...cases.flatMap(wanted[kind]), ...own.keys()])].sort();
    const counts = new Map<Way["origin"], { tried: number; read: number }>();
    for (const id of ids) {
      if (vocabulary[kind](id).length === 0) throw new Error(`bench/names: no ${kind} ${id}`);
      const ways = waysOf(kind, own.get(id) ?? [], vocabulary[kind](id));
      if (ways.length < atLeast) few.push(`${kind} ${id}: ${ways.length}`);
      for (const { text, origin } of ways) {
        const count = counts.get(origin) ?? { tried: 0, read: 0 };
        const isRight = isRead[kind](text, id);
        counts.set(origin, { tried: count.tried + 1, read: count.read + Number(isRight) });
        if (!isRight) misses.push(`${kind} ${id} (${origin}): ${text}`);
      }
    }
    const all = [...counts.values()];
    const tried = all.reduce((sum, one) => sum + one.tried, 0);
    const read = all.reduce((sum, one) => sum + one.read, 0);
    const shares = (["written", "vocabulary", "spelling", "sentence", "misspelt"] as const).map(
      (origin) => {
        const count = counts.get(origin) ?? { tried: 0, read: 0 };
        return [origin, percent(count.read, count.tried)] as const;
      },
    );
    rows.push({
      kind,
      terms: ids.length,
      ways: tried,
      read: percent(read, tried),
      ...Object.fromEntries(shares),
    });
  }
  console.table(rows);
  for (const miss of misses) console.log(`- ${miss}`);
  if (few.length > 0) console.log(`fewer than ${atLeast} ways: ${few.join("; ")}`);
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/names.json", `${JSON.stringify({ rows, misses, few }, null, 2)}\n`);
  await Promise.resolve();
}
