import type { TopicId } from "@anamnesis/terminology";
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
  readonly lexicon: LexiconData;
  /** Base64 of the pruned rows: for each non-empty bucket its gap, count, then class and int8 weight pairs. */
  readonly rows: string;
  /** Weight of one int8 step. */
  readonly step: number;
  readonly bias: readonly number[];
  /** Raw top probability to calibrated confidence, as [raw, calibrated] knots in rising order. */
  readonly calibration: readonly (readonly [number, number])[];
}

export interface Model {
  readonly classes: readonly TopicId[];
  /** Probability of each class, in the order of `classes`. */
  readonly predict: (features: ReadonlyMap<number, number>) => Float32Array;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a base64 text; written out because neither `atob` nor `Buffer` is everywhere. */
export function decodeBase64(text: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let i = 0; i < alphabet.length; i += 1) codes[alphabet.charCodeAt(i)] = i;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const a = codes[text.charCodeAt(at)] ?? 0;
    const b = codes[text.charCodeAt(at + 1)] ?? 0;
    const c = codes[text.charCodeAt(at + 2)] ?? 0;
    const d = codes[text.charCodeAt(at + 3)] ?? 0;
    bytes[to] = (a << 2) | (b >> 4);
    if (to + 1 < bytes.length) bytes[to + 1] = ((b & 15) << 4) | (c >> 2);
    if (to + 2 < bytes.length) bytes[to + 2] = ((c & 3) << 6) | d;
  }
  return bytes;
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
  return { offsets, ids: ids.subarray(0, filled), values: values.subarray(0, filled) };
}

/** Makes the classifier from its shipped form. */
export function createModel(weights: UnderstandingWeights): Model {
  const classes = weights.classes.split(" ");
  const { offsets, ids, values } = unpackRows(decodeBase64(weights.rows));
  const { step, bias } = weights;
  const predict = (features: ReadonlyMap<number, number>): Float32Array => {
    const scores = new Float32Array(classes.length);
    for (const [bucket, value] of features) {
      const scale = value * step;
      const end = offsets[bucket + 1] ?? 0;
      for (let at = offsets[bucket] ?? 0; at < end; at += 1) {
        const id = ids[at] ?? 0;
        scores[id] = (scores[id] ?? 0) + (values[at] ?? 0) * scale;
      }
    }
    return softmax(scores, bias);
  };
  return { classes, predict };
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
