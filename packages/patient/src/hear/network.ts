import type { Fact } from "@anamnesis/cases";
import type { FactWords } from "./fact-words.ts";
import { type Linear, applied, dot, normed, softmaxed } from "./linear.ts";
import { type HearingWeights, floatsOf, tableOf } from "./weights.ts";

/** A line that has been read: a vector for each of its words, in the light of what was said before. */
export interface ReadLine {
  readonly count: number;
  readonly vectors: Float32Array;
  /** Probability that a word begins a part. */
  readonly starts: Float32Array;
}

/** What is done with a stretch of a line. */
export interface ReadPart {
  /** Probability of each act, in the order of `acts`. */
  readonly acts: Float32Array;
  /** Probability of what a plan or news touches, in the order of `moveTouches`. */
  readonly touches: Float32Array;
  readonly pool: Float32Array;
}

/** The vectors of a case's facts, in their order. */
export interface KnownFacts {
  readonly count: number;
  readonly vectors: Float32Array;
}

export interface Network {
  readonly acts: readonly string[];
  readonly most: HearingWeights["most"];
  factsOf(facts: readonly (Pick<Fact, "topic" | "attribute"> & FactWords)[]): KnownFacts;
  read(line: readonly string[], patient: readonly string[], learner: readonly string[]): ReadLine;
  part(line: ReadLine, from: number, to: number): ReadPart;
  /** Logit of each fact of the case for a stretch; the last is "nothing that the case speaks of". */
  match(line: ReadLine, from: number, to: number, facts: KnownFacts): Float32Array;
}

const hash = (text: string): number => {
  let value = 2166136261;
  // Canonical words are plain ASCII, so that letters are bytes.
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 16777619) >>> 0;
  return value;
};

/** Buckets of the 3- to 5-letter pieces of a word; the same in `net.py`. */
function gramsOf(word: string, buckets: number): number[] {
  const text = `<${word}>`;
  const found: number[] = [];
  for (const size of [3, 4, 5])
    for (let at = 0; at + size <= text.length; at += 1)
      found.push(hash(text.slice(at, at + size)) % buckets);
  return found.length > 0 ? found.slice(0, 20) : [hash(text) % buckets];
}

/** The trained network in plain arithmetic; pure. */
export function createNetwork(weights: HearingWeights): Network {
  const packed = (name: string) => {
    const table = weights.tables[name];
    if (!table) throw new Error(`the hearing's weights lack "${name}"`);
    return table;
  };
  const floats = (name: string): Float32Array => floatsOf(packed(name));
  const linear = (name: string): Linear => {
    const [out = 0, width = 0] = packed(`${name}.weight`).shape;
    return { weights: floats(`${name}.weight`), bias: floats(`${name}.bias`), out, width };
  };
  const norm = (name: string) => ({ gain: floats(`${name}.weight`), bias: floats(`${name}.bias`) });

  const words = new Map(weights.words.split(" ").map((word, at) => [word, at]));
  const wordTable = tableOf(packed("word"));
  const gramTable = tableOf(packed("gram"));
  const d = wordTable.width;
  const heads = weights.heads;
  const size = d / heads;
  const segment = floats("segment.weight");
  const place = floats("place.weight");
  const normIn = norm("norm_in");
  const normConv = norm("norm_conv");
  const conv: Linear = {
    weights: floats("conv.weight"),
    bias: floats("conv.bias"),
    out: d,
    width: 3 * d,
  };
  const layers = Array.from({ length: weights.layers }, (_, at) => {
    const name = (part: string) => `layers.${String(at)}.${part}`;
    return {
      qkv: linear(name("qkv")),
      out: linear(name("out")),
      n1: norm(name("n1")),
      n2: norm(name("n2")),
      f1: linear(name("f1")),
      f2: linear(name("f2")),
    };
  });
  const normOut = norm("norm");
  const start = linear("start");
  const weigh = linear("weigh");
  const act = linear("act");
  const react = linear("react");
  const query = linear("query");
  const key = linear("key");
  const value = linear("value");
  const label = linear("label");
  const said = linear("said");
  const normFact = norm("norm_fact");
  const topicTable = floats("topic.weight");
  const attributeTable = floats("attribute.weight");
  const nothing = floats("nothing");
  const bias = floats("bias")[0] ?? 0;
  const topics = new Map(weights.topics.map((topic, at) => [topic, at]));
  const attributes = new Map(weights.attributes.map((one, at) => [one, at]));

  const embedded = new Map<string, Float32Array>();
  const embed = (word: string): Float32Array => {
    const kept = embedded.get(word);
    if (kept) return kept;
    const vector = new Float32Array(d);
    const at = words.get(word);
    if (at !== undefined) wordTable.addRow(at, vector, 0, 1);
    const grams = gramsOf(word, weights.buckets);
    for (const gram of grams) gramTable.addRow(gram, vector, 0, 1 / grams.length);
    if (embedded.size > 20_000) embedded.clear();
    embedded.set(word, vector);
    return vector;
  };

  const meanOf = (list: readonly string[], into: Float32Array, at: number): void => {
    for (const word of list) {
      const vector = embed(word);
      for (let k = 0; k < d; k += 1)
        into[at + k] = (into[at + k] as number) + (vector[k] as number) / list.length;
    }
  };

  const attend = (x: Float32Array, count: number, layer: (typeof layers)[number]): void => {
    const qkv = applied(layer.qkv, normed(x, count, layer.n1.gain, layer.n1.bias), count);
    const mixed = new Float32Array(count * d);
    const scores = new Float32Array(count);
    const by = 1 / Math.sqrt(size);
    for (let head = 0; head < heads; head += 1) {
      const q = head * size;
      const k = d + head * size;
      const v = 2 * d + head * size;
      for (let i = 0; i < count; i += 1) {
        let top = -Infinity;
        for (let j = 0; j < count; j += 1) {
          const one = dot(qkv, i * 3 * d + q, qkv, j * 3 * d + k, size) * by;
          scores[j] = one;
          if (one > top) top = one;
        }
        let all = 0;
        for (let j = 0; j < count; j += 1) {
          const one = Math.exp((scores[j] as number) - top);
          scores[j] = one;
          all += one;
        }
        for (let j = 0; j < count; j += 1) {
          const part = (scores[j] as number) / all;
          if (part < 1e-4) continue;
          for (let m = 0; m < size; m += 1) {
            const at = i * d + head * size + m;
            mixed[at] = (mixed[at] as number) + part * (qkv[j * 3 * d + v + m] as number);
          }
        }
      }
    }
    const out = applied(layer.out, mixed, count);
    for (let at = 0; at < x.length; at += 1) x[at] = (x[at] as number) + (out[at] as number);
    const wide = applied(layer.f1, normed(x, count, layer.n2.gain, layer.n2.bias), count);
    for (let at = 0; at < wide.length; at += 1) wide[at] = Math.max(0, wide[at] as number);
    const narrow = applied(layer.f2, wide, count);
    for (let at = 0; at < x.length; at += 1) x[at] = (x[at] as number) + (narrow[at] as number);
  };

  const convolve = (x: Float32Array, count: number): void => {
    const smooth = normed(x, count, normConv.gain, normConv.bias);
    const windows = new Float32Array(count * 3 * d);
    for (let i = 0; i < count; i += 1)
      for (let k = -1; k <= 1; k += 1) {
        const from = i + k;
        if (from < 0 || from >= count) continue;
        windows.set(smooth.subarray(from * d, from * d + d), (i * 3 + k + 1) * d);
      }
    const out = applied(conv, windows, count);
    for (let at = 0; at < x.length; at += 1)
      x[at] = (x[at] as number) + Math.max(0, out[at] as number);
  };

  const startsOf = (vectors: Float32Array, count: number, all: number): Float32Array => {
    const wide = new Float32Array(count * 3 * d);
    for (let i = 0; i < count; i += 1) {
      if (i > 0) wide.set(vectors.subarray((i - 1) * d, i * d), i * 3 * d);
      wide.set(vectors.subarray(i * d, (i + 1) * d), (i * 3 + 1) * d);
      if (i + 1 < all) wide.set(vectors.subarray((i + 1) * d, (i + 2) * d), (i * 3 + 2) * d);
    }
    return applied(start, wide, count).map((one) => 1 / (1 + Math.exp(-one)));
  };

  return {
    acts: weights.acts,
    most: weights.most,
    factsOf(facts) {
      const labels = new Float32Array(facts.length * d);
      const sayings = new Float32Array(facts.length * d);
      facts.forEach((fact, at) => {
        meanOf(fact.label, labels, at * d);
        meanOf(fact.said, sayings, at * d);
      });
      const sum = applied(label, labels, facts.length);
      const other = applied(said, sayings, facts.length);
      facts.forEach((fact, at) => {
        const topic = topics.get(fact.topic);
        const attribute = attributes.get(fact.attribute ?? "");
        for (let k = 0; k < d; k += 1)
          sum[at * d + k] =
            (sum[at * d + k] as number) +
            (other[at * d + k] as number) +
            (topic === undefined ? 0 : (topicTable[topic * d + k] as number)) +
            (attribute === undefined ? 0 : (attributeTable[attribute * d + k] as number));
      });
      const vectors = new Float32Array((facts.length + 1) * d);
      vectors.set(normed(sum, facts.length, normFact.gain, normFact.bias));
      vectors.set(nothing, facts.length * d);
      return { count: facts.length, vectors };
    },
    read(line, patient, learner) {
      const rows = [
        line.slice(0, weights.most.line),
        patient.slice(-weights.most.patient),
        learner.slice(-weights.most.learner),
      ];
      const count = rows.reduce((sum, row) => sum + row.length, 0);
      let x = new Float32Array(count * d);
      let at = 0;
      rows.forEach((row, which) => {
        row.forEach((word, i) => {
          const vector = embed(word);
          const from = Math.min(i, weights.most.line) * d;
          for (let k = 0; k < d; k += 1)
            x[at * d + k] =
              (vector[k] as number) +
              (segment[which * d + k] as number) +
              (place[from + k] as number);
          at += 1;
        });
      });
      x = Float32Array.from(normed(x, count, normIn.gain, normIn.bias));
      convolve(x, count);
      for (const layer of layers) attend(x, count, layer);
      const vectors = normed(x, count, normOut.gain, normOut.bias);
      const own = rows[0]?.length ?? 0;
      return {
        count: own,
        vectors: vectors.subarray(0, own * d),
        starts: startsOf(vectors, own, count),
      };
    },
    part(line, from, to) {
      const pool = pooled(line, from, to);
      return {
        acts: softmaxed(applied(act, pool, 1)),
        touches: softmaxed(applied(react, pool, 1)),
        pool,
      };
    },
    match(line, from, to, facts) {
      const count = to - from;
      const h = line.vectors.slice(from * d, to * d);
      const pool = pooled(line, from, to);
      const keys = applied(key, h, count);
      const values = applied(value, h, count);
      const asked = applied(query, pool.slice(0, 2 * d), 1);
      const scores = new Float32Array(facts.count + 1);
      const near = new Float32Array(count);
      // No array is made in this loop: it runs some thousand times a line.
      const by = 1 / Math.sqrt(d);
      for (let f = 0; f <= facts.count; f += 1) {
        let top = -Infinity;
        for (let i = 0; i < count; i += 1) {
          const one = dot(facts.vectors, f * d, keys, i * d, d) * by;
          near[i] = one;
          if (one > top) top = one;
        }
        let all = 0;
        let sum = 0;
        for (let i = 0; i < count; i += 1) {
          const share = Math.exp((near[i] as number) - top);
          all += share;
          sum += share * dot(facts.vectors, f * d, values, i * d, d);
        }
        scores[f] = (dot(facts.vectors, f * d, asked, 0, d) + sum / all) * by * 2 + bias;
      }
      return scores;
    },
  };

  function pooled(line: ReadLine, from: number, to: number): Float32Array {
    const count = to - from;
    const h = line.vectors.slice(from * d, to * d);

    const pool = new Float32Array(3 * d).fill(0);
    const weight = softmaxed(applied(weigh, h, count));
    for (let k = 0; k < d; k += 1) {
      let top = -Infinity;
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        const one = h[i * d + k] as number;
        top = Math.max(top, one);
        sum += one * (weight[i] as number);
      }
      pool[k] = sum;
      pool[d + k] = top;
      let all = 0;
      for (let i = 0; i < line.count; i += 1) all += line.vectors[i * d + k] as number;
      pool[2 * d + k] = all / line.count;
    }
    return pool;
  }
}
