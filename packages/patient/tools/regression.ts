import { buckets } from "../src/understand/features.ts";
import { createRandom, shuffle } from "./prng.ts";

/** One example as the regression sees it: hashed features, and the classes that share its probability. */
export interface Row {
  readonly keys: Int32Array;
  readonly values: Float32Array;
  readonly targets: readonly number[];
  readonly weight: number;
}

export interface FitOptions {
  readonly epochs?: number;
  readonly rate?: number;
  readonly decay?: number;
  /** Gradients smaller than this are left out. */
  readonly skip?: number;
  /** Share of features left out at random each time an example is seen. */
  readonly dropout?: number;
}

/**
 * Multinomial logistic regression by AdaGrad. Each time a row is seen, a share of its features is left out, so that no
 * word is relied upon alone; small gradients are skipped, which is what makes it quick; and the weights are the mean
 * over the later epochs, which is steadier than the last.
 */
export function fit(
  rows: readonly Row[],
  classes: number,
  options: FitOptions = {},
): { weights: Float32Array; bias: Float32Array } {
  const { epochs = 7, rate = 0.1, decay = 2e-5, skip = 0.02, dropout = 0.25 } = options;
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes);
  const bias = new Float32Array(classes);
  const mean = {
    weights: new Float32Array(buckets * classes),
    bias: new Float32Array(classes),
  };
  const averaged = Math.max(1, Math.floor(epochs / 2));
  const order = rows.map((_, at) => at);
  const random = createRandom(7);
  const scores = new Float32Array(classes);
  const longest = rows.reduce((most, row) => Math.max(most, row.keys.length), 0);
  const keys = new Int32Array(longest);
  const values = new Float32Array(longest);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      let count = 0;
      for (let k = 0; k < row.keys.length; k += 1) {
        if (random() < dropout) continue;
        keys[count] = (row.keys[k] ?? 0) * classes;
        values[count] = (row.values[k] ?? 0) / (1 - dropout);
        count += 1;
      }
      scores.set(bias);
      for (let k = 0; k < count; k += 1) {
        const base = keys[k] ?? 0;
        const value = values[k] ?? 0;
        for (let c = 0; c < classes; c += 1)
          scores[c] = (scores[c] ?? 0) + (weights[base + c] ?? 0) * value;
      }
      let top = -Infinity;
      for (let c = 0; c < classes; c += 1) top = Math.max(top, scores[c] ?? 0);
      let sum = 0;
      for (let c = 0; c < classes; c += 1) {
        const value = Math.exp((scores[c] ?? 0) - top);
        scores[c] = value;
        sum += value;
      }
      const share = 1 / row.targets.length;
      for (let c = 0; c < classes; c += 1) {
        const wanted = row.targets.includes(c) ? share : 0;
        const error = (scores[c] ?? 0) / sum - wanted;
        if (Math.abs(error) < skip) continue;
        const slope = error * row.weight;
        bias[c] = (bias[c] ?? 0) - slope * rate * 0.02;
        for (let k = 0; k < count; k += 1) {
          const cell = (keys[k] ?? 0) + c;
          const gradient = slope * (values[k] ?? 0) + decay * (weights[cell] ?? 0);
          const square = (squares[cell] ?? 0) + gradient * gradient;
          squares[cell] = square;
          weights[cell] = (weights[cell] ?? 0) - (rate * gradient) / (Math.sqrt(square) + 1e-3);
        }
      }
    }
    if (epoch < epochs - averaged) continue;
    for (let cell = 0; cell < weights.length; cell += 1)
      mean.weights[cell] = (mean.weights[cell] ?? 0) + (weights[cell] ?? 0) / averaged;
    for (let c = 0; c < classes; c += 1)
      mean.bias[c] = (mean.bias[c] ?? 0) + (bias[c] ?? 0) / averaged;
  }
  return mean;
}
