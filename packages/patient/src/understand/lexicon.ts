import { isSymptom } from "@anamnesis/terminology";
import type { TopicId } from "@anamnesis/terminology";
import { composed } from "./body-signs.ts";
import type { CaseVocabulary, Slot } from "./types.ts";

/** Words found in a clause; `end` is exclusive. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: "topic" | Slot["kind"];
  readonly topic?: TopicId;
  readonly id?: string;
}

/** Phrases by topic and by slot kind, as the weights carry them. */
export interface LexiconData {
  /** Strong phrases: they name the topic by themselves. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  /** Weak hints: features only. */
  readonly hints: Readonly<Record<string, readonly string[]>>;
  readonly slots: Readonly<Partial<Record<Slot["kind"], readonly string[]>>>;
}

interface Entry {
  readonly kind: Mention["kind"];
  readonly topic?: TopicId;
  readonly id?: string;
}

export interface Lexicon {
  readonly longest: number;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly hints: ReadonlyMap<string, readonly TopicId[]>;
  readonly slots: ReadonlyMap<string, Entry>;
}

const owners = new Set(["his", "her", "their", "my", "the", "your", "any", "this", "that", "our"]);
const articles = new Set(["a", "an", "the", "any", "some", "your"]);
const keyWord = (word: string): string => (owners.has(word) ? "the" : word);

/** The form under which a phrase is looked up: owners alike, no leading article. */
export function lexiconKey(words: readonly string[]): string {
  const first = words[0];
  const rest =
    words.length > 1 && first !== undefined && articles.has(first) ? words.slice(1) : words;
  return rest.map(keyWord).join(" ");
}

export function createLexicon(data: LexiconData): Lexicon {
  const entries = new Map<string, Entry>();
  const hints = new Map<string, TopicId[]>();
  const slots = new Map<string, Entry>();
  let longest = 1;
  const note = (phrase: string): string => {
    const words = phrase.split(" ");
    longest = Math.max(longest, words.length);
    return lexiconKey(words);
  };
  for (const [topic, phrases] of Object.entries(data.concepts)) {
    for (const phrase of phrases) {
      const key = note(phrase);
      if (!entries.has(key)) entries.set(key, { kind: "topic", topic });
    }
  }
  for (const [kind, phrases] of Object.entries(data.slots)) {
    for (const phrase of phrases) slots.set(note(phrase), { kind: kind as Slot["kind"] });
  }
  for (const [topic, phrases] of Object.entries(data.hints)) {
    for (const phrase of phrases) {
      const key = note(phrase);
      hints.set(key, [...(hints.get(key) ?? []), topic]);
    }
  }
  return { longest, entries, hints, slots };
}

/** The lexicon with a case's own words in front of it. */
export function withVocabulary(
  lexicon: Lexicon,
  vocabulary: CaseVocabulary | undefined,
  toWords: (text: string) => string[],
): Lexicon {
  if (!vocabulary || vocabulary.entries.length === 0) return lexicon;
  const slots = new Map(lexicon.slots);
  let { longest } = lexicon;
  for (const entry of vocabulary.entries) {
    for (const phrase of entry.words) {
      const words = toWords(phrase);
      if (words.length === 0) continue;
      longest = Math.max(longest, words.length);
      slots.set(lexiconKey(words), {
        kind: entry.slot,
        topic: entry.topic,
        id: entry.id,
      });
    }
  }
  return { ...lexicon, longest, slots };
}

/** For a table, the most words of an entry that begins with a word: most places need no look at all. */
const reaches = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, number>>();
function reachOf(table: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const kept = reaches.get(table);
  if (kept) return kept;
  const reach = new Map<string, number>();
  for (const key of table.keys()) {
    const words = key.split(" ");
    const first = words[0] ?? "";
    reach.set(first, Math.max(reach.get(first) ?? 0, words.length));
  }
  reaches.set(table, reach);
  return reach;
}

function scan(
  words: readonly string[],
  table: ReadonlyMap<string, Entry>,
  longest: number,
): Mention[] {
  const found: Mention[] = [];
  const keys = words.map(keyWord);
  const reach = reachOf(table);
  for (let start = 0; start < words.length; start += 1) {
    const room = Math.min(longest, words.length - start, reach.get(keys[start] ?? "") ?? 0);
    for (let size = room; size >= 1; size -= 1) {
      const entry = table.get(keys.slice(start, start + size).join(" "));
      if (!entry) continue;
      found.push({
        ...entry,
        start,
        end: start + size,
        text: words.slice(start, start + size).join(" "),
      });
      start += size - 1;
      break;
    }
  }
  return found;
}

/** Endings of international non-proprietary names, by which a drug that is in no list is still heard as one. */
const drugEnding =
  /.{2}(?:pril|sartan|statin|olol|azole|mycin|cillin|cycline|floxacin|azepam|zolam|xaban|dipine|gliptin|gliflozin|glutide|tidine|oxetine|triptan|profen|codone|barbital|umab|tinib|ciclovir|olone|metasone|formin|glitazone|thiazide|semide|dronate|setron|terol|tropium|phylline|triptyline|pramine|peridone|lukast|cycline|parin|platin|trexate|oxicam)$/;

function unlistedDrugs(words: readonly string[], lexicon: Lexicon): Mention[] {
  return words.flatMap((word, at) =>
    word.length >= 6 && drugEnding.test(word) && !lexicon.slots.has(word)
      ? [{ kind: "drug" as const, start: at, end: at + 1, text: word }]
      : [],
  );
}

/** Topics and slots named in a clause, left to right; topics win over slots only in `topics`. */
export function findMentions(
  words: readonly string[],
  lexicon: Lexicon,
): { topics: Mention[]; slots: Mention[] } {
  const topics = scan(words, lexicon.entries, Math.min(lexicon.longest, 8));
  const slots = [
    ...scan(words, lexicon.slots, Math.min(lexicon.longest, 8)),
    ...unlistedDrugs(words, lexicon),
  ];
  return { topics: composed(words, topics), slots };
}

/** Topics whose weak hints occur in the clause. */
export function findHints(words: readonly string[], lexicon: Lexicon): TopicId[] {
  const found: TopicId[] = [];
  const keys = words.map(keyWord);
  const reach = reachOf(lexicon.hints);
  for (let start = 0; start < keys.length; start += 1) {
    const room = Math.min(5, keys.length - start, reach.get(keys[start] ?? "") ?? 0);
    for (let size = 1; size <= room; size += 1) {
      const hit = lexicon.hints.get(keys.slice(start, start + size).join(" "));
      if (hit) found.push(...hit);
    }
  }
  return found;
}

/** The topic that naming a thing of this kind brings up. */
export const topicOfSlot: Readonly<Record<string, TopicId>> = {
  relative: "family_history",
  drug: "medications",
  condition: "pmh",
  test: "investigations",
};

const denies = /^(?:no|not|nor|without|never)$/;

/** Topics that a patient's words bring up, symptoms and life first, then what its drugs, conditions and relatives stand for. */
export function namedTopics(words: readonly string[], lexicon: Lexicon): TopicId[] {
  const found = findMentions(words, lexicon);
  const said = (mention: Mention): boolean =>
    (mention.topic !== undefined && !isSymptom(mention.topic)) ||
    !words.slice(Math.max(0, mention.start - 2), mention.start).some((word) => denies.test(word));
  return [
    ...(isAboutRelative(found.slots) ? ["family_history"] : []),
    ...found.topics
      .filter(said)
      .filter(
        (mention) =>
          !found.slots.some(
            (slot) =>
              slot.kind === "condition" &&
              slot.start <= mention.start &&
              slot.end >= mention.end &&
              slot.end - slot.start > mention.end - mention.start,
          ),
      )
      .map((mention) => mention.topic),
    ...found.slots.filter(said).map((mention) => mention.topic ?? topicOfSlot[mention.kind]),
  ].filter((topic): topic is TopicId => topic !== undefined);
}

/** "My mother had breast cancer": a relative and what they had. */
const isAboutRelative = (slots: readonly Mention[]): boolean =>
  slots.some((slot) => slot.kind === "relative") && slots.some((slot) => slot.kind === "condition");
