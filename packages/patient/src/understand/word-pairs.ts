import { decodeBase64 } from "./base64.ts";

/** Bits of the table; a power of two. */
const size = 1 << 19;
const probes = 4;

/** Stands before the first word and after the last. */
export const edge = "|";

/** Two hashes of a pair; the probes are made from them. */
function hashes(left: string, right: string): readonly [number, number] {
  let a = 0x811c9dc5;
  let b = 0x1505;
  const take = (code: number): void => {
    a = Math.imul(a ^ code, 0x01000193);
    b = (Math.imul(b, 33) + code) | 0;
  };
  for (let i = 0; i < left.length; i += 1) take(left.charCodeAt(i));
  take(32);
  for (let i = 0; i < right.length; i += 1) take(right.charCodeAt(i));
  return [(a ^ (a >>> 15)) >>> 0, ((b ^ (b >>> 13)) | 1) >>> 0];
}

/** Says whether two words were seen side by side in the training data; now and then also of two that were not. */
export type WordPairs = (left: string, right: string) => boolean;

/** Reads the table that `packPairs` made. */
export function readPairs(base64: string): WordPairs {
  const bytes = decodeBase64(base64);
  return (left, right) => {
    const [a, b] = hashes(left, right);
    for (let i = 0; i < probes; i += 1) {
      const bit = (a + i * b) % size;
      if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
    }
    return true;
  };
}

/** Bytes of a Bloom filter over pairs of neighbouring words. */
export function packPairs(pairs: Iterable<readonly [string, string]>): Uint8Array {
  const bytes = new Uint8Array(size >> 3);
  for (const [left, right] of pairs) {
    const [a, b] = hashes(left, right);
    for (let i = 0; i < probes; i += 1) {
      const bit = (a + i * b) % size;
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bytes;
}
