import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { shippedWeights, understand } from "../packages/patient/src/understand/embedded.ts";
import type { Turn, Understanding } from "../packages/patient/src/understand/types.ts";
import { createRandom } from "../packages/patient/tools/prng.ts";
import { createUnderstanding } from "../packages/patient/src/understand/understand.ts";

/** An utterance with its labels: `topics` are wanted, `also` is neither wanted nor wrong. */
interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly kind?: string;
  readonly context?: readonly Turn[];
  /** Topic in focus before it, where there is no context to read it from. */
  readonly focus?: string;
  readonly topics: readonly string[];
  readonly also?: readonly string[];
}

interface Tally {
  count: number;
  first: number;
  found: number;
  extra: number;
  missed: number;
  wrong: number;
  askedBack: number;
  whole: number;
}

/** Percentages. `top1`: the first topic is wanted or acceptable. `f1`: over topics, acceptable extras not counted. */
interface Row {
  readonly set: string;
  readonly utterances: number;
  readonly top1: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Answered (band "answer") with a first topic that is neither wanted nor acceptable. */
  readonly wronglyAnswered: number;
  readonly askedBack: number;
  /** Every wanted topic is among those understood. */
  readonly allParts: number;
}

const emptyTally = (): Tally => ({
  count: 0,
  first: 0,
  found: 0,
  extra: 0,
  missed: 0,
  wrong: 0,
  askedBack: 0,
  whole: 0,
});

const readLines = (file: string): Labelled[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled);

const letters = "abcdefghijklmnopqrstuvwxyz";

/** A letter left out, put in, changed or swapped with its neighbour; the first one stays. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 4);
  const letter = letters[Math.floor(random() * letters.length)] ?? "e";
  const [head, here, next] = [word.slice(0, at), word[at] ?? "", word[at + 1] ?? ""];
  if (kind === 0) return head + word.slice(at + 1);
  if (kind === 1) return head + letter + word.slice(at);
  if (kind === 2) return head + letter + word.slice(at + 1);
  return head + next + here + word.slice(at + 2);
}

/** The text with slips in as many of its words of four letters or more, the same for the same random numbers. */
function mistyped(text: string, slips: number, random: () => number): string {
  const words = text.split(" ");
  const places = words.flatMap((word, at) => (/^[a-z]{4,}$/i.test(word) ? [at] : []));
  for (let done = 0; done < slips && places.length > 0; done += 1) {
    const [at = 0] = places.splice(Math.floor(random() * places.length), 1);
    words[at] = slip(words[at] ?? "", random);
  }
  return words.join(" ");
}

/** Points of top-1 lost when every utterance has one typing slip, and when it has two. */
function typingSlips(lines: readonly Labelled[]): { clean: number; one: number; two: number } {
  const clean = lines.filter((line) => line.kind !== "typo");
  const right = (slips: number): number => {
    const random = createRandom(slips);
    const tally = emptyTally();
    for (const line of clean)
      count(tally, line, ask({ ...line, text: mistyped(line.text, slips, random) }));
    return percent(tally.first, tally.count);
  };
  const [none, one, two] = [right(0), right(1), right(2)];
  const lost = (some: number): number => Math.round(10 * (none - some)) / 10;
  return { clean: none, one: lost(one), two: lost(two) };
}

function ask(line: Labelled): Understanding {
  const { text, context = [], focus } = line;
  if (focus === undefined) return understand({ text, context });
  const target = focus.startsWith("symptom:") ? { target: focus } : {};
  return understand({ text, context, focus: { ...target, lastAsks: [{ topic: focus }] } });
}

function count(tally: Tally, line: Labelled, heard: Understanding): void {
  const also = line.also ?? [];
  const [first] = heard.topics;
  const isRight = first !== undefined && (line.topics.includes(first) || also.includes(first));
  tally.count += 1;
  if (isRight) tally.first += 1;
  if (heard.band === "again") tally.askedBack += 1;
  if (heard.band === "answer" && !isRight) tally.wrong += 1;
  for (const topic of heard.topics) {
    if (line.topics.includes(topic)) tally.found += 1;
    else if (!also.includes(topic)) tally.extra += 1;
  }
  const missed = line.topics.filter((topic) => !heard.topics.includes(topic)).length;
  tally.missed += missed;
  if (missed === 0) tally.whole += 1;
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

function summarise(set: string, tally: Tally): Row {
  const precision = tally.found / Math.max(1, tally.found + tally.extra);
  const recall = tally.found / Math.max(1, tally.found + tally.missed);
  return {
    set,
    utterances: tally.count,
    top1: percent(tally.first, tally.count),
    precision: percent(precision, 1),
    recall: percent(recall, 1),
    f1: percent((2 * precision * recall) / Math.max(1e-9, precision + recall), 1),
    wronglyAnswered: percent(tally.wrong, tally.count),
    askedBack: percent(tally.askedBack, tally.count),
    allParts: percent(tally.whole, tally.count),
  };
}

function measure(set: string, lines: readonly Labelled[]): { rows: Row[]; msEach: number } {
  const tallies = new Map<string, Tally>([[set, emptyTally()]]);
  const started = performance.now();
  const heard = lines.map(ask);
  const msEach = (performance.now() - started) / Math.max(1, lines.length);
  lines.forEach((line, at) => {
    const understood = heard[at];
    if (!understood) return;
    const names = line.kind === undefined ? [set] : [set, `${set}: ${line.kind}`];
    for (const name of names) {
      const tally = tallies.get(name) ?? emptyTally();
      tallies.set(name, tally);
      count(tally, line, understood);
    }
  });
  return { rows: [...tallies].map(([name, tally]) => summarise(name, tally)), msEach };
}

/** Of the answers given at each confidence, how many are right: a well calibrated engine has both columns alike. */
function calibration(lines: readonly Labelled[]): { from: number; count: number; right: number }[] {
  const bands = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95].map((from) => ({ from, count: 0, right: 0 }));
  for (const line of lines) {
    const heard = ask(line);
    const [first] = heard.topics;
    const band = bands.filter(({ from }) => heard.confidence >= from).at(-1);
    if (!band || first === undefined) continue;
    band.count += 1;
    if (line.topics.includes(first) || line.also?.includes(first)) band.right += 1;
  }
  return bands.map((band) => ({ ...band, right: percent(band.right, band.count) }));
}

/**
 * Measures understanding on our own held-out utterances and, where they are at hand, on real ones that lie beside the
 * checkout (`../shared/understanding/dev/questions.jsonl`); prints a table and writes bench/results/understanding.json.
 */
export async function run(): Promise<void> {
  const root = process.cwd();
  const own = readLines(join(root, "packages/patient/training/heldout.jsonl"));
  const unheard = readLines(join(root, "packages/patient/training/heldout-consultations.jsonl"));
  const ordinary = readLines(join(root, "packages/patient/training/heldout-ordinary.jsonl"));
  const realFile = join(root, "../shared/understanding/dev/questions.jsonl");
  const real = existsSync(realFile) ? readLines(realFile) : [];
  const before = performance.now();
  createUnderstanding(shippedWeights);
  const loadMs = performance.now() - before;
  const measured = [
    measure("own held-out", own),
    measure("own whole consultations, oblique", unheard),
    measure("own whole consultations, ordinary", ordinary),
    ...(real.length > 0 ? [measure("real", real)] : []),
  ];
  const rows = measured.flatMap(({ rows: some }) => some);
  const text = JSON.stringify(shippedWeights);
  const costs = {
    msEach: Math.max(...measured.map(({ msEach }) => Math.round(msEach * 100) / 100)),
    loadMs: Math.round(loadMs),
    weightsKiB: Math.round(text.length / 1024),
    weightsGzippedKiB: Math.round(gzipSync(text).length / 1024),
    heapMiB: Math.round(process.memoryUsage().heapUsed / 2 ** 20),
  };
  console.table(rows);
  console.table(calibration(real.length > 0 ? real : own));
  const slips = typingSlips(own);
  console.table([{ "points lost by": "typing slips", ...slips }]);
  console.table([costs]);
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const result = { suite: "understanding", rows, slips, costs };
  writeFileSync(join(folder, "understanding.json"), `${JSON.stringify(result, null, 2)}\n`);
}
