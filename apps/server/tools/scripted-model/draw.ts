/** A whole number made of some text, always the same one. */
export const figureOf = (...parts: readonly string[]): number => {
  let value = 0x811c9dc5;
  for (const character of parts.join("\u0001"))
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
};

/** One of a list, always the same one for the same seed. */
export const draw = <T>(
  list: readonly [T, ...T[]] | readonly T[],
  ...seed: readonly string[]
): T => {
  const chosen = list[figureOf(...seed) % list.length];
  if (chosen === undefined) throw new Error("Nothing to draw from.");
  return chosen;
};
