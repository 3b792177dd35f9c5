import { isSymptom } from "@anamnesis/terminology";
import type { TopicId } from "@anamnesis/terminology";
import type { Mention } from "./lexicon.ts";
import type { Clause } from "./segment.ts";

/** A reading of one clause: the topics it asks for with their probabilities. */
export interface Reading {
  readonly clause: Clause;
  readonly ranked: readonly (readonly [TopicId, number])[];
  readonly mentions: readonly Mention[];
  readonly slots: readonly Mention[];
  readonly fromContext: boolean;
  /** Topics the clause asks for, first the most likely. */
  readonly chosen: readonly TopicId[];
  readonly confidence: number;
}

/** Topics that are things said rather than asked. */
const said = new Set<TopicId>([
  "acknowledgement",
  "empathy",
  "explanation_plan",
  "closing",
  "greeting_intro",
  "consent_signpost",
  "summarising",
  "other",
  "clarification",
]);
export const isSaid = (topic: TopicId): boolean => said.has(topic);

/** Asks that only frame others and give way to a specific one beside them. */
const frames = new Set<TopicId>([
  "elaborate",
  "opening",
  "anything_else",
  "hpc:associated",
  "clarification",
  "hpc:current_status",
]);

const listWord =
  /^(?:and|or|nor|any|no|with|the|of|your|like|as|well|also|either|at|all|in|to|have|been|had|some|recent|other|even)$/;

/** True when the mention stands in a list with another one, or is all that the clause holds besides function words. */
function isListed(at: number, mentions: readonly Mention[], words: readonly string[]): boolean {
  const here = mentions[at];
  if (!here) return false;
  const gapTo = (other: Mention | undefined): boolean => {
    if (!other) return false;
    const [left, right] =
      other.start >= here.end ? [here.end, other.start] : [other.end, here.start];
    return words.slice(left, right).every((word) => listWord.test(word)) && right - left <= 5;
  };
  return gapTo(mentions[at - 1]) || gapTo(mentions[at + 1]);
}

/** Topics of a clause: the classifier's, opened out over the lists that the lexicon sees. */
export function chooseTopics(
  ranked: readonly (readonly [TopicId, number])[],
  mentions: readonly Mention[],
  words: readonly string[],
): TopicId[] {
  const [first, second, third] = ranked;
  if (!first) return [];
  const chosen: TopicId[] = [first[0]];
  const named = mentions
    .map((mention) => mention.topic)
    .filter((topic): topic is TopicId => topic !== undefined);
  const distinct = [...new Set(named)];
  const asksPresence = isSymptom(first[0]) || distinct.includes(first[0]);
  if (asksPresence && distinct.length > 1) {
    mentions.forEach((mention, at) => {
      const topic = mention.topic;
      if (topic === undefined || chosen.includes(topic)) return;
      if (isListed(at, mentions, words)) chosen.push(topic);
    });
  }
  if (chosen.length > 1) return chosen;
  for (const next of [second, third]) {
    if (
      next &&
      next[1] >= 0.28 &&
      !chosen.includes(next[0]) &&
      (distinct.length === 0 || distinct.includes(next[0]) || !isSymptom(next[0]))
    ) {
      chosen.push(next[0]);
    }
  }
  return chosen;
}

const declared =
  /^(?:so )?(?:you|it is|it was|that is|that was|he is|she is|he has|she has|no|not|your|this is|these)\b/;

/** A statement that is put to the patient to be confirmed ("so you live with your wife"). */
const isPutToPatient = (reading: Reading): boolean =>
  reading.clause.isEcho ||
  reading.clause.words.length <= 4 ||
  (declared.test(reading.clause.words.join(" ")) && reading.clause.words.length <= 14);

/** For a turn that asks nothing: one reading whose topics are weighed by how many words were spent on each. */
function statement(readings: readonly Reading[]): Reading[] {
  const weighty = readings.filter((reading) => reading.chosen[0] !== "acknowledgement");
  const used = weighty.length > 0 ? weighty : readings;
  const totals = new Map<TopicId, number>();
  let words = 0;
  for (const reading of used) {
    const size = Math.min(20, reading.clause.words.length) + 2;
    words += size;
    for (const [topic, probability] of reading.ranked) {
      const share = isSaid(topic) || isPutToPatient(reading) ? probability : probability * 0.25;
      totals.set(topic, (totals.get(topic) ?? 0) + share * size);
    }
  }
  const ranked = [...totals]
    .map(([topic, sum]) => [topic, sum / words] as const)
    .sort((a, b) => b[1] - a[1]);
  const first = ranked[0];
  const base = used.find((reading) => reading.chosen[0] === first?.[0]) ?? used[0];
  if (!base || !first) return [];
  const listed = isSaid(first[0]) ? [first[0]] : base.chosen;
  const kept = ranked.reduce((sum, [, share]) => sum + share, 0);
  return [{ ...base, ranked, chosen: listed, confidence: first[1] / Math.max(0.5, kept) }];
}

/** The readings that count: questions before statements, what is specific before what only frames it. */
export function relevant(readings: readonly Reading[]): Reading[] {
  const asking = readings.filter(
    (reading) => reading.clause.isQuestion && reading.chosen.some((topic) => !isSaid(topic)),
  );
  const marked = asking.filter((reading) => !reading.clause.isEcho || reading.clause.isMarked);
  const kept = marked.length > 0 ? marked : asking;
  if (kept.length === 0) return statement(readings);
  const specific = kept.filter((reading) => !frames.has(reading.chosen[0] ?? ""));
  return specific.length > 0 ? specific : kept;
}
