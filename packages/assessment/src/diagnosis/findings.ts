import type { CompiledCase } from "@anamnesis/cases";
import { findDiagnoses, relate, tokenise } from "@anamnesis/terminology";
import { earnable, quote } from "../items.ts";
import { isDenial, type Occurrence, type Prose } from "../encounter/prose.ts";
import { stemsOf } from "../encounter/stems.ts";
import type { Consultation } from "../encounter/consultation.ts";
import type { Evidence, ReportItem } from "../types.ts";
import { establishmentOf, type Known } from "./known.ts";
import { lowerFirst, type Sources } from "./reasoning.ts";
import type { Sentence } from "./sense.ts";
import { namedIn, notUsed } from "./unused.ts";
import { isOtherValue, valueOf } from "./values.ts";
import { arguedAgainst, namingsOf } from "./weighed.ts";

type Finding = CompiledCase["marking"]["diagnosis"]["findings"][number];

/** Points for the findings of the rubric that are weighed. */
export const findingPoints = 2.3;
/** A finding in a list without a link, and one from which another disease is concluded. */
const listedShare = 0.3;
const wrongLinkShare = 0.5;

interface Use {
  readonly which: "final" | "initial";
  readonly phrase: string;
  readonly hit: Pick<Occurrence, "start" | "end">;
  readonly share: number;
}

const concludes =
  /\b(?:so|therefore|hence|thus|suggests?|confirms?|means|makes it|diagnostic of|proves?)\b/i;

/** Whether a sentence concludes to a disease that is neither the case's nor of its line. */
function concludesElsewhere(compiled: CompiledCase, prose: Prose, sentence: Sentence): boolean {
  const word = concludes.exec(sentence.text);
  if (!word) return false;
  const at = sentence.start + word.index;
  const named = prose.diagnoses.filter(
    ({ span, negated }) => !negated && span.start >= sentence.start && span.end <= sentence.end,
  );
  const isOwn = (id: string): boolean =>
    ["same", "subtype", "supertype"].includes(relate(id, compiled.diagnosis.id));
  return (
    named.some(({ span, id }) => span.start > at && !isOwn(id)) &&
    !named.some(({ id }) => isOwn(id))
  );
}

const shareIn = (compiled: CompiledCase, prose: Prose, sentence: Sentence | undefined): number => {
  if (!sentence) return 1;
  if (sentence.isContradictory) return 0;
  if (sentence.isBag) return listedShare;
  return concludesElsewhere(compiled, prose, sentence) ? wrongLinkShare : 1;
};

const isSymptom = /\b(?:pain|ache|cough|breathless\w*|vomiting|fever|rash|weakness)\b/i;

/** "Unstable angina" names a disease and says nothing of an unstable patient: a word of another disease's name is no finding. */
function isInOtherName(
  compiled: CompiledCase,
  prose: Prose,
  finding: Finding,
  hit: Pick<Occurrence, "start" | "end">,
): boolean {
  return prose.diagnoses.some(
    ({ id, span }) =>
      span.start <= hit.start &&
      span.end >= hit.end &&
      span.end - span.start > hit.end - hit.start &&
      // "Pleuritic chest pain" is what is felt, whatever disease it stands for elsewhere.
      !isSymptom.test(prose.text.slice(span.start, span.end)) &&
      !["same", "subtype", "supertype"].includes(relate(id, compiled.diagnosis.id)) &&
      finding.against !== id,
  );
}

/** Every place where a finding is written: in the rubric's phrases, or all of a phrase's words in one sentence. */
function usesOf(compiled: CompiledCase, finding: Finding, sources: Sources): readonly Use[] {
  // A rubric that names a missing symptom bare ("weakness") wants it denied; one that writes out the denials ("no weakness",
  // "neck supple") wants its phrases as they stand.
  const isAbsent =
    compiled.facts.find((fact) => fact.id === finding.id)?.polarity === "absent" &&
    !finding.any.some(isDenial);
  return (["final", "initial"] as const).flatMap((which) => {
    const { prose, sentences, isNonsense } = sources[which];
    if (isNonsense) return [];
    const exact = finding.any.flatMap((phrase) =>
      prose.findStated(phrase, isAbsent).map((hit) => ({ which, phrase, hit })),
    );
    const loose =
      exact.length > 0
        ? []
        : looseUses(finding, isAbsent, prose, sentences).map((use) => ({ which, ...use }));
    return [...exact, ...loose].flatMap((use) => {
      if (isInOtherName(compiled, prose, finding, use.hit)) return [];
      const sentence = sentences.find(
        ({ start, end }) => use.hit.start >= start && use.hit.start < end,
      );
      const text = sentence ? prose.text.slice(sentence.start, sentence.end) : "";
      if (sentence && isOtherValue(finding, text, use.hit, sentence.start)) return [];
      return [{ ...use, share: shareIn(compiled, prose, sentence) }];
    });
  });
}

const fewestStems = 2;
/** So many letters on either side show what a finding was written among. */
const aroundIt = 100;
/** Of a finding that argues, where it stands without the disease that it argues against. */
const unnamedShare = 0.5;

/** All the words of a phrase in one sentence, in any order and with others between: "vomiting only after the pain". */
function looseUses(
  finding: Finding,
  isAbsent: boolean,
  prose: Prose,
  sentences: readonly Sentence[],
) {
  return sentences.flatMap((sentence) => {
    const said = new Set(stemsOf(sentence.text));
    const phrase =
      valueOf(finding, sentence) ??
      finding.any.find((one) => {
        const stems = stemsOf(one);
        return stems.length >= fewestStems && stems.every((stem) => said.has(stem));
      });
    if (phrase === undefined) return [];
    const first = prose.find(phrase.split(" ").find((word) => word.length > 3) ?? phrase)[0];
    const isDenied =
      /\b(?:no|not|without|denies|never|nor|neither|ruled out|excluded|unlikely|against)\b/i.test(
        sentence.text,
      );
    if (!/\d/.test(phrase) && isDenied !== (isDenial(phrase) || isAbsent)) return [];
    return [
      {
        phrase,
        hit:
          first && first.start >= sentence.start && first.end <= sentence.end
            ? first
            : { start: sentence.start, end: sentence.start },
      },
    ];
  });
}

/** One item for every finding that sound reasoning names, for or against; what was never established earns nothing. */
export function markFindings(
  compiled: CompiledCase,
  consultation: Consultation,
  sources: Sources,
  known: Known,
  settledOn: readonly string[] = [],
): readonly ReportItem[] {
  const { findings } = compiled.marking.diagnosis;
  return findings.map((finding) => {
    const used = usesOf(compiled, finding, sources).map((use) => ({
      ...use,
      establishment: establishmentOf(
        compiled,
        consultation,
        known,
        finding.id,
        use.phrase,
        sources[use.which].prose.text.slice(
          Math.max(0, use.hit.start - aroundIt),
          use.hit.end + aroundIt,
        ),
      ),
    }));
    const worth = ({ share, establishment }: (typeof used)[number]): number =>
      establishment === "not found" ? 0 : share;
    const wanted = new Set(stemsOf([finding.label, ...finding.any].join(" ")));
    const told = ({ which, hit }: (typeof used)[number]): number =>
      stemsOf(sources[which].prose.sentenceAt(hit.start)).filter((stem) => wanted.has(stem)).length;
    // Of the places where it stands the one is quoted that says most of it.
    const best = [...used].sort((a, b) => worth(b) - worth(a) || told(b) - told(a))[0];
    const against =
      best && worth(best) === 1 ? undefined : arguedAgainst(compiled, sources, known, finding);
    const named = against || best ? undefined : namedIn(sources, finding, known);
    const aim = aimOf(compiled, sources, finding, settledOn, best);
    const share = (against || named ? 1 : best ? worth(best) : 0) * aim.share;
    const note = aim.note
      ? best || against
        ? aim.note
        : notUsed(sources, finding)
      : against
        ? undefined
        : named
          ? "I may have missed how you use this; your sentence names it, so you have the mark."
          : best
            ? noteOf(finding, best.share, best.establishment)
            : notUsed(sources, finding);
    return earnable({
      id: `finding:${finding.id}`,
      about: "finding",
      ref: finding.id,
      area: "diagnosis",
      group: "Reasoning",
      label: finding.label,
      maxPoints: findingPoints / findings.length,
      share,
      why:
        finding.direction === "for"
          ? `It speaks for ${lowerFirst(compiled.diagnosis.name)}.`
          : "It argues against an alternative that would be treated quite differently.",
      ...(note ? { note } : {}),
      evidence: against
        ? [
            {
              kind: against.source === sources.final ? "reasoning" : "initial-diagnosis",
              text: quote(against.sentence.text),
            },
          ]
        : best
          ? [evidenceOf(sources, best)]
          : named
            ? [named]
            : [],
    });
  });
}

/** How far a finding that argues was put against the disease that it argues against. */
function aimOf(
  compiled: CompiledCase,
  sources: Sources,
  { against, label }: Finding,
  settledOn: readonly string[],
  use: Use | undefined,
): { readonly share: number; readonly note?: string } {
  if (against === undefined) return { share: 1 };
  const isIt = (id: string): boolean =>
    ["same", "subtype", "supertype"].includes(relate(id, against));
  if (settledOn.some((id) => isIt(id) && !isSameLineAs(compiled, id)))
    return { share: 0, note: "You settled on what it argues against." };
  const others = findDiagnoses(label).map(({ id }) => id);
  const isNamed = [against, ...others].some(
    (id) =>
      namingsOf(
        compiled,
        sources,
        id,
        tokenise(label).map(({ word }) => word),
      ).length > 0,
  );
  const prose = use && sources[use.which].prose;
  const sentence = prose?.sentenceAt(use?.hit.start ?? 0) ?? "";
  const namesAny = findDiagnoses(sentence).some(({ id }) => !isSameLineAs(compiled, id));
  return isNamed || namesAny
    ? { share: 1 }
    : { share: unnamedShare, note: "Write what it speaks against: I could not find that named." };
}
const isSameLineAs = ({ diagnosis }: CompiledCase, id: string): boolean =>
  ["same", "subtype", "supertype"].includes(relate(id, diagnosis.id));

const evidenceOf = (sources: Sources, { which, hit }: Use): Evidence => ({
  kind: which === "final" ? "reasoning" : "initial-diagnosis",
  text: sources[which].prose.quoteAt(hit.start),
});

function noteOf(
  { id }: Finding,
  share: number,
  establishment: ReturnType<typeof establishmentOf>,
): string | undefined {
  if (establishment === "not found") {
    return id.startsWith("test:")
      ? "You write of this result, but I could not find that test among your orders."
      : "I could not find where you learnt this: not in the talk, the examination, the results or on the card.";
  }
  if (share === 0) return "I could not follow the sentence in which this stands.";
  if (share < wrongLinkShare) return "It stands in a list; write what it speaks for or against.";
  if (share < 1) return "You conclude something else from it.";
  if (establishment === "perhaps")
    return "I may have missed where you learnt this, so you have the mark.";
  return undefined;
}
