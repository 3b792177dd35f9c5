import type { CompiledCase } from "@anamnesis/cases";
import { tokenise } from "@anamnesis/terminology";
import { earnable, quote } from "../items.ts";
import type { Encounter, ReportItem } from "../types.ts";
import type { Known } from "./known.ts";
import type { Sources } from "./reasoning.ts";

const groundedPoints = 0.5;
/** So many different things from the encounter make a reasoning that stands on it; half of them make a start. */
const wordsNeeded = 8;
const shortestWord = 4;
const common = new Set(
  "with from that this have been were they which would could should also into over very more most like likely patient there their them then than when what because after before since about other only some such still still given shows show history diagnosis diagnoses test tests result results normal acute doctor score give award points rule rules mark marks"
    .split(" ")
    .flatMap((word) => tokenise(word).map((token) => token.word)),
);

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    tokenise(text.slice(0, 12_000))
      .map((token) => token.word)
      .filter((word) => word.length >= shortestWord && !common.has(word)),
  );

/** Words that a finding of this case is told in, by the rubric and its author's reasoning. */
const ownWords = new WeakMap<CompiledCase, ReadonlySet<string>>();
function wordsOf(compiled: CompiledCase): ReadonlySet<string> {
  let words = ownWords.get(compiled);
  if (!words) {
    const { initial, final, reasoning } = compiled.expert;
    const phrases = compiled.marking.diagnosis.findings.flatMap(({ any, label }) => [
      ...any,
      label,
    ]);
    words = contentWords([initial.reasoning, final.reasoning, reasoning, ...phrases].join(" "));
    ownWords.set(compiled, words);
  }
  return words;
}

/**
 * Whether a reasoning is about this patient at all: what was heard, seen or read, or what the case turns on, whatever
 * it concludes. A sound thought that ends wrong is worth something; words about nothing are not.
 */
export function markGrounds(
  compiled: CompiledCase,
  encounter: Encounter,
  known: Known,
  sources: Sources,
): ReportItem {
  const texts = [
    encounter.finalDiagnosis?.updatedReasoning ?? "",
    encounter.initialDiagnosis?.clinicalReasoning ?? "",
  ];
  // A string of words, and words about something else, start from nothing.
  const sound = [sources.final, sources.initial]
    .filter(({ isNonsense }) => !isNonsense)
    .flatMap(({ sentences }) => sentences)
    .filter(({ isBag, isContradictory }) => !isBag && !isContradictory);
  const heard = contentWords(known.prose.text);
  const own = wordsOf(compiled);
  const used = [...contentWords(sound.map(({ text }) => text).join(" "))].filter(
    (word) => heard.has(word) || own.has(word),
  );
  const line = texts.find((one) => one.trim() !== "") ?? "";
  return earnable({
    id: "grounds",
    about: "reasoning",
    area: "diagnosis",
    group: "Reasoning",
    label: "Reasoning that starts from this patient",
    maxPoints: groundedPoints,
    share: used.length < 3 ? 0 : used.length / wordsNeeded,
    why: "A reasoning names what was heard, seen and measured before it names a disease.",
    evidence: used.length >= 3 ? [{ kind: "reasoning", text: quote(line) }] : [],
  });
}
