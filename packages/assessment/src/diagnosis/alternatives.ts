import type { CompiledCase } from "@anamnesis/cases";
import { diagnosisById, findDiagnoses, relate } from "@anamnesis/terminology";
import { earnable, quoteAt } from "../items.ts";
import type { ReportItem } from "../types.ts";
import type { Known } from "./known.ts";
import { diagnosisName } from "./named.ts";
import { lowerFirst, type Argument, type Sources } from "./reasoning.ts";
import type { Sentence } from "./sense.ts";
import { hasReason, namingsOf } from "./weighed.ts";

export const alternativePoints = 1.2;
const alternativesNeeded = 3;
/** More diagnoses than this in a reasoning are a list, not a differential. */
const mostDiagnoses = 9;
const shareWhenNamed = 0.3;

interface Mention {
  readonly id: string;
  readonly source: Argument;
  readonly sentence: Sentence | undefined;
}

/**
 * Alternatives that were weighed: named in a sentence that gives a reason which this learner had. `arguedElsewhere` are those that a
 * finding was used against, with the sentence.
 */
export function markAlternatives(
  compiled: CompiledCase,
  sources: Sources,
  given: readonly string[],
  known: Known,
  arguedElsewhere: ReadonlyMap<string, string> = new Map(),
): readonly ReportItem[] {
  // What was settled on is no alternative to itself.
  const alternatives = compiled.marking.diagnosis.alternatives.filter((id) => !given.includes(id));
  const expected = compiled.diagnosis.id;
  // "MI" is not an alternative to a STEMI, although another infarction would be.
  const isExpected = (id: string): boolean =>
    !alternatives.includes(id) && ["same", "subtype", "supertype"].includes(relate(id, expected));
  const mentions: Mention[] = [sources.final, sources.initial].flatMap((source) =>
    source.prose.diagnoses
      .filter((mention) => !isExpected(mention.id))
      .map(({ id, span }) => ({
        id,
        source,
        sentence: source.sentences.find(
          ({ start, end }) => span.start >= start && span.start < end,
        ),
      })),
  );
  const isArgued = (one: Mention): boolean => hasReason(one, known);
  const named = new Set(mentions.map((mention) => mention.id));
  const argued = new Set(mentions.filter(isArgued).map(({ id }) => id));
  const isList = named.size > mostDiagnoses && argued.size < named.size / 2;
  const weighed = alternatives.map((id) => {
    const own: readonly Mention[] = [
      ...mentions.filter((one) => ["same", "subtype", "supertype"].includes(relate(one.id, id))),
      ...namingsOf(compiled, sources, id),
    ];
    const best = own.find(isArgued) ?? own[0];
    // What is marked as argued against among the findings is weighed, and not asked for in the next line.
    const elsewhere = arguedElsewhere.get(id);
    if (elsewhere !== undefined && saysInitials(elsewhere, id) && !(best && isArgued(best)))
      return { id, sentence: elsewhere, share: 1 };
    if (!best || best.source.isNonsense) return { id, sentence: "", share: 0 };
    return {
      id,
      sentence: best.sentence?.text ?? "",
      // Of a long list the few that are argued are weighed; the rest are only names.
      share: isArgued(best) ? 1 : isList ? 0 : shareWhenNamed,
    };
  });
  const sum = weighed.reduce((total, one) => total + one.share, 0);
  const needed = Math.min(alternativesNeeded, alternatives.length);
  return [
    earnable({
      id: "alternatives",
      about: "alternatives",
      area: "diagnosis",
      group: "Alternatives",
      label: "Alternatives weighed, with a reason for or against each",
      maxPoints: alternativePoints,
      share: sum / needed,
      why:
        isList && sum === 0
          ? "So many diagnoses are named that none of them is weighed. Three or four, each with its reason, show more."
          : whyAlternatives(compiled, weighed, needed),
      evidence: weighed
        .filter((one) => one.share > 0)
        .slice(0, 4)
        .map((one) => ({ kind: "reasoning", text: quoteAt(one.sentence, namedAt(one)) })),
    }),
  ];
}

/** Where an alternative is named in its sentence. */
const namedAt = ({ id, sentence }: { readonly id: string; readonly sentence: string }): number =>
  findDiagnoses(sentence).find((one) =>
    ["same", "subtype", "supertype"].includes(relate(one.id, id)),
  )?.span.start ?? 0;

/** "Not MG": the first letters of a disease's name, which are too short to be looked for everywhere. */
function saysInitials(sentence: string, id: string): boolean {
  const initials = (diagnosisById(id)?.name ?? "")
    .split(/[\s-]+/)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
  return initials.length > 1 && new RegExp(`\\b${initials}\\b`).test(sentence);
}

function whyAlternatives(
  compiled: CompiledCase,
  weighed: readonly { readonly id: string; readonly share: number }[],
  needed: number,
): string {
  const names = (list: typeof weighed): string => {
    const written = list.map((one) => lowerFirst(diagnosisName(compiled, one.id)));
    return written.length > 1
      ? `${written.slice(0, -1).join(", ")} and ${written.at(-1) ?? ""}`
      : (written[0] ?? "");
  };
  const argued = weighed.filter((one) => one.share === 1).length;
  if (argued >= needed)
    return "A diagnosis is safe when what else it could be has been looked in the eye.";
  const bare = weighed.filter((one) => one.share > 0 && one.share < 1);
  const open = weighed.filter((one) => one.share === 0).slice(0, Math.max(2, needed - argued));
  return [
    bare.length > 0
      ? `You name ${names(bare)}; I could not find a finding of this patient's in the same sentence.`
      : "",
    open.length > 0 ? `What else could it be? Worth weighing too: ${names(open)}.` : "",
  ]
    .filter((line) => line !== "")
    .join(" ");
}
