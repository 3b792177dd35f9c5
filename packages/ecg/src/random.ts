/** Pseudo-random numbers in [0, 1) from a seed (mulberry32): the same seed gives the same tracing everywhere. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number of roughly normal distribution, mean 0 and deviation 1, never beyond ±3.5. */
export const normalFrom = (random: () => number): number => {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += random();
  return Math.max(-3.5, Math.min(3.5, sum - 6));
};
