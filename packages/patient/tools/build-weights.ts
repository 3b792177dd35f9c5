import { buckets, features } from "../src/understand/features.ts";
import type { UnderstandingWeights } from "../src/understand/model.ts";
import { packPairs } from "../src/understand/word-pairs.ts";
import { makeExamples } from "./examples.ts";
import { consultationExamples } from "./consultations.ts";
import type { Guess } from "./consultations.ts";
import type { Example } from "./examples.ts";
import { fit } from "./regression.ts";
import type { FitOptions } from "./regression.ts";
import { knownPairs, knownWords } from "./vocabulary.ts";
import { trainerVersion } from "./training-files.ts";
import type { TrainingSource } from "./training-files.ts";

/** Weights below this many int8 steps are dropped. */
const leastSteps = 12;
/** Largest weight that int8 has to hold. */
const largest = 6;

/**
 * How often the classifier is right when it gives a probability, as [probability, share right]: measured on
 * `training/heldout.jsonl` and on consultations, before it was trained on them. Measure again when the trainer changes much.
 */
const calibration = [
  [0.05, 0.15],
  [0.12, 0.25],
  [0.2, 0.42],
  [0.35, 0.56],
  [0.46, 0.7],
  [0.6, 0.82],
  [0.8, 0.87],
  [0.9, 0.95],
  [1, 0.99],
] as const;

export interface BuildReport {
  readonly weights: UnderstandingWeights;
  readonly examples: number;
  readonly kept: number;
}

/** Base64 of the rows that survive pruning; the format that `createModel` reads. */
function packRows(
  weights: Float32Array,
  classes: number,
  step: number,
): { rows: string; kept: number } {
  const bytes: number[] = [];
  let kept = 0;
  let last = -1;
  const number = (value: number): void => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>= 7;
    }
    bytes.push(rest);
  };
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const ids: number[] = [];
    const values: number[] = [];
    for (let id = 0; id < classes; id += 1) {
      const exact = (weights[bucket * classes + id] ?? 0) / step;
      const value = Math.max(-127, Math.min(127, Math.round(exact)));
      if (Math.abs(value) < leastSteps) continue;
      ids.push(id);
      values.push(value & 255);
    }
    if (ids.length === 0) continue;
    number(bucket - last);
    number(ids.length);
    bytes.push(...ids, ...values);
    kept += ids.length;
    last = bucket;
  }
  return { rows: Buffer.from(bytes).toString("base64"), kept };
}

interface MutableRow {
  keys: Int32Array;
  values: Float32Array;
  readonly targets: readonly number[];
  readonly weight: number;
}

/** Trains on everything written; the same source gives the same weights. */
export function buildWeights(source: TrainingSource, options: FitOptions = {}): BuildReport {
  const { examples: written, lexicon, data } = makeExamples(source);
  const classes = [...new Set(written.flatMap((example) => example.topics))].sort();
  const index = new Map(classes.map((topic, id) => [topic, id]));
  const rowOf = (example: Example): MutableRow => {
    const found = features(example.view, lexicon);
    return {
      keys: Int32Array.from(found.keys()),
      values: Float32Array.from(found.values()),
      targets: example.topics.map((topic) => index.get(topic) ?? 0),
      weight: example.weight,
    };
  };
  const rows = written.map(rowOf);
  const examples = [...written];
  if (source.consultations.length > 0) {
    const rough = fit(rows, classes.length, { ...options, epochs: 2 });
    const guess: Guess = (view) => {
      const { keys, values } = rowOf({ view, topics: [], weight: 1, group: 0 });
      return classes.map((topic, id) => {
        let score = rough.bias[id] ?? 0;
        for (let k = 0; k < keys.length; k += 1)
          score += (rough.weights[(keys[k] ?? 0) * classes.length + id] ?? 0) * (values[k] ?? 0);
        return [topic, score] as const;
      });
    };
    const heard = consultationExamples(
      source.consultations,
      lexicon,
      guess,
      (written.at(-1)?.group ?? 0) + 1,
    );
    examples.push(...heard);
    rows.push(...heard.map(rowOf));
  }
  const { weights, bias } = fit(rows, classes.length, options);
  let top = 0;
  for (const value of weights) top = Math.max(top, Math.abs(value));
  const step = Number((Math.min(top, largest) / 127).toPrecision(6));
  const { rows: packed, kept } = packRows(weights, classes.length, step);
  return {
    examples: examples.length,
    kept,
    weights: {
      trainer: trainerVersion,
      source: source.hash,
      classes: classes.join(" "),
      words: knownWords(examples, data, source.commonWords).join(" "),
      pairs: Buffer.from(packPairs(knownPairs(examples))).toString("base64"),
      lexicon: data,
      rows: packed,
      step,
      bias: [...bias].map((value) => Number(value.toPrecision(4))),
      calibration,
    },
  };
}
