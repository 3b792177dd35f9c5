import shipped from "../../weights/hearing.json" with { type: "json" };
import { shippedWeights } from "../understand/embedded.ts";
import { createAlignedCorrector } from "../understand/spelling.ts";
import { readPairs } from "../understand/word-pairs.ts";
import { createHearing } from "./hear.ts";
import { createNetwork } from "./network.ts";

const pairs = readPairs(shippedWeights.pairs);
const words = shippedWeights.words.split(" ");

const known = new Set(words);

/** The hearing with the shipped weights. */
export const hear = createHearing(
  createNetwork(shipped),
  (own) => createAlignedCorrector({ known: words, pairs, extra: own }),
  (word) => known.has(word),
);
