import type { TopicId } from "@anamnesis/terminology";
import type { Lexicon, Mention } from "./lexicon.ts";
import { findHints } from "./lexicon.ts";
import { stem } from "./normalise.ts";

/** Hash space of the features; the weights are trained for exactly this many. */
export const buckets = 1 << 17;

/** What the classifier sees of a clause. */
export interface ClauseView {
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly slots: readonly Mention[];
  /** Topic in focus before this clause, if any. */
  readonly focus: TopicId | undefined;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  return (value >>> 0) % buckets;
}

const numberWord =
  /^(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)$/;

/** Words with what they name replaced by its kind, so that a pattern learnt on a headache serves an itch. */
export function delexicalised(view: ClauseView): string[] {
  const marks: (string | null)[] = view.words.map((word) => (numberWord.test(word) ? "#" : word));
  const place = (mention: Mention, label: string): void => {
    for (let i = mention.start; i < mention.end; i += 1) if (marks[i]?.startsWith("<")) return;
    for (let i = mention.start; i < mention.end; i += 1)
      marks[i] = i === mention.start ? label : null;
  };
  for (const mention of view.mentions) {
    place(mention, mention.topic?.startsWith("symptom:") ? "<sym>" : `<${mention.topic ?? ""}>`);
  }
  for (const slot of view.slots) {
    if (slot.kind !== "circumstance" && slot.kind !== "time") place(slot, `<${slot.kind}>`);
  }
  return marks.filter((word): word is string => word !== null);
}

const pronouns = new Set("it that this them they those these he she him her".split(" "));

const wordKeys = new Map<string, readonly number[]>();
const letterKeys = new Map<string, readonly number[]>();

/** What `make` gives for a word, kept: the same words come again and again. */
function kept(
  table: Map<string, readonly number[]>,
  word: string,
  make: (word: string) => string[],
): readonly number[] {
  const known = table.get(word);
  if (known) return known;
  const made = make(word).map(hash);
  if (table.size > 20_000) table.clear();
  table.set(word, made);
  return made;
}

/** Runs of three, four and five letters inside a word, its ends marked. */
function letterRuns(word: string): string[] {
  if (word.length <= 3) return [];
  const padded = `^${word}$`;
  const runs: string[] = [];
  for (const size of [3, 4, 5])
    for (let i = 0; i + size <= padded.length; i += 1) runs.push(`c:${padded.slice(i, i + size)}`);
  return runs;
}

const sizeOf = (count: number): string =>
  count <= 2 ? "2" : count <= 4 ? "4" : count <= 7 ? "7" : count <= 12 ? "12" : "long";

/** Hashed features of a clause, with their values. The same function serves training and use. */
export function features(view: ClauseView, lexicon: Lexicon): Map<number, number> {
  const out = new Map<number, number>();
  const group = (keys: readonly number[], weight: number): void => {
    const value = weight / Math.sqrt(keys.length);
    for (const key of keys) out.set(key, Math.max(out.get(key) ?? 0, value));
  };
  const { words, focus } = view;
  const plain: number[] = [];
  const grams: number[] = [];
  const letters: number[] = [];
  words.forEach((word, at) => {
    plain.push(...kept(wordKeys, word, (one) => [`w:${one}`, `s:${stem(one)}`]));
    letters.push(...kept(letterKeys, word, letterRuns));
    const next = words[at + 1];
    const third = words[at + 2];
    if (next === undefined) return;
    grams.push(hash(`b:${word} ${next}`));
    if (third !== undefined)
      grams.push(hash(`t:${word} ${next} ${third}`), hash(`k:${word} ${third}`));
  });
  grams.push(
    hash(`first:${words[0] ?? ""}`),
    hash(`first2:${words.slice(0, 2).join(" ")}`),
    hash(`last:${words.at(-1) ?? ""}`),
  );
  group(plain, 2);
  group(grams, 1.5);
  group(letters, 1);

  const bare = delexicalised(view);
  const shapes: number[] = [];
  bare.forEach((word, at) => {
    const next = bare[at + 1];
    const third = bare[at + 2];
    shapes.push(hash(`dw:${word}`));
    if (next !== undefined) shapes.push(hash(`db:${word} ${next}`));
    if (next !== undefined && third !== undefined) shapes.push(hash(`dt:${word} ${next} ${third}`));
  });
  shapes.push(
    hash(`dfirst:${bare.slice(0, 3).join(" ")}`),
    hash(`dlast:${bare.slice(-2).join(" ")}`),
  );
  group(shapes, 1.6);

  const named = (names: readonly string[], weight: number): void => {
    group([...new Set(names)].map(hash), weight);
  };
  named(
    view.mentions.map((mention) => `m:${mention.topic ?? ""}`),
    1.2,
  );
  named(
    view.slots.map((slot) => `x:${slot.kind}`),
    0.6,
  );
  const known = view.slots.flatMap((slot) => (slot.topic === undefined ? [] : [slot.topic]));
  named(
    [...findHints(words, lexicon), ...known].map((topic) => `h:${topic}`),
    1,
  );

  const size = sizeOf(words.length);
  const isBare = view.mentions.length === 0;
  named([`size:${size}`, `bare:${String(isBare)}:${size}`], 0.4);
  if (focus !== undefined) {
    const family = focus.split(":")[0] ?? "";
    const kind = isBare ? "b" : "m";
    const hasPronoun = words.some((word) => pronouns.has(word));
    named(
      [
        `f:${focus}:${size}:${kind}`,
        `ff:${family}:${size}:${kind}`,
        `fp:${family}:${String(hasPronoun)}`,
      ],
      0.8,
    );
    if (isBare && words.length <= 9)
      named(
        words.map((word) => `fw:${focus}:${word}`),
        0.9,
      );
  }
  return out;
}
