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

/** Hashed features of a clause, with their values. The same function serves training and use. */
export function features(view: ClauseView, lexicon: Lexicon): Map<number, number> {
  const out = new Map<number, number>();
  const group = (names: readonly string[], weight: number): void => {
    if (names.length === 0) return;
    const value = weight / Math.sqrt(names.length);
    for (const name of new Set(names)) {
      const key = hash(name);
      out.set(key, Math.max(out.get(key) ?? 0, value));
    }
  };
  const { words } = view;
  const plain: string[] = [];
  const grams: string[] = [];
  const chars: string[] = [];
  words.forEach((word, at) => {
    plain.push(`w:${word}`);
    plain.push(`s:${stem(word)}`);
    const next = words[at + 1];
    const third = words[at + 2];
    if (next !== undefined) grams.push(`b:${word} ${next}`);
    if (next !== undefined && third !== undefined) grams.push(`t:${word} ${next} ${third}`);
    if (third !== undefined) grams.push(`k:${word} ${third}`);
    if (word.length > 4) {
      const padded = `^${word}$`;
      for (let i = 0; i + 4 <= padded.length; i += 1) chars.push(`c:${padded.slice(i, i + 4)}`);
    }
  });
  grams.push(
    `first:${words[0] ?? ""}`,
    `first2:${words.slice(0, 2).join(" ")}`,
    `last:${words.at(-1) ?? ""}`,
  );
  group(plain, 2);
  group(grams, 1.5);
  group(chars, 1);

  const bare = delexicalised(view);
  const shapes: string[] = [];
  bare.forEach((word, at) => {
    const next = bare[at + 1];
    const third = bare[at + 2];
    shapes.push(`dw:${word}`);
    if (next !== undefined) shapes.push(`db:${word} ${next}`);
    if (next !== undefined && third !== undefined) shapes.push(`dt:${word} ${next} ${third}`);
  });
  shapes.push(`dfirst:${bare.slice(0, 3).join(" ")}`, `dlast:${bare.slice(-2).join(" ")}`);
  group(shapes, 1.6);

  group([...new Set(view.mentions.map((mention) => `m:${mention.topic ?? ""}`))], 1.2);
  group([...new Set(view.slots.map((slot) => `x:${slot.kind}`))], 0.6);
  const known = view.slots.flatMap((slot) => (slot.topic === undefined ? [] : [slot.topic]));
  group(
    [...new Set([...findHints(words, lexicon), ...known])].map((topic) => `h:${topic}`),
    1,
  );

  const size =
    words.length <= 2
      ? "2"
      : words.length <= 4
        ? "4"
        : words.length <= 7
          ? "7"
          : words.length <= 12
            ? "12"
            : "long";
  const isBare = view.mentions.length === 0;
  group([`size:${size}`, `bare:${String(isBare)}:${size}`], 0.4);
  if (view.focus !== undefined) {
    const family = view.focus.split(":")[0] ?? "";
    const hasPronoun = words.some((word) => pronouns.has(word));
    group(
      [
        `f:${view.focus}:${size}:${isBare ? "b" : "m"}`,
        `ff:${family}:${size}:${isBare ? "b" : "m"}`,
        `fp:${family}:${String(hasPronoun)}`,
      ],
      0.8,
    );
    if (isBare && words.length <= 9)
      group(
        words.map((word) => `fw:${view.focus ?? ""}:${word}`),
        0.9,
      );
  }
  return out;
}
