import { expect, it } from "vitest";
import { createKernel, plainKernel } from "./kernel.ts";

const numbers = (count: number, seed: number): Float32Array =>
  Float32Array.from({ length: count }, (_, at) => Math.sin(seed + at * 1.7));

it("multiplies the same with WebAssembly as without, layer after layer and for any count of rows", () => {
  const [fast, slow] = [createKernel(), plainKernel].map((kernel) => ({
    wide: kernel.dense(numbers(12 * 24, 1), numbers(24, 2), 12, 24),
    narrow: kernel.dense(numbers(24 * 8, 3), numbers(8, 4), 24, 8),
  }));
  if (!fast || !slow) throw new Error("no kernel");
  expect(createKernel()).not.toBe(plainKernel);
  for (const count of [1, 3, 4, 130]) {
    const x = numbers(count * 12, 5);
    const once = fast.wide.apply(x, count);
    const plain = slow.wide.apply(x, count);
    once.forEach((one, at) => {
      expect(one).toBeCloseTo(plain[at] ?? NaN, 4);
    });
    fast.narrow.apply(once, count).forEach((one, at) => {
      expect(one).toBeCloseTo(slow.narrow.apply(plain, count)[at] ?? NaN, 3);
    });
  }
});
