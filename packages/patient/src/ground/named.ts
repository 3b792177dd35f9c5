import type { Fact, PatientView } from "@anamnesis/cases";
import { wordsOfFact } from "../hear/fact-words.ts";
import { tokensOf } from "../hear/tokens.ts";
import { stem } from "../understand/normalise.ts";

/** The phrases by which a case's own facts are named, each as stems in a row. */
type Names = readonly { readonly at: number; readonly stems: readonly string[] }[];

const small = new Set(
  "a an the of in on at to for and or any some your my his her you i it is was are were do did does have had been be with from when if up out no not this that".split(
    " ",
  ),
);
const stemsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /[a-z0-9]/.test(word) && !small.has(word)).map(stem);

const names = new WeakMap<PatientView, Names>();
function namesOf(view: PatientView): Names {
  const kept = names.get(view);
  if (kept) return kept;
  const plain = (text: string) => tokensOf(text, (words) => words.map((word) => [word]));
  const made = view.facts.flatMap((fact, at) =>
    phrasesOf(fact)
      .map((phrase) => stemsOf(plain(phrase).map(({ word }) => word)))
      .filter((stems) => stems.length > 0)
      .map((stems) => ({ at, stems })),
  );
  names.set(view, made);
  return made;
}

const phrasesOf = (fact: Fact): readonly string[] => [
  ...fact.words,
  ...(fact.item ? [fact.item.replaceAll("_", " ")] : []),
];

/** For each fact, how many words of its longest name stand in a row among the words. */
export function namedIn(view: PatientView, tokens: readonly string[]): Uint8Array {
  const stems = stemsOf(tokens);
  const found = new Uint8Array(view.facts.length);
  for (const { at, stems: name } of namesOf(view)) {
    if (name.length <= (found[at] ?? 0)) continue;
    for (let from = 0; from + name.length <= stems.length; from += 1)
      if (name.every((word, k) => stems[from + k] === word)) {
        found[at] = name.length;
        break;
      }
  }
  return found;
}

const weights = new WeakMap<PatientView, ReadonlyMap<string, number>>();
const said = new WeakMap<PatientView, readonly ReadonlySet<string>[]>();
/** Stems of all that each fact is called and says. */
function stemsOfFacts(view: PatientView): readonly ReadonlySet<string>[] {
  const kept = said.get(view);
  if (kept) return kept;
  const plain = (text: string) => tokensOf(text, (words) => words.map((word) => [word]));
  const made = view.facts.map((fact) => {
    const { label, said: own } = wordsOfFact(fact, plain);
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

/** For each fact, the rarity of the words that it shares with these words, summed. */
export function sharedWith(view: PatientView, tokens: readonly string[]): Float32Array {
  const rarity = rarities(view);
  const stems = [...new Set(stemsOf(tokens))];
  return Float32Array.from(stemsOfFacts(view), (own) =>
    stems.reduce((sum, one) => sum + (own.has(one) ? (rarity.get(one) ?? 0) : 0), 0),
  );
}
