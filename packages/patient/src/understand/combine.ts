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
const frames = new Set<TopicId>(["elaborate", "opening", "anything_else", "clarification"]);

const joins = new Set(["and", "or", "nor"]);
const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** What may stand between two members of a list, without and with a joining word. */
const fillsBare = wordSet(
  "any no the your some other recent also even a an problem problems symptoms changes trouble issues like as well either at all",
);
const fillsJoined = wordSet(
  "and or nor any no with the of your like as well also either at all in to have been had some recent other even is from a an when you problem problems symptoms changes trouble issues more less feeling being getting going noticed",
);
const fillsLifeList = wordSet(
  "and or nor any no the your some other previous regular a do you take use have had",
);

/** Topics that people ask about in one breath ("smoking, alcohol or drugs"). */
const listed = new Set<TopicId>([
  "smoking",
  "alcohol",
  "drugs",
  "allergies",
  "medications",
  "surgeries",
  "pmh",
  "hospitalisation",
  "immunisation",
  "travel",
  "diet",
  "exercise",
  "sleep",
  "identity:name",
  "identity:dob_age",
  "identity:contact",
  "contraception",
  "pregnancy",
]);

/** True when the words between two mentions make them members of one list. */
function isJoined(
  left: Mention,
  right: Mention,
  words: readonly string[],
  isLife: boolean,
): boolean {
  if (right.start < left.end) return false;
  const gap = words.slice(left.end, right.start);
  const isJoinedByWord = gap.some((word) => joins.has(word));
  const fills = isLife ? fillsLifeList : isJoinedByWord ? fillsJoined : fillsBare;
  if (gap.length > 5 || !gap.every((word) => fills.has(word))) return false;
  return gap.length === 0 || !isLife || isJoinedByWord;
}

/** "Medical conditions in your family" is about the family alone. */
const isAbsorbed = (first: TopicId, next: TopicId): boolean =>
  first === "family_history" && (next === "pmh" || isSymptom(next));

/** Questions whose build alone says which detail of a named complaint they ask for. */
const detailBuilds: readonly (readonly [RegExp, TopicId])[] = [
  [
    /^(?:and |so |but )*(?:for )?how long (?:have|has) (?:you|he|she|it|the|your|this)\b/,
    "hpc:duration",
  ],
  [/^(?:and |so |but )*when did (?:\w+ ){1,5}(?:start|begin|come on)\b/, "hpc:onset"],
];

/** "How long have you had the cough": the detail is asked for, not whether there is a cough. */
const detailOf = (words: readonly string[]): TopicId | undefined => {
  const text = words.join(" ");
  return detailBuilds.find(([build]) => build.test(text))?.[1];
};

const kin =
  /^(?:famil\w*|relatives?|relations?|relation|mother|mum|father|dad|parents?|brothers?|sisters?|siblings?|grand\w+|uncles?|aunts?|cousins?|anyone|anybody|runs?|hereditary|inherited|blood)$/;

/** Topics of a clause: the classifier's, opened out over the lists that the lexicon sees. */
export function chooseTopics(
  ranked: readonly (readonly [TopicId, number])[],
  mentions: readonly Mention[],
  words: readonly string[],
): TopicId[] {
  const [first, second, third] = ranked;
  if (!first) return [];
  const detail = isSymptom(first[0]) ? detailOf(words) : undefined;
  if (detail !== undefined && mentions.length === 1) return [detail];
  const chosen: TopicId[] = [first[0]];
  const isLife = !isSymptom(first[0]);
  const members = mentions.filter(
    ({ topic }) => topic !== undefined && (isLife ? listed.has(topic) : isSymptom(topic)),
  );
  if (!isLife || listed.has(first[0])) {
    members.forEach((member, at) => {
      const before = members[at - 1];
      const after = members[at + 1];
      const topic = member.topic;
      if (topic === undefined || chosen.includes(topic)) return;
      const isMember =
        (before && isJoined(before, member, words, isLife)) ||
        (after && isJoined(member, after, words, isLife));
      if (isMember) chosen.push(topic);
    });
  }
  if (chosen.length > 1) return chosen;
  const least = words.some((word) => joins.has(word)) ? 0.18 : 0.28;
  // "Medical conditions that run in your family" is about the family, whichever comes first.
  if (first[0] === "pmh" && second?.[0] === "family_history" && second[1] >= least) {
    return words.some((word) => kin.test(word)) ? ["family_history"] : ["pmh"];
  }
  for (const next of [second, third]) {
    if (next && next[1] >= least && !isAbsorbed(first[0], next[0])) chosen.push(next[0]);
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

const playsBack =
  /^(?:so |and |but |then )*(?:you (?:have|had|are|were|feel|felt|get|got|also|said|mentioned|told|think|live|take|noticed|do|did|find)|it (?:started|began|is|was|has|comes|gets)|this (?:started|has|is)|that (?:started|has)|there (?:is|was)|he has|she has)\b/;

/** A statement of what the patient has told, not put as a question. */
const isPlayedBack = (reading: Reading): boolean =>
  !reading.clause.isMarked &&
  reading.clause.isStopped &&
  reading.clause.words.length >= 5 &&
  !/\b(?:not|never|no)\b/.test(reading.clause.words.join(" ")) &&
  (reading.clause.isEcho ||
    (reading.clause.isConcluding && reading.mentions.length > 0) ||
    playsBack.test(reading.clause.words.join(" ")));

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
  if (!isSaid(first[0]) && used.some(isPlayedBack)) {
    const asked = used.filter(
      (reading) => !isSaid(reading.chosen[0] ?? "") && reading.confidence >= 0.5,
    );
    const topics = [...new Set(asked.flatMap((reading) => reading.chosen))];
    return [{ ...base, ranked, chosen: ["summarising", ...topics], confidence: 0.6 }];
  }
  const said = isSaid(first[0]) ? [first[0]] : base.chosen;
  const kept = ranked.reduce((sum, [, share]) => sum + share, 0);
  return [
    {
      ...base,
      ranked,
      chosen: said,
      confidence: first[1] / Math.max(0.5, kept),
    },
  ];
}

/** Beside something understood well, a reading below this share of its confidence is taken for noise. */
const noiseBelow = 0.3;

/** "Your last period was three weeks ago, and no bleeding?": a statement put to the patient under one question mark. */
const isLedUnderMark = (reading: Reading): boolean =>
  reading.clause.isUnderMark &&
  !reading.clause.isEcho &&
  !reading.clause.isBackground &&
  reading.confidence >= 0.8 &&
  declared.test(reading.clause.words.join(" "));

/** The readings that count: questions before statements, what is specific before what only frames it. */
export function relevant(readings: readonly Reading[]): Reading[] {
  const asking = readings.filter(
    (reading) =>
      (reading.clause.isQuestion || isLedUnderMark(reading)) &&
      reading.chosen.some((topic) => !isSaid(topic)),
  );
  if (asking.length === 0) return statement(readings);
  const firm = (kept: Reading[], isKept: (reading: Reading) => boolean): Reading[] => {
    const rest = kept.filter(isKept);
    return rest.length > 0 ? rest : kept;
  };
  let kept = firm(asking, (reading) => !reading.clause.isEcho || reading.clause.isMarked);
  kept = firm(kept, (reading) => !reading.clause.isBackground);
  const best = Math.max(...kept.map((reading) => reading.confidence));
  kept = firm(kept, (reading) => reading.confidence >= best * noiseBelow);
  return firm(kept, (reading) => !frames.has(reading.chosen[0] ?? ""));
}

/** True when a turn that also asks something opens with a proper greeting or says who is speaking. */
export function greetsToo(readings: readonly Reading[], kept: readonly Reading[]): boolean {
  const isAsked = kept.some((reading) => reading.chosen.some((topic) => !isSaid(topic)));
  return (
    isAsked &&
    readings.some(
      (reading) =>
        !kept.includes(reading) &&
        reading.chosen[0] === "greeting_intro" &&
        reading.confidence >= 0.8 &&
        reading.clause.words.length >= 3,
    )
  );
}
