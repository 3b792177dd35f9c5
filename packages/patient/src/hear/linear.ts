/** A linear layer: `out` rows of `width` weights and a bias each. */
export interface Linear {
  readonly weights: Float32Array;
  readonly bias: Float32Array | undefined;
  readonly width: number;
  readonly out: number;
}

/** Applies a layer to `count` vectors that lie one after another. */
export function applied(layer: Linear, x: Float32Array, count: number): Float32Array {
  const { weights, bias, width, out } = layer;
  const y = new Float32Array(count * out);
  for (let i = 0; i < count; i += 1) {
    const from = i * width;
    for (let o = 0; o < out; o += 1) {
      let a = bias ? (bias[o] as number) : 0;
      let b = 0;
      let c = 0;
      let d = 0;
      const row = o * width;
      // Four sums at a time: the engine keeps them in registers. `width` is a multiple of four.
      for (let k = 0; k < width; k += 4) {
        a += (x[from + k] as number) * (weights[row + k] as number);
        b += (x[from + k + 1] as number) * (weights[row + k + 1] as number);
        c += (x[from + k + 2] as number) * (weights[row + k + 2] as number);
        d += (x[from + k + 3] as number) * (weights[row + k + 3] as number);
      }
      y[i * out + o] = a + b + c + d;
    }
  }
  return y;
}

/** Adds numbers to others, place by place. */
export function addTo(sum: Float32Array, more: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (more[at] as number);
}

/** Scales each vector to mean 0 and variance 1, then by the layer's own gain and bias. */
export function normed(
  x: Float32Array,
  count: number,
  gain: Float32Array,
  bias: Float32Array,
  epsilon = 1e-5,
): Float32Array {
  const width = gain.length;
  const y = new Float32Array(count * width);
  for (let i = 0; i < count; i += 1) {
    const from = i * width;
    let sum = 0;
    for (let k = 0; k < width; k += 1) sum += x[from + k] as number;
    const mean = sum / width;
    let spread = 0;
    for (let k = 0; k < width; k += 1) spread += ((x[from + k] as number) - mean) ** 2;
    const by = 1 / Math.sqrt(spread / width + epsilon);
    for (let k = 0; k < width; k += 1)
      y[from + k] =
        ((x[from + k] as number) - mean) * by * (gain[k] as number) + (bias[k] as number);
  }
  return y;
}

export function softmaxed(scores: Float32Array): Float32Array {
  let top = -Infinity;
  for (const score of scores) top = Math.max(top, score);
  let sum = 0;
  const out = scores.map((score) => {
    const value = Math.exp(score - top);
    sum += value;
    return value;
  });
  return out.map((value) => value / sum);
}

/** The product of two stretches of `width` numbers; `width` is a multiple of four. */
export function dot(
  a: Float32Array,
  from: number,
  b: Float32Array,
  at: number,
  width: number,
): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let k = 0; k < width; k += 4) {
    one += (a[from + k] as number) * (b[at + k] as number);
    two += (a[from + k + 1] as number) * (b[at + k + 1] as number);
    three += (a[from + k + 2] as number) * (b[at + k + 2] as number);
    four += (a[from + k + 3] as number) * (b[at + k + 3] as number);
  }
  return one + two + three + four;
}

/** The product of a row of whole numbers with a vector; by itself, since a loop over two kinds of arrays is a slow one. */
export function dotOfWhole(a: Int16Array, from: number, b: Float32Array): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let k = 0; k < b.length; k += 4) {
    one += (a[from + k] as number) * (b[k] as number);
    two += (a[from + k + 1] as number) * (b[k + 1] as number);
    three += (a[from + k + 2] as number) * (b[k + 2] as number);
    four += (a[from + k + 3] as number) * (b[k + 3] as number);
  }
  return one + two + three + four;
}
