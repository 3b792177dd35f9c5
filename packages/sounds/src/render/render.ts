import type { Heard } from "../schema.ts";
import { bowelSound, neckSound } from "./bowel.ts";
import { breathSound } from "./breath.ts";
import { heartSound } from "./heart.ts";
import { bounded, samplesPerSecond } from "./signal.ts";

export interface Recording {
  readonly samplesPerSecond: number;
  /** Between -1 and 1; the end goes over into the beginning. */
  readonly samples: Float32Array;
}

function soundOf(heard: Heard, seed: number): Float32Array {
  switch (heard.kind) {
    case "heart":
      return heartSound(heard, seed);
    case "breath":
      return breathSound(heard, seed);
    case "bowel":
      return bowelSound(heard, seed);
    case "neck":
      return neckSound(heard, seed);
  }
}

/** What is heard as samples, the same for the same seed. It takes some thousandths of a second. */
export const render = (heard: Heard, seed = 1): Recording => ({
  samplesPerSecond,
  samples: bounded(soundOf(heard, seed)),
});
