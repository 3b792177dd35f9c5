import type { CompiledCase } from "@anamnesis/cases";
import { isSymptom, tokenise } from "@anamnesis/terminology";
import { stemOf, stemsOf } from "./stems.ts";

/** One way of telling a fact: the words that carry it, and those by which the symptom is known that it is an aspect of. */
interface Telling {
  readonly fact: string;
  readonly words: readonly string[];
  readonly subject: ReadonlySet<string>;
}

const shortestCarrier = 4;
/** So many of a wording's carrying words make it the same statement, whoever worded it. */
const sameShare = 0.7;
const fewestWords = 3;
const unspecific = new Set(
  tokenise(
    "that this with have been from just like when they them there then than what which about some very really quite well much more most only also even still into over your you're i've it's don't doesn't didn't can't know think thing things would could going goes comes come came back time",
  ).map((token) => token.word),
);

/** When something was; it says nothing about what. */
const ofTime = new Set(
  tokenise(
    "minute hour day night morning evening week month year yesterday today tonight last ago half start started began begin since first second three four five six seven eight nine ten twenty before after when while until sudden suddenly gone whole",
  ).map((token) => stemOf(token.word)),
);

const carriersOf = (text: string): readonly string[] => [
  ...new Set(
    tokenise(text)
      .map((token) => token.word)
      .filter(
        (word) => (word.length >= shortestCarrier || /\d/.test(word)) && !unspecific.has(word),
      ),
  ),
];

const byCase = new WeakMap<CompiledCase, readonly Telling[]>();

/** What was found on examination stands in brackets within the patient's line; what somebody says there stands in quotes. */
const withoutFindings = (line: string): string => line.replace(/\[[^\]"“]*\]/g, " ");

/** A sentence of fewer words is said about many things ("No, never."). */
const fewestWordsOfASentence = 4;
const wordsOf = (text: string): string =>
  tokenise(text)
    .map((token) => token.word)
    .join(" ");
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n/)
    .map(wordsOf)
    .filter((words) => words.split(" ").length >= fewestWordsOfASentence);

const sentencesByCase = new WeakMap<CompiledCase, ReadonlyMap<string, string>>();

/** The case's own sentences that tell one fact and no other. */
function ownSentences(compiled: CompiledCase): ReadonlyMap<string, string> {
  let own = sentencesByCase.get(compiled);
  if (!own) {
    const facts = new Map<string, Set<string>>();
    for (const fact of compiled.facts.filter(({ isDefault }) => !isDefault))
      for (const sentence of [...fact.say, ...fact.brief].flatMap(sentencesOf))
        facts.set(sentence, (facts.get(sentence) ?? new Set()).add(fact.id));
    own = new Map(
      [...facts].flatMap(([sentence, ids]) =>
        ids.size === 1 ? [...ids].map((id) => [sentence, id] as const) : [],
      ),
    );
    sentencesByCase.set(compiled, own);
  }
  return own;
}

/** "Last night, when it started" is told of many things: an aspect belongs to the symptom that the line names. */
function subjectOf(compiled: CompiledCase, id: string): ReadonlySet<string> {
  const [symptom = id] = id.split(".");
  if (symptom === id || symptom === compiled.complaintKey) return new Set();
  const own = compiled.facts.find((fact) => fact.id === symptom);
  if (!own || !isSymptom(own.topic)) return new Set();
  const words = [own.is, ...own.say, ...own.brief];
  const complaint = new Set(stemsOf(compiled.complaintKey));
  return new Set(
    stemsOf([symptom, ...words].join(". ")).filter(
      (stem) => !ofTime.has(stem) && !complaint.has(stem),
    ),
  );
}

/** Whether words say only when something was, or beside that name the complaint, of which another symptom is told. */
function isOnlyTime({ complaintKey }: CompiledCase, fact: string, words: string): boolean {
  const complaint = fact.split(".")[0] === complaintKey ? [] : stemsOf(complaintKey);
  return stemsOf(words).every(
    (stem) => /\d/.test(stem) || ofTime.has(stem) || complaint.includes(stem),
  );
}

function tellingsOf(compiled: CompiledCase): readonly Telling[] {
  let tellings = byCase.get(compiled);
  if (!tellings) {
    tellings = compiled.facts
      .filter((fact) => !fact.isDefault)
      .flatMap((fact) =>
        [...fact.say, ...fact.brief, fact.is].map((text) => ({
          fact: fact.id,
          words: carriersOf(text),
          subject: subjectOf(compiled, fact.id),
        })),
      )
      .filter(({ words }) => words.length >= fewestWords);
    byCase.set(compiled, tellings);
  }
  return tellings;
}

/**
 * The facts that a patient's actual line tells, in the case's own words or close to them. A transcript may come from
 * another voice than the simulated patient's; what stands in it was heard. An aspect of a symptom counts where the line
 * or the question before it names that symptom.
 */
export function factsInLine(
  compiled: CompiledCase,
  line: string,
  question = "",
): readonly string[] {
  const spoken = withoutFindings(line);
  const own = ownSentences(compiled);
  const asked = new Set(stemsOf(question));
  const named = new Set([...asked, ...stemsOf(spoken)]);
  // A time by itself belongs to what was asked about.
  const isAbout = (subject: ReadonlySet<string>, isTime = false): boolean =>
    subject.size === 0 || [...subject].some((stem) => (isTime ? asked : named).has(stem));
  const found = new Set<string>(
    sentencesOf(spoken).flatMap((sentence) => {
      const fact = own.get(sentence);
      return fact && isAbout(subjectOf(compiled, fact), isOnlyTime(compiled, fact, sentence))
        ? [fact]
        : [];
    }),
  );
  const said = new Set(carriersOf(spoken));
  if (said.size < fewestWords) return [...found];
  for (const { fact, words, subject } of tellingsOf(compiled)) {
    if (found.has(fact)) continue;
    if (!isAbout(subject)) continue;
    const missing = words.filter((word) => !said.has(word));
    const allowed = Math.min(
      Math.floor(words.length * (1 - sameShare)),
      words.length - fewestWords,
    );
    if (missing.length > allowed) continue;
    const shared = words.filter((word) => said.has(word)).join(" ");
    if (!isOnlyTime(compiled, fact, shared)) found.add(fact);
  }
  return [...found];
}
