import type { Diagnosis } from "../concepts.ts";
import { LazyMatcher } from "../text/matcher.ts";
import { scopeOf } from "../text/scope.ts";
import { listOf, rowsOf } from "../text/table.ts";
import { tokenise } from "../text/tokens.ts";
import { abdomenTable } from "./abdomen.ts";
import { cardiologyTable } from "./cardiology.ts";
import { emergencyTable } from "./emergency.ts";
import { internalTable } from "./internal.ts";
import { neurologyTable } from "./neurology.ts";
import { pulmonologyTable } from "./pulmonology.ts";

/** A diagnosis named in a text. */
export interface DiagnosisMention {
  readonly id: string;
  readonly text: string;
  /** Offsets of the words in the text. */
  readonly span: { readonly start: number; readonly end: number };
  /** "No evidence of PE", "dissection ruled out", "unlikely". */
  readonly negated: boolean;
  /** "?PE", "possible", "MI or PE". */
  readonly hedged: boolean;
}

/** Every diagnosis, sorted by id. */
export const diagnoses: readonly Diagnosis[] = [
  cardiologyTable,
  pulmonologyTable,
  neurologyTable,
  abdomenTable,
  internalTable,
  emergencyTable,
]
  .flatMap(rowsOf)
  .map(([id = "", name = "", icd10 = "", organ = "", parents, neighbours, synonyms]) => ({
    id,
    name,
    icd10,
    organ,
    parents: listOf(parents, ","),
    neighbours: listOf(neighbours, ","),
    synonyms: listOf(synonyms, ";"),
  }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId = new Map(diagnoses.map((entry) => [entry.id, entry]));
export const diagnosisById = (id: string): Diagnosis | undefined => byId.get(id);

const matcher = new LazyMatcher(
  () =>
    diagnoses.map((entry) => ({
      id: entry.id,
      phrases: [entry.name, entry.name.replace(/\(.*\)/, ""), ...entry.synonyms],
    })),
  { loose: true },
);

/** The same sentence is asked about several times in a turn; short texts are kept, and all are dropped when they are many. */
const kept = new Map<string, readonly DiagnosisMention[]>();
const mostKept = 2_000;
const longestKept = 400;

/**
 * The diagnoses named in a text, in order of mention: names, synonyms, abbreviations, eponyms and lay words, also
 * misspelt or with the words apart ("STEMI of the inferior wall").
 */
export function findDiagnoses(text: string): readonly DiagnosisMention[] {
  if (text.length > longestKept) return mentionsIn(text);
  let mentions = kept.get(text);
  if (!mentions) {
    mentions = mentionsIn(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, mentions);
  }
  return mentions;
}

function mentionsIn(text: string): readonly DiagnosisMention[] {
  const tokens = tokenise(text);
  return matcher.find(tokens).map(({ id, first, last, start, end }) => ({
    id,
    text: text.slice(start, end),
    span: { start, end },
    ...scopeOf(text, tokens, first, last),
  }));
}
