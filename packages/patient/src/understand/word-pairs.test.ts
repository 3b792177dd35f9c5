import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPairs, readPairs } from "./word-pairs.ts";

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const word = fc.stringMatching(/^[a-z]{1,12}$/);

describe("words seen side by side", () => {
  it("knows every pair it was made of", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 30 }), (pairs) => {
        const has = readPairs(base64(packPairs(pairs)));
        expect(pairs.every(([left, right]) => has(left, right))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("knows few others, and not the words the other way round", () => {
    const has = readPairs(base64(packPairs([["chest", "pain"]])));
    expect(has("chest", "pain")).toBe(true);
    expect(has("pain", "chest")).toBe(false);
    expect(has("chest", "rain")).toBe(false);
  });
});
