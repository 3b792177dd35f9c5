import type { PatientView } from "@anamnesis/cases";
import { foldText, rawWords, stem } from "../understand/normalise.ts";

/** The questions of a case by their words: flat arrays, since a server keeps every case's. */
interface Bank {
  /** Feature → its number; its questions stand from `offsets` of that number to `offsets` of the next. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly offsets: Int32Array;
  readonly questions: Uint16Array;
  readonly weights: Float32Array;
  readonly factOf: Uint16Array;
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
  const count = questions.length;
  const rareness = (feature: string, found: number): number =>
    Math.log((count + 1) / (found + 1)) * (feature.includes(" ") ? 0.6 : 1);
  const numbers = new Map([...counts.keys()].map((feature, number) => [feature, number]));
  const offsets = new Int32Array(numbers.size + 1);
  let sum = 0;
  for (const [feature, found] of counts) offsets[(numbers.get(feature) ?? 0) + 1] = sum += found;
  const filled = offsets.slice();
  const places = new Uint16Array(sum);
  const held = new Float32Array(sum);
  questions.forEach(({ features }, question) => {
    const weights = features.map((one) => rareness(one, counts.get(one) ?? 0));
    const length = Math.hypot(...weights) || 1;
    features.forEach((feature, at) => {
      const number = numbers.get(feature) ?? 0;
      const place = filled[number] ?? 0;
      places[place] = question;
      held[place] = (weights[at] ?? 0) / length;
      filled[number] = place + 1;
    });
  });
  const made: Bank = {
    numbers,
    offsets,
    questions: places,
    weights: held,
    factOf: Uint16Array.from(questions, ({ at }) => at),
    rarity: (feature) => {
      const number = numbers.get(feature);
      const found = number === undefined ? 0 : (offsets[number + 1] ?? 0) - (offsets[number] ?? 0);
      return rareness(feature, found);
    },
  };
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
    const number = bank.numbers.get(feature);
    if (number === undefined) return;
    const from = bank.offsets[number] ?? 0;
    const to = bank.offsets[number + 1] ?? from;
    const own = (weights[at] ?? 0) / length;
    for (let place = from; place < to; place += 1) {
      const question = bank.questions[place] ?? 0;
      scores[question] = (scores[question] ?? 0) + (bank.weights[place] ?? 0) * own;
    }
  });
  const best = new Float32Array(view.facts.length);
  scores.forEach((score, question) => {
    const fact = bank.factOf[question] ?? 0;
    if (score > (best[fact] ?? 0)) best[fact] = score;
  });
  return best;
}
