import type { CompiledCase } from "@anamnesis/cases";
import { isDenial } from "../encounter/prose.ts";
import { stemsOf } from "../encounter/stems.ts";
import { quote } from "../items.ts";
import type { Evidence } from "../types.ts";
import type { Known } from "./known.ts";
import type { Sources } from "./reasoning.ts";

type Finding = CompiledCase["marking"]["diagnosis"]["findings"][number];

/** A label that tells an order or a lack is not said by its nouns alone. */
const ofRelation = /\b(?:before|after|first|then|without|only|more|less|not|no|never)\b/i;
/** A sentence that says a finding by the words of its own label, where the author thought of others. */
export function namedIn(
  { final, initial }: Sources,
  { label, direction, id }: Finding,
  known: Known,
): Evidence | undefined {
  const wanted = stemsOf(label);
  if (direction === "against" || id.startsWith("test:") || wanted.length === 0) return undefined;
  if (ofRelation.test(label)) return undefined;
  if (!wanted.some((stem) => known.stems.has(stem))) return undefined;
  for (const source of [final, initial]) {
    if (source.isNonsense) continue;
    const sentence = source.sentences.find(
      ({ text, isBag, isContradictory, isStrange }) =>
        !isBag &&
        !isContradictory &&
        !isStrange &&
        !isDenial(text) &&
        wanted.every((stem) => stemsOf(text).some((one) => one === stem)),
    );
    if (sentence)
      return {
        kind: source === final ? "reasoning" : "initial-diagnosis",
        text: quote(sentence.text),
      };
  }
  return undefined;
}

/** What is said of a finding that is in neither text, with the nearest sentence of the learner's. */
export function notUsed({ final, initial }: Sources, finding: Finding): string | undefined {
  const all = [...final.sentences, ...initial.sentences];
  if (all.length === 0) return undefined;
  const wanted = new Set(stemsOf([finding.label, ...finding.any].join(" ")));
  const nearest = all
    .map((sentence) => ({
      sentence,
      shared: stemsOf(sentence.text).filter((stem) => wanted.has(stem)).length,
    }))
    .sort((a, b) => b.shared - a.shared)[0];
  return nearest && nearest.shared > 0
    ? `I could not find this in your reasoning. The nearest that I found: “${quote(nearest.sentence.text, 90)}”`
    : "I could not find this in your reasoning.";
}
