import { findDrugs } from "@anamnesis/terminology";
import type { CaseSource } from "../schema/case.ts";
import { error, type LintFinding } from "./problem.ts";

/** What is read in some twenty seconds, and holds enough to decide. */
const fewestWords = 20;
const mostWords = 70;
/** An answer that is so much longer than any other is seen without reading. */
const mostLonger = 1.4;
const plain = new Set(
  "about after again before first from have into more than that them then they this what when which with without".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const isTelling = (word: string): boolean => word.length > 4 && !plain.has(word);

/** Every item of the marking that somebody can lose and be asked after. */
function itemsOf({ marking }: CaseSource): ReadonlySet<string> {
  const { treatment, tests, diagnosis } = marking;
  return new Set([
    ...[...treatment.needed, ...treatment.acceptable].map(({ id }) => `treatment:${id}`),
    ...treatment.harmful.map(({ id }) => `harm:${id}`),
    ...diagnosis.dangerous.map(({ id }) => `dangerous:${id}`),
    ...[...tests.needed, ...tests.useful, ...tests.harmful].map(({ test }) => `test:${test}`),
  ]);
}

/** Vignettes that nobody is ever asked, that are too long, or that give their answer away. */
export function checkVignettes(source: CaseSource): LintFinding[] {
  const known = itemsOf(source);
  const asked = new Set<string>();
  return (source.recall ?? []).flatMap(({ for: items, person, answer, others, asks }, index) => {
    const findings: LintFinding[] = [];
    const at = (message: string): number => findings.push(error(["recall", index], message));
    for (const id of items) {
      if (!known.has(id)) at(`"${id}" is no item of this case's marking`);
      if (asked.has(id)) at(`"${id}" is asked after by another vignette too`);
      asked.add(id);
    }
    const words = person.split(/\s+/).length;
    if (words < fewestWords || words > mostWords)
      at(`${words} words; ${fewestWords} to ${mostWords} are read in twenty seconds`);
    if (person.includes(source.person.name) || person.includes(source.person.calledName))
      at("is about the patient of this case; ask it of somebody else");
    if (new Set([answer, ...others]).size < others.length + 1) at("the same choice twice");
    if (answer.length > mostLonger * Math.max(...others.map(({ length }) => length)))
      at("the answer is far longer than the other choices");
    const told = new Set(wordsOf(`${person} ${asks}`));
    const otherWords = new Set(others.flatMap(wordsOf));
    const leak = wordsOf(answer).find(
      (word) => isTelling(word) && told.has(word) && !otherWords.has(word),
    );
    if (leak !== undefined) at(`"${leak}" stands in the question and in the answer alone`);
    const named = findDrugs(person).map(({ id }) => id);
    const elsewhere = others.flatMap((other) => findDrugs(other)).map(({ id }) => id);
    const drug = findDrugs(answer).find(({ id }) => named.includes(id) && !elsewhere.includes(id));
    if (drug) at(`"${drug.text}" stands in the question and in the answer alone`);
    return findings;
  });
}
