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
}

/** Multinomial logistic regression by AdaGrad; small gradients are skipped, which is what makes it quick. */
export function fit(
  rows: readonly Row[],
  classes: number,
  options: FitOptions = {},
): { weights: Float32Array; bias: Float32Array } {
  const { epochs = 9, rate = 0.1, decay = 2e-5, skip = 0.02 } = options;
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes);
  const bias = new Float32Array(classes);
  const order = rows.map((_, at) => at);
  const random = createRandom(7);
  const scores = new Float32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      const { keys, values } = row;
      scores.set(bias);
      for (let k = 0; k < keys.length; k += 1) {
        const base = (keys[k] ?? 0) * classes;
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
        for (let k = 0; k < keys.length; k += 1) {
          const cell = (keys[k] ?? 0) * classes + c;
          const gradient = slope * (values[k] ?? 0) + decay * (weights[cell] ?? 0);
          const square = (squares[cell] ?? 0) + gradient * gradient;
          squares[cell] = square;
          weights[cell] = (weights[cell] ?? 0) - (rate * gradient) / (Math.sqrt(square) + 1e-3);
        }
      }
    }
  }
  return { weights, bias };
}
