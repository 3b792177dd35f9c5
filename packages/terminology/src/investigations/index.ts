import type { Investigation } from "../concepts.ts";
import { LazyMatcher } from "../text/matcher.ts";
import { listOf, rowsOf } from "../text/table.ts";
import { tokenise } from "../text/tokens.ts";
import { investigationTable } from "./catalogue.ts";

/** The catalogue in the order shown; the product's ten tests first. */
export const investigations: readonly Investigation[] = rowsOf(investigationTable).map(
  ([id = "", name = "", category = "", loinc = "", synonyms, description = ""]) => ({
    id,
    name,
    category,
    description,
    ...(loinc ? { loinc } : {}),
    synonyms: listOf(synonyms, ";"),
  }),
);

const byId = new Map(investigations.map((entry) => [entry.id, entry]));
export const investigationById = (id: string): Investigation | undefined => byId.get(id);

const keyOf = (text: string): string =>
  tokenise(text)
    .map((token) => token.word)
    .join(" ");

let exact: Map<string, Investigation> | undefined;
const exactIndex = (): Map<string, Investigation> => {
  if (exact) return exact;
  exact = new Map();
  for (const entry of investigations) {
    for (const key of [entry.id, entry.name, ...entry.synonyms].map(keyOf)) {
      if (!exact.has(key)) exact.set(key, entry);
    }
  }
  return exact;
};

/** The investigation of that exact name, id or synonym (case, plural and punctuation aside). */
export const findInvestigation = (text: string): Investigation | undefined =>
  byId.get(text) ?? exactIndex().get(keyOf(text.slice(0, 200)));

const matcher = new LazyMatcher(
  () =>
    investigations.map((entry) => ({
      id: entry.id,
      phrases: [entry.name.replace(/\(.*\)/, ""), ...entry.synonyms],
    })),
  { loose: false },
);

/** The investigations named in a text, in order of mention, misspelt names too; each once. */
export function investigationsIn(text: string): readonly Investigation[] {
  const found = new Set(matcher.find(tokenise(text)).map((match) => match.id));
  return [...found].flatMap((id) => byId.get(id) ?? []);
}
