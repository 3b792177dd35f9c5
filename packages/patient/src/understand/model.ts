import type { TopicId } from "@anamnesis/terminology";
import { decodeBase64 } from "./base64.ts";
import { buckets } from "./features.ts";
import type { LexiconData } from "./lexicon.ts";

/** What `tools/train.ts` writes: everything that understanding needs, in one JSON document. */
export interface UnderstandingWeights {
  readonly trainer: string;
  /** Hash of the training data the weights were made from. */
  readonly source: string;
  readonly classes: string;
  /** Words that are spelt right, most frequent first. */
  readonly words: string;
  /** Base64 of the table of words seen side by side. */
  readonly pairs: string;
  readonly lexicon: LexiconData;
  /** Base64 of the pruned rows: for each non-empty bucket its gap, count, then class and int8 weight pairs. */
  readonly rows: string;
  /** Weight of one int8 step. */
  readonly step: number;
  readonly bias: readonly number[];
  /** Raw top probability to calibrated confidence, as [raw, calibrated] knots in rising order. */
  readonly calibration: readonly (readonly [number, number])[];
}

/** The class of follow-ups that stay with the topic in focus, whichever it is. */
export const stays = "@";

export interface Model {
  readonly classes: readonly TopicId[];
  /**
   * Probability of each class, in the order of `classes`. What speaks for staying with the topic in focus is counted
   * to that topic.
   */
  readonly predict: (
    features: ReadonlyMap<number, number>,
    focus: TopicId | undefined,
  ) => Float32Array;
  /** Place of a class in `classes`; -1 when there is none. */
  readonly idOf: (topic: TopicId) => number;
}

/** Unpacks the rows into arrays: offsets by bucket, then class and weight. */
function unpackRows(bytes: Uint8Array): {
  offsets: Uint32Array;
  ids: Uint8Array;
  values: Int8Array;
} {
  const offsets = new Uint32Array(buckets + 1);
  const ids = new Uint8Array(bytes.length >> 1);
  const values = new Int8Array(bytes.length >> 1);
  let at = 0;
  let filled = 0;
  let bucket = -1;
  const number = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  };
  while (at < bytes.length) {
    const next = bucket + number();
    for (let skipped = bucket + 1; skipped <= next; skipped += 1) offsets[skipped] = filled;
    bucket = next;
    const count = number();
    for (let i = 0; i < count; i += 1) {
      ids[filled] = bytes[at + i] ?? 0;
      values[filled] = ((bytes[at + count + i] ?? 0) << 24) >> 24;
      filled += 1;
    }
    at += count * 2;
  }
  for (let rest = bucket + 1; rest <= buckets; rest += 1) offsets[rest] = filled;
  return {
    offsets,
    ids: ids.subarray(0, filled),
    values: values.subarray(0, filled),
  };
}

/** Makes the classifier from its shipped form. */
export function createModel(weights: UnderstandingWeights): Model {
  const classes = weights.classes.split(" ");
  const { offsets, ids, values } = unpackRows(decodeBase64(weights.rows));
  const { step, bias } = weights;
  const stayId = classes.indexOf(stays);
  const idOf = new Map(classes.map((topic, id) => [topic, id]));
  const predict: Model["predict"] = (features, focus) => {
    const scores = new Float32Array(classes.length);
    for (const [bucket, value] of features) {
      const scale = value * step;
      const end = offsets[bucket + 1] ?? 0;
      for (let at = offsets[bucket] ?? 0; at < end; at += 1) {
        const id = ids[at] ?? 0;
        scores[id] = (scores[id] ?? 0) + (values[at] ?? 0) * scale;
      }
    }
    const shares = softmax(scores, bias);
    const staying = shares[stayId] ?? 0;
    const focusId = focus === undefined ? undefined : idOf.get(focus);
    if (stayId >= 0) shares[stayId] = 0;
    if (focusId !== undefined) shares[focusId] = (shares[focusId] ?? 0) + staying;
    else if (staying < 1)
      for (let id = 0; id < shares.length; id += 1) shares[id] = (shares[id] ?? 0) / (1 - staying);
    return shares;
  };
  return { classes, predict, idOf: (topic) => idOf.get(topic) ?? -1 };
}

function softmax(scores: Float32Array, bias: readonly number[]): Float32Array {
  let top = -Infinity;
  for (let i = 0; i < scores.length; i += 1) {
    scores[i] = (scores[i] ?? 0) + (bias[i] ?? 0);
    top = Math.max(top, scores[i] ?? 0);
  }
  let sum = 0;
  for (let i = 0; i < scores.length; i += 1) {
    scores[i] = Math.exp((scores[i] ?? 0) - top);
    sum += scores[i] ?? 0;
  }
  for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) / sum;
  return scores;
}

/** Calibrated confidence for a raw one, by straight lines between the knots. */
export function calibrate(raw: number, knots: UnderstandingWeights["calibration"]): number {
  let [lowX, lowY] = [0, 0];
  for (const [x, y] of knots) {
    if (raw <= x) return x === lowX ? y : lowY + ((raw - lowX) / (x - lowX)) * (y - lowY);
    [lowX, lowY] = [x, y];
  }
  return lowX >= 1 ? lowY : lowY + ((raw - lowX) / (1 - lowX)) * (1 - lowY) * 0.5;
}
