import type { PatientView } from "@anamnesis/cases";
import { namedAndSaid } from "../hear/fact-words.ts";
import { stem } from "../understand/normalise.ts";

const small = new Set(
  "a an the of in on at to for and or any some your my his her you i it is was are were do did does have had been be with from when if up out no not this that".split(
    " ",
  ),
);
const stemsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /[a-z0-9]/.test(word) && !small.has(word)).map(stem);

const weights = new WeakMap<PatientView, ReadonlyMap<string, number>>();
const said = new WeakMap<PatientView, readonly ReadonlySet<string>[]>();
/** Stems of all that each fact is called and says. */
function stemsOfFacts(view: PatientView): readonly ReadonlySet<string>[] {
  const kept = said.get(view);
  if (kept) return kept;
  const made = view.facts.map((fact) => {
    const { label, said: own } = namedAndSaid(fact);
    return new Set(stemsOf([...label, ...own]));
  });
  said.set(view, made);
  return made;
}

/** How rare a stem is among the facts of a case: 0 for what stands everywhere. */
function rarities(view: PatientView): ReadonlyMap<string, number> {
  const kept = weights.get(view);
  if (kept) return kept;
  const counts = new Map<string, number>();
  const all = stemsOfFacts(view);
  for (const stems of all) for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  const made = new Map([...counts].map(([one, n]) => [one, Math.log(all.length / n)]));
  weights.set(view, made);
  return made;
}

/** By the place of a fact, the rarity of the words that it shares with these words, summed. */
export function sharedWith(view: PatientView, tokens: readonly string[]): (at: number) => number {
  const rarity = rarities(view);
  const stems = [...new Set(stemsOf(tokens))];
  const all = stemsOfFacts(view);
  return (at) =>
    stems.reduce((sum, one) => sum + (all[at]?.has(one) ? (rarity.get(one) ?? 0) : 0), 0);
}
