import type { Fact } from "@anamnesis/cases";
import type { FactWords } from "./fact-words.ts";
import { createEncoder } from "./encoder.ts";
import { createKernel, type Dense, type Products } from "./kernel.ts";
import { type Linear, addTo, applied, dot, dotOfWhole, normed, softmaxed } from "./linear.ts";
import { type HearingWeights, floatsOf, packedIn } from "./weights.ts";

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
  /** Probability of each thing that is said besides asking, in the order of `slots`. */
  readonly slots: Float32Array;
  readonly pool: Float32Array;
}

/** The vectors of a case's facts, in their order, and of each question that asks for one. */
export interface KnownFacts {
  readonly count: number;
  readonly vectors: Float32Array;
  /** In steps of `step`: a server keeps some thousand for each case. */
  readonly questions: Int16Array;
  readonly step: number;
  /** Whose question each is. */
  readonly owners: Int32Array;
}

export interface Network {
  readonly acts: readonly string[];
  readonly slots: readonly string[];
  readonly most: HearingWeights["most"];
  factsOf(facts: readonly (Pick<Fact, "topic" | "attribute"> & FactWords)[]): KnownFacts;
  read(line: readonly string[], patient: readonly string[], learner: readonly string[]): ReadLine;
  part(line: ReadLine, from: number, to: number): ReadPart;
  /** Logit of each fact of the case for a stretch; the last is "nothing that the case speaks of". */
  match(line: ReadLine, from: number, to: number, facts: KnownFacts): Float32Array;
}

/** How much the kind of its fact counts in a question, beside its words; the same in `tools/hearing/net.py`. */
const kindOfQuestion = 0.5;

/** The trained network: a pretrained encoder of sentences with the heads that hear, see `training/README.md`. Pure. */
export function createNetwork(weights: HearingWeights): Network {
  const encoder = createEncoder(weights);
  const packed = packedIn(weights);
  const floats = (name: string): Float32Array => floatsOf(packed(name));
  const linearShape = (name: string): { readonly out: number; readonly width: number } => {
    const [out = 0, width = 0] = packed(`${name}.weight`).shape;
    return { out, width };
  };
  const linear = (name: string): Linear => ({
    weights: floats(`${name}.weight`),
    bias: floats(`${name}.bias`),
    ...linearShape(name),
  });
  const kernel = createKernel();
  /** A layer whose loop is worth the kernel's: many places, 128 out. */
  const dense = (name: string): Dense => {
    const values = floats(`${name}.weight`);
    const { out, width } = linearShape(name);
    const turned = new Float32Array(width * out);
    for (let o = 0; o < out; o += 1)
      for (let k = 0; k < width; k += 1) turned[k * out + o] = values[o * width + k] as number;
    const bias = weights.tables[`${name}.bias`];
    return kernel.dense(turned, bias ? floatsOf(bias) : new Float32Array(out), width, out);
  };
  const norm = (name: string) => ({ gain: floats(`${name}.weight`), bias: floats(`${name}.bias`) });

  const down = dense("down");
  const plainly = dense("own");
  const d = down.out;
  const normOut = norm("norm");
  const start = linear("start");
  const weigh = linear("weigh");
  const act = linear("act");
  const react = linear("react");
  const slot = linear("slot");
  const query = dense("query");
  const key = dense("key");
  const value = dense("value");
  const label = dense("label");
  const said = dense("said");
  const quest = dense("quest");
  const each = dense("each");
  const queryEach = dense("query_each");
  const normEach = norm("norm_each");
  const unasked = floats("unasked")[0] ?? 0;
  const gain = floats("gain")[0] ?? 0;
  const normFact = norm("norm_fact");
  const topicTable = floats("topic.weight");
  const attributeTable = floats("attribute.weight");
  const nothing = floats("nothing");
  const bias = floats("bias")[0] ?? 0;
  const topics = new Map(weights.topics.map((topic, at) => [topic, at]));
  const attributes = new Map(weights.attributes.map((one, at) => [one, at]));

  const startsOf = (vectors: Float32Array, count: number): Float32Array => {
    const wide = new Float32Array(count * 3 * d);
    for (let i = 0; i < count; i += 1) {
      if (i > 0) wide.set(vectors.subarray((i - 1) * d, i * d), i * 3 * d);
      wide.set(vectors.subarray(i * d, (i + 1) * d), (i * 3 + 1) * d);
      if (i + 1 < count) wide.set(vectors.subarray((i + 1) * d, (i + 2) * d), (i * 3 + 2) * d);
    }
    return applied(start, wide, count).map((one) => 1 / (1 + Math.exp(-one)));
  };

  /** What a fact is by its kind, before any words. */
  function addKind(
    to: Float32Array,
    at: number,
    fact: Pick<Fact, "topic" | "attribute">,
    by: number,
  ): void {
    const topic = topics.get(fact.topic);
    const attribute = attributes.get(fact.attribute ?? "");
    for (let k = 0; k < d; k += 1)
      to[at * d + k] =
        (to[at * d + k] as number) +
        by * (topic === undefined ? 0 : (topicTable[topic * d + k] as number)) +
        by * (attribute === undefined ? 0 : (attributeTable[attribute * d + k] as number));
  }

  function questionsOf(
    facts: readonly (Pick<Fact, "topic" | "attribute"> & FactWords)[],
  ): Pick<KnownFacts, "questions" | "step" | "owners"> {
    const owned = facts.flatMap(({ questions }, at) => questions.map((words) => ({ at, words })));
    const bags = new Float32Array(owned.length * encoder.width);
    owned.forEach(({ words }, place) => bags.set(encoder.meanOf(words), place * encoder.width));
    const sum = each.apply(bags, owned.length);
    owned.forEach(({ at }, place) => {
      const fact = facts[at];
      if (fact) addKind(sum, place, fact, kindOfQuestion);
    });
    const questions = normed(sum, owned.length, normEach.gain, normEach.bias);
    const step = questions.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / 32_767;
    return {
      questions: Int16Array.from(questions, (one) => Math.round(one / step)),
      step,
      owners: Int32Array.from(owned, ({ at }) => at),
    };
  }

  /** For each fact how near the likest of its questions is. */
  function likest(
    pool: Float32Array,
    { count, questions, step, owners }: KnownFacts,
  ): Float32Array {
    const asked = queryEach.apply(pool.slice(0, 2 * d), 1);
    const best = new Float32Array(count).fill(-Infinity);
    const by = (2 * step) / Math.sqrt(d);
    for (let q = 0; q < owners.length; q += 1) {
      const one = dotOfWhole(questions, q * d, asked) * by;
      const owner = owners[q] as number;
      if (one > (best[owner] as number)) best[owner] = one;
    }
    return best.map((one) => gain * (one === -Infinity ? unasked : one));
  }

  /** What each word of a line says to each fact: how near it is, then what it brings. A line's parts overlap; this is made once. */
  const nearness = new WeakMap<ReadLine, WeakMap<KnownFacts, Products>>();
  function nearnessOf(line: ReadLine, facts: KnownFacts): Products {
    const kept = nearness.get(line) ?? new WeakMap<KnownFacts, Products>();
    nearness.set(line, kept);
    const known = kept.get(facts);
    if (known) return known;
    const { count, vectors } = line;
    const words = new Float32Array(2 * count * d);
    words.set(key.apply(vectors, count));
    words.set(value.apply(vectors, count), count * d);
    const made = kernel.products(
      { values: facts.vectors, count: facts.count + 1 },
      { values: words, count: 2 * count },
      d,
    );
    kept.set(facts, made);
    return made;
  }

  return {
    acts: weights.acts,
    slots: weights.slots,
    most: weights.most,
    factsOf(facts) {
      const sum = new Float32Array(facts.length * d);
      for (const [layer, wordsOf] of [
        [label, ({ label: words }: FactWords) => words],
        [said, ({ said: words }: FactWords) => words],
        [quest, ({ asked: words }: FactWords) => words],
      ] as const) {
        const bags = new Float32Array(facts.length * encoder.width);
        facts.forEach((fact, at) => {
          bags.set(encoder.meanOf(wordsOf(fact)), at * encoder.width);
        });
        addTo(sum, layer.apply(bags, facts.length));
      }
      facts.forEach((fact, at) => addKind(sum, at, fact, 1));
      const vectors = new Float32Array((facts.length + 1) * d);
      vectors.set(normed(sum, facts.length, normFact.gain, normFact.bias));
      vectors.set(nothing, facts.length * d);
      return { count: facts.length, vectors, ...questionsOf(facts) };
    },
    read(line, patient, learner) {
      const own = line.slice(0, weights.most.line);
      const { plain, inContext } = encoder.encode(
        own,
        patient.slice(-weights.most.patient),
        learner.slice(-weights.most.learner),
      );
      const sum = down.apply(inContext, own.length);
      addTo(sum, plainly.apply(plain, own.length));
      const vectors = normed(sum, own.length, normOut.gain, normOut.bias);
      return { count: own.length, vectors, starts: startsOf(vectors, own.length) };
    },
    part(line, from, to) {
      const pool = pooled(line, from, to);
      return {
        acts: softmaxed(applied(act, pool, 1)),
        touches: softmaxed(applied(react, pool, 1)),
        slots: softmaxed(applied(slot, pool, 1)),
        pool,
      };
    },
    match(line, from, to, facts) {
      const pool = pooled(line, from, to);
      const { values: near, stride } = nearnessOf(line, facts);
      const asked = query.apply(pool.slice(0, 2 * d), 1);
      const scores = new Float32Array(facts.count + 1);
      const ways = likest(pool, facts);
      // No array is made in this loop: it runs some thousand times a line.
      const by = 1 / Math.sqrt(d);
      for (let f = 0; f <= facts.count; f += 1) {
        const row = f * stride;
        let top = -Infinity;
        for (let i = from; i < to; i += 1) top = Math.max(top, near[row + i] as number);
        let all = 0;
        let sum = 0;
        for (let i = from; i < to; i += 1) {
          const share = Math.exp(((near[row + i] as number) - top) * by);
          all += share;
          sum += share * (near[row + line.count + i] as number);
        }
        scores[f] =
          (dot(facts.vectors, f * d, asked, 0, d) + sum / all) * by * 2 + bias + (ways[f] ?? 0);
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
