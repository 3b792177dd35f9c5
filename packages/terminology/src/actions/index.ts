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

/** Whoever is sent to a clinic is sent to the outpatients of that name. */
const withOutpatients = (synonyms: readonly string[]): readonly string[] => {
  const clinics = synonyms.flatMap((one) =>
    one.endsWith(" clinic") ? [one.slice(0, -" clinic".length)] : [],
  );
  return [
    ...synonyms,
    ...clinics.flatMap((one) => [`${one} outpatients`, `${one} outpatient`, `${one} opd`]),
  ];
};

/** Every action, sorted by id. */
export const actions: readonly Action[] = rowsOf(actionTable)
  .map(([id = "", name = "", synonyms]) => ({
    id,
    name,
    synonyms: id.endsWith("_referral")
      ? withOutpatients(listOf(synonyms, ";"))
      : listOf(synonyms, ";"),
  }))
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

/** What is also ordered with a particular form of it: oxygen by any flow is oxygen. */
const broader: Readonly<Record<string, string>> = {
  controlled_oxygen: "oxygen",
  liberal_oxygen: "oxygen",
};

/** What "withhold her long-acting insulin" is, with the words that come between. */
const stopped: Readonly<Record<string, string>> = { basal_insulin: "stop_basal_insulin" };
const stopping =
  /\b(stop|hold|withhold|omit|pause|suspend|discontinue)(ped|ping|ding|ting|ing|d)? (\w+ ){0,2}$/i;

/** What says itself that something is not there: "no cause found, appendicitis ruled out" tells it all the same. */
const saidByDenial: ReadonlySet<string> = new Set(["honest_uncertainty"]);

/** The actions named in a text, in order of mention; a particular form is followed by what it is a form of, unless that is named too. */
export function findActions(text: string): readonly ActionMention[] {
  const tokens = tokenise(text);
  const found = matcher.find(tokens).map(({ id, first, last, start, end }) => ({
    id: (stopping.test(text.slice(Math.max(0, start - 40), start)) && stopped[id]) || id,
    text: text.slice(start, end),
    span: { start, end },
    negated: !saidByDenial.has(id) && scopeOf(text, tokens, first, last, actionScope).negated,
  }));
  const named = new Set(found.map(({ id }) => id));
  return found.flatMap((mention) => {
    const whole = broader[mention.id];
    if (!whole || named.has(whole)) return [mention];
    named.add(whole);
    return [mention, { ...mention, id: whole }];
  });
}
