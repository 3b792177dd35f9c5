/** A reproducible stream of numbers (mulberry32, public domain): the same seed gives the same month. */
export interface Draw {
  /** 0 up to, not including, 1. */
  unit(): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  chance(share: number): boolean;
  one<T>(values: readonly T[]): T;
}

export const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(unit() * count);
  return {
    unit,
    below,
    chance: (share) => unit() < share,
    one: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("There is nothing to choose from.");
      return value;
    },
  };
};
