import { createKernel, type Dense } from "./kernel.ts";
import { addTo, normed } from "./linear.ts";
import { createPieces } from "./pieces.ts";
import { type HearingWeights, floatsOf, packedIn, tableOf } from "./weights.ts";

/** Reads words in the light of those around them and of what was said before. */
export interface Encoder {
  /** Length of a piece's own vector. */
  readonly width: number;
  /** The mean of the pieces of some words, each by itself and the rarer the weightier: [width]. */
  meanOf(words: readonly string[]): Float32Array;
  /** Each word of the line, one after another. What was said before is looked at and not read itself. */
  encode(
    line: readonly string[],
    patient: readonly string[],
    learner: readonly string[],
  ): EncodedLine;
}

export interface EncodedLine {
  /** By itself: [words, width]. */
  readonly plain: Float32Array;
  /** In the light of the others. */
  readonly inContext: Float32Array;
}

/** The piece that stands for no words at all: a full stop. */
const empty = 6;
const epsilon = 1e-6;
const heads = 4;

/**
 * The transformer of the Universal Sentence Encoder (lite), trained further for hearing: in the first layer the line looks at
 * itself and at what was said before, in the others at itself.
 */
export function createEncoder(weights: HearingWeights): Encoder {
  const packed = packedIn(weights);
  const kernel = createKernel();
  const table = tableOf(packed("use.emb.weight"));
  const width = table.width;
  const segment = floatsOf(packed("use.segment.weight"));
  const timing = floatsOf(packed("use.scale"));
  const shares = floatsOf(packed("shares"));
  const pieces = createPieces(weights.pieces.split(" "), shares);
  const telling = floatsOf(packed("telling"));

  const matrix = (name: string): { values: Float32Array; rows: number; columns: number } => {
    const one = packed(name);
    const [rows = 0, columns = 0] = one.shape;
    return { values: floatsOf(one), rows, columns };
  };
  const dense = (name: string, bias: string): Dense => {
    const { values, rows, columns } = matrix(name);
    return kernel.dense(values, floatsOf(packed(bias)), rows, columns);
  };
  /** Some columns of a matrix, as a layer of their own. */
  const part = (name: string, bias: string, from: number, to: number): Dense => {
    const { values, rows, columns } = matrix(name);
    const own = new Float32Array(rows * (to - from));
    for (let row = 0; row < rows; row += 1)
      own.set(values.subarray(row * columns + from, row * columns + to), row * (to - from));
    return kernel.dense(own, floatsOf(packed(bias)).slice(from, to), rows, to - from);
  };
  const layers = Array.from({ length: weights.layers }, (_, at) => {
    const name = (rest: string): string => `use.p.${String(at)}${rest}`;
    const [deep = 0] = packed(name("qkv")).shape;
    return {
      deep,
      query: part(name("qkv"), name("qkvb"), 0, deep),
      seen: part(name("qkv"), name("qkvb"), deep, 3 * deep),
      out: dense(name("out"), name("outb")),
      inner: dense(name("f1"), name("f1b")),
      outer: dense(name("f2"), name("f2b")),
      n1: { gain: floatsOf(packed(name("n1s"))), bias: floatsOf(packed(name("n1b"))) },
      n2: { gain: floatsOf(packed(name("n2s"))), bias: floatsOf(packed(name("n2b"))) },
    };
  });
  const widen = dense("use.p.dense", "use.p.denseb");

  /** What tells a place from the others, by its number: sines, then cosines. */
  const places: Float32Array[] = [];
  const placeAt = (at: number): Float32Array =>
    (places[at] ??= Float32Array.from({ length: width }, (_, k) =>
      k < width / 2
        ? Math.sin(at * (timing[k] as number))
        : Math.cos(at * (timing[k - width / 2] as number)),
    ));

  /** What `own` places take from `all` places: [own, deep]. */
  const attended = (
    queries: Float32Array,
    seen: Float32Array,
    own: number,
    all: number,
    deep: number,
  ): Float32Array => {
    const size = deep / heads;
    const by = 1 / Math.sqrt(size);
    const mixed = new Float32Array(own * deep);
    // The kernel takes vectors whose length is a multiple of four: places that nobody takes from fill up.
    const long = Math.ceil(all / 4) * 4;
    const asks = new Float32Array(own * size);
    const keys = new Float32Array(all * size);
    const brings = new Float32Array(size * long);
    const shares = new Float32Array(own * long);
    for (let head = 0; head < heads; head += 1) {
      for (let i = 0; i < own; i += 1)
        for (let m = 0; m < size; m += 1)
          asks[i * size + m] = queries[i * deep + head * size + m] as number;
      for (let j = 0; j < all; j += 1)
        for (let m = 0; m < size; m += 1) {
          const from = j * 2 * deep + head * size + m;
          keys[j * size + m] = seen[from] as number;
          brings[m * long + j] = seen[from + deep] as number;
        }
      const near = kernel.products(
        { values: asks, count: own },
        { values: keys, count: all },
        size,
      );
      for (let i = 0; i < own; i += 1) {
        const row = i * near.stride;
        let top = -Infinity;
        for (let j = 0; j < all; j += 1) top = Math.max(top, near.values[row + j] as number);
        let sum = 0;
        for (let j = 0; j < all; j += 1) {
          const one = Math.exp(((near.values[row + j] as number) - top) * by);
          shares[i * long + j] = one;
          sum += one;
        }
        for (let j = 0; j < all; j += 1)
          shares[i * long + j] = (shares[i * long + j] as number) / sum;
      }
      const taken = kernel.products(
        { values: shares, count: own },
        { values: brings, count: size },
        long,
      );
      for (let i = 0; i < own; i += 1)
        for (let m = 0; m < size; m += 1)
          mixed[i * deep + head * size + m] = taken.values[i * taken.stride + m] as number;
    }
    return mixed;
  };

  return {
    width,
    meanOf(words) {
      const found = words.flatMap((word) => pieces(word));
      const list = found.length > 0 ? found : [empty];
      const sum = new Float32Array(width);
      const all = list.reduce((total, piece) => total + (telling[piece] ?? 0), 0);
      for (const piece of list) table.addRow(piece, sum, 0, (telling[piece] ?? 0) / all);
      return sum;
    },
    encode(line, patient, learner) {
      const wordOf: number[] = [];
      const numbers: number[] = [];
      const segments: number[] = [];
      [line, patient, learner].forEach((words, which) => {
        words.forEach((word, at) => {
          for (const piece of pieces(word)) {
            numbers.push(piece);
            segments.push(which);
            if (which === 0) wordOf.push(at);
          }
        });
      });
      const own = wordOf.length;
      const all = numbers.length;
      let x: Float32Array = new Float32Array(all * width);
      for (let at = 0; at < all; at += 1) {
        table.addRow(numbers[at] as number, x, at * width, 2);
        const from = (segments[at] as number) * width;
        const to = at * width;
        const place = placeAt(at);
        for (let k = 0; k < width; k += 1)
          x[to + k] = (x[to + k] as number) + (place[k] as number) + (segment[from + k] as number);
      }
      layers.forEach((layer, which) => {
        const count = which === 0 ? all : own;
        const { deep } = layer;
        const h = normed(x, count, layer.n1.gain, layer.n1.bias, epsilon);
        const queries = layer.query.apply(h.subarray(0, own * deep), own);
        const mixed = attended(queries, layer.seen.apply(h, count), own, count, deep);
        if (which === 0) x = widen.apply(x.subarray(0, own * width), own);
        addTo(x, layer.out.apply(mixed, own));
        const inner = layer.inner.apply(normed(x, own, layer.n2.gain, layer.n2.bias, epsilon), own);
        for (let at = 0; at < inner.length; at += 1) inner[at] = Math.max(0, inner[at] as number);
        addTo(x, layer.outer.apply(inner, own));
      });
      const wide = layers.at(-1)?.outer.out ?? width;
      const counts = new Float32Array(line.length);
      for (const word of wordOf) counts[word] = (counts[word] as number) + 1;
      const inContext = new Float32Array(line.length * wide);
      const plain = new Float32Array(line.length * width);
      wordOf.forEach((word, at) => {
        const by = 1 / (counts[word] as number);
        table.addRow(numbers[at] as number, plain, word * width, by);
        for (let k = 0; k < wide; k += 1)
          inContext[word * wide + k] =
            (inContext[word * wide + k] as number) + by * (x[at * wide + k] as number);
      });
      return { plain, inContext };
    },
  };
}
