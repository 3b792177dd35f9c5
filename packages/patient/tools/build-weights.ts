import { buckets, features } from "../src/understand/features.ts";
import type { UnderstandingWeights } from "../src/understand/model.ts";
import { knownWords, makeExamples } from "./examples.ts";
import { fit } from "./regression.ts";
import type { FitOptions } from "./regression.ts";
import { trainerVersion } from "./training-files.ts";
import type { TrainingSource } from "./training-files.ts";

/** Weights below this many int8 steps are dropped. */
const leastSteps = 6;
/** Largest weight that int8 has to hold. */
const largest = 6;

/**
 * How often the classifier is right when it gives a probability, as [probability, share right]: measured on
 * `training/heldout.jsonl`, which it is not trained on. Measure again when the trainer changes much.
 */
const calibration = [
  [0.2, 0.2],
  [0.25, 0.25],
  [0.35, 0.56],
  [0.46, 0.7],
  [0.65, 0.75],
  [0.76, 0.82],
  [0.85, 0.91],
  [0.94, 0.955],
  [1, 0.995],
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

/** Drops features that occur in one written line only: they fit that line and nothing else. */
function keepShared(rows: readonly MutableRow[], groups: readonly number[]): void {
  const first = new Int32Array(buckets).fill(-1);
  const isShared = new Uint8Array(buckets);
  rows.forEach((row, at) => {
    const group = groups[at] ?? 0;
    for (const key of row.keys) {
      if (first[key] === -1) first[key] = group;
      else if (first[key] !== group) isShared[key] = 1;
    }
  });
  for (const row of rows) {
    const kept = [...row.keys.keys()].filter((k) => isShared[row.keys[k] ?? 0] === 1);
    row.values = Float32Array.from(kept, (k) => row.values[k] ?? 0);
    row.keys = Int32Array.from(kept, (k) => row.keys[k] ?? 0);
  }
}

/** Trains on everything written; the same source gives the same weights. */
export function buildWeights(source: TrainingSource, options: FitOptions = {}): BuildReport {
  const { examples, lexicon, data } = makeExamples(source);
  const classes = [...new Set(examples.flatMap((example) => example.topics))].sort();
  const index = new Map(classes.map((topic, id) => [topic, id]));
  const rows = examples.map((example): MutableRow => {
    const found = features(example.view, lexicon);
    return {
      keys: Int32Array.from(found.keys()),
      values: Float32Array.from(found.values()),
      targets: example.topics.map((topic) => index.get(topic) ?? 0),
      weight: example.weight,
    };
  });
  keepShared(
    rows,
    examples.map((example) => example.group),
  );
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
      lexicon: data,
      rows: packed,
      step,
      bias: [...bias].map((value) => Number(value.toPrecision(4))),
      calibration,
    },
  };
}
