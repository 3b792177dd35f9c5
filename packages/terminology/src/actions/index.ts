import type { Action } from "../concepts.ts";
import { LazyMatcher } from "../text/matcher.ts";
import { scopeOf, scopeWords } from "../text/scope.ts";
import { listOf, rowsOf } from "../text/table.ts";
import { tokenise } from "../text/tokens.ts";
import { actionTable } from "./table.ts";

/** A treatment that is not a medicine, named in a text. */
export interface ActionMention {
  readonly id: string;
  readonly text: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly negated: boolean;
}

/** Every action, sorted by id. */
export const actions: readonly Action[] = rowsOf(actionTable)
  .map(([id = "", name = "", synonyms]) => ({ id, name, synonyms: listOf(synonyms, ";") }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const byId = new Map(actions.map((entry) => [entry.id, entry]));
export const actionById = (id: string): Action | undefined => byId.get(id);

const actionScope = scopeWords(
  "not needed; not indicated; contraindicated",
  "not needed; not indicated; contraindicated; not required",
);
const matcher = new LazyMatcher(
  () => actions.map((entry) => ({ id: entry.id, phrases: [entry.name, ...entry.synonyms] })),
  { loose: false },
);

/** The actions named in a text, in order of mention. */
export function findActions(text: string): readonly ActionMention[] {
  const tokens = tokenise(text);
  return matcher.find(tokens).map(({ id, first, last, start, end }) => ({
    id,
    text: text.slice(start, end),
    span: { start, end },
    negated: scopeOf(text, tokens, first, last, actionScope).negated,
  }));
}
