import type { PatientView } from "@anamnesis/cases";
import { wordsOfFact } from "../hear/fact-words.ts";
import { tokensOf } from "../hear/tokens.ts";
import { stem } from "../understand/normalise.ts";

/** Words that a question is made with, whatever it is about. */
const frame = new Set(
  (
    "a an the and or but so okay right well then now um uh er oh please thanks thank just really actually also still again " +
    "of in on at to for from with by about as if than that this these those there here it its i me my we us our you your he she " +
    "him her his they them their is are am was were be been being do does did done have has had having can could would will " +
    "should may might must not no yes any anything anyone some something ever never how what when where which who why much many " +
    "long often tell say said know think feel felt like get got go going come came mean ask see look bit lot kind sort thing things " +
    "time times way let make made take sure sorry good bad more less only even been into out up down over after before since"
  ).split(" "),
);

/** Stems of the telling words of a text. */
export const stemsIn = (text: string): readonly string[] =>
  tokensOf(text, (words) => words.map((word) => [word])).flatMap(({ word }) =>
    /^[a-z]/.test(word) && !frame.has(word) ? [stem(word)] : [],
  );

const known = new WeakMap<PatientView, ReadonlyMap<string, ReadonlySet<string>>>();

/** Stems of all that each fact of a case is called, says and is asked by; by its id. */
export function stemsOfFacts(view: PatientView): ReadonlyMap<string, ReadonlySet<string>> {
  const kept = known.get(view);
  if (kept) return kept;
  const plain = (text: string) => tokensOf(text, (words) => words.map((word) => [word]));
  const made = new Map(
    view.facts.map((fact) => {
      const { label, said, asked } = wordsOfFact(fact, plain);
      return [fact.id, new Set([...label, ...said, ...asked].map(stem))] as const;
    }),
  );
  known.set(view, made);
  return made;
}
