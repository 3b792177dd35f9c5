import type { Fact } from "@anamnesis/cases";
import { wordsOfFact } from "../hear/fact-words.ts";
import { plainTokens } from "../hear/tokens.ts";
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
  plainTokens(text).flatMap(({ word }) =>
    /^[a-z]/.test(word) && !frame.has(word) ? [stem(word)] : [],
  );

const known = new WeakMap<Fact, ReadonlySet<string>>();

/** Stems of all that a fact is called, says and is asked by. */
export function stemsOfFact(fact: Fact): ReadonlySet<string> {
  const kept = known.get(fact);
  if (kept) return kept;
  const { label, said, asked } = wordsOfFact(fact);
  const made = new Set([...label, ...said, ...asked].map(stem));
  known.set(fact, made);
  return made;
}
