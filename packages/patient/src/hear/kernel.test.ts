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

it("multiplies rows with rows, also where they are no multiple of eight and after a layer has been made", () => {
  const fast = createKernel();
  const layer = fast.dense(numbers(12 * 24, 1), numbers(24, 2), 12, 24);
  const kept = layer.apply(numbers(5 * 12, 5), 5);
  for (const [rows, columns] of [
    [1, 1],
    [7, 9],
    [260, 40],
  ] as const) {
    const x = { values: numbers(rows * 16, 1), count: rows };
    const y = { values: numbers(columns * 16, 3), count: columns };
    const once = fast.products(x, y, 16);
    const plain = plainKernel.products(x, y, 16);
    for (let i = 0; i < rows; i += 1)
      for (let j = 0; j < columns; j += 1)
        expect(once.values[i * once.stride + j]).toBeCloseTo(
          plain.values[i * plain.stride + j] ?? NaN,
          4,
        );
  }
  expect(layer.apply(numbers(5 * 12, 5), 5)).toEqual(kept);
});
