import type { CompiledCase } from "@anamnesis/cases";
import {
  actionById,
  drugById,
  drugClassById,
  findActions,
  findDiagnoses,
  findDrugs,
  findInvestigation,
  isDrugOf,
  relate,
} from "@anamnesis/terminology";
import { isBagOfWords } from "../encounter/bag.ts";
import { isDenial } from "../encounter/prose.ts";
import { waysToSay } from "../treatment/advice-words.ts";
import { isDismissed } from "../treatment/dismissal.ts";
import type { Reading } from "./asked-again.ts";
import { closest } from "./closeness.ts";
import type { ContestedItem } from "./types.ts";

const most = 0.6;
const denies =
  /\b(?:no|not|without|denies|denied|never|nor|neither|absent|ruled out|excluded?|negative|normal|unlikely|against)\b|n['’]t\b/i;
const refuses =
  /\b(?:no|not|never|avoid|stop|hold|withhold|without|contraindicated|unnecessary|refuse[ds]?|declined?|instead of)\b|n['’]t\b/i;

/** Whether a written sentence uses a finding of the rubric, with its sign. */
export function readsAsFinding(compiled: CompiledCase, item: ContestedItem, text: string): Reading {
  const finding = compiled.marking.diagnosis.findings.find(
    ({ id, label }) => id === item.ref && label === item.label,
  );
  if (!finding) return 0;
  const isAbsent = compiled.facts.find(({ id }) => id === finding.id)?.polarity === "absent";
  const fitting = [finding.label, ...finding.any].filter(
    (phrase) => (isDenial(phrase) || isAbsent) === denies.test(text),
  );
  const said = closest(text, fitting);
  if (said.shared === 0) return 0;
  const isSame = said.share >= most && (said.shared > 1 || said.share === 1);
  return isSame && !isBagOfWords(text) ? 1 : 0.5;
}

/** Whether a sentence weighs one of the alternatives of the case: names it with something said about it. */
export function readsAsAlternative(compiled: CompiledCase, text: string): Reading {
  const named = findDiagnoses(text).filter(({ id }) =>
    compiled.marking.diagnosis.alternatives.some((one) =>
      ["same", "subtype", "supertype"].includes(relate(id, one)),
    ),
  );
  const words =
    text.split(/\s+/).length - named.reduce((n, one) => n + one.text.split(/\s+/).length, 0);
  return named.length > 0 && words > 1 && !isBagOfWords(text) ? 0.5 : 0;
}

/** Whether a line names the diagnosis of the case, in words that the vocabulary may not hold. */
export function readsAsDiagnosis(compiled: CompiledCase, text: string): Reading {
  const entry = compiled.diagnosis;
  const known = findDiagnoses(text);
  // A line that is understood, and means another disease, stays what it says.
  if (known.some(({ id }) => !["same", "subtype", "supertype"].includes(relate(id, entry.id))))
    return 0;
  const said = closest(text, [entry.name]);
  if (refuses.test(text) && !refuses.test(entry.name)) return 0;
  return said.share >= most ? 1 : said.share >= most / 2 ? 0.5 : 0;
}

const nameOf = (id: string): readonly string[] => {
  const entry = drugById(id) ?? drugClassById(id) ?? actionById(id);
  return entry ? [entry.name, ...entry.synonyms] : [id];
};

/** Whether a row or sentence of the plan orders a treatment of the rubric. */
export function readsAsTreatment(
  compiled: CompiledCase,
  item: ContestedItem,
  text: string,
): Reading {
  const { needed, acceptable } = compiled.marking.treatment;
  const target = [...needed, ...acceptable].find(
    ({ id, label }) => id === item.ref && label === item.label,
  );
  if (!target) return 0;
  const named = [...findDrugs(text), ...findActions(text)].filter(({ negated }) => !negated);
  if (
    named.some(
      ({ id, span }) => !isDismissed(text, span) && target.anyOf.some((one) => isDrugOf(id, one)),
    )
  )
    return 1;
  if (refuses.test(text) && !refuses.test(target.label)) return 0;
  const said = closest(text, [target.label, ...target.anyOf.flatMap(nameOf)]);
  return said.share >= most ? 1 : said.shared > 0 ? 0.5 : 0;
}

/** Whether a sentence gives a piece of advice. */
export function readsAsAdvice(compiled: CompiledCase, item: ContestedItem, text: string): Reading {
  const { lifestyle, followUp } = compiled.marking;
  const own = item.about === "lifestyle" ? lifestyle : followUp;
  const advice = own.find(({ id, label }) => id === item.ref && label === item.label);
  if (!advice || isDismissed(text, { start: text.length, end: text.length })) return 0;
  const said = closest(text, [advice.label, ...advice.any.flatMap(waysToSay)]);
  if (said.shared === 0 || isBagOfWords(text)) return said.shared > 0 ? 0.5 : 0;
  return said.share >= most && text.trim().split(/\s+/).length > 2 ? 1 : 0.5;
}

/** Whether a text names a test that was not ordered as one: half, since nobody saw its result. */
export function readsAsTest(item: ContestedItem, text: string): Reading {
  const test = findInvestigation(item.ref ?? "");
  const names = test ? [test.name, ...test.synonyms] : [item.label.replace(/ \([^()]*\)$/, "")];
  return closest(text, names).share >= most && !refuses.test(text) ? 0.5 : 0;
}
