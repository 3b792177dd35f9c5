import shipped from "../../weights/hearing.json" with { type: "json" };
import { shippedWeights } from "../understand/embedded.ts";
import { spellingOf } from "../understand/spelling.ts";
import { createHearing } from "./hear.ts";
import { createNetwork } from "./network.ts";

const known = new Set(shippedWeights.words.split(" "));

/** The hearing with the shipped weights. */
export const hear = createHearing(createNetwork(shipped), spellingOf(shippedWeights), (word) =>
  known.has(word),
);
