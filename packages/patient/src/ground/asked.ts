import type { PatientView } from "@anamnesis/cases";
import { foldText, rawWords, stem } from "../understand/normalise.ts";

/** A question of the bank as rare words and pairs of words, with the place of its fact. */
interface Bank {
  /** Feature → the questions that have it, with its weight there. */
  readonly places: ReadonlyMap<string, readonly (readonly [question: number, weight: number])[]>;
  readonly factOf: readonly number[];
  readonly rarity: (feature: string) => number;
}

const marks = new Set(["um", "uh", "er", "erm", "ah", "oh", "please", "okay", "so", "and", "well"]);

/** Stems and neighbouring stems of some words. */
function featuresOf(words: readonly string[]): readonly string[] {
  const stems = words.filter((word) => /[a-z0-9]/.test(word) && !marks.has(word)).map(stem);
  return [...stems, ...stems.slice(1).map((one, at) => `${stems[at] ?? ""} ${one}`)];
}

const banks = new WeakMap<PatientView, Bank>();

function bankOf(view: PatientView): Bank {
  const kept = banks.get(view);
  if (kept) return kept;
  const questions = view.facts.flatMap((fact, at) =>
    [...(fact.asked ?? []), ...fact.words].map((text) => ({
      at,
      features: [...new Set(featuresOf(rawWords(foldText(text))))],
    })),
  );
  const counts = new Map<string, number>();
  for (const { features } of questions)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rarity = (feature: string): number =>
    Math.log((questions.length + 1) / ((counts.get(feature) ?? 0) + 1)) *
    (feature.includes(" ") ? 0.6 : 1);
  const places = new Map<string, [number, number][]>();
  questions.forEach(({ features }, question) => {
    const weights = features.map(rarity);
    const length = Math.hypot(...weights) || 1;
    features.forEach((feature, at) => {
      const list = places.get(feature) ?? [];
      list.push([question, (weights[at] ?? 0) / length]);
      places.set(feature, list);
    });
  });
  const made = { places, factOf: questions.map(({ at }) => at), rarity };
  banks.set(view, made);
  return made;
}

/** For each fact, how like the words are to the likest of the ways in which it is known to be asked for, 0..1. */
export function likeness(view: PatientView, tokens: readonly string[]): Float32Array {
  const bank = bankOf(view);
  const features = [...new Set(featuresOf(tokens))];
  const weights = features.map(bank.rarity);
  const length = Math.hypot(...weights) || 1;
  const scores = new Float32Array(bank.factOf.length);
  features.forEach((feature, at) => {
    for (const [question, weight] of bank.places.get(feature) ?? [])
      scores[question] = (scores[question] ?? 0) + (weight * (weights[at] ?? 0)) / length;
  });
  const best = new Float32Array(view.facts.length);
  scores.forEach((score, question) => {
    const fact = bank.factOf[question] ?? 0;
    if (score > (best[fact] ?? 0)) best[fact] = score;
  });
  return best;
}
