import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buckets, features } from "../src/understand/features.ts";
import type { UnderstandingWeights } from "../src/understand/model.ts";
import { knownWords, makeExamples } from "./examples.ts";
import { fit } from "./regression.ts";
import { readTrainingSource, trainerVersion } from "./training-files.ts";

/** Base64 of the rows that survive pruning; the format that `createModel` reads. */
function packRows(
  weights: Float32Array,
  classes: number,
  step: number,
  least: number,
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
      const value = Math.max(
        -127,
        Math.min(127, Math.round((weights[bucket * classes + id] ?? 0) / step)),
      );
      if (Math.abs(value) < least) continue;
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

/** Drops features that occur in one written line only: they fit that line and nothing else. */
function keepShared(
  rows: { keys: Int32Array; values: Float32Array }[],
  groups: readonly number[],
): void {
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

/** Trains from the written data and writes `weights/understanding.json`; the same data give the same file. */
export function main(): void {
  const here = dirname(fileURLToPath(import.meta.url));
  const root = process.env["ANAMNESIS_PATIENT"] ?? join(here, "..");
  const source = readTrainingSource(join(root, "training"));
  const { examples, lexicon, data } = makeExamples(source);
  const classes = [...new Set(examples.flatMap((example) => example.topics))].sort();
  const index = new Map(classes.map((topic, id) => [topic, id]));
  const rows = examples.map((example) => {
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
  const started = process.hrtime.bigint();
  const { weights, bias } = fit(rows, classes.length);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  let top = 0;
  for (const value of weights) top = Math.max(top, Math.abs(value));
  const step = Math.min(top, 6) / 127;
  const { rows: packed, kept } = packRows(
    weights,
    classes.length,
    step,
    Number(process.env["LEAST"] ?? 6),
  );
  const document: UnderstandingWeights = {
    trainer: trainerVersion,
    source: source.hash,
    classes: classes.join(" "),
    words: knownWords(examples, data, source.commonWords).join(" "),
    lexicon: data,
    rows: packed,
    step: Number(step.toPrecision(6)),
    bias: [...bias].map((value) => Number(value.toPrecision(4))),
    calibration: [[1, 1]],
  };
  const text = `${JSON.stringify(document)}\n`;
  const folder = join(root, "weights");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "understanding.json"), text);
  console.log(
    `${String(examples.length)} examples, ${String(classes.length)} topics, ${seconds.toFixed(1)} s, ${String(kept)} weights, ` +
      `${(text.length / 1024).toFixed(0)} KiB, ${(gzipSync(text).length / 1024).toFixed(0)} KiB gzipped`,
  );
}

main();
